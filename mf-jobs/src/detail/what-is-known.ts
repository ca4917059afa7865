import type { Job, SponsorshipEvidence } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';
import { inSeries, shownRatings } from '../sponsors/ratings';

/** The ruling one first; an answer without a list still says what it rules by. */
export const allEvidence = ({ sponsorship }: Pick<Job, 'sponsorship'>): SponsorshipEvidence[] =>
  sponsorship.evidence.length > 0 ? sponsorship.evidence : [sponsorship];

/** An employer's licence alone says that it may sponsor, not that this job is sponsored. */
export const isLicenceAlone = (job: Pick<Job, 'sponsorship'>): boolean =>
  allEvidence(job).every(({ kind }) => kind === 'register');

/** Somebody promises it, and no authority stands behind it. */
export const isPromiseAlone = (job: Pick<Job, 'sponsorship'>): boolean =>
  allEvidence(job).every(({ kind }) => kind === 'advert' || kind === 'administrator');

/** What spoke for it was its employer's licence: what the newest register says of that is to be asked. */
export const isLicenceEnded = (job: Pick<Job, 'sponsorship'>): boolean =>
  job.sponsorship.ended === true && !job.sponsorship.refusal && isLicenceAlone(job);

/** Sentences on the sponsorship of a job that promise no more than its evidence says. */
export function whatIsKnown(job: Pick<Job, 'company' | 'sponsorship' | 'removed_at'>): string {
  const company = job.company || 'The employer';
  const of = (kind: SponsorshipEvidence['kind']) => allEvidence(job).find((evidence) => evidence.kind === kind);
  const [record, register, advert] = [of('record'), of('register'), of('advert')];
  if (job.sponsorship.ended) return evidenceEnded(job);
  const isGone = job.removed_at !== undefined;
  return [
    isGone && 'Its source no longer has it as a sponsored job.',
    record && `${company} is the employer named in the record of this position.`,
    advert && saidBy(advert, isGone),
    of('administrator') &&
      (isGone
        ? 'An administrator of this site said that sponsorship was offered.'
        : 'An administrator of this site says that sponsorship is offered.'),
    register && licenceOf(company, register),
    isLicenceAlone(job) && 'That does not say that this job is sponsored: ask the employer.',
    register?.caution,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What an advert says, or said while its source still had it. */
function saidBy({ conditional, against }: SponsorshipEvidence, isGone: boolean): string {
  const [says, makes, is] = isGone ? ['said', 'made', 'was'] : ['says', 'makes', 'is'];
  const said = conditional
    ? `The advert ${makes} sponsorship depend on the applicant or the role.`
    : `The advert ${says} that sponsorship ${is} offered.`;
  return against ? `${said} It also refuses it, by an administrator’s reading for another job.` : said;
}

/** Of a job that was listed for evidence which no longer holds. */
export function evidenceEnded({ sponsorship }: Pick<Job, 'sponsorship'>): string {
  if (sponsorship.refusal) return 'The advert offered sponsorship, or left it open, and refuses it now.';
  const register = allEvidence({ sponsorship }).find(({ kind }) => kind === 'register');
  if (!register) return 'What spoke for sponsorship of this job no longer holds.';
  const day = formatDate(register.asOf);
  // the register has lost it, or somebody has decided that it is another firm
  return `It is not certain any more that the employer is in the register of licensed sponsors: it was last taken for one in that${day ? ` of ${day}` : ''}, and nothing else speaks for sponsorship of this job.`;
}

/** "… holds a licence to sponsor (Skilled Worker, A rating, register of 1 January 2026)", or held one by what is known. */
function licenceOf(company: string, evidence: SponsorshipEvidence): string {
  const { routes = [], olderRoutes = [], asOf } = evidence;
  const day = formatDate(asOf);
  const of = (register: string | null | false) => [...ratedRoutes(evidence), register].filter(Boolean).join(', ');
  return routes.length > 0 && olderRoutes.length >= routes.length
    ? `${company} held a licence to sponsor (${of(null)}). The newest file of the register does not cover that, so whether it still holds it is not known.`
    : `${company} holds a licence to sponsor (${of(day && `register of ${day}`)}).`;
}

/** "Skilled Worker and Scale-up, A rating", or "A rating for Skilled Worker, B rating for Scale-up": each route once. */
function ratedRoutes(evidence: SponsorshipEvidence): string[] {
  const { routes = [], olderRoutes = [] } = evidence;
  const shown = shownRatings(evidence);
  const others = routes.filter((route) => !shown.some((one) => one.routes.includes(route)));
  const dated = others.map((route) => {
    const older = olderRoutes.find((one) => one.route === route);
    return older ? `${route} as of ${formatDate(older.asOf)}` : route;
  });
  const ratings = shown.map(({ rating, routes: of }) =>
    [rating || 'rating not stated', inSeries(of)].filter(Boolean).join(' for '),
  );
  const isByRoute = shown.some((one) => one.routes.length > 0);
  return isByRoute ? [...ratings, inSeries(dated)] : [inSeries(dated), ...ratings];
}
