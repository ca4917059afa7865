import { figure } from '@landfall/ui';

/** Beside those that are no longer in a file: those of which it says nothing. */
export const notCoveredText = (notCovered = 0): string =>
  notCovered > 0 ? `${figure(notCovered)} not covered by this file, ` : '';

/** What a file says nothing of, and what that means. */
export const leavesOutText = (routes: readonly string[] = []): string =>
  routes.length > 0
    ? `It does not cover ${routes.join(', ')}: what employers hold of that is kept, with the day of the register that said so.`
    : '';
