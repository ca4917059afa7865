import type { RequestHandler } from 'express';
import type { AppConfig } from '../platform/config/app.config.js';
import { Forbidden } from '../platform/refusals/refusals.js';
import { sessionCookieName } from './session-cookie.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A call that changes something with a person's cookie must come from our own pages. */
export function sameOriginOnly(app: AppConfig): RequestHandler {
  const ours = new Set(app.origins);
  const cookie = `${sessionCookieName(app.publicUrl)}=`;
  return (request, _response, next) => {
    const carriesSession = request.headers.cookie?.includes(cookie) ?? false;
    if (readOnly.has(request.method) || !carriesSession) return next();
    const origin = request.get('origin');
    const isOurs = origin === undefined ? request.get('sec-fetch-site') === 'same-origin' : ours.has(origin);
    next(isOurs ? undefined : new Forbidden("This call must come from the product's own pages."));
  };
}
