import type { ComponentType } from 'react';

/** Who may open a route, see a navigation item or a slot's filling. The server enforces the data behind it. */
export type Access = 'public' | 'signed-in' | 'admin';

type Screen = () => Promise<{ default: ComponentType }>;

export interface RouteDefinition {
  /** Path pattern as react-router reads it, e.g. `/job/:id`. */
  path: string;
  title: string;
  access: Access;
  component: Screen;
  /**
   * GET addresses whose answers the screen asks for first; the page starts them while the code is still on its way.
   * `:name` stands for the route's parameter, `{search}` for the address's query string (with its `?`).
   */
  early?: string[];
  /** Under the Access Restricted gate: another way in, e.g. a public demo. */
  gateOffer?: { label: string; to: string };
}

export interface Redirect {
  from: string;
  to: string;
}

export interface NavItem {
  label: string;
  to: string;
  /** Name of an icon of the design system (`@landfall/ui` `Icon`). */
  icon: string;
  order: number;
  access?: Access;
  /** Smaller entries that belong in the account menu rather than in the frame. */
  place?: 'frame' | 'account';
}

export interface SlotFilling {
  /** A slot that the shell or another remote provides, e.g. `home.jobs`. */
  slot: string;
  order?: number;
  access?: Access;
  component: () => Promise<{ default: ComponentType<{ context: never }> }>;
  /** As on a route. */
  early?: string[];
}

export interface RemoteDefinition {
  name: string;
  /** Range of the SDK that this remote needs, e.g. `^1.0`. */
  sdk: string;
  routes: RouteDefinition[];
  redirects?: Redirect[];
  nav?: NavItem[];
  /** Slots of this remote that others may fill. */
  provides?: string[];
  fills?: SlotFilling[];
  /** API operations it uses, `METHOD /path` as in the OpenAPI document; checked before promotion. */
  calls?: string[];
}

/** Says what a remote gives the platform. Screens wait behind their imports until someone opens them. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
