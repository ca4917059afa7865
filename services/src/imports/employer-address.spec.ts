import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { divisionIn } from '../jobs/divisions.js';
import { readPlace } from '../jobs/place.js';
import { shippedData } from '../jobs/shipped-data.js';
import { placeOfPosition } from './employer-address.js';

const abroad = 'Employers carrying on business in Canada with Head Office outside of Canada';

describe("the place of a Canadian record's position", () => {
  it.each([
    ['CALGARY, AB T3N 1W, Canada', 'Alberta', 'CALGARY, AB, Canada'],
    ['Vancouver BC, BC, Canada', 'British Columbia', 'Vancouver, BC, Canada'],
    ['Surrey - BC, BC, Canada', 'British Columbia', 'Surrey, BC, Canada'],
    ['RR#1 Union, ON, Canada', 'Ontario', 'Union, ON, Canada'],
    ['r.r.3 kent bridge, ON, Canada', 'Ontario', 'kent bridge, ON, Canada'],
    ['The Pas P.O. BOX 3883, MB, Canada', 'Manitoba', 'The Pas, MB, Canada'],
    ['100 Mile House, BC, Canada', 'British Columbia', '100 Mile House, BC, Canada'],
    ['Yellowknife, NT X1A 3X, Canada', 'Yukon', 'Yellowknife, NT, Canada'],
    ['Maumee, 43537, Canada', 'Ontario', 'Ontario, Canada'],
    ['BANBURY, OX165EG, Canada', abroad, 'Canada'],
    ['Missoula, MT, 59802, Canada', abroad, 'Canada'],
  ])('of "%s" in %s is %s', (location, province, place) => {
    expect(placeOfPosition(location, province)).toBe(place);
  });

  it('is left alone where it is no record, or not in Canada', () => {
    expect(placeOfPosition('Toronto, Canada', undefined)).toBe('Toronto, Canada');
    expect(placeOfPosition('Toronto, Canada', 'Ontario')).toBe('Toronto, Canada');
    expect(placeOfPosition('Maumee, 43537, United States', 'Ohio')).toBe('Maumee, 43537, United States');
  });

  it('is a town and its province in all records that ship, or only Canada where the employer is abroad', () => {
    const rows = gunzipSync(readFileSync(new URL('canada-lmia-2024q1.jsonl.gz', shippedData)))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { location: string; extra: { province: string } });
    const touched: Record<string, number> = {};
    const places = rows.map(({ location, extra }) =>
      placeOfPosition(location, extra.province, (rule) => (touched[rule] = (touched[rule] ?? 0) + 1)),
    );
    expect(rows).toHaveLength(12_346);
    expect(touched).toEqual({ abroad: 40, postcode: 58, twice: 18, delivery: 5 });
    const read = places.map((place) => readPlace(place).location);
    expect(read.filter((place) => place === 'Canada')).toHaveLength(40);
    const others = read.filter((place) => place !== 'Canada').map((place) => place.split(', '));
    expect(others.filter((parts) => parts.at(-1) !== 'Canada' || !divisionIn('Canada', parts.at(-2)!))).toEqual([]);
    expect([...new Set(others.map(([town]) => town!).filter((town) => /\d/.test(town)))].sort()).toEqual([
      '100 Mile House',
      '150 Mile House',
      'Rocky View No. 44',
    ]);
  });
});
