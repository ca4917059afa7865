/** Looked up once: in the modules of the tests a global costs more than the sum it stands in. */
const { floor, imul } = Math;

/** The same row of numbers from 0 to 1 for the same seed (a linear congruential generator). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
}

/** In place, in an order that hangs on nothing but the numbers. */
export function shuffle<T>(list: T[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = floor(next() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}
