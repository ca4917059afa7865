import type { ApplicationStatistics, JobApplication } from '@landfall/contracts';
import type { ApplicationFields } from '../api';
import { isInterview } from '../status';

const MONTH = 30 * 86_400_000;

/** A made-up application has an id from 100 to 1099 that no other one has. */
function freeId(applications: JobApplication[]): number {
  const taken = new Set(applications.map(({ id }) => id));
  const first = Math.floor(Math.random() * 1000);
  const free = Array.from({ length: 1000 }, (_, step) => 100 + ((first + step) % 1000)).find((id) => !taken.has(id));
  return free ?? 100;
}

export function added(applications: JobApplication[], fields: ApplicationFields): JobApplication[] {
  const made: JobApplication = {
    jobId: null,
    jobLocation: null,
    jobType: null,
    salary: null,
    jobUrl: null,
    notes: null,
    upcomingInterviews: null,
    contacts: null,
    reminderDate: null,
    reminderSet: false,
    resumeVersion: null,
    coverLetterVersion: null,
    customFields: null,
    ...fields,
    id: freeId(applications),
    userId: 'demo-user',
    lastUpdated: new Date().toISOString(),
  };
  return [made, ...applications];
}

export const changed = (applications: JobApplication[], id: number, fields: Partial<ApplicationFields>) =>
  applications.map((one) => (one.id === id ? { ...one, ...fields, lastUpdated: new Date().toISOString() } : one));

export function statisticsOf(applications: JobApplication[], now = Date.now()): ApplicationStatistics {
  const byStatus: Record<string, number> = {};
  for (const { status } of applications) byStatus[status] = (byStatus[status] ?? 0) + 1;
  const interviews = applications.filter(
    ({ status, lastUpdated }) => isInterview(status) && now - Date.parse(lastUpdated) < MONTH,
  ).length;
  return { total: applications.length, byStatus, recentActivity: { interviews } };
}
