import type { RouteAccess } from '../platform/access/route-access.js';

/**
 * The release document as browsers read it; `shell/sdk/src/release.ts` has the same shapes for the other side,
 * and a test holds the two together.
 */
export type { RouteAccess };

export interface Asset {
  href: string;
  as: 'script' | 'style' | 'font';
  integrity: string;
}

export interface ReleasedRoute {
  path: string;
  title: string;
  access: RouteAccess;
  early?: string[];
  gateOffer?: { label: string; to: string };
  preload: Asset[];
}

export interface ReleasedFilling {
  slot: string;
  order: number;
  access: RouteAccess;
  early?: string[];
  preload: Asset[];
}

export interface Redirect {
  from: string;
  to: string;
}

export interface NavItem {
  label: string;
  to: string;
  icon: string;
  order: number;
  access?: RouteAccess;
  place?: 'frame' | 'account';
}

export interface ReleasedBuild {
  build: string;
  version: string;
  container: string;
  base: string;
  entry: string;
  integrity: string;
  sdk: string;
  routes: ReleasedRoute[];
  redirects: Redirect[];
  nav: NavItem[];
  provides: string[];
  fills: ReleasedFilling[];
}

export interface ReleasedRemote extends ReleasedBuild {
  urgency: 'normal' | 'reload';
  fallback?: ReleasedBuild;
}

export interface ReleasedShell {
  build: string;
  version: string;
  sdk: string;
  base: string;
  entry: string;
  integrity: string;
  preload: Asset[];
  /** Of the build's contract, which names the pieces of the HTML document and their hashes: the server uses nothing else. */
  contract: string;
}

export interface Release {
  v: 1;
  channel: string;
  seq: number;
  issuedAt: string;
  shell: ReleasedShell;
  remotes: Record<string, ReleasedRemote>;
}

export interface SignedRelease {
  release: Release;
  /** base64 */
  signature: string;
  /** base64 of the raw 32-byte Ed25519 public key. */
  publicKey: string;
}

export const SHELL = 'shell';
export const STABLE = 'stable';
