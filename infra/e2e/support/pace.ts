import type { HarmName } from './harm';

/**
 * Milliseconds within which a person notices nothing: a second and a half, with threefold slack; on a machine that needs longer
 * than that for a page without any fault, three times what it needs.
 */
export const atOnce = (healthyMs: number) => Math.max(4_500, 3 * healthyMs);

/** When the part must show what became of it. What hangs is given 5 s by the loader. */
export const limitOf = (what: HarmName, healthyMs: number) => (what === 'hangs' ? 5_000 : 0) + atOnce(healthyMs);
