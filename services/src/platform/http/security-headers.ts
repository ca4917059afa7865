import type { NextFunction, Request, Response } from 'express';

/** For answers that are data. Whoever answers HTML sets a policy of its own. */
export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
}

/** Answers depend on who asks: a browser may keep one, but must ask whether it still holds. */
export function neverCached(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Cookie');
  next();
}

/** Crawlers may ask for the answers that public pages are made of; none of these is a page by itself. */
export function notIndexed(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('X-Robots-Tag', 'noindex');
  next();
}
