import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Access } from '@landfall/sdk/remote';
import type { Release } from '@landfall/sdk/release';
import shell from '../../shell';
import { Design } from '../design/design';
import { Home } from '../home/home';
import { NotFound } from '../pages/not-found';
import { Redirect } from './redirect';
import { Screen } from './screen';

/** What stands at each address that the shell's contract names. */
const OWN: Record<(typeof shell.routes)[number]['path'], ReactElement> = {
  '/': <Home />,
  '/home': <Home />,
  '/design': <Design />,
};

/** Every address of this page: the shell's own, then what the release says, before any remote is loaded. */
export function routesOf(release: Release | undefined, overrides: Record<string, Access>): RouteObject[] {
  const remotes = Object.entries(release?.remotes ?? {});
  return [
    ...shell.routes.map(({ path }) => ({ path, element: OWN[path] })),
    ...remotes.flatMap(([remote, { routes }]) =>
      routes.map((route) => ({
        path: route.path,
        element: (
          <Screen
            key={`${remote} ${route.path}`}
            remote={remote}
            route={route}
            access={overrides[route.path] ?? route.access}
          />
        ),
      })),
    ),
    ...remotes.flatMap(([, { redirects }]) =>
      redirects.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> })),
    ),
    { path: '*', element: <NotFound /> },
  ];
}
