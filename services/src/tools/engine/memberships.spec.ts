import { analysed } from './testing/texts.js';

const CV = (line: string) =>
  `Ana Reed\nLeeds\n\nExperience\nSite Engineer, Some Build, 2016 - present\n- Set out 40 plots\n\nMemberships\n${line}\n`;
const JOB = (ask: string) => `Site Engineer\nLeeds\nRequirements\n- ${ask}\n- Setting out`;
const answer = async (line: string, ask: string) => {
  const { requirements } = await analysed(CV(line), JOB(ask));
  return requirements.find(({ jobLine }) => jobLine?.includes(ask));
};

const CHARTERED = 'Chartered member of the IStructE or ICE (MIStructE/MICE)';

describe('an earlier step of membership is a part of a later one', () => {
  it.each([
    [CHARTERED, 'Graduate member IStructE'],
    [CHARTERED, 'Student member IStructE'],
    [CHARTERED, 'Graduate member of the ICE'],
    [CHARTERED, 'Student Member of the Institution of Civil Engineers'],
    [CHARTERED, 'IStructE (Graduate)'],
    [CHARTERED, 'GMICE'],
    [CHARTERED, 'Working towards chartership with IStructE'],
    ['Full member of the CIOB (MCIOB)', 'Student member of the CIOB'],
    ['MRICS', 'AssocRICS'],
    ['MRICS', 'Trainee chartered surveyor, Royal Institution of Chartered Surveyors'],
    ['Chartered membership of the RTPI (MRTPI)', 'Licentiate member of the RTPI'],
    ['Chartered MCIPD', 'CIPD Level 5 Associate Diploma, Associate member (Assoc CIPD)'],
    ['Chartered member of the CIPD', 'CIPD Level 7'],
    ['CMIOSH', 'TechIOSH'],
    ['Chartered Member of IOSH', 'IOSH Managing Safely, GradIOSH'],
    ['Chartered Engineer with the IMechE', 'Associate Member of the IMechE (AMIMechE), working towards CEng'],
    ['Chartered Engineer (CEng MIET)', 'MIET'],
    ['Chartered IT Professional (CITP) or MBCS', 'Associate Member of BCS (AMBCS)'],
    ['Member of CIWEM (MCIWEM)', 'Trainee member of the CIWEM'],
    ['Member of ACCA or CIMA', 'ACCA affiliate'],
    ['CIPD qualified', 'CIPD student'],
  ])('“%s” is partly met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).toBe('partly');
  });
});

describe('a step of membership is met by itself and by those above it', () => {
  it.each([
    [CHARTERED, 'MICE'],
    [CHARTERED, 'CEng MIStructE'],
    [CHARTERED, 'Chartered member of the Institution of Structural Engineers'],
    [CHARTERED, 'Fellow of the Institution of Civil Engineers'],
    ['Chartered Engineer with the IMechE', 'Graduate member of the IMechE 2014; CEng MIMechE 2019'],
    ['AssocRICS or MRICS', 'Fellow of the Royal Institution of Chartered Surveyors (FRICS)'],
    ['AssocRICS or MRICS', 'AssocRICS'],
    ['Chartered or working towards chartership with the ICE', 'Graduate member of the ICE'],
    ['Graduate member of the ICE', 'MICE'],
    ['Associate or full member of the CIOB', 'ACIOB'],
    ['MCIPS', 'A member of the Chartered Institute of Procurement & Supply since 2021'],
    ['CIPD qualified', 'Assoc CIPD'],
    ['CIPD qualified', 'CIPD Level 5'],
  ])('“%s” is met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).toBe('met');
  });
});

describe('nothing is said of one’s own membership', () => {
  it.each([
    ['Full member of the CIOB (MCIOB)', 'Former member of the CIOB'],
    ['Chartered Engineer', 'Worked under a chartered engineer'],
    ['MRTPI', 'Committee member of the local history society'],
  ])('“%s” is not met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).not.toBe('met');
  });
});

it('a requirement of membership is called by its step and its bodies', async () => {
  expect((await answer('MICE', CHARTERED))?.name).toBe('Chartered membership of IStructE or ICE');
});
