import type { TestResult } from '@landfall/contracts';

/** Pages of what was answered wrongly, in the order of the book. */
export function pagesToRead({ detailedResults }: Pick<TestResult, 'detailedResults'>): number[] {
  const pages = detailedResults.filter(({ isCorrect }) => !isCorrect).map(({ page }) => page ?? 0);
  return [...new Set(pages.filter((page) => page > 0))].sort((a, b) => a - b);
}
