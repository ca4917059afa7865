import { Recent } from './recent.js';

describe('what was asked for last', () => {
  it('is kept, and what was asked for longest ago is forgotten', () => {
    const kept = new Recent<string, number>(2);
    kept.keep('one', 1);
    kept.keep('two', 2);
    expect(kept.get('one')).toBe(1);
    kept.keep('three', 3);
    expect(['one', 'two', 'three'].map((key) => kept.peek(key))).toEqual([1, undefined, 3]);
  });

  it('counts a look as no question', () => {
    const kept = new Recent<string, number>(2);
    kept.keep('one', 1);
    kept.keep('two', 2);
    expect(kept.peek('one')).toBe(1);
    kept.keep('three', 3);
    expect(kept.peek('one')).toBeUndefined();
  });
});
