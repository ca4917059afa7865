import type { JobRequirement, RequirementState } from '@landfall/contracts';

const SHARE: Record<RequirementState, number> = { met: 1, partly: 0.5, missing: 0 };

/** One requirement and what it brings: of `possible` points, `gained`; all possible points together are 100. */
export interface Scored extends JobRequirement {
  possible: number;
  gained: number;
}

/** Shares of 100 in tenths add up to 100 but for their rounding. */
const ROUNDING = 0.05;

/** Most points first, as they weigh in the score. Weights that are shares of 100 stand as they are, as in the text. */
export function scored(requirements: readonly JobRequirement[]): Scored[] {
  const sum = requirements.reduce((all, { weight }) => all + weight, 0);
  if (!(sum > 0)) return [];
  const total = Math.abs(sum - 100) <= ROUNDING * requirements.length ? 100 : sum;
  return requirements
    .map((requirement) => {
      const possible = (requirement.weight / total) * 100;
      return { ...requirement, possible, gained: possible * SHARE[requirement.state] };
    })
    .sort((a, b) => b.possible - a.possible);
}

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
export const points = (amount: number): string => figures.format(amount);
