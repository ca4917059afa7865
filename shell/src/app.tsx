import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@landfall/sdk/shell';
import { Page } from './page';
import { PlainPage } from './pages/plain-page';
import { Boundary } from './remotes/boundary';
import { report } from './remotes/health';

/** One route for every address: which screens there are is the release's matter, and may grow while the page is open. */
const router = () => createBrowserRouter([{ path: '*', element: <Page /> }]);

const tellOfFrame = (error: unknown) =>
  report({ kind: 'failed', remote: 'shell', build: '', reason: error instanceof Error ? error.name : 'unknown' });

/** The shell as React sees it. Remotes fail inside their own boundaries; this one is for the frame itself. */
export function createApp() {
  const queries = createQueryClient();
  const routes = router();
  return (
    <Boundary onError={tellOfFrame} fallback={<PlainPage />}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={routes} />
      </QueryClientProvider>
    </Boundary>
  );
}
