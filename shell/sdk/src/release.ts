import type { Access, NavItem, Redirect } from './remote';

/** `sha384-<base64>`; anything else is refused. */
export type Integrity = string;

export interface Asset {
  /** Relative to the build's base, e.g. `entry.0123456789ab.js`. */
  href: string;
  as: 'script' | 'style' | 'font';
  integrity: Integrity;
}

/** A route as the release carries it: the definition without its component, plus the files its first screen needs. */
export interface ReleasedRoute {
  path: string;
  title: string;
  access: Access;
  early?: string[];
  gateOffer?: { label: string; to: string };
  preload: Asset[];
}

export interface ReleasedFilling {
  slot: string;
  order: number;
  access: Access;
  early?: string[];
  preload: Asset[];
}

/** One build of a remote, as far as a browser needs to know it. */
export interface ReleasedBuild {
  build: string;
  version: string;
  container: string;
  /** Address of the build's folder on our own origin, e.g. `/r/mf-jobs/0123456789ab/`. */
  base: string;
  /** The container's script, relative to `base`. */
  entry: string;
  integrity: Integrity;
  sdk: string;
  routes: ReleasedRoute[];
  redirects: Redirect[];
  nav: NavItem[];
  provides: string[];
  /** In the order in which `remote.ts` names them. */
  fills: ReleasedFilling[];
}

export interface ReleasedRemote extends ReleasedBuild {
  urgency: 'normal' | 'reload';
  /** The build promoted before this one, tried by itself when this one fails. */
  fallback?: ReleasedBuild;
}

/** The shell's build: what the document loads. */
export interface ReleasedShell {
  build: string;
  version: string;
  sdk: string;
  base: string;
  entry: string;
  integrity: Integrity;
  preload: Asset[];
  /** Of the build's contract, which names the pieces of the HTML document and their hashes; for the server. */
  contract: Integrity;
}

/** Signed (Ed25519 over RFC 8785 canonical JSON); inlined in the HTML of every screen as `#release`. */
export interface Release {
  v: 1;
  channel: string;
  seq: number;
  issuedAt: string;
  shell: ReleasedShell;
  remotes: Record<string, ReleasedRemote>;
}

/** The content of `<script type="application/json" id="release">`. */
export interface SignedRelease {
  release: Release;
  /** base64 */
  signature: string;
  /** base64 of the raw 32-byte Ed25519 public key. */
  publicKey: string;
}
