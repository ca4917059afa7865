import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@landfall/ui';

/** For somebody signed in whose role does not open this page. */
export const NotAllowed = () => (
  <EmptyState
    className="gate"
    drawing="gate"
    level={1}
    title="Not allowed"
    actions={
      <Button variant="secondary" asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    }
  >
    <p>This page is for administrators. You are signed in, but not as one.</p>
  </EmptyState>
);
