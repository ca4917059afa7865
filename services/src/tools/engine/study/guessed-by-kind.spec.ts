import { testOf } from '../testing/study.js';
import { definitionIn } from './definitions.js';

import { everydayDrafts } from './everyday-drafts.js';
import { studySentencesOf, type StudySentence } from './document.js';

const bees = `Beekeeping for beginners

The colony
A strong colony has about 50,000 workers in June. The queen lays up to 2,000 eggs a day in early summer.
A worker needs 21 days from egg to adult. A drone needs 24 days, and a queen needs 16 days.
The larva is fed for six days before its cell is closed. Workers live about six weeks in summer and six months in winter.
The hive
The brood box stands at the bottom of the hive. A super is a shallow box that is put above the brood box for honey.
The queen excluder is a grid that keeps the queen out of the supers. Frames are looked at every seven days in May.
An open queen cell means that the colony may already have swarmed. A sealed queen cell means you are too late.
Feeding
In autumn each colony is given 12 kilograms of sugar in water. A colony needs 18 kilograms of honey for the winter.
Fondant is a thick paste that is put on the frames in winter. Pollen is the only source of protein for the brood.
The smoker must be lit before the hive is opened. The veil must be closed at the neck. Gloves are washed after each visit.
Syrup is fed in the evening so that no robbing begins. The entrance is made smaller in September against wasps.`;

const note = (text: string): StudySentence => ({ ...studySentencesOf(text)[0]!, text });

describe('a definition', () => {
  it.each([
    'An open queen cell means that the colony may already have swarmed.',
    'A sealed queen cell means you are too late to stop the swarm.',
    'Low pressure means there is a leak somewhere in the pipe.',
    'The handbook describes how the machine is cleaned after each shift.',
    'A red light means that nobody may enter the room at all.',
  ])('is none where a sentence tells what follows: %s', (text) => {
    expect(definitionIn(note(text))).toBeNull();
  });

  it.each([
    ['Osmosis means the movement of water through a thin membrane.', 'Osmosis'],
    ['Swarming refers to the departure of a queen with half of her workers.', 'Swarming'],
    ['“Deposit” means any money held as security for the rent of a home.', 'Deposit'],
    ['Viscosity is defined as the resistance of a liquid to flowing.', 'Viscosity'],
  ])('is one where it tells what something is: %s', (text, term) => {
    expect(definitionIn(note(text))?.term).toBe(term);
  });

  it('is not asked for by what follows from it', async () => {
    for (const { question } of await testOf(bees)) expect(question).not.toMatch(/in these words\?? “that\b/);
  });
});

describe('an everyday word', () => {
  const drafts = (text: string) => everydayDrafts(studySentencesOf(text));

  it('is of another sort where the text speaks of something else by it', async () => {
    expect(drafts(bees).filter(({ question }) => question.includes('food or crop'))).toEqual([]);
    for (const { question, options } of await testOf(bees)) {
      if (!/to adult/.test(question)) continue;
      expect(Object.values(options)).not.toContain('sugar');
      expect(Object.values(options)).not.toContain('honey');
    }
  });

  it('is not asked as one end of what its sort does not name', () => {
    const text = `The loaf is made of flour. The cake is topped with honey. The tea is sweetened with sugar. The plan goes from bread to profit in a year.`;
    expect(drafts(text).map(({ answer }) => answer)).not.toContain('bread');
  });

  it('is asked beside others of its sort', () => {
    const text = `The loaf is made of flour. The cake is topped with honey. The tea is sweetened with sugar. The dough is mixed with milk.`;
    expect(drafts(text).map(({ answer }) => answer)).toEqual(expect.arrayContaining(['honey', 'sugar', 'milk']));
    const colours = `The light of the press turns from green to red after a minute. The bin for old paper in the hall is black. The tag of a broken ladder is yellow. The door of the store room is blue.`;
    expect(drafts(colours).map(({ answer }) => answer)).toEqual(expect.arrayContaining(['yellow', 'blue']));
  });
});
