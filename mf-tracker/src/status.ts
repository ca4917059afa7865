import type { ApplicationStatus } from '@landfall/contracts';
import type { StatusTone } from '@landfall/ui';

/** In the order in which they usually come; the compiler misses one that the contract names and this does not. */
const looks: Record<ApplicationStatus, { tone: StatusTone; step?: number }> = {
  Applied: { tone: 'applied', step: 1 },
  'Resume Screened': { tone: 'screened', step: 2 },
  'Phone Interview': { tone: 'interview', step: 3 },
  'Technical Interview': { tone: 'interview', step: 3 },
  'Onsite Interview': { tone: 'interview', step: 3 },
  'Offer Received': { tone: 'offer', step: 4 },
  'Offer Accepted': { tone: 'offer', step: 5 },
  'Offer Rejected': { tone: 'rejected' },
  Rejected: { tone: 'rejected' },
  Withdrawn: { tone: 'withdrawn' },
};

export const STATUSES = Object.keys(looks) as ApplicationStatus[];

const ACTIVE = STATUSES.slice(0, 5);
export const STEPS = 5;

export const toneOf = (status: ApplicationStatus): StatusTone => looks[status].tone;

/** How far an application has come, of `STEPS`; undefined for what has ended. */
export const stepOf = (status: ApplicationStatus): number | undefined => looks[status].step;

export const isInterview = (status: ApplicationStatus): boolean => toneOf(status) === 'interview';

type Counts = Partial<Record<string, number>>;

export const activeOf = (counts: Counts): number => ACTIVE.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** Offers of all applications, as a rounded percentage; 0 when there are none. */
export function successRate(total: number, counts: Counts): number {
  if (total === 0) return 0;
  return Math.round((((counts['Offer Received'] ?? 0) + (counts['Offer Accepted'] ?? 0)) / total) * 100);
}
