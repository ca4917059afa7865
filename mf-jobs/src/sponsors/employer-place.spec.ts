import { askedPlace, isAbroad } from './employer-place';

describe('the place of a tracked employer', () => {
  it.each(['Boston, MA', 'Toronto, Canada', 'Boston, MA, United States', 'Ireland', 'Berlin, Germany', 'USA'])(
    'is abroad: %s',
    (location) => {
      expect(isAbroad(location)).toBe(true);
    },
  );

  it.each(['', 'Remote', 'Leeds', 'Leeds, United Kingdom', 'Leeds, UK', 'Hull, Yorkshire', 'London, England'])(
    'is not known to be abroad: %s',
    (location) => {
      expect(isAbroad(location)).toBe(false);
    },
  );

  it('is asked about as it is written, and no longer than may be asked', () => {
    expect(['Leeds, United Kingdom', ' Truro', ''].map(askedPlace)).toEqual(['Leeds, United Kingdom', 'Truro', '']);
    expect(askedPlace('x'.repeat(300))).toHaveLength(200);
  });
});
