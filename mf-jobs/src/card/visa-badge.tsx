import type { Job } from '@landfall/contracts';
import { Badge } from '@landfall/ui';
import { conditionOf, ratingCautionOf } from './condition';

/** The drop stands only where a record or the register of sponsors stands behind the visa. */
export const isEvidenced = ({ sponsorship }: Job) =>
  !sponsorship.ended && (sponsorship.kind === 'record' || sponsorship.kind === 'register');

/** What a source of records names besides the usual types, as its own name says. */
const recordedClasses: [RegExp, string][] = [
  [/\bLMIA\b/, 'LMIA (Canada)'],
  [/\bH-2B\b/, 'H-2B (US)'],
];

/** "Other" says nothing to whoever looks for a visa: of a record its source names the class. */
export function visaOf({ visa_type, source, sponsorship, removed_at }: Job): string {
  if (sponsorship.refusal) return 'No visa sponsorship';
  if (sponsorship.ended) return 'Sponsorship no longer evidenced';
  if (removed_at && sponsorship.kind !== 'record') return 'Sponsorship no longer stated';
  if (visa_type && visa_type !== 'Other') return visa_type;
  const named = sponsorship.kind === 'record' && recordedClasses.find(([sign]) => sign.test(source));
  if (named) return named[1];
  return restsOnLicence({ sponsorship }) ? 'Licensed sponsor' : 'Visa sponsorship available';
}

/** A licence says that the employer may sponsor, not that this job is sponsored. */
export const restsOnLicence = ({ sponsorship }: Pick<Job, 'sponsorship'>): boolean =>
  [sponsorship, ...sponsorship.evidence].every(({ kind }) => kind === 'register');

export function VisaBadge({ job }: { job: Job }) {
  return <Badge tone={isEvidenced(job) ? 'visa' : 'line'}>{visaOf(job)}</Badge>;
}

/** Beside the visa, wherever it is named: the advert says on what it depends. */
export const ConditionMark = ({ job }: { job: Job }) =>
  conditionOf(job) === null ? null : <Badge tone="caution">Conditional</Badge>;

/**
 * Beside the visa as well: a licence whose rating does not let the employer take on new people. The caution speaks of the
 * main route and says its rating; `rating` is the least of all routes.
 */
export function RatingMark({ job }: { job: Job }) {
  const caution = ratingCautionOf(job);
  if (caution === null) return null;
  const isWithoutRoute = caution.startsWith('By the register it holds no');
  const isRatedB = caution.startsWith('It is rated B ');
  // rated otherwise for its other routes, for which it may take on somebody
  const [main] = [job.sponsorship, ...job.sponsorship.evidence].find(({ ratings }) => ratings)?.ratings ?? [];
  return (
    <Badge tone="caution">
      {isWithoutRoute
        ? 'No Skilled Worker licence'
        : isRatedB
          ? `Sponsor rated B${main ? ` for ${main.route}` : ''}: takes on nobody new`
          : 'Sponsor not rated A'}
    </Badge>
  );
}

/** What kind of entry it is, where it is not an open advert of a real employer. */
export function KindMarks({ job }: { job: Job }) {
  return (
    <>
      {job.sponsorship.kind === 'record' && <Badge tone="record">Official record</Badge>}
      {job.sample && <Badge tone="info">Sample</Badge>}
    </>
  );
}
