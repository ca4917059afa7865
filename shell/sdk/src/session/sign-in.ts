import { browser } from '../page/browser';
import { safePath } from './safe-path';
import { forgetPerson } from './session';

const REDIRECT_PATH = 'redirect-path';

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** A browser that keeps nothing, or refuses, loses nothing: the sign-in is told the path as well. */
function remembering<T>(work: (place: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Remembers `path` (this page without one), then goes to sign in; the person comes back to it. */
export function requireSignIn(path: string = here()): void {
  const wanted = safePath(path);
  remembering((place) => place.setItem(REDIRECT_PATH, wanted));
  browser.go(`/api/login?returnTo=${encodeURIComponent(wanted)}`);
}

const forgetPath = () => remembering((place) => place.removeItem(REDIRECT_PATH));

/** The remembered path, once; undefined when nobody was sent to sign in. */
export function takeRedirectPath(): string | undefined {
  const path = remembering((place) => place.getItem(REDIRECT_PATH)) ?? undefined;
  forgetPath();
  return path === undefined ? undefined : safePath(path);
}

/** Ends the session here and at the identity provider. */
export function signOut(): void {
  forgetPath();
  forgetPerson();
  browser.go('/api/logout');
}
