import { readFileSync } from 'node:fs';
import { hoursOf } from '@landfall/contracts/reading/hours-a-week';
import { hasNoSureHours, isTermTime } from '@landfall/contracts/reading/sure-work';
import { isPartOfFull } from './part-week.js';

const list = readFileSync(new URL('../../../contracts/testing/sure-work.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; work: string }[];

describe('the work of an advert', () => {
  it.each(cases)('is, as for the visa check, $work where it says "$advert"', ({ advert, work }) => {
    expect(hasNoSureHours(advert, hoursOf(advert))).toBe(work === 'no-sure-hours');
    expect(isTermTime(advert)).toBe(work === 'term-time');
    expect(isPartOfFull(advert)).toBe(work === 'part');
  });
});
