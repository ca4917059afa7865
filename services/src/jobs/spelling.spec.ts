import { isOneErrorApart } from './spelling.js';

describe('a typing error', () => {
  it.each([
    ['therapst', 'therapist'],
    ['therapiist', 'therapist'],
    ['therapisd', 'therapist'],
    ['tehrapist', 'therapist'],
    ['herapist', 'therapist'],
  ])('makes "%s" of "%s" and back', (typed, meant) => {
    expect(isOneErrorApart(typed, meant)).toBe(true);
    expect(isOneErrorApart(meant, typed)).toBe(true);
  });

  it.each([
    ['therapist', 'therapist'],
    ['therpst', 'therapist'],
    ['nurse', 'course'],
    ['abcd', 'badc'],
    ['', 'ab'],
  ])('does not make "%s" of "%s"', (typed, meant) => {
    expect(isOneErrorApart(typed, meant)).toBe(false);
  });
});
