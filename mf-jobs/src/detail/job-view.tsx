import { lazy, Suspense } from 'react';
import { Slot, useUser } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { ApplyCard } from './apply-card';
import { EvidencePanel } from './evidence-panel';
import { JobHead } from './job-head';
import { JobNotes } from './job-notes';
import { JobText } from './job-text';

const MoneyLine = lazy(() => import('../report/money-line'));
const SimilarJobs = lazy(() => import('./similar-jobs'));
const JobVisaCheck = lazy(() => import('../visa-check/job-visa-check'));

export function JobView({ job }: { job: Job }) {
  const isKnown = useUser() !== null; // the check is for people who are signed in
  return (
    <article className="detail-columns" data-job={job.id}>
      <div>
        <JobHead job={job} />
        <JobNotes job={job} />
      </div>
      <aside className="detail-aside" aria-label="Sponsorship and application">
        <ApplyCard job={job} />
        <Suspense fallback={null}>
          <MoneyLine job={job} />
        </Suspense>
        <EvidencePanel job={job} />
        {isKnown && (
          <Suspense fallback={null}>
            <JobVisaCheck job={job} />
          </Suspense>
        )}
        <Slot name="job.evidence" context={{ job }} />
        <Slot name="job.actions" context={{ job }} />
      </aside>
      <JobText job={job} />
      <Suspense fallback={null}>
        <SimilarJobs id={job.id} />
      </Suspense>
    </article>
  );
}
