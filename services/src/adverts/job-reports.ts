import type { EntityManager } from 'typeorm';
import type { JobReport } from './holds.dto.js';
import { reportReasons } from './reports.dto.js';

type Runs = Pick<EntityManager, 'query'>;

const MOST_SHOWN = 50;
/** So that what one person adds again and again leaves room for what others say. */
const MOST_OF_ONE = 5;

interface Row {
  jobId: number;
  reason: string;
  words: string;
  reportedAt: Date;
  isEarlier: boolean;
}

/**
 * What people reported about these jobs, the newest first; of each job at most 50. Behind the newest words of a person
 * stand those that the same person said before.
 */
export async function reportsOf(runs: Runs, jobIds: number[], isOpen = false): Promise<Map<number, JobReport[]>> {
  const rows = await runs.query<Row[]>(
    `SELECT job_id AS "jobId", reason, words, reported_at AS "reportedAt", back > 1 AS "isEarlier" FROM (
       SELECT *, row_number() OVER (PARTITION BY job_id ORDER BY newest DESC, user_id, back) AS n FROM (
         SELECT *, row_number() OVER of_one AS back, first_value(reported_at) OVER of_one AS newest FROM job_reports
         WHERE job_id = ANY ($1) AND (settled_at IS NULL OR NOT $2)
         WINDOW of_one AS (PARTITION BY job_id, user_id ORDER BY reported_at DESC, id DESC)
       ) AS of_each WHERE back <= $4
     ) AS shown WHERE n <= $3 ORDER BY job_id, n`,
    [jobIds, isOpen, MOST_SHOWN, MOST_OF_ONE],
  );
  const reports = new Map<number, JobReport[]>();
  for (const { jobId, reason, words, reportedAt, isEarlier } of rows) {
    const said = isEarlier ? `${spelled(reason)} (the same person, earlier)` : spelled(reason);
    const report = { reason: said, text: words, reportedAt: reportedAt.toISOString() };
    reports.set(jobId, [...(reports.get(jobId) ?? []), report]);
  }
  return reports;
}

/** An administrator has looked at what was reported so far. */
export const settleReports = (runs: Runs, jobId: number): Promise<unknown> =>
  runs.query('UPDATE job_reports SET settled_at = now() WHERE job_id = $1 AND settled_at IS NULL', [jobId]);

const spelled = (reason: string): string =>
  reason in reportReasons ? reportReasons[reason as keyof typeof reportReasons] : reason;
