import { Slot, useUser } from '@landfall/sdk';
import { latePart } from '@landfall/ui';
import type { Job } from '@landfall/contracts';
import MoneyLine from '../report/money-line';
import { ApplyCard } from './apply-card';
import { EvidencePanel } from './evidence-panel';
import { JobHead } from './job-head';
import { JobNotes } from './job-notes';
import { JobText } from './job-text';

const SimilarJobs = latePart(() => import('./similar-jobs'), { named: 'Similar jobs' });
const JobVisaCheck = latePart(() => import('../visa-check/job-visa-check'), { named: 'The visa check' });

interface JobViewProps {
  job: Job;
  /** What is shown is what it was: it has no page any more. */
  isGone: boolean;
}

export function JobView({ job, isGone }: JobViewProps) {
  const isKnown = useUser() !== null; // the check is for people who are signed in
  return (
    <article className="detail-columns" data-job={job.id}>
      <div>
        <JobHead job={job} />
        <JobNotes job={job} isGone={isGone} />
      </div>
      <aside className="detail-aside" aria-label="Sponsorship and application">
        <div className="detail-first">
          <ApplyCard job={job} isGone={isGone} />
          <MoneyLine job={job} />
          <EvidencePanel job={job} />
          <Slot name="job.evidence" context={{ job }} />
          <div className="detail-actions">
            <Slot name="job.actions" context={{ job }} fallback={<div className="detail-action" />} />
          </div>
        </div>
        {isKnown && (
          <div className="detail-later">
            <JobVisaCheck job={job} />
          </div>
        )}
      </aside>
      <JobText job={job} />
      <SimilarJobs id={job.id} />
    </article>
  );
}
