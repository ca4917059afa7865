import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobEntity } from '../jobs/job.entity.js';
import { isUnsigned, signed } from '../jobs/administrators-word.js';
import { replaceEvidence } from '../jobs/job-evidence.js';
import { bringJobsBack, judgeJobsAgain } from '../jobs/job-listing.js';
import { JobReader } from '../jobs/job-reader.js';
import { Invalid, NotFound } from '../platform/refusals/refusals.js';
import { textDigest } from './advert-guard.js';
import type { HeldAdvert, HeldAdvertPage, HeldAdvertsQuery, HoldDecision, HoldReason } from './holds.dto.js';
import { reportsOf, settleReports } from './job-reports.js';

interface Row {
  id: number;
  jobId: number;
  state: HeldAdvert['state'];
  reasons: HoldReason[];
  heldAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

const columns = `advert_holds.id, jobs.id AS "jobId", state, reasons, advert_holds.held_at AS "heldAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt", decision_reason AS "decisionReason"`;
const joined = 'advert_holds JOIN jobs USING (source_key, source_id)';

/** Adverts that wait for an administrator, and what was decided about others. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobReader,
  ) {}

  async page({ state, page, limit }: HeldAdvertsQuery): Promise<HeldAdvertPage> {
    const where = state === 'held' ? `state = 'held'` : `state <> 'held'`;
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM ${joined} WHERE ${where}`,
    );
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${columns} FROM ${joined} WHERE ${where}
       ORDER BY coalesce(decided_at, advert_holds.held_at) DESC, advert_holds.id DESC LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit],
    );
    const total = counted?.total ?? 0;
    const adverts = await this.views(rows);
    return { adverts, count: adverts.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  /** Deciding again is allowed: the last word holds. What its source no longer has does not come back. */
  async decide(id: number, { decision, reason }: HoldDecision, by: string): Promise<HeldAdvert> {
    if (decision === 'refuse' && !reason) {
      throw new Invalid([{ field: 'reason', message: 'Say why the advert is refused' }]);
    }
    const row = await this.dataSource.transaction(async (manager) => {
      const isReleased = decision === 'release';
      const [[hold]] = await manager.query<[{ isGone: boolean }[], number]>(
        `UPDATE advert_holds SET state = $2, decided_by = $3, decided_at = now(), decision_reason = $4 WHERE id = $1
         RETURNING is_gone AS "isGone"`,
        [id, isReleased ? 'released' : 'refused', by, reason || null],
      );
      const [decided] = await manager.query<Row[]>(`SELECT ${columns} FROM ${joined} WHERE advert_holds.id = $1`, [id]);
      if (!hold || !decided) throw new NotFound('Held advert');
      if (isReleased) await sign(manager, decided);
      const list = isReleased && !hold.isGone ? bringJobsBack : judgeJobsAgain;
      await list(manager, [decided.jobId]);
      await settleReports(manager, decided.jobId);
      return decided;
    });
    return (await this.views([row]))[0]!;
  }

  /** Takes a job out of the lists because people reported it, whatever was decided about it before. */
  async holdReported(manager: EntityManager, job: JobEntity, summary: string): Promise<void> {
    const reason: HoldReason = { kind: 'reported', summary };
    await manager.query(
      `INSERT INTO advert_holds (source_key, source_id, text_digest, reasons, is_gone) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (source_key, source_id) DO UPDATE SET state = 'held', held_at = now(), reasons = excluded.reasons,
         decided_by = NULL, decided_at = NULL, decision_reason = NULL`,
      [job.sourceKey, job.sourceId, textDigest(job), JSON.stringify([reason]), job.removedAt !== null],
    );
    await judgeJobsAgain(manager, [job.id]);
  }

  /** The decision, or the lack of one, that keeps a job out of the lists. */
  async keepingOut(manager: EntityManager, jobId: number): Promise<Pick<Row, 'id' | 'state'> | undefined> {
    const [hold] = await manager.query<Pick<Row, 'id' | 'state'>[]>(
      `SELECT advert_holds.id, state FROM ${joined} WHERE jobs.id = $1 AND jobs.held_at IS NOT NULL`,
      [jobId],
    );
    return hold;
  }

  private async views(rows: Row[]): Promise<HeldAdvert[]> {
    const ids = rows.map(({ jobId }) => jobId);
    const jobs = new Map((await this.jobs.byIds(ids)).map((job) => [job.id, job]));
    const reports = await reportsOf(this.dataSource, ids);
    return rows.flatMap(({ jobId, heldAt, decidedAt, ...row }) => {
      const job = jobs.get(jobId);
      if (!job) return [];
      return [
        {
          ...row,
          heldAt: heldAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
          reports: reports.get(jobId) ?? [],
          job,
        },
      ];
    });
  }
}

/** What a file says of the job's sponsorship and nobody signed becomes the word of whoever releases the advert. */
async function sign(manager: EntityManager, { jobId, decidedBy, decidedAt }: Row): Promise<void> {
  const [job] = await manager.query<Pick<JobEntity, 'sponsorship'>[]>('SELECT sponsorship FROM jobs WHERE id = $1', [
    jobId,
  ]);
  if (!decidedBy || !decidedAt || !job?.sponsorship.some(isUnsigned)) return;
  const sponsorship = signed(job.sponsorship, decidedBy, decidedAt.toISOString().slice(0, 10));
  await replaceEvidence(manager, [{ id: jobId, sponsorship }]);
}
