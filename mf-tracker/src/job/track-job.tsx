import '../styles.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { useUser } from '@landfall/sdk';
import { Button, Card, StatusChip } from '@landfall/ui';
import { ownApplications, useOwnChanges } from '../api';
import { ApplicationDialog } from '../board/application-dialog';
import { SaveJob } from '../saved/save-job';
import { toneOf } from '../status';
import { useOtherTabs } from '../use-other-tabs';
import { knownOf } from './known-of';

/** Beside a job: one press from the advert to one's own applications, or to what one keeps for later. */
export default function TrackJob({ context: { job } }: { context: { job: Job } }) {
  const { data } = useQuery(ownApplications(useUser()?.id));
  const changes = useOwnChanges();
  useOtherTabs();
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
      <SaveJob jobId={job.id} />
      {isAdding && (
        <ApplicationDialog
          draft={{ known: knownOf({ ...job, jobId: job.id, jobType: job.job_type }) }}
          board={changes}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
