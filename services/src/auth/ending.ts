import type { Request, Response } from 'express';
import type { AppConfig } from '../platform/config/app.config.js';
import { sessionCookieName } from './session-cookie.js';

/**
 * Whether this navigation began on one of our own pages or in the address bar. Browsers say so in `Sec-Fetch-Site`
 * wherever the connection is https or loopback, so its absence there means a program, not a page elsewhere. What a page
 * only fetches, a preload for example, is no navigation.
 */
export function mayEndSession(request: Request, app: AppConfig): boolean {
  const site = request.get('sec-fetch-site');
  const isNavigation = [undefined, 'navigate'].includes(request.get('sec-fetch-mode'));
  if (site !== undefined) return isNavigation && (site === 'same-origin' || site === 'none');
  const referer = request.get('referer');
  if (referer !== undefined) return URL.canParse(referer) && app.origins.includes(new URL(referer).origin);
  return app.isSecure || app.origins.length > 1;
}

export async function endSession(request: Request, response: Response, app: AppConfig): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
  response.clearCookie(sessionCookieName(app.publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.isSecure,
  });
}
