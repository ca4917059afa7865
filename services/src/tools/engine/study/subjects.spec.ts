import { testOf } from '../testing/study.js';
import { studySentencesOf } from './document.js';
import { spokenOf } from './subjects.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

const asked = async (text: string, words: string) =>
  (await testOf(text)).find(({ question }) => question.includes(words));

const biology = `GCSE Biology - Unit 2

1. Plant cells
Mitochondria release energy during aerobic respiration. Ribosomes are the structures where proteins are made.
Chloroplasts absorb light energy to make food by photosynthesis. The permanent vacuole is filled with cell sap.

2. Microscopes
The light microscope was developed in the late 16th century. The electron microscope was invented in 1931 in Berlin.

3. Specialised cells
Nerve cells carry electrical impulses around the body. Xylem cells carry water from the roots to the leaves.
Phloem cells transport dissolved sugars around the plant. Red blood cells have no nucleus and hold haemoglobin.`;

describe('what the document says something of', () => {
  it('is asked among the things of its own section', async () => {
    const found = await asked(biology, '“_____ absorb light energy');
    expect(Object.values(found?.options ?? {}).toSorted()).toEqual(['Chloroplasts', 'Mitochondria', 'Ribosomes']);
    const cells = await asked(biology, '“_____ transport dissolved sugars');
    for (const option of Object.values(cells?.options ?? {})) expect(option).toMatch(/ cells$/);
  });

  it('is cited with the numbered heading above it', async () => {
    const found = await asked(biology, '“_____ transport dissolved sugars');
    expect(found?.explanation).toContain('under “Specialised cells”');
  });

  it('is never offered with the end of a sentence about something plainly else', async () => {
    for (const { question, options } of await testOf(biology))
      if (question.includes('microscope'))
        expect(Object.values(options).join()).not.toMatch(/cell sap|impulses|sugars/);
  });
});

const networks = `DHCP gives IP addresses to hosts automatically. SSH uses port 22 and gives an encrypted connection.
DNS translates domain names into IP addresses and uses port 53. SMTP sends e-mail between two servers.
HTTP fetches web pages from a server. Never guess if a customer asks about an open port: look it up in the folder.
Samuel Pepys, who worked for the Navy, went by boat to Whitehall. Employees who are pregnant should ask for a seat.
Residual volume: the air left in the lungs after breathing out.`;

it('a sentence is cut before its own verb, and not before a noun, a clause within it or an order', async () => {
  const questions = await testOf(networks);
  expect(questions.some(({ question }) => question.includes('“_____ translates domain names'))).toBe(true);
  const shown = questions.flatMap(({ question, options }) => [question, ...Object.values(options)]).join('\n');
  expect(shown).not.toMatch(
    /^names into|domain …|^asks about an open|^worked for the Navy, went|^are pregnant should/m,
  );
});

const fire = `The Great Fire of London began in the bakery of Thomas Farriner in Pudding Lane. The summer had been hot and dry.
Samuel Pepys went by boat to Whitehall to tell the king how serious it was. The fire reached the banks around Lombard Street.
People fled to the open fields at Moorfields with what they owned. His men blew up houses near the Tower of London.
The old church was built of stone in 1087 by order of a bishop. Lightning destroyed its roof for the first time in 1136.
The tall wooden spire of 1221 was rebuilt after a storm, and 1200 people came to look at it.
The chapel of 1320 was added by a duke.`;

it('takes no half of the name of an office for a person', async () => {
  const text = `Arthur Pigou proposed a tax on pollution. Ronald Coase argued that bargaining can solve the problem.
Garrett Hardin described the tragedy of the commons. Elinor Ostrom showed how villages manage shared land.
In the UK the Competition and Markets Authority investigated a merger of two large dairy firms last year.`;
  const questions = await testOf(text);
  expect(questions.some(({ question }) => question.startsWith('Which person'))).toBe(true);
  for (const { options } of questions) expect(Object.values(options)).not.toContain('Markets Authority');
});

it('reads what looks like a name without end in a moment', async () => {
  const text = `Ab ${'A'.repeat(42)}1 carries fresh water to the green leaves.`;
  const started = processorMs();
  await testOf(text);
  // It took minutes when a rule could part a word at each of its capitals.
  expect(processorMs() - started).toBeLessThan(5_000);
});

it.each(['Antonie van Leeuwenhoek', 'Leonardo da Vinci', 'Juana de la Cruz', 'Mary Anne Evans', 'Sean O’Neill-Smith'])(
  'takes %s for a person, who stands beside others',
  (name) => {
    const [one, other, thing] = spokenOf(
      studySentencesOf(
        `${name} described living cells in pond water. Robert Hooke described cells in thin slices of cork. The membrane surrounds all cells of plants and animals.`,
      ),
    );
    expect([one?.head, one?.isName, other?.isName, thing?.isName]).toEqual([name, true, true, false]);
  },
);

describe('a text of history', () => {
  it('is asked about its places, each beside places that take an article as it does', async () => {
    const questions = await testOf(fire);
    const lane = questions.find(({ question }) => question.includes('bakery of Thomas Farriner in _____'));
    expect(lane?.options[lane.correctAnswer]).toBe('Pudding Lane');
    expect(Object.values(lane?.options ?? {})).not.toContain('Tower of London');
  });

  it('is asked about years of the Middle Ages as years, and a count is none', async () => {
    const years = (await testOf(fire)).filter(({ question }) => question.startsWith('Which year'));
    expect(years.length).toBeGreaterThan(0);
    for (const { options } of years) expect(Object.values(options)).not.toContain('1200');
  });
});

it('a title of two lines is no heading, and a heading stands apart from the lines around it', async () => {
  const page = `Health and Safety Induction for Kitchen
Staff
Welcome to the team. Please read this booklet before your first shift.
You will do a short test in the office at the end of the week.
Personal hygiene
Wash your hands for at least 20 seconds before you start work, after
you touch raw meat, and after every break. Tell your supervisor if you
were ill, and stay away from work for 48 hours after the symptoms stop.
Temperatures
Cook food until the centre is hot for at least 30 seconds. Cooked food
should be cooled within 90 minutes and then be put in the cold fridge.`;
  const explained = (await testOf(page)).map(({ explanation }) => explanation).join('\n');
  expect(explained).toMatch(/under “Personal hygiene”\): “Wash your hands/);
  expect(explained).not.toContain('under “Staff”');
});
