import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookie's name. Over https browsers hold `__Host-` cookies to this very host; on plain http the port is part
 * of the name, because cookies do not tell ports apart and two products may run on one machine.
 */
export function sessionCookieName(publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return protocol === 'https:' ? '__Host-landfall' : `landfall_${port || '80'}`;
}

/** The value of the cookie, in the form that express-session writes and reads. */
export function signSessionId(sid: string, secret: string): string {
  return `s:${sid}.${signature(sid, secret)}`;
}

/** The session id of a cookie that we signed, or undefined. */
export function sessionIdOf(cookieHeader: string | undefined, name: string, secret: string): string | undefined {
  const value = cookieValue(cookieHeader, name);
  if (!value?.startsWith('s:')) return undefined;
  const dot = value.lastIndexOf('.');
  if (dot < 3) return undefined;
  const sid = value.slice(2, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(signature(sid, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? sid : undefined;
}

function signature(sid: string, secret: string): string {
  return createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
}

/** The value of the cookie of this name, as it was sent. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined; // not a value that we ever wrote
  }
}
