import '../styles.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { safeLink, useUser } from '@landfall/sdk';
import { Button, Card, StatusChip } from '@landfall/ui';
import { ownApplications, useOwnChanges } from '../api';
import { ApplicationDialog } from '../board/application-dialog';
import { toneOf } from '../status';

/** Beside a job: one press from the advert to one's own list. */
export default function TrackJob({ context: { job } }: { context: { job: Job } }) {
  const { data } = useQuery(ownApplications(useUser()?.id));
  const changes = useOwnChanges();
  const [isAdding, setAdding] = useState(false);
  const tracked = data?.applications.find(({ jobId }) => jobId === job.id);
  return (
    <Card as="section" className="track-job" aria-label="Your application">
      {tracked ? (
        <>
          <p>You track this job.</p>
          <StatusChip tone={toneOf(tracked.status)}>{tracked.status}</StatusChip>
          <Button asChild variant="secondary" block>
            <Link to="/applications">Open your applications</Link>
          </Button>
        </>
      ) : (
        <Button variant="secondary" icon="clipboard-list" block onClick={() => setAdding(true)}>
          Track this job
        </Button>
      )}
      {isAdding && (
        <ApplicationDialog draft={{ known: knownOf(job) }} board={changes} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

/** What the advert says already; longer than the tracker keeps is cut rather than refused. */
const knownOf = (job: Job) => ({
  jobId: job.id,
  jobTitle: job.title.slice(0, 255),
  companyName: job.company.slice(0, 255),
  jobLocation: job.location.slice(0, 255),
  jobType: job.job_type?.slice(0, 100) ?? null,
  salary: job.salary?.slice(0, 255) ?? null,
  jobUrl: (job.url?.length ?? 0) <= 512 ? safeLink(job.url) : null,
});
