import { letter } from '../testing/texts.js';
import { isNoWork } from './no-work.js';

const engineer = (line: string, mark = '') =>
  `Karl Nowak\nSite Engineer, Kier, Leeds, 2016-2024\n${mark}${line}\n${mark}Set out drainage and roads with total station\nCSCS card\n`;
const ADVERT = "Site Engineer, Balfour Beatty, York\nSetting out, total station, CSCS. 3 years' experience.";

describe('how a job ended, and what comes between two', () => {
  it.each([
    'Made redundant in 2024 when the site closed',
    'Dismissed in 2024 after a dispute',
    'Looking for a new start',
    'Signed off sick for six months in 2022',
    'Fired by the new manager after six months',
    'Agency contract ran out at the end of the bypass',
    'Keen on working nights around York again',
    'To work in a challenging environment in Leeds',
  ])('is told in no letter, with a mark or without: %s', async (line) => {
    for (const mark of ['', '- ']) {
      const text = await letter(engineer(line, mark), ADVERT);
      expect(text).toContain('“Set out drainage and roads with total station.”');
      expect(text).not.toMatch(/redundant|dismissed|new start|signed off|closed|fired|ran out|nights|challenging/i);
    }
  });

  it.each([
    'Searching for new clients across two counties',
    'Left the site clean and safe every evening',
    'Charged with setting out four bridges',
  ])('leaves the work of a post in the letter: %s', (line) => {
    expect(isNoWork(line)).toBe(false);
  });

  it.each([
    'Old Mill Hotel closed in 2020',
    'End of contract in May 2024',
    'Seeking Sous Chef position',
    'Interested in night work',
    'Can start on Monday',
    'Objective: to serve in a care home',
  ])('is none of the work of a post: %s', (line) => {
    expect(isNoWork(line)).toBe(true);
  });
});
