import { analysed } from './testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- ${line}\n- Met people every day\n`;

const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;

const stateOf = async (line: string, ask: string, role: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

describe('a lack or a wish proves nothing', () => {
  it.each([
    ['Not used: Azure, Go', 'Azure'],
    ['Azure: not used', 'Azure'],
    ['Skills I lack: Azure, Kubernetes', 'Kubernetes'],
    ['My weaknesses: Azure', 'Azure'],
    ['Want to learn: Kubernetes, Azure', 'Azure'],
    ['Need to learn: Azure', 'Azure'],
    ['Would like to learn Kubernetes and Azure', 'Azure'],
    ['I want to learn Kubernetes', 'Kubernetes'],
    ['Hoping to learn Kubernetes, Terraform, Azure', 'Azure'],
  ])('“%s” for “%s”', async (line, ask) => {
    expect(await stateOf(line, ask, 'Software Developer')).toBe('missing');
  });

  it.each([
    ['No experience of: ventilators, dialysis', 'Dialysis', 'Staff Nurse'],
    ['JIB: not graded', 'JIB graded', 'Electrician'],
    ['Job wanted: HGV driver', 'Driving', 'Cleaner'],
    ['Target role: HGV driver', 'Driving', 'Cleaner'],
    ['I want to become an HGV driver', 'Driving', 'Cleaner'],
    ['Applying for HGV driver jobs', 'Driving', 'Cleaner'],
  ])('“%s” for “%s” of a %s', async (line, ask, role) => {
    expect(await stateOf(line, ask, role)).toBe('missing');
  });

  it.each([
    ['Currently learning Kubernetes', 'Kubernetes', 'Software Developer', 'partly'],
    ['Closed gaps in monitoring with Azure Monitor', 'Azure', 'Software Developer', 'met'],
    ['Being trained on PEG feeding', 'PEG feeding', 'Carer', 'partly'],
    [
      'Currently being trained to give medication; not yet signed off',
      'Medication administration training, signed as competent',
      'Carer',
      'partly',
    ],
    ['Gave medication, signed off 2023', 'Medication administration', 'Carer', 'met'],
  ])('and what was begun or done does: “%s”', async (line, ask, role, state) => {
    expect(await stateOf(line, ask, role)).toBe(state);
  });
});

describe('a job that is wanted', () => {
  const job = 'HGV Class 2 Driver\nRequirements\n- Driving\n- Drivers hours';
  it.each(['Job wanted: HGV driver', 'Objective: HGV driver', 'Desired position: HGV driver', 'Objective\nHGV driver'])(
    'was not held: %s',
    async (line) => {
      const cv = `Ana Reed\nLeeds\n${line}\n\nExperience\nCleaner, Leeds City Council, 2019 - present\n- Cleaned offices\n`;
      const { requirements } = await analysed(cv, job);
      expect(requirements.filter(({ state }) => state !== 'missing')).toEqual([]);
    },
  );
});
