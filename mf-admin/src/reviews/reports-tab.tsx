import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReportedJob } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Badge, Button, Card } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useListAddress } from '../lists/use-list-address';
import { AdvertFacts, Reports } from './advert-facts';
import { reportedJobs, useReviewChanges } from './calls';
import { ReviewList } from './review-list';

/** What people reported about jobs that are listed. */
export default function ReportsTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress('reports');
  const query = useQuery(reportedJobs(address.page));
  const holdsAt = query.data?.holdsAt;
  return (
    <ReviewList
      query={query}
      one="reported job"
      many="reported jobs"
      about={
        holdsAt
          ? `These jobs are listed. A job that ${holdsAt} people report is held without waiting for you.`
          : 'These jobs are listed, however many people report them.'
      }
      empty="Nobody has reported a job since you last looked."
      address={address}
      onExpired={onExpired}
    >
      {({ jobs }) => jobs.map((reported) => <ReportedCard key={reported.job.id} reported={reported} />)}
    </ReviewList>
  );
}

function ReportedCard({ reported: { job, count, reports } }: { reported: ReportedJob }) {
  const { settling } = useReviewChanges();
  const settle = (decision: 'hold' | 'dismiss') =>
    settling.mutate(
      { id: job.id, decision },
      {
        onSuccess: () =>
          toast({ title: decision === 'hold' ? 'Job held' : 'Reports dismissed', description: job.title }),
        onError: (error) =>
          toast({ title: 'Nothing was changed', description: wordsOf(error), variant: 'destructive' }),
      },
    );
  const doing = settling.isPending ? settling.variables.decision : undefined;
  return (
    <Card as="li" className="admin-review">
      <AdvertFacts job={job} />
      <p className="admin-reported">
        <Badge tone="caution">
          {count} {count === 1 ? 'person' : 'people'} reported it
        </Badge>
        <Link to={`/job/${job.id}`}>Job page</Link>
      </p>
      <Reports reports={reports} />
      <div className="admin-review-actions">
        <Button busy={doing === 'hold'} disabled={settling.isPending} onClick={() => settle('hold')}>
          Hold it
        </Button>
        <Button
          variant="secondary"
          busy={doing === 'dismiss'}
          disabled={settling.isPending}
          onClick={() => settle('dismiss')}
        >
          Nothing is wrong
        </Button>
      </div>
    </Card>
  );
}
