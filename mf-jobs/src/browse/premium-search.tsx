import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@landfall/ui';

/** A search with advanced filters, e.g. from somebody's link, opened by an account that has none. */
export function PremiumSearch({ onWithout }: { onWithout: () => void }) {
  return (
    <EmptyState
      drawing="empty-jobs"
      title="This search uses advanced filters"
      actions={
        <>
          <Button onClick={onWithout}>Search without them</Button>
          <Button asChild variant="secondary">
            <Link to="/subscribe">See Premium</Link>
          </Button>
        </>
      }
    >
      Salary, remote, date of posting, sponsor rating, sponsor route and occupation come with Premium.
    </EmptyState>
  );
}
