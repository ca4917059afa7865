import type { HarmName } from './harm';

/**
 * Milliseconds within which the page must stand: a person would notice five seconds; with ninefold slack, since a machine
 * that runs other things too may stop for seconds. On a slow machine three times what it needs for a page without any fault.
 */
export const atOnce = (healthyMs: number) => Math.max(45_000, 3 * healthyMs);

/** When the part must show what became of it. What hangs is given 5 s by the loader. */
export const limitOf = (what: HarmName, healthyMs: number) => (what === 'hangs' ? 5_000 : 0) + atOnce(healthyMs);
