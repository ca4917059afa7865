import { readCv } from '../reading/cv-reader.js';
import { askedBy, namesAskedBy } from '../testing/asked-for.js';

const today = new Date('2026-11-28');
const shown = (line: string) => [
  ...readCv(`Ann Lee\nExperience\nClerk, Wren Ltd, 2019 - present\n- ${line}`, today).shown.keys(),
];

describe('what people say in few words', () => {
  it.each([
    ['Own transport', 'Driving licence and car.'],
    ['Own transport', 'I hold a driving licence and run a car'],
    ['People management', 'Accounts Supervisor with a staff of three'],
    ['People management', 'Head of archive with two assistants'],
    ['Method validation', 'Validated linearity and limit of detection'],
    ['Operating procedures', 'Wrote a new standard operating procedure'],
    ['HRIS', 'Kept staff records on Sage HR and Workday'],
    ['Lesson planning', 'Rewrote the year 8 scheme of work'],
  ])('shows %s: %s', (skill, line) => {
    expect(shown(line)).toContain(skill);
  });

  it.each([
    ['Own transport', 'Driving licence, no car'],
    ['Own transport', 'Parked cars with a full licence and car keys in hand'],
    ['People management', 'Worked for a firm with a staff of 200'],
    ['People management', 'Reported to a supervisor with a staff of two'],
    ['Method validation', 'Validated addresses with great precision'],
    ['HRIS', 'Baked every workday'],
  ])('shows no %s: %s', (skill, line) => {
    expect(shown(line)).not.toContain(skill);
  });

  it.each([
    ['Able to follow SOPs', 'Kept to SOPs for cage washing'],
    ['Ability to lead bat surveys', 'Organised the yearly bat survey in Epping Forest'],
    ['Able to train new room attendants', 'I show new girls how to fold towels'],
    ["You're able to train new kitchen porters", 'I teach new lads how to use the dishwasher'],
    ['Supervising apprentices', 'I look after an apprentice and check his work'],
  ])('meets what is asked: %s', async (line, duty) => {
    expect((await askedBy('Porter', [line], duty)).map(({ state }) => state)).toEqual(['met']);
  });

  it('asks once for practical experience of a thing, and for automation with a tool', async () => {
    expect(await namesAskedBy('Welder', ['Practical experience of TIG welding'])).toEqual(['TIG welding']);
    expect(await namesAskedBy('Network Engineer', ['Network automation with Python or Ansible'])).toEqual([
      'Python or Ansible',
    ]);
  });

  it('is proven by the line that names it, and not by what stands near to it', async () => {
    const { skillFinding } = await import('../match/skill-finding.js');
    const cv = readCv(
      'Ann Lee\n\nExperience\nChemist, Wren Ltd, 2019 - present\n- Ran HPLC every day\n\nSkills\nGC-MS, FTIR and NMR (taught laboratory courses)\n',
      today,
    );
    const skill = { name: 'Mass spectrometry', kind: 'skill', field: 'science', source: 'Landfall' } as const;
    const found = skillFinding(
      {
        ...{ skill, written: 'GC-MS', importance: 'required', line: 'GC-MS', phrase: null },
        ...{ oneOf: null, orElse: [], orSimilar: false },
      },
      cv,
    );
    expect([found.state, found.near, found.proof?.line]).toEqual([
      'partly',
      undefined,
      'GC-MS, FTIR and NMR (taught laboratory courses)',
    ]);
  });
});
