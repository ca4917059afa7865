import { analysed } from './testing/texts.js';

const today = new Date();
const year = (ago: number): number => today.getFullYear() - ago;
const years = async (cv: string, job: string) =>
  (await analysed(cv, job)).requirements.find(({ name }) => / of experience$/.test(name))?.state;

const CV = (posts: string, papers: string) =>
  `Ana Reed\nManila, Philippines\n\nExperience\n${posts}\n- Cared for ventilated patients in intensive care\n\nRegistration\n${papers}\n`;
const JOB = (ask: string, title = 'ICU Staff Nurse') => `${title}\nLeeds\nRequirements\n- NMC registration\n- ${ask}`;
const ICU = `ICU Nurse, Makati General Hospital, Manila, ${year(9)} - present`;

describe('years since a registration count from the first work that nobody may do without one', () => {
  it.each([
    [ICU, `PRC licence\nNMC registration: OSCE booked February ${year(-1)}`],
    [ICU, `PRC licence ${year(9)}\nNMC registered since March ${year(0)}`],
    [ICU, `Registered with the Nursing Council of the Philippines since ${year(9)}\nNMC registered ${year(0)}`],
    [`Registered Nurse, ICU, Some Hospital, Lagos, ${year(11)} - present`, `NMC registered since March ${year(0)}`],
    [
      `Staff Nurse (Intensive Care), Some Hospital, Pune, ${year(5)} - present`,
      `Registered with the NMC in ${year(1)}`,
    ],
    [`RN, Intensive Care, Some Hospital, Pune, ${year(5)} - present`, `${year(1)}: NMC registration`],
  ])('%s, %s', async (posts, papers) => {
    for (const ask of [
      'At least two years of post-registration experience in intensive care',
      'Two years’ post-registration experience',
      'Minimum 2 years of experience since qualifying',
    ])
      expect(await years(CV(posts, papers), JOB(ask))).toBe('met');
  });

  it.each([
    ['Physiotherapist', `Physiotherapist, Some Clinic, Pune, ${year(6)} - present`, `HCPC registered ${year(0)}`],
    ['Band 5 Radiographer', `Radiographer, Some Clinic, Accra, ${year(6)} - present`, `HCPC registered ${year(0)}`],
  ])('and of a %s', async (title, post, paper) => {
    expect(await years(CV(post, paper), JOB('At least two years of post-registration experience', title))).toBe('met');
  });

  it.each([
    [`Healthcare Assistant, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Nursing Assistant, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Student Nurse, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Nursing Associate, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
  ])('and not from work below it: %s', async (posts, papers) => {
    const ask = 'At least two years of post-registration experience in intensive care';
    expect(await years(CV(posts, papers), JOB(ask))).not.toBe('met');
  });
});
