import { mergedOpenings } from './merged-openings.js';

describe('merged openings', () => {
  const asList = (merges: number[][]) => [...mergedOpenings(merges)].sort(([a], [b]) => a - b);

  it('are none without a merge', () => {
    expect(asList([])).toEqual([]);
    expect(asList([[7, 7]])).toEqual([]);
  });

  it('go by the lowest number, however they were brought together', () => {
    const all = [
      [2, 1],
      [3, 1],
      [4, 1],
      [9, 1],
    ];
    expect(asList([[9, 4, 3], [2, 1], [3, 2]])).toEqual(all); // prettier-ignore
    expect(asList([[3, 2], [1, 2], [3, 9], [9, 4]])).toEqual(all); // prettier-ignore
  });

  it('leave others alone', () => {
    expect(asList([[1, 2], [5, 4]])).toEqual([[2, 1], [5, 4]]); // prettier-ignore
  });
});
