import type { Requirement, RequirementState } from '../../career-engine.js';
import type { Ask } from './asks.js';

export const WORTH: Record<RequirementState, number> = { met: 1, partly: 0.5, missing: 0 };

/** An ask with its share of 100 points. */
export interface WeighedAsk extends Ask {
  points: number;
}

/** Shares of 100 in tenths, which add up to 100 but for rounding; the heaviest first. */
export function weighed(asks: readonly Ask[]): WeighedAsk[] {
  const all = asks.reduce((sum, { weight }) => sum + weight, 0);
  return asks
    .map((ask) => ({ ...ask, points: Math.max(0.1, Math.round((ask.weight / all) * 1_000) / 10) }))
    .toSorted((one, other) => other.points - one.points);
}

/** Σ weight × worth ÷ Σ weight over the very weights that are shown, in whole percent. */
export function scoreOf(asks: readonly { state: RequirementState; points: number }[]): number {
  const all = asks.reduce((sum, { points }) => sum + points, 0);
  if (all === 0) return 0;
  return Math.round((100 * asks.reduce((sum, { points, state }) => sum + points * WORTH[state], 0)) / all);
}

/** Where something is missing, a line is shown only when its name stands there and is not counted. */
export const toRequirement = ({
  name,
  kind,
  importance,
  state,
  points,
  jobLine,
  proof,
  isOnlyKeyword,
}: WeighedAsk): Requirement => ({
  name,
  kind,
  importance,
  state,
  weight: points,
  jobLine,
  cvLine: state === 'missing' && !isOnlyKeyword ? null : (proof?.line ?? null),
});
