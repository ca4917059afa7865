import { merged, seenBatch, type Batch, type Lists } from './batches.js';

const batch = (to: number, lists: Partial<Batch>): Batch => ({
  from: BigInt(to - 1),
  to: BigInt(to),
  added: [],
  changed: [],
  removed: [],
  early: [],
  opened: [],
  changedEarly: [],
  removedEarly: [],
  ...lists,
});

const asOne = (seesEarly: boolean, ...lists: Partial<Batch>[]): Lists => {
  const { added, changed, removed } = merged(lists.map((one, at) => seenBatch(batch(at + 1, one), seesEarly)));
  return { added, changed, removed };
};

describe('several batches as one', () => {
  it.each<[string, Partial<Batch>[], Partial<Lists>]>([
    ['came and changed', [{ added: [1] }, { changed: [1] }], { added: [1] }],
    ['changed and came', [{ changed: [1] }, { added: [1] }], { added: [1] }],
    ['came and went', [{ added: [1] }, { removed: [1] }], { removed: [1] }],
    ['changed and went', [{ changed: [1] }, { removed: [1] }], { removed: [1] }],
    ['went and came back', [{ removed: [1] }, { added: [1] }], { added: [1] }],
    ['was early, changed and opened', [{ early: [1] }, { changed: [1] }, { opened: [1] }], { added: [1] }],
  ])('tell of a job that %s once', (_, lists, told) => {
    expect(asOne(false, ...lists)).toEqual({ added: [], changed: [], removed: [], ...told });
  });

  it('tell who sees early jobs of their opening as a change, unless they have just come', () => {
    expect(asOne(true, { changed: [1] }, { opened: [1] })).toEqual({ added: [], changed: [1], removed: [] });
    expect(asOne(true, { early: [1] }, { opened: [1] })).toEqual({ added: [1], changed: [], removed: [] });
  });

  it('tell nobody else of what changes or goes while premium members alone see it', () => {
    expect(asOne(false, { changedEarly: [1], removedEarly: [2] })).toEqual({ added: [], changed: [], removed: [] });
    expect(asOne(true, { changedEarly: [1], removedEarly: [2] })).toEqual({ added: [], changed: [1], removed: [2] });
  });
});
