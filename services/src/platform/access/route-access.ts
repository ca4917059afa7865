/** To whom a screen is open, the widest first. */
export const LEVELS = ['public', 'signed-in', 'admin'] as const;
export type RouteAccess = (typeof LEVELS)[number];
