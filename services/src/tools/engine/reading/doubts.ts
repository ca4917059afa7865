import { standingsIn } from './standing.js';

/** What a clause of a CV says of what it names: that it is not there, or only begun, basic, lapsed or wished for. */
export type Doubt = 'not' | 'begun';

interface Clause {
  start: number;
  end: number;
  doubt: Doubt;
}

/** The stretches of a line that say so (`standing.ts`); most lines have none. */
export const doubtsIn = (text: string): Clause[] =>
  standingsIn(text).flatMap(({ start, end, standing }) =>
    standing === 'held' ? [] : [{ start, end, doubt: standing === 'denied' ? 'not' : 'begun' }],
  );

/** The line without what it says is not there, of the same length. */
export const withoutDenied = (text: string, clauses: readonly Clause[]): string =>
  clauses
    .filter(({ doubt }) => doubt === 'not')
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
