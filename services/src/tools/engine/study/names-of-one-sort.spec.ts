import { testOf } from '../testing/study.js';
import { studySentencesOf } from './document.js';
import { nameSortsOf } from './name-sorts.js';

const STORY = `The Odyssey

The Odyssey tells how Odysseus, the king of Ithaca, came home from the war at Troy. The poem was made by Homer in the eighth century before Christ.

Odysseus sailed from Troy with twelve ships and lost all of them. Poseidon, the god of the sea, hated Odysseus because he had blinded Polyphemus. Polyphemus was a giant with one eye who lived in a cave on Sicily.

Circe was a witch who turned the men of Odysseus into pigs. Hermes, the messenger of the gods, gave Odysseus a herb that protected him. Odysseus stayed with Circe for a year.

The ship Argo had passed the Wandering Rocks before. Jason, the captain of Argo, was loved by Hera. Argo was the only ship that had come through.

Scylla was a monster with six heads that ate six of the men. Charybdis was a whirlpool that swallowed the sea three times a day. Odysseus passed between Scylla and Charybdis on the advice of Circe. The ship of Odysseus was later broken by Zeus.

Calypso, a nymph, kept Odysseus on the island of Ogygia for seven years. Athena, the goddess of wisdom, asked Zeus to let him go. Hermes brought the order of Zeus to Calypso.

Nausicaa, the daughter of Alcinous, found Odysseus on the beach of Scheria. Alcinous gave Odysseus a ship that brought him home. In Ithaca, Penelope waited for Odysseus and wove a shroud for Laertes. Laertes was the father of Odysseus. Telemachus, the son of Penelope, helped Odysseus to kill the suitors. Antinous was the first of the suitors to die.`;

const PLACES = ['Ithaca', 'Troy', 'Sicily', 'Ogygia', 'Scheria'];
const THINGS = ['Argo', 'Charybdis'];
const sortOf = (name: string): string => (PLACES.includes(name) ? 'place' : THINGS.includes(name) ? name : 'being');

describe('a name that is left out', () => {
  it('stands beside names of its sort: no place, ship or whirlpool beside who somebody is', async () => {
    const asked = (await testOf(STORY)).filter(({ options }) =>
      Object.values(options).every((option) => /^\p{Lu}\p{Ll}+$/u.test(option)),
    );
    expect(asked.length).toBeGreaterThanOrEqual(6);
    for (const { options } of asked) {
      const sorts = new Set(Object.values(options).map(sortOf));
      expect([Object.values(options), sorts.size]).toEqual([Object.values(options), 1]);
    }
  });

  it('is not asked for where the document names too few of its sort', async () => {
    for (const { options, correctAnswer } of await testOf(STORY)) expect(THINGS).not.toContain(options[correctAnswer]);
  });

  it('is one that the document names', async () => {
    for (const { options } of await testOf(STORY))
      for (const option of Object.values(options).filter((each) => /^\p{Lu}\p{Ll}+$/u.test(each)))
        expect(STORY).toContain(option);
  });
});

it('takes what somebody learned or reads for no place', () => {
  const sorts = nameSortsOf(
    studySentencesOf(
      `The applicant has a qualification in Welsh and speaks it at home with everyone. The second paper is the Foundations in Accountancy qualification of the same body. She was born in Bangor and later lived in Cardiff for nine years. The book was published in Breton and sold well in Rennes that year.`,
    ),
  );
  expect(sorts.get('Bangor')).toBe('place');
  expect(sorts.get('Rennes')).toBe('place');
  for (const name of ['Welsh', 'Accountancy', 'Breton']) expect(sorts.get(name)).not.toBe('place');
});
