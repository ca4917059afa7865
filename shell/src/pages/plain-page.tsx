import { browser } from '@landfall/sdk';
import { Button, EmptyState } from '@landfall/ui';

/** When the page carries no release that can be trusted, or the frame itself failed: nothing of a remote is used. */
export const PlainPage = () => (
  <EmptyState
    className="gate"
    drawing="light-out"
    level={1}
    title="This page could not be opened safely"
    actions={
      <Button icon="refresh-cw" onClick={() => browser.reload()}>
        Reload
      </Button>
    }
  >
    <p>
      What came from the server was not complete or was changed on its way, so it is not used. Reloading usually helps.
    </p>
  </EmptyState>
);
