import type { JobRequirement, RequirementState } from '@landfall/contracts';

const SHARE: Record<RequirementState, number> = { met: 1, partly: 0.5, missing: 0 };

/** One requirement and what it brings: of `possible` points, `gained`; all possible points together are 100. */
export interface Scored extends JobRequirement {
  possible: number;
  gained: number;
}

/** Most points first, as they weigh in the score. */
export function scored(requirements: readonly JobRequirement[]): Scored[] {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0)) return [];
  return requirements
    .map((requirement) => {
      const possible = (requirement.weight / total) * 100;
      return { ...requirement, possible, gained: possible * SHARE[requirement.state] };
    })
    .sort((a, b) => b.possible - a.possible);
}

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
export const points = (amount: number): string => figures.format(amount);
