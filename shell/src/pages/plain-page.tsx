import { browser } from '@landfall/sdk';
import { Button, EmptyState } from '@landfall/ui';

const WORDS = {
  untrusted: {
    title: 'This page could not be opened safely',
    text: 'What came from the server was not complete or was changed on its way, so it is not used. Reloading usually helps.',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Something in it went wrong. Reloading usually helps.',
  },
};

/** When the page carries no release that can be trusted, or the frame itself failed: nothing of a remote is used. */
export const PlainPage = ({ why }: { why: keyof typeof WORDS }) => (
  <EmptyState
    className="gate"
    drawing="light-out"
    level={1}
    title={WORDS[why].title}
    actions={
      <Button icon="refresh-cw" onClick={() => browser.reload()}>
        Reload
      </Button>
    }
  >
    <p>{WORDS[why].text}</p>
  </EmptyState>
);
