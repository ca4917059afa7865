import type { OptionCount } from '@landfall/contracts';
import type { Facet } from './search-address';

/** Choices that are always offered, also while nothing matches them. */
export const ALWAYS_OFFERED = {
  experienceLevel: ['Entry Level', 'Mid Level', 'Senior Level'],
  jobType: ['Full-time', 'Contract', 'Part-time'],
  category: ['Technology', 'Finance', 'Healthcare', 'Engineering', 'Marketing', 'Education', 'Other'],
} as const;

export const facetTitles: Record<Facet, string> = {
  location: 'Location',
  experienceLevel: 'Experience Level',
  jobType: 'Job Type',
  category: 'Job Categories',
};

export const NOT_STATED = 'not-stated';
export const labelOf = (value: string) => (value === NOT_STATED ? 'Not stated' : value);

export interface Choice {
  value: string;
  label: string;
  /** Unknown while the counts are on their way or could not be had. */
  count?: number;
}

/**
 * The named choices first, then what the counts bring besides, then what is chosen and found nowhere any more; at the end
 * what is not stated, where it is named or counted.
 */
export function choicesOf(
  named: readonly string[],
  counted: readonly OptionCount[] | undefined,
  chosen: readonly string[],
): Choice[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const values = [...new Set([...named, ...counts.keys(), ...chosen])].filter((value) => value !== NOT_STATED);
  if (counts.has(NOT_STATED) || named.includes(NOT_STATED) || chosen.includes(NOT_STATED)) values.push(NOT_STATED);
  return values.map((value) => ({
    value,
    label: labelOf(value),
    count: counted ? (counts.get(value) ?? 0) : undefined,
  }));
}

/** By count, highest first; equal ones stay in the order they came in. What is not stated is no option by name: it ends them. */
export const byCount = (choices: Choice[]) =>
  [...choices].sort(
    (a, b) => Number(a.value === NOT_STATED) - Number(b.value === NOT_STATED) || (b.count ?? 0) - (a.count ?? 0),
  );

export const totalOf = (counted: readonly OptionCount[] | undefined) =>
  counted?.reduce((sum, { count }) => sum + count, 0);
