import './check-match.css';
import { Link } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { prefetchRoute } from '@landfall/sdk';
import { Button, Card } from '@landfall/ui';

/** Beside a job: one press to the analyzer, with this advert in its field. */
export default function CheckMatch({ context: { job } }: { context: { job: Job } }) {
  const address = `/tools?tool=cv-analyzer&job=${job.id}`;
  return (
    <Card as="section" className="check-match" aria-label="Your match">
      <Button asChild variant="secondary" icon="target" block>
        <Link to={address} onPointerEnter={() => prefetchRoute('/tools')}>
          Check my match
        </Link>
      </Button>
    </Card>
  );
}
