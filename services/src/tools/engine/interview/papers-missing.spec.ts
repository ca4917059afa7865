import type { InterviewQuestionReply } from '../../career-engine.js';
import { interview } from '../testing/texts.js';

const asked = (cvText: string, jobDescription: string) => interview(cvText, jobDescription, 4);
const exampleAbout = (all: readonly InterviewQuestionReply[], words: RegExp) =>
  all
    .filter(({ question }) => words.test(question))
    .map(({ question, realWorldExample }) => `${question} ${realWorldExample}`)
    .join('\n');

const DRIVER = (licences: string) =>
  `Gary Whitton\nDoncaster\nJob wanted: HGV driver\n\nExperience\nDriver, Midland Pallets. 18-tonne rigid, 2017 - Present\n- Vehicle checks every morning\n- Public liability insurance 2 million\n- Own van and tools\n- Multi-drop deliveries to 30 shops\n\nLicences\n${licences}`;
const HGV = 'HGV Driver\nRequirements\n- C+E licence\n- ADR certificate\n- Multi-drop experience';

describe('a question about a paper that is not there, or not yet', () => {
  it.each(['C+E retest booked for March', 'C+E test scheduled in May', 'C licence, C+E training in progress'])(
    'is answered by how it is obtained: %s',
    async (line) => {
      const about = exampleAbout(await asked(DRIVER(line), HGV), /C\+E/);
      expect(about).toMatch(/next step|step comes next|step is missing/);
      expect(about).not.toMatch(/Vehicle checks|deliveries to 30 shops/);
    },
  );

  it.each([
    ['NMC application submitted in May 2025', /next step|step comes next/],
    ['NMC registration refused in 2024', /why, what you have done since/],
  ])('leans on no other work: %s', async (line, said) => {
    const about = exampleAbout(
      await asked(
        `Maria Santos\n\nExperience\nNurse, Hill Hospital, Manila, 2018 - 2024\n- Led the falls audit of the ward\n- Gave medicines to 28 patients\n\nRegistration\n${line}`,
        'Staff Nurse\nEssential\n- NMC registration\n- Medicines',
      ),
      /NMC/,
    );
    expect(about).toMatch(said);
    expect(about).not.toMatch(/falls audit|28 patients|keep it valid/);
  });

  it('is not asked of a paper that is there beside it', async () => {
    const about = exampleAbout(
      await asked(
        'Sarah Holt\n\nExperience\nStaff Nurse, Hull Royal Hospital, 2019 - present\n- Gave medicines to six babies\n\nRegistration\nNMC PIN 12A3456B, QIS pending',
        'Neonatal Nurse\nEssential\n- NMC registration\n- Medicines',
      ),
      /NMC/,
    );
    expect(about).not.toMatch(/How far are you with it/);
  });

  it('takes no edition for another', async () => {
    const about = exampleAbout(
      await asked(
        'Mark Doyle\n\nExperience\nElectrician, Volt Ltd, Derby, 2015 - Present\n- Tested 40 rewires a year\n\nQualifications\n17th Edition Wiring Regulations (2014)',
        'Electrician\nRequirements\n- 18th Edition\n- Testing',
      ),
      /18th Edition/,
    );
    expect(about).not.toMatch(/names it in “17th|keep it valid|rewires/);
  });

  it('has its article', async () => {
    const about = exampleAbout(await asked(DRIVER('C+E licence'), HGV), /ADR|C\+E/);
    expect(about).toContain('requires an ADR certificate.');
    expect(about).toContain('requires a C+E licence.');
    const forklift = await asked(DRIVER('C+E licence'), 'HGV Driver\nRequirements\n- forklift licence\n- C+E licence');
    expect(exampleAbout(forklift, /forklift/)).toContain('requires a forklift licence.');
  });
});

describe('a question about work', () => {
  it('asks for no ordinary day of an insurance, a van or a licence', async () => {
    const text = (await asked(DRIVER('C+E licence'), HGV))
      .map(({ question, realWorldExample }) => `${question} ${realWorldExample}`)
      .join('\n');
    expect(text).not.toMatch(/insurance 2 million|Own van and tools/);
    expect(text).not.toContain('18-tonne rigid” your CV says');
    expect(text).toContain('“Multi-drop deliveries to 30 shops”');
  });

  it('takes the job that is wanted for no post', async () => {
    const text = JSON.stringify(await asked(DRIVER('C+E licence'), HGV));
    expect(text).not.toMatch(/by the post itself, “Job wanted|names “Job wanted/);
  });

  it('asks of an insurance what it is', async () => {
    const about = exampleAbout(
      await asked(
        'Jo Hart\n\nExperience\nRoofer, Hart Roofs Ltd, Hull, 2012 - present\n- Public liability insurance to £10m\n- Repaired slate roofs of 30 homes a year',
        'Roofer\nRequirements\n- Slate roofs\n- Public liability insurance',
      ),
      /insurance/,
    );
    expect(about).toContain('until when does it hold');
    expect(about).not.toMatch(/mattered most|short story/);
  });
});

it.each([
  'Currently being trained to give medication; not yet signed off',
  'Getting trained in medication administration',
])('a question about what somebody is being taught asks how far they are: %s', async (line) => {
  const about = exampleAbout(
    await asked(
      `Ines Gomes\n\nExperience\nCare Assistant, Elm House, Reading, 2023 - present\n- Personal care of 20 residents\n- ${line}`,
      'Senior Care Assistant\nRequirements\n- Medication administration\n- Personal care',
    ),
    /medication administration/i,
  );
  expect(about).toContain('how far you are');
  expect(about).not.toMatch(/20 residents|mattered most/);
});
