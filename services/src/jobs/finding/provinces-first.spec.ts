import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('the name of a province or a state', () => {
  // the later ones are the newer, and stand first among equals
  const places = [
    'Regina, SK, Canada', 'Prince Albert, SK, Canada', 'Wichita, KS, United States', 'Richmond, VA, United States',
    'Toronto, ON, Canada', 'Muncie, IN, United States', 'Fort Saskatchewan, AB, Canada', 'Kansas City, MO, United States',
    'Beckley, WV, United States', 'Ontario, CA, United States', 'Indiana, PA, United States', 'Victoria, BC, Canada',
  ]; // prettier-ignore
  const lines = places.flatMap((location, at) =>
    ['Cook', 'Cashier'].map((title) =>
      aLine({ title, location, description: 'Work.', posted_at: `2026-11-${String(at + 10)}` }),
    ),
  );
  const search = searchAmong(lines);

  const found = async (text: string) => [
    ...new Set((await search(text)).locations.map((location) => location.split(', ', 2).join(', '))),
  ];

  const inSaskatchewan = ['Prince Albert, SK', 'Regina, SK', 'Fort Saskatchewan, AB'];

  it.each(['saskatchewan', 'cook saskatchewan', 'cashier saskatchewan', 'Saskatchewan cook', 'cooks in saskatchewan'])(
    'stands before the towns elsewhere that are called after it: %s',
    async (text) => expect((await found(text)).toSorted(bySaskatchewan)).toEqual(await found(text)),
  );

  const bySaskatchewan = (a: string, b: string) => Number(a.endsWith('AB')) - Number(b.endsWith('AB'));

  it.each([
    ['saskatchewan', inSaskatchewan],
    ['kansas', ['Wichita, KS', 'Kansas City, MO']],
    ['virginia', ['Richmond, VA', 'Beckley, WV']],
    ['cook virginia', ['Richmond, VA', 'Beckley, WV']],
  ])('finds both, what lies in it first: %s', async (text, places) => {
    const all = await found(text);
    expect(all.toSorted()).toEqual(places.toSorted());
    expect(all.at(-1)).toBe(places.at(-1));
  });

  it.each([
    ['fort saskatchewan', ['Fort Saskatchewan, AB']],
    ['kansas city', ['Kansas City, MO']],
    ['west virginia', ['Beckley, WV']],
    ['ontario, ca', ['Ontario, CA']],
    ['ontario', ['Ontario, CA', 'Toronto, ON']],
    ['indiana', ['Indiana, PA', 'Muncie, IN']],
    ['victoria', ['Victoria, BC']],
    ['cook victoria', ['Victoria, BC']],
  ])('stands beside a town of the very name, and is none in a longer one: %s', async (text, places) => {
    expect((await found(text)).toSorted()).toEqual(places);
  });
});
