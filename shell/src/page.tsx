import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { useSession, useSettings } from '@landfall/sdk';
import { Frame } from './frame/frame';
import { Loading } from './pages/loading';
import { PlainPage } from './pages/plain-page';
import { releaseState } from './remotes/release-state';
import { routesOf } from './routes/routes';

/** The frame and, in it, what the address asks for. */
export function Page() {
  const { state } = useSession();
  const { routeAccess } = useSettings();
  const release = releaseState((now) => now.release);
  const screen = useRoutes(useMemo(() => routesOf(release, routeAccess), [release, routeAccess]));
  return <Frame>{!release ? <PlainPage /> : state === 'loading' ? <Loading /> : screen}</Frame>;
}
