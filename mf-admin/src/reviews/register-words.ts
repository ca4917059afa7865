import type { Register } from '@landfall/contracts';
import { figure } from '@landfall/ui';

/** Beside those that are no longer in a file: those of which it says nothing. */
export const notCoveredText = (notCovered = 0): string =>
  notCovered > 0 ? `${figure(notCovered)} not covered by this file, ` : '';

/** Who has answered for a register: that it is meant, and what it covers. */
export function answeredForText({ confirmedBy, coversSaidBy }: Pick<Register, 'confirmedBy' | 'coversSaidBy'>): string {
  const covers = coversSaidBy ? `Covers every route, says ${coversSaidBy}.` : '';
  if (!confirmedBy) return covers;
  if (confirmedBy === coversSaidBy) return `Confirmed by ${confirmedBy}, who says that it covers every route.`;
  return `Confirmed by ${confirmedBy}. ${covers}`.trim();
}

/** What a file says nothing of, and what that means. */
export const leavesOutText = (routes: readonly string[] = []): string =>
  routes.length > 0
    ? `It does not cover ${routes.join(', ')}: what employers hold of that is kept, with the day of the register that said so.`
    : '';
