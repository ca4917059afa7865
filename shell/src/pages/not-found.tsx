import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@landfall/ui';
import { useTitle } from '@landfall/sdk';

/** For every address that no remote of the release answers. */
export function NotFound() {
  useTitle('404 Page Not Found');
  return (
    <EmptyState
      className="gate"
      drawing="light-out"
      level={1}
      title="404 Page Not Found"
      actions={
        <Button variant="secondary" asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      }
    >
      <p>Did you forget to add the page to the router?</p>
    </EmptyState>
  );
}
