import type { CvLine } from './cv-line.js';
import { isDatedPost } from './dated-post.js';
import { beginsAnother, isDatesOnly } from './dates-of-posts.js';
import { placeFirst } from './place-first.js';

const DATES = [
  '2014 to date',
  '2014 till now',
  '2014 - current',
  '2014 to now',
  '2014-2019',
  'June 2014 – present',
  'Sept. 2014 until today',
  'enero 2014 - actualidad',
  '2014 up to the present',
  'From 2014 to 2019',
  'June, 2014 → ongoing',
  '2014 through 2019',
];
const line = (text: string) => ({ text }) as CvLine;

describe.each(DATES)('what stands behind “%s:”', (dates) => {
  it('is a post where it says what somebody was', () => {
    expect(isDatedPost(`${dates}: Class 1 driver, Some Haulage. Nights, trunking`)).toBe(true);
  });

  it('begins an entry of its own below a post', () => {
    expect(beginsAnother(line(`${dates}: Class 1 driver, Some Haulage`))).toBe(true);
    expect(beginsAnother(line(`${dates} - Home care with Some Helpers`))).toBe(true);
  });

  it('is an employer where it is called like one, and then what was done there', () => {
    expect(placeFirst(`${dates}: Some Dairies. Class 2 multi-drop`)).toEqual({
      place: 'Some Dairies',
      told: 'Class 2 multi-drop',
    });
  });

  it('begins nothing where it is nothing', () => {
    expect(isDatesOnly(line(dates))).toBe(true);
    expect(beginsAnother(line(dates))).toBe(false);
  });
});

it.each([
  '2014: Class 1 licence',
  '2014 - dated stock was thrown away',
  '2014 to nowhere else',
  '2014-20190 parts a year',
  '2014 and 2019 intakes: payroll',
  'Payroll, 2014 to date',
  '2014 - currencies: euro and yen',
])('no dates stand first in “%s”', (text) => {
  expect(beginsAnother(line(text))).toBe(false);
  expect(placeFirst(text)).toBeNull();
});
