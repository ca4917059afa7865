import { Link } from 'react-router-dom';
import type { Job, SponsorshipEvidence } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';
import { allEvidence } from './what-is-known';

const whoSays: Record<SponsorshipEvidence['kind'], string> = {
  record: 'Official record',
  register: 'Register of licensed sponsors',
  advert: 'The advert itself',
  administrator: 'An administrator of this site',
};

/** The authority by its name where the evidence gives it. */
const authorityOf = ({ kind, by }: SponsorshipEvidence) => by || whoSays[kind];

export function EvidenceList({ job }: { job: Job }) {
  const isOver = job.sponsorship.ended || job.removed_at;
  return (
    <ul className="evidence">
      {allEvidence(job).map((evidence, index) => (
        <li key={index}>
          <p dir="auto">{isOver ? `Until then: ${evidence.summary}` : evidence.summary}</p>
          {evidence.quote && (
            <blockquote className="evidence-quote" dir="auto">
              {evidence.quote}
            </blockquote>
          )}
          {evidence.against && (
            <>
              <p>It also says, perhaps of another job:</p>
              <blockquote className="evidence-quote" dir="auto">
                {evidence.against}
              </blockquote>
            </>
          )}
          <dl className="evidence-facts">
            <dt>Who says so</dt>
            <dd dir="auto">{authorityOf(evidence)}</dd>
            {evidence.reference && (
              <>
                <dt>Reference</dt>
                <dd>{evidence.reference}</dd>
              </>
            )}
            <dt>As of</dt>
            <dd>{formatDate(evidence.asOf, { missing: 'No date given' })}</dd>
            {evidence.conditional && (
              <>
                <dt>Condition</dt>
                <dd>Sponsorship depends on the applicant or the role</dd>
              </>
            )}
          </dl>
          {evidence.sponsorId !== undefined && (
            <p className="evidence-entry">
              <Link to={`/sponsors/${evidence.sponsorId}`}>Its entry in the register, with its history</Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
