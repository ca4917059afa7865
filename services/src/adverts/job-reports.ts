import type { EntityManager } from 'typeorm';
import type { JobReport } from './holds.dto.js';
import { reportReasons } from './reports.dto.js';

type Runs = Pick<EntityManager, 'query'>;

const MOST_SHOWN = 50;

interface Row {
  jobId: number;
  reason: string;
  words: string;
  reportedAt: Date;
}

/** What people reported about these jobs, of each person their newest words, the newest first; of each job at most 50. */
export async function reportsOf(runs: Runs, jobIds: number[], isOpen = false): Promise<Map<number, JobReport[]>> {
  const rows = await runs.query<Row[]>(
    `SELECT job_id AS "jobId", reason, words, reported_at AS "reportedAt" FROM (
       SELECT *, row_number() OVER (PARTITION BY job_id ORDER BY reported_at DESC, id DESC) AS n FROM (
         SELECT DISTINCT ON (job_id, user_id) * FROM job_reports
         WHERE job_id = ANY ($1) AND (settled_at IS NULL OR NOT $2)
         ORDER BY job_id, user_id, reported_at DESC, id DESC
       ) AS of_each
     ) AS newest WHERE n <= $3 ORDER BY job_id, n`,
    [jobIds, isOpen, MOST_SHOWN],
  );
  const reports = new Map<number, JobReport[]>();
  for (const { jobId, reason, words, reportedAt } of rows) {
    const report = { reason: spelled(reason), text: words, reportedAt: reportedAt.toISOString() };
    reports.set(jobId, [...(reports.get(jobId) ?? []), report]);
  }
  return reports;
}

/** An administrator has looked at what was reported so far. */
export const settleReports = (runs: Runs, jobId: number): Promise<unknown> =>
  runs.query('UPDATE job_reports SET settled_at = now() WHERE job_id = $1 AND settled_at IS NULL', [jobId]);

const spelled = (reason: string): string =>
  reason in reportReasons ? reportReasons[reason as keyof typeof reportReasons] : reason;
