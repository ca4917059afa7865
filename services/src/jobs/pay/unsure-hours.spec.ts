import { readFileSync } from 'node:fs';
import { hoursOf } from '@landfall/contracts/reading/hours-a-week';
import { isPartOfFull } from './part-week.js';
import { isUnsure } from './unsure-hours.js';

const list = readFileSync(new URL('../../../contracts/testing/sure-work.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; work: string }[];

describe('the work of an advert', () => {
  it.each(cases)('is, as for the visa check, $work where it says "$advert"', ({ advert, work }) => {
    expect(isUnsure(advert, hoursOf(advert))).toBe(work === 'no-sure-hours' || work === 'term-time');
    expect(isPartOfFull(advert)).toBe(work === 'part');
  });
});
