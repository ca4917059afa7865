import { Suspense, lazy, type ComponentType } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { Navigate, RouterProvider, createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { User } from '@landfall/contracts';
import { createQueryClient } from '../page/query-client';
import type { RemoteDefinition } from '../remote';
import { session } from '../session/session';
import { provideSettings } from '../settings/use-settings';
import { slots } from '../slots/slots';
import { dismissToast } from '../toasts/toasts';
import { ToastViewport } from '../toasts/toast-viewport';
import { fakeApi, type FakeApi, type FakeRoutes } from './fake-api';

type Router = ReturnType<typeof createMemoryRouter>;

export interface Opening {
  /** Who is signed in; nobody without one. */
  user?: User | null;
  api?: FakeRoutes | FakeApi;
  settings?: Parameters<typeof provideSettings>[0];
  /** What fills the slots that the screen provides. */
  fillings?: Record<string, ComponentType<{ context: never }>>;
}

export interface Opened extends RenderResult {
  api: FakeApi;
  router: Router;
}

const isApi = (api: FakeRoutes | FakeApi): api is FakeApi => typeof api.fetch === 'function' && 'calls' in api;

/** Puts a person, an API and settings into the page, as the shell would have done. */
export function provide({ user = null, api = {}, settings = {}, fillings = {} }: Opening): FakeApi {
  const fake = isApi(api) ? api : fakeApi(api);
  globalThis.fetch = fake.fetch;
  session.setState({ state: user ? 'signed-in' : 'anonymous', user, checkedAt: Date.now(), problem: undefined }, true);
  provideSettings(settings);
  dismissToast();
  slots.setState(
    Object.fromEntries(
      Object.entries(fillings).map(([name, component]) => [
        name,
        [{ key: name, access: 'public' as const, component: component as ComponentType<{ context: unknown }> }],
      ]),
    ),
    true,
  );
  return fake;
}

/**
 * Opens `path` of a remote in jsdom: its real routes and screens, a memory router, a fresh query cache, a fake API.
 * Access is not asked here: that is the shell's part.
 */
export function openAt(path: string, remote: RemoteDefinition, opening: Opening = {}): Opened {
  const api = provide(opening);
  const router = createMemoryRouter(routesOf(remote), { initialEntries: [path] });
  return { ...renderRoutes(router), api, router };
}

/** One filling of a slot, rendered as a `<Slot>` would. */
export function openFilling(slot: string, remote: RemoteDefinition, context: unknown, opening: Opening = {}): Opened {
  const filling = remote.fills?.find((one) => one.slot === slot);
  if (!filling) throw new Error(`${remote.name} does not fill ${slot}`);
  const Part = lazy(filling.component as () => Promise<{ default: ComponentType<{ context: unknown }> }>);
  const api = provide(opening);
  const router = createMemoryRouter([{ path: '*', element: <Part context={context} /> }]);
  return { ...renderRoutes(router), api, router };
}

function routesOf(remote: RemoteDefinition): RouteObject[] {
  return [
    ...remote.routes.map(({ path, component }) => {
      const Screen = lazy(component);
      return { path, element: <Screen /> };
    }),
    ...(remote.redirects ?? []).map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
    { path: '*', element: <p>Another page</p> },
  ];
}

const renderRoutes = (router: Router): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
      <ToastViewport />
    </QueryClientProvider>,
  );
