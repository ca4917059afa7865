import { isLikelyError, oneErrorAway } from './finding/one-error.js';

describe('one typing error', () => {
  it.each([
    ['nurse', 'nures'],
    ['nurse', 'nrse'],
    ['nurse', 'nurrse'],
    ['nurse', 'nurze'],
    ['nurse', 'urse'],
    ['nurse', 'nurs'],
  ])('makes "%s" of what is typed as "%s"', (meant, typed) => {
    expect(oneErrorAway(typed)).toContain(meant);
  });

  it.each([
    ['nurse', 'nurse'],
    ['nurse', 'nrues x'],
    ['nurse', 'nreus'],
    ['nurse', 'nursery'],
  ])('does not make "%s" of "%s"', (meant, typed) => {
    expect(oneErrorAway(typed)).not.toContain(meant);
  });

  it('is nothing of a word that no advert can have', () => {
    expect(oneErrorAway('nurse'.repeat(100))).toEqual([]);
  });

  it.each([
    ['electrician', 'electrican'],
    ['nurse', 'nurrse'],
    ['nurse', 'nures'],
    ['nurse', 'nirse'],
    ['nurse', 'nurze'],
    ['therapist', 'therapyst'],
    ['cook', 'kook'],
  ])('is explained: "%s" typed as "%s"', (meant, typed) => expect(isLikelyError(meant, typed)).toBe(true));

  it.each([
    ['electrical', 'electrican'],
    ['nurse', 'nurpe'],
    ['welder', 'welger'],
  ])('is not explained: "%s" typed as "%s"', (meant, typed) => expect(isLikelyError(meant, typed)).toBe(false));
});
