import { meets } from './ranges.js';

describe('a range', () => {
  it.each([
    ['1.2.0', '^1.0', true],
    ['1.2.0', '^1.2', true],
    ['1.2.3', '^1.2.3', true],
    ['2.0.0', '^1.2', false],
    ['1.1.9', '^1.2', false],
    ['0.3.1', '^0.3.0', true],
    ['0.4.0', '^0.3.0', false],
    ['1.2.0', '1.2.0', true],
    ['1.2.1', '1.2.0', false],
    ['1.2.0', '>=1', false],
    ['1.2.0', 'undefined', false],
  ])('%s meets %s: %s', (version, range, isMet) => {
    expect(meets(version, range)).toBe(isMet);
  });
});
