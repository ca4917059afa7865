import { isAbroad, townOf } from './employer-place';

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

  it('names a town only in front of more', () => {
    expect(['Leeds, United Kingdom', 'Leeds', 'Remote, UK', ''].map(townOf)).toEqual(['Leeds', '', '', '']);
  });
});
