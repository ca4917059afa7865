import { useUser } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { Card, Drop, LandPanel, latePart } from '@landfall/ui';
import { ratingCautionOf } from '../card/condition';
import { isAtHome } from '../sponsors/employer-place';
import { ConditionMark, isEvidenced, visaOf } from '../card/visa-badge';
import { EvidenceList } from './evidence-list';
import { isLicenceAlone, isLicenceEnded, isPromiseAlone, whatIsKnown } from './what-is-known';

const JobLicence = latePart(() => import('../sponsors/job-licence'), { named: 'The employer’s licence' });

/** On land where a record or the register stands behind it; on plain paper where it is only stated. */
export function EvidencePanel({ job }: { job: Job }) {
  const title = titleOf(job);
  const caution = ratingCautionOf(job);
  const isKnown = useUser() !== null; // the register is for people who are signed in
  const Panel = isEvidenced(job) ? LandPanel : Card;
  return (
    <Panel as="section" className="evidence-panel" aria-label={title}>
      <header className="evidence-head">
        {isEvidenced(job) && <Drop className="evidence-drop" />}
        <div>
          <h2>{title}</h2>
          <p dir="auto">{isLicenceAlone(job) || job.sponsorship.ended ? whatIsKnown(job) : visaOf(job)}</p>
          <ConditionMark job={job} />
          {job.sponsorship.refusal && (
            <blockquote className="evidence-quote" dir="auto">
              {job.sponsorship.refusal}
            </blockquote>
          )}
          {!isLicenceAlone(job) && caution && <p dir="auto">{caution}</p>}
        </div>
      </header>
      {isKnown && (isPromiseAlone(job) || isLicenceEnded(job)) && (
        <div className={isAtHome(job.location) ? 'evidence-licence' : ''}>
          <JobLicence job={job} />
        </div>
      )}
      <EvidenceList job={job} />
    </Panel>
  );
}

/** A licence is on record of the employer, a position only where an authority has recorded it. */
function titleOf(job: Job): string {
  if (job.sponsorship.refusal) return 'Sponsorship refused';
  if (job.sponsorship.ended) return 'Sponsorship no longer evidenced';
  if (isLicenceAlone(job)) return 'Licence on record';
  return isEvidenced(job) ? 'Sponsorship on record' : 'Sponsorship as stated';
}
