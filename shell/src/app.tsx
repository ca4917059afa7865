import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@landfall/sdk/shell';
import { Page } from './page';
import { PlainPage } from './pages/plain-page';
import { Boundary } from './remotes/boundary';
import { report } from './remotes/health';
import { culpritOf } from './remotes/uncaught';
import { PageRouter } from './routes/page-router';

const tellOfFrame = (error: unknown) =>
  report({ kind: 'failed', ...culpritOf(''), reason: error instanceof Error ? error.name : 'unknown' });

/** The shell as React sees it. Remotes fail inside their own boundaries; this one is for the frame itself. */
export function createApp() {
  const queries = createQueryClient();
  return (
    <Boundary onError={tellOfFrame} fallback={<PlainPage why="failed" />}>
      <QueryClientProvider client={queries}>
        <PageRouter>
          <Page />
        </PageRouter>
      </QueryClientProvider>
    </Boundary>
  );
}
