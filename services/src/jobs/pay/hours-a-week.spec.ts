import { readFileSync } from 'node:fs';
import { plainHours } from '@landfall/contracts/reading/hours-a-week';

const list = readFileSync(new URL('../../../contracts/testing/hours-a-week.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; hours: number | null }[];

describe('the hours of a week', () => {
  it.each(cases)('are, as for the visa check, $hours where an advert says "$advert"', ({ advert, hours }) => {
    expect(plainHours(advert) ?? null).toBe(hours);
  });
});
