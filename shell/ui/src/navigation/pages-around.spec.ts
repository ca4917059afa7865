import { pagesAround } from './pages-around';

describe('the numbers round the current page', () => {
  it.each([
    [1, 10, 5, [1, 2, 3, 4, 5, 'gap']],
    [5, 10, 5, ['gap', 3, 4, 5, 6, 7, 'gap']],
    [10, 10, 5, ['gap', 6, 7, 8, 9, 10]],
    [5, 10, 3, ['gap', 4, 5, 6, 'gap']],
    [2, 3, 5, [1, 2, 3]],
  ])('of page %i of %i, %i of them', (current, pages, window, expected) => {
    expect(pagesAround(current, pages, window)).toEqual(expected);
  });
});
