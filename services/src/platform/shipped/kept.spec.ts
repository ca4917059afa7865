import { kept } from './kept.js';

describe('what is made of shipped data', () => {
  it('is made when it is first asked for, and once for each name', () => {
    let made = 0;
    const list = () => kept('a list of this test', () => [(made += 1)]);
    expect(made).toBe(0);
    expect(list()).toBe(list());
    expect(list()).toEqual([1]);
    expect(kept('another list of this test', () => ['another'])).toEqual(['another']);
  });

  it('is made anew where making it failed', () => {
    const failing = () => kept('a list that is not there', () => [].at(0)!['read']);
    expect(failing).toThrow(TypeError);
    expect(kept('a list that is not there', () => 'there by now')).toBe('there by now');
  });
});
