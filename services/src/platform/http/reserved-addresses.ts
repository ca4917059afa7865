/**
 * First parts of addresses where no screen can be: other parts of the product answer there, or will (`/stripe`).
 * `infra/local/proxy-routes.mjs` says which program does; a test holds the two together.
 */
export const RESERVED = ['/api', '/health', '/identity', '/mail', '/r', '/registry', '/stripe', '/unsubscribe'];

/** The one that an address lies below, if any. Letter case is nothing. */
export const reservedFor = (pathname: string): string | undefined =>
  RESERVED.find((prefix) => `${pathname.toLowerCase()}/`.startsWith(`${prefix}/`));
