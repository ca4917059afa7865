import type { Evidence } from './evidence.js';

/** That somebody says a job is sponsored is evidence with a name and a day; without either it is hearsay. */
export const isUnsigned = ({ kind, by, asOf }: Evidence): boolean => kind === 'administrator' && (!by || asOf === null);

/** Beside any other evidence hearsay adds nothing; alone it stays, for an administrator to see. */
export function withoutHearsay(all: Evidence[]): Evidence[] {
  const signed = all.filter((evidence) => !isUnsigned(evidence));
  return signed.length > 0 ? signed : all;
}

/** The same with an administrator standing for it. `on` is the day of the decision, YYYY-MM-DD. */
export const signed = (all: Evidence[], by: string, on: string): Evidence[] =>
  all.map((evidence) =>
    isUnsigned(evidence)
      ? {
          kind: 'administrator',
          summary: `Said to be sponsored by ${by}, an administrator of this site`,
          by,
          asOf: on,
        }
      : evidence,
  );
