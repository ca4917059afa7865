import { Link } from 'react-router-dom';
import { Button, Note } from '@landfall/ui';

/** Says what is: nothing can be bought, and nobody is charged by being here. */
export function PaymentsOff({ back, to }: { back: string; to: string }) {
  return (
    <>
      <Note tone="info" title="Payments are not set up here">
        Nothing can be bought in this installation, and nothing has been charged.
      </Note>
      <div>
        <Button asChild variant="secondary" icon="arrow-left">
          <Link to={to}>{back}</Link>
        </Button>
      </div>
    </>
  );
}
