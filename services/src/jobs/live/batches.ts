export interface Lists {
  added: number[];
  changed: number[];
  removed: number[];
}

/** What happened between two states of the data; a job stands in one list only. */
export interface Batch extends Lists {
  from: bigint;
  to: bigint;
  /** Came, for premium members only. */
  early: number[];
  /** Came for everybody else; premium members saw it before. */
  opened: number[];
  /** Changed or went while premium members alone saw it: nobody else knew of it. */
  changedEarly: number[];
  removedEarly: number[];
}

/** The same for who sees jobs in their head start, or for everybody else. */
export type SeenBatch = Pick<Batch, 'from' | 'to'> & Lists;

export function seenBatch(
  { early, opened, changedEarly, removedEarly, ...batch }: Batch,
  seesEarly: boolean,
): SeenBatch {
  if (!seesEarly) return { ...batch, added: [...batch.added, ...opened] };
  return {
    ...batch,
    added: [...batch.added, ...early],
    changed: [...batch.changed, ...opened, ...changedEarly],
    removed: [...batch.removed, ...removedEarly],
  };
}

/** What became of the jobs that a search means, up to a state; `undefined` when changes were missed. */
export type Told = ({ to: bigint } & Lists) | undefined;

const MOST_LISTED = 1_000;

/**
 * Several batches as one: a job that came has come, whatever else it did, and one that came and went is told as gone.
 * For who did not see it in its head start, a job changed before it comes.
 */
export function merged(batches: SeenBatch[]): SeenBatch {
  const [added, changed, removed] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const batch of batches) {
    for (const id of batch.added) {
      added.add(id);
      changed.delete(id);
      removed.delete(id);
    }
    for (const id of batch.changed) if (!added.has(id)) changed.add(id);
    for (const id of batch.removed) {
      added.delete(id);
      changed.delete(id);
      removed.add(id);
    }
  }
  const [first, last] = [batches[0]!, batches.at(-1)!];
  return { from: first.from, to: last.to, added: [...added], changed: [...changed], removed: [...removed] };
}

/** No event is longer than a reader can be asked to take at once. */
export function inChunks({ added, changed, removed }: Lists, to: bigint): NonNullable<Told>[] {
  const parts = Math.ceil(Math.max(added.length, changed.length, removed.length) / MOST_LISTED);
  const slice = (ids: number[], at: number) => ids.slice(at * MOST_LISTED, (at + 1) * MOST_LISTED);
  return Array.from({ length: parts }, (_, at) => ({
    to,
    added: slice(added, at),
    changed: slice(changed, at),
    removed: slice(removed, at),
  }));
}
