import type { Job } from '@landfall/contracts';

/** What the employer's rating means for whoever is to be sponsored, where it is not an A rating. */
export const ratingCautionOf = ({ sponsorship }: Pick<Job, 'sponsorship'>): string | null =>
  sponsorship.ended ? null : ([sponsorship, ...sponsorship.evidence].find(({ caution }) => caution)?.caution ?? null);

/**
 * The advert's own sentence on what its sponsorship depends, whichever evidence rules: a licence of the employer
 * settles no condition. A record of this very position does.
 */
export function conditionOf({ sponsorship }: Pick<Job, 'sponsorship'>): string | null {
  if (sponsorship.kind === 'record' || sponsorship.ended) return null;
  const all = [sponsorship, ...sponsorship.evidence];
  const said = all.find(({ kind, conditional }) => conditional && kind === 'advert');
  return said ? (said.quote ?? said.summary) : null;
}
