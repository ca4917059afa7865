import type { Request } from 'express';
import type { AppConfig } from '../platform/config/app.config.js';
import { reservedFor } from '../platform/http/reserved-addresses.js';

/** The origin that this person uses, when it is one of ours; else the public one. */
export function originOf(request: Request, app: AppConfig): string {
  const used = `${request.protocol}://${request.host}`;
  return app.origins.find((origin) => origin === used) ?? app.origins[0] ?? app.publicUrl;
}

/** A path on our own origin that shows a screen, or the home page. Never an address elsewhere, never a call of the api. */
export function safePath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || wanted.length > 2_000) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  // "/.//host" has become "//host", which is another host once it stands alone.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs && !reservedFor(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/';
}
