import type { Job, SponsorshipEvidence } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';

/** The ruling one first; an answer without a list still says what it rules by. */
export const allEvidence = ({ sponsorship }: Pick<Job, 'sponsorship'>): SponsorshipEvidence[] =>
  sponsorship.evidence.length > 0 ? sponsorship.evidence : [sponsorship];

/** An employer's licence alone says that it may sponsor, not that this job is sponsored. */
export const isLicenceAlone = (job: Pick<Job, 'sponsorship'>): boolean =>
  allEvidence(job).every(({ kind }) => kind === 'register');

/** Somebody promises it, and no authority stands behind it. */
export const isPromiseAlone = (job: Pick<Job, 'sponsorship'>): boolean =>
  allEvidence(job).every(({ kind }) => kind === 'advert' || kind === 'administrator');

/** Sentences on the sponsorship of a job that promise no more than its evidence says. */
export function whatIsKnown(job: Pick<Job, 'company' | 'sponsorship'>): string {
  const company = job.company || 'The employer';
  const of = (kind: SponsorshipEvidence['kind']) => allEvidence(job).find((evidence) => evidence.kind === kind);
  const [record, register, advert] = [of('record'), of('register'), of('advert')];
  if (job.sponsorship.ended) return evidenceEnded(job);
  return [
    record && `${company} is the employer named in the record of this position.`,
    advert &&
      (advert.conditional
        ? 'The advert makes sponsorship depend on the applicant or the role.'
        : 'The advert says that sponsorship is offered.'),
    of('administrator') && 'An administrator of this site says that sponsorship is offered.',
    register && `${company} holds a licence to sponsor (${licenceOf(register)}).`,
    isLicenceAlone(job) && 'That does not say that this job is sponsored: ask the employer.',
    register?.caution,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of a job that was listed for evidence which no longer holds. */
export function evidenceEnded({ sponsorship }: Pick<Job, 'sponsorship'>): string {
  const register = allEvidence({ sponsorship }).find(({ kind }) => kind === 'register');
  if (!register) return 'What spoke for sponsorship of this job no longer holds.';
  const day = formatDate(register.asOf);
  return `The newest register of licensed sponsors does not surely have the employer: it was last found in that${day ? ` of ${day}` : ''}, and nothing else speaks for sponsorship of this job.`;
}

/** "Skilled Worker, A rating, register of 1 January 2026" */
function licenceOf({ routes = [], olderRoutes = [], rating, asOf }: SponsorshipEvidence): string {
  const day = formatDate(asOf);
  const dated = routes.map((route) => {
    const older = olderRoutes.find((one) => one.route === route);
    return older ? `${route} as of ${formatDate(older.asOf)}` : route;
  });
  return [dated.join(' and '), rating || 'rating not stated', day && `register of ${day}`].filter(Boolean).join(', ');
}
