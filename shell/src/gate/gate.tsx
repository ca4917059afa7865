import { Link, useLocation } from 'react-router-dom';
import { requireSignIn } from '@landfall/sdk';
import { Button, EmptyState } from '@landfall/ui';

interface GateProps {
  message?: string;
  /** Another way in for somebody who only wants to look, e.g. a public demo. */
  offer?: { label: string; to: string };
}

/** Stands where a page would be that asks for sign-in. The data behind it is guarded by the server. */
export function Gate({ message = 'Please sign in to access this page', offer }: GateProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <EmptyState
      className="gate"
      drawing="gate"
      level={1}
      title="Access Restricted"
      actions={
        <>
          <Button icon="log-in" className="gate-sign-in" onClick={() => requireSignIn(pathname + search + hash)}>
            Sign In
          </Button>
          <p className="gate-hint">You'll be redirected to secure authentication</p>
          {offer && (
            <Button variant="quiet" asChild>
              <Link to={offer.to}>{offer.label}</Link>
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
    </EmptyState>
  );
}
