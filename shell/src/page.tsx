import { useMemo } from 'react';
import { matchRoutes, renderMatches, useLocation } from 'react-router-dom';
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
  const { pathname } = useLocation();
  const routes = useMemo(() => routesOf(release, routeAccess), [release, routeAccess]);
  // A search in the address changes with every touch of a filter; only another path may lead to another screen.
  const screen = useMemo(() => renderMatches(matchRoutes(routes, pathname)), [routes, pathname]);
  return <Frame>{!release ? <PlainPage why="untrusted" /> : state === 'loading' ? <Loading /> : screen}</Frame>;
}
