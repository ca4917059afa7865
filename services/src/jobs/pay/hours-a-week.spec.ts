import { readFileSync } from 'node:fs';
import { hoursOf } from '@landfall/contracts/reading/hours-a-week';
import { agreed } from '@landfall/contracts/reading/mentions';

const list = readFileSync(new URL('../../../contracts/testing/hours-a-week.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; hours: number | null }[];

describe('the hours of a week', () => {
  it.each(cases)('are, as for the visa check, $hours where an advert says "$advert"', ({ advert, hours }) => {
    expect(agreed(hoursOf(advert)) ?? null).toBe(hours);
  });

  it('belong to whoever asks for them: what one caller does with them, the next does not see', () => {
    const advert = 'A baker, 40 hours a week.';
    hoursOf(advert).length = 0;
    expect(hoursOf(advert)).toMatchObject([{ count: 40 }]);
  });
});
