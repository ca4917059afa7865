import { APPLICATION_STATUSES } from './application-status.js';
import type { JobApplication } from './applications.dto.js';
import type { JobApplicationEntity } from './job-application.entity.js';

export const toApplication = ({ interviewedAt: _, ...row }: JobApplicationEntity): JobApplication => ({
  ...row,
  lastUpdated: row.lastUpdated.toISOString(),
  reminderDate: row.reminderDate?.toISOString() ?? null,
});

/** Every status, also those with nothing in them. */
export function byStatus(counts: { status: string; count: number }[]): Record<string, number> {
  const found = new Map(counts.map(({ status, count }) => [status, count]));
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, found.get(status) ?? 0]));
}
