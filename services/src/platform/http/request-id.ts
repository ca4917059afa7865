import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const ids = new WeakMap<Request, string>();

/** A proxy's id is kept when it is harmless, so that one id leads through all logs. */
export function giveRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(request, id);
  response.setHeader('X-Request-Id', id);
  next();
}

export const requestId = (request: Request): string => ids.get(request) ?? 'unknown';
