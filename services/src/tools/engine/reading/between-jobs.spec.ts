import { isBetweenJobs, isLookedFor } from './between-jobs.js';
import { isOfPrivateLife } from './private-life.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

describe('how a job ended, and what comes between two', () => {
  it.each([
    'Made redundant in 2024 when the site closed',
    'Was made redundant',
    'We were made redundant in March 2020',
    'Redundant March 2024',
    'Volunteered for redundancy in 2020',
    'At risk of redundancy',
    'Redundancies at the company in 2024',
    'Dismissed in 2024 after a dispute over hours',
    'I was let go in March 2024',
    'Laid off due to the pandemic',
    'Fired for being late',
    'Suspended during the pandemic',
    'Retired early',
    'Retired as a police officer in 2022',
    'Fixed-term contract ended in 2024',
    '12-month contract ended in 2024',
    'Contract ended early',
    'End of contract in May 2024',
    'Temporary contract.',
    'Agency contract ran out',
    'Post made redundant in 2020',
    'Restaurant closed its doors',
    'Old Mill Hotel closed in 2020',
    'When the site closed in 2024',
    'Company moved abroad in 2020',
    'Company ceased trading in 2020',
    'The company went into administration',
    'Left to care for my mother',
    'Left to look after a relative abroad',
    'Have left due to the commute',
    'Resigned after a dispute with the manager',
    'Reason for leaving: relocation',
    'Career break 2020-2021 to travel',
    '2020 - 2021: career break',
    'Took a gap year to travel in Asia',
    'Maternity leave from May 2021 to March 2022',
    'Time out to travel',
    'Signed off sick for six months in 2022',
    'Off work with a back injury',
    'Recovered from a serious illness in 2022',
    'Unemployed since January 2025',
    'Cared for my father at home',
    'Given a final written warning in 2023',
    'Arrested in 2019',
  ])('is no work: %s', (line) => {
    expect(isBetweenJobs(line)).toBe(true);
    expect(isLookedFor(line)).toBe(false);
  });

  it.each([
    'Looking for a new start',
    'Looking for Sous Chef role',
    'Looking forward to hearing from you',
    'Currently seeking a new role in York',
    'Seeking Sous Chef position',
    'I want to work in a small team again',
    'Always keen to learn',
    'Able to start immediately',
    'Can start on Monday',
    'Open to relocation',
    'Interested in night work',
    'Available immediately',
    'Available any time',
    'Available from March 2026 for full time',
    'To work in a challenging environment where I can use my skills',
    'Objective: to serve in a care home',
    'My goal is to be a chef',
    'A new challenge',
    'Returning to work after a break',
    'Relocating to Leeds',
    'References available',
  ])('is neither what somebody wishes for: %s', (line) => {
    expect(isBetweenJobs(line)).toBe(true);
    expect(isLookedFor(line)).toBe(true);
  });

  it.each([
    'Redundancy consultations with 40 staff at two sites',
    'Redundancy and dismissal cases handled',
    'Redundant cabling removed from 12 floors',
    'Advised managers on redundancy and dismissals',
    'Handled redundancies and grievances for 400 staff',
    'Discharged 12 patients a day with care plans',
    'Terminated cables and tested circuits in 60 flats',
    'Suspended ceilings and partitions in offices',
    'Suspended from ropes on facades of 20 floors',
    'Retired three legacy systems without an outage',
    'Fired stoneware in gas and electric kilns',
    'Fired for 12 hours at 1,200 degrees',
    'Signed off work permits for hot works',
    'Closed the month-end accounts within four days',
    'Site closed off with barriers and signs every evening',
    'Every job finished on time',
    'Temporary post at Leeds Council, 2019 - 2020',
    'Ran the shop until the company closed in 2019',
    'Maternity leave cover for the office manager',
    'Unemployed adults taught to read',
    'Hospitalised patients bathed and fed',
    'Time off in lieu recorded for 60 staff',
    'Sickness absence records of 200 staff',
    'Return to work interviews held with 30 staff',
    'Health problems of residents reported',
    'Cared for young children aged two to four',
    'Looked after eight patients on an acute ward',
    'Looking after 22 residents with dementia',
    'Looking for faults on conveyors at night',
    'Looking for early signs of sepsis',
    'Seeking new business from 40 accounts',
    'Seeking planning permission for 12 sites',
    'Seeking quotes for building work',
    'Searching for missing persons',
    'Left and right hand machining of castings',
    'Left-hand lay-up of glass fibre hulls',
    'Left the ward clean and safe for the night',
    'Quit smoking advice for 40 patients',
    'Arrested 40 suspects',
    'Charged with running the ward at night',
    'Moved 300 servers to the cloud',
    'Available stock counted and booked each night',
    'Had to work nights with 28 patients',
    'To secure loads with straps',
    'Goal setting with 12 clients',
    'Objective-C and Swift',
    'New start inductions for 30 staff',
    'Prepared for inspections and audits',
  ])('is told from work: %s', (line) => {
    expect(isBetweenJobs(line)).toBe(false);
  });

  it.each([
    ' ',
    '-',
    '1a',
    'i ',
    'was ',
    'the ',
    'a-',
    'aaaa ',
    'our own ',
    'time off ',
    'seeking a ',
    'left a ',
    'when ',
  ])('is looked for in time that grows with the line: %j', (unit) => {
    for (const head of ['', 'Left ', 'Seeking ', 'Time off', 'Contract ended']) {
      const line = (head + unit.repeat(200_000)).slice(0, 200_000);
      const start = processorMs();
      isBetweenJobs(line);
      isOfPrivateLife(line);
      expect(processorMs() - start).toBeLessThan(2000);
    }
  });
});

describe('years of no post', () => {
  it.each(['Cared for my elderly mother, 2017 - 2019', 'Career break, 2019 - 2021', 'Travelled in Asia, 2019'])(
    'are those of a private life: %s',
    (line) => {
      expect(isOfPrivateLife(line)).toBe(true);
    },
  );

  it.each([
    'HR Officer (maternity leave cover), Leeds Council, 2019 - 2020',
    'Adviser to unemployed people, Reed, 2018 - 2021',
    'Travelled to 40 client sites a month',
  ])('are not those of work for others: %s', (line) => {
    expect(isOfPrivateLife(line)).toBe(false);
  });
});
