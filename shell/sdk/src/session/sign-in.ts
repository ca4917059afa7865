import { browser } from '../page/browser';
import { safePath } from './safe-path';
import { forgetPerson } from './session';

const REDIRECT_PATH = 'redirect-path';

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Remembers `path` (this page without one), then goes to sign in; the person comes back to it. */
export function requireSignIn(path: string = here()): void {
  const wanted = safePath(path);
  sessionStorage.setItem(REDIRECT_PATH, wanted);
  browser.go(`/api/login?returnTo=${encodeURIComponent(wanted)}`);
}

/** The remembered path, once; undefined when nobody was sent to sign in. */
export function takeRedirectPath(): string | undefined {
  const path = sessionStorage.getItem(REDIRECT_PATH);
  sessionStorage.removeItem(REDIRECT_PATH);
  return path === null ? undefined : safePath(path);
}

/** Ends the session here and at the identity provider. */
export function signOut(): void {
  sessionStorage.removeItem(REDIRECT_PATH);
  forgetPerson();
  browser.go('/api/logout');
}
