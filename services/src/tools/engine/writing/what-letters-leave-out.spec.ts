import { letter } from '../testing/texts.js';
import { isBetweenJobs } from './between-jobs.js';

const engineer = (line: string, mark = '') =>
  `Karl Nowak\nSite Engineer, Kier, Leeds, 2016-2024\n${mark}${line}\n${mark}Set out drainage and roads with total station\nCSCS card\n`;
const ADVERT = "Site Engineer, Balfour Beatty, York\nSetting out, total station, CSCS. 3 years' experience.";

describe('how a job ended, and what comes between two', () => {
  it.each([
    'Made redundant in 2024 when the site closed',
    'Dismissed in 2024 after a dispute',
    'I was let go in March 2024',
    'Laid off due to the pandemic',
    'Fixed-term contract ended in 2024',
    'Company went into administration in 2024',
    'Left to care for my mother',
    'Resigned after a dispute with the manager',
    'Reason for leaving: relocation',
    'Career break 2020-2021 to travel',
    'Took a gap year to travel in Asia',
    'Maternity leave from May 2021 to March 2022',
    'Signed off sick for six months in 2022',
    'Off work with a back injury',
    'Recovered from a serious illness in 2022',
    'Unemployed since January 2025',
    'Cared for my father at home',
    'Looking for a new start',
    'Currently seeking a new role in York',
    'Available from March 2026 for full time',
    'Given a final written warning in 2023',
  ])('is no work: %s', (line) => {
    expect(isBetweenJobs(line)).toBe(true);
  });

  it.each([
    'Redundancy consultations with 40 staff at two sites',
    'Advised managers on redundancy and dismissals',
    'Discharged 12 patients a day with care plans',
    'Terminated cables and tested circuits in 60 flats',
    'Suspended ceilings and partitions in offices',
    'Retired three legacy systems without an outage',
    'Fired stoneware in gas and electric kilns',
    'Signed off work permits for hot works',
    'Maternity leave cover for the office manager',
    'Sickness absence records of 200 staff',
    'Cared for young children aged two to four',
    'Looking after 22 residents with dementia',
    'Looking for faults on conveyors at night',
    'Seeking new business from 40 accounts',
    'Left and right hand machining of castings',
    'Moved 300 servers to the cloud',
  ])('is work: %s', (line) => {
    expect(isBetweenJobs(line)).toBe(false);
  });

  it.each([
    'Made redundant in 2024 when the site closed',
    'Dismissed in 2024 after a dispute',
    'Looking for a new start',
    'Signed off sick for six months in 2022',
  ])('is told in no letter, with a mark or without: %s', async (line) => {
    for (const mark of ['', '- ']) {
      const text = await letter(engineer(line, mark), ADVERT);
      expect(text).toContain('I set out drainage and roads');
      expect(text).not.toMatch(/redundant|dismissed|new start|signed off/i);
    }
  });
});
