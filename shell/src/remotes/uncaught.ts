import { report } from './health';
import { currentRelease } from './release-state';

const FILE = /\/r\/([a-z0-9-]+)\/([0-9a-f]{12})\//;

/** Whose error it is, by the address of a script in it. */
export function culpritOf(text: string): { remote: string; build: string } {
  const [, remote = 'shell', build = currentRelease()?.shell.build ?? ''] = FILE.exec(text) ?? [];
  return { remote, build };
}

function tell(error: unknown, where = ''): void {
  if (!(error instanceof Error)) return;
  report({ kind: 'error', ...culpritOf(where || (error.stack ?? '')), reason: error.name });
}

/** Errors that nobody caught are counted and told, and never shown: no screen has a place for raw text. */
export function countUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename }) => tell(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
