import { rowsOf } from './vocabulary-files.js';

interface EverydayTown {
  /** As the list of places has it. */
  name: string;
  /** As people say and write it. */
  called: string;
  /** No other place is called so: the name tells by itself, as the whole name does. */
  plainly: string;
}

let known: EverydayTown[] | undefined;

export const everydayTowns = (): EverydayTown[] => (known ??= rowsOf<EverydayTown>('everyday-towns.csv'));
