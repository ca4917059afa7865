import { analysed } from './testing/texts.js';

const asked = async (lines: readonly string[], item: string, title = 'Maintenance Technician') => {
  const cv = `Ann Lee\nLeeds\n\nExperience\n${lines.join('\n')}\n`;
  const { requirements } = await analysed(cv, `${title}\nSome Works, Leeds\nRequirements\n- Team player\n- ${item}`);
  return requirements.filter(({ jobLine }) => jobLine?.endsWith(item));
};
const stateOf = async (line: string, item: string) =>
  (await asked(['Technician, Some Works, 2019 - 2024', `- ${line}`], item)).map(({ state }) => state);

describe('a skill that an advert names by its noun', () => {
  it.each([
    ['Installed 40 boilers and two cylinders', 'Installation'],
    ['Reconciled supplier accounts each month', 'Reconciliation'],
    ['Managed 60 Microsoft 365 accounts', 'Microsoft 365 administration'],
    ['Issued 200 landlord certificates a year', 'Landlord gas safety certificates (CP12)'],
  ])('is met by work told in a verb: %s', async (line, item) => {
    expect(await stateOf(line, item)).toEqual(['met']);
  });

  it.each([
    ['Another team installed the boilers', 'Installation'],
    ['I have not installed a boiler yet', 'Installation'],
    ['Used an installer for Windows', 'Reconciliation'],
    ['Opened my Microsoft 365 account each morning', 'Gas Safe registration'],
    ['Booked patients at a dental surgery', 'Experience with Dentally'],
  ])('is not met by what others did, by a denial or by another word: %s', async (line, item) => {
    expect(await stateOf(line, item)).not.toEqual(['met']);
  });
});

describe('a skill that a post is called after', () => {
  it.each([
    ['Senior Data Engineer', 'Data engineering'],
    ['Lead Product Manager', 'Product management'],
    ['Web Developer', 'Web development'],
    ['Business Analyst', 'Business analysis'],
    ['Graphic Designer', 'Graphic design'],
    ['Project Manager (Rail)', 'Project management'],
  ])('is met by the post: %s', async (post, item) => {
    const [found] = await asked([`${post}, Some Works, 2019 - 2024`], item, 'Consultant');
    expect(found?.state).toBe('met');
    expect(found?.cvLine).toContain(post);
  });

  it.each([
    ['Trainee Data Engineer', 'Data engineering'],
    ['Assistant Product Manager', 'Product management'],
    ['Account Manager', 'People management'],
    ['Site Engineer', 'Data engineering'],
  ])('is not met by who learns, helps or does other work: %s', async (post, item) => {
    const [found] = await asked([`${post}, Some Works, 2019 - 2024`], item, 'Consultant');
    expect(found?.state).not.toBe('met');
  });
});

describe('a registration with its number', () => {
  it.each(['HCPC registration RA012345', 'HCPC no. CH123456', 'HCPC PIN PH98765'])(
    'is held wherever it stands: %s',
    async (line) => {
      const cv = `Ann Lee\n\nExperience\nRadiographer, Some Hospital, 2019 - 2024\n- CT scans\n\nSkills\nPACS, Soliton RIS\n${line}`;
      const { requirements } = await analysed(cv, 'Radiographer\nRequirements\n- HCPC registration\n- CT');
      expect(requirements.find(({ name }) => name === 'HCPC registration')?.state).toBe('met');
    },
  );

  it('is not held for its name among skills', async () => {
    const cv = `Ann Lee\n\nExperience\nRadiographer, Some Hospital, 2019 - 2024\n- CT scans\n\nSkills\nPACS, HCPC, RIS, CT, MRI`;
    const { requirements } = await analysed(cv, 'Radiographer\nRequirements\n- HCPC registration\n- CT');
    expect(requirements.find(({ name }) => name === 'HCPC registration')?.state).not.toBe('met');
  });
});

describe('Breakdowns', () => {
  it.each([
    ['Servicing and breakdown of domestic boilers', 'met'],
    ['Repair and breakdown of heating plant', 'met'],
    ['Service and breakdown of costs for the client', 'missing'],
  ])('of things that run are faults found: %s', async (line, state) => {
    expect(await stateOf(line, 'Fault finding')).toEqual([state]);
  });
});

describe('two things that are asked for in one breath', () => {
  it.each([
    [['Restored ornate cornices', 'Restored plaster mouldings'], 'Restoring cornices and mouldings', 'met'],
    [
      ['Ran toolbox talks', 'Delivered toolbox talks to crews of 40', 'Delivered safety briefings'],
      'Deliver toolbox talks and safety briefings',
      'met',
    ],
    [['Repaired ornate cornices'], 'Experience restoring cornices and mouldings', 'partly'],
    [['Painted the hall'], 'Experience restoring cornices and mouldings', 'missing'],
  ])('are met by a line for each, and in part by one: %j', async (lines, item, state) => {
    const found = await asked(['Technician, Some Works, 2019 - 2024', ...lines.map((line) => `- ${line}`)], item);
    expect(found.map((each) => each.state)).toEqual([state]);
  });
});

describe('a paper or its equivalent', () => {
  const held = async (paper: string, item: string) => {
    const cv = `Ann Lee\nLeeds\n\nExperience\nTailor, Some Works, 2015 - 2024\n- Took in suits\n\nQualifications\n${paper}`;
    const { requirements } = await analysed(cv, `Tailor\nRequirements\n- Hand sewing\n- ${item}`);
    return requirements.find(({ jobLine }) => jobLine?.endsWith(item))?.state;
  };

  it.each([
    ['City & Guilds Level 3 Fashion and Textiles, 2016', 'NVQ Level 3 or City & Guilds equivalent', 'met'],
    ['NVQ Level 3 Tailoring, 2016', 'NVQ Level 3 or City & Guilds equivalent', 'met'],
    ['City & Guilds Level 3 Tailoring, 2016', 'NVQ Level 3 in tailoring or equivalent qualification', 'met'],
  ])('does not matter whose it is: %s of %s', async (paper, item, state) => {
    expect(await held(paper, item)).toBe(state);
  });

  it.each([
    ['City & Guilds Level 1 Fashion, 2016', 'NVQ Level 3 or City & Guilds equivalent'],
    ['GCSE Textiles, 2010', 'NVQ Level 3 or City & Guilds equivalent'],
  ])('has its level all the same: %s of %s', async (paper, item) => {
    expect(await held(paper, item)).not.toBe('met');
  });
});

describe('the same work by the name that its trade has for it', () => {
  it.each([
    ['Midwife', 'Conducting normal deliveries, average 25 monthly', 'Experience of caring for women in labour'],
    ['Podiatrist', 'Diabetic foot assessments in a high-risk clinic', 'Care of the diabetic foot'],
    ['Laboratory Technician', 'Calibrated balances and pipettes', 'Calibration of equipment'],
    ['Structural Biologist', 'Solved four structures with cryoSPARC', 'Cryo-EM'],
    ['Heating Engineer', 'Unvented (G3)', 'Unvented hot water'],
  ])('of a %s is met: %s', async (title, line, item) => {
    const found = await asked([`${title}, Some Works, 2019 - 2024`, `- ${line}`], item, title);
    expect(found.map((each) => each.state)).toEqual(['met']);
  });

  it.each([
    ['Courier', 'Conducted 90 deliveries a day', 'Experience of caring for women in labour'],
    ['Nurse', 'Diabetes clinics', 'Care of the diabetic foot'],
    ['Joiner', 'Hung unvented doors', 'Cryo-EM'],
  ])('of a %s is not: %s', async (title, line, item) => {
    const found = await asked([`${title}, Some Works, 2019 - 2024`, `- ${line}`], item, title);
    expect(found.map((each) => each.state)).not.toContain('met');
  });
});
