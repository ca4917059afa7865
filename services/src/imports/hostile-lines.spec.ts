import { payInAdvert } from '../jobs/pay/pay-sentences.js';
import { processorMs } from '../platform/testing/processor-time.js';
import { wordsOf } from './advert-markup.js';
import { readLine } from './job-line.js';

/** One line that takes longer holds up all other files. */
const LONGEST_MS = 3_000;
const LENGTH = 50_000;

const beginnings = [
  'We sponsor visas. Salary Jan 19 - ',
  'We sponsor visas. Salary £19 an hour ',
  'We sponsor visas. Pay: £30,000 ( ',
  'We sponsor visas. Salary £30,000 to ',
  'We do not sponsor ',
  'We sponsor visas. The minimum wage is ',
];
const runs = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\r',
  '\u00a0',
  '\u2003',
  '\u200b',
  ' \u200b',
  '        \u200b',
  '        ,',
  'a-',
  'a ',
];

const timeOf = (work: () => unknown) => {
  const before = processorMs();
  work();
  return processorMs() - before;
};

const read = (description: string) =>
  readLine(
    {
      id: '1',
      title: 'Nurse',
      company: 'Some Trust',
      location: 'Leeds, United Kingdom',
      visa_type: 'Skilled Worker',
      description,
    },
    { key: 'some', name: 'Some', isSample: false },
  );
/** Refused or not, the line is read to its end. */
const readOrRefused = (description: string) => {
  try {
    read(description);
  } catch {
    // what it is refused for is told elsewhere
  }
};

describe('a line that is made to be slow', () => {
  beforeAll(() => void read('We sponsor visas. Salary £30,000 - £35,000 a year.')); // patterns are compiled once

  it.each(beginnings)('is read like any other, however much of nothing follows %j', (beginning) => {
    const slow = runs.flatMap((run) => {
      const time = timeOf(() => readOrRefused(`${beginning}${run.repeat(LENGTH / run.length)}x`));
      return time > LONGEST_MS ? [[run, time]] : [];
    });
    expect(slow).toEqual([]);
  });

  it('has its pay found in a text of many blanks that no import has read', () => {
    for (const beginning of beginnings)
      expect(timeOf(() => payInAdvert(`${beginning}${' '.repeat(LENGTH)}x`, null))).toBeLessThan(LONGEST_MS);
  });
});

describe('blanks in the text of a job', () => {
  it('are one where there are more than anybody writes', () => {
    expect(wordsOf(`Salary${' '.repeat(9)}£30,000\t\t${' '.repeat(40)}a year`)).toBe('Salary £30,000 a year');
    expect(wordsOf(`Salary\n${' '.repeat(40)}£30,000`)).toBe('Salary\n £30,000');
  });

  it('stay as they are where somebody set them', () => {
    const written = 'Salary    £30,000\n\n    Hours  37.5\r\n\r\n\tLeave';
    expect(wordsOf(written)).toBe(written);
  });

  it('part the ends of what is paid as one does', () => {
    expect(read(`We sponsor visas. Salary £30,000 -${' '.repeat(400)}£35,000 a year`).pay).toMatchObject({
      yearFrom: 30_000,
      yearTo: 35_000,
    });
  });
});
