import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobChanges } from '../jobs/index/job-changes.js';
import { findOpeningsAgain, idsInOpenings, jobsInOpenings, type JobInOpening } from '../jobs/jobs-in-openings.js';
import { Conflict, Invalid, NotFound } from '../platform/refusals/refusals.js';
import { decideAlone } from './decide-alone.js';
import { mergedOpenings } from './merged-openings.js';
import { mustBeOnePlace } from './one-place.js';
import { toDecision, type DecisionRow } from './opening-decision.view.js';
import type { OpeningChange, OpeningDecision, OpeningDecisionPage } from './openings.dto.js';
import type { Paging } from '../platform/validation/paging.dto.js';

const columns = `id, kind, jobs, decided_by AS "decidedBy", decided_at AS "decidedAt", undone_by AS "undoneBy",
  undone_at AS "undoneAt"`;

/**
 * What administrators say about openings. A split is said of a job and the opening it is in, a merge of openings: both
 * hold for whatever imports bring later, and each can be undone whatever was decided since.
 */
@Injectable()
export class OpeningDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: JobChanges,
  ) {}

  async page({ page, limit }: Paging): Promise<OpeningDecisionPage> {
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM opening_decisions',
    );
    const rows = await this.dataSource.query<DecisionRow[]>(
      `SELECT ${columns} FROM opening_decisions ORDER BY id DESC LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit],
    );
    const total = counted!.total;
    const decisions = rows.map(toDecision);
    return { decisions, count: decisions.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  decide({ split, merge }: OpeningChange, by: string): Promise<OpeningDecision> {
    if (split && merge) throw new Invalid([{ field: 'merge', message: 'Either split or merge, not both' }]);
    if (split) return this.split([...new Set(split)], by);
    if (merge) return this.merge([...new Set(merge)], by);
    throw new Invalid([{ field: 'split', message: 'Name the jobs to split or to merge' }]);
  }

  async undo(id: number, by: string): Promise<OpeningDecision> {
    let joined: number[] = [];
    const row = await decideAlone(this.dataSource, async (manager) => {
      const [known] = await manager.query<DecisionRow[]>(`SELECT ${columns} FROM opening_decisions WHERE id = $1`, [
        id,
      ]);
      if (!known) throw new NotFound('Decision');
      if (known.undoneAt) throw new Conflict('This decision has been undone already.');
      if (known.kind === 'split') await this.takeSplitBack(manager, id);
      else {
        await manager.query('DELETE FROM opening_merges WHERE decision = $1', [id]);
        joined = await this.applyMerges(manager);
      }
      await manager.query('UPDATE opening_decisions SET undone_by = $2, undone_at = now() WHERE id = $1', [id, by]);
      return this.byId(manager, id);
    });
    await this.tellAgain(joined);
    return row;
  }

  private split(ids: number[], by: string): Promise<OpeningDecision> {
    return decideAlone(this.dataSource, async (manager) => {
      const together = (await this.concerned(manager, ids, 'split')).filter(({ isAlone }) => !isAlone);
      if (together.length === 0) throw new Conflict('Each of these jobs is an opening of its own already.');
      const decision = await this.note(manager, 'split', together, by);
      await manager.query(
        `INSERT INTO opening_splits (source_key, source_id, key, decision) SELECT "sourceKey", "sourceId", key, $2
         FROM jsonb_to_recordset($1::jsonb) AS given ("sourceKey" varchar, "sourceId" varchar, key uuid)`,
        [JSON.stringify(together), decision],
      );
      await findOpeningsAgain(manager, together);
      return this.byId(manager, decision);
    });
  }

  private async merge(ids: number[], by: string): Promise<OpeningDecision> {
    if (ids.length < 2) throw new Invalid([{ field: 'merge', message: 'merge must name at least 2 jobs' }]);
    let joined: number[] = [];
    const row = await decideAlone(this.dataSource, async (manager) => {
      const jobs = await this.concerned(manager, ids, 'merge');
      mustBeOnePlace(jobs);
      if (new Set(jobs.map(({ root }) => root)).size === 1) throw new Conflict('These jobs are one opening already.');
      const decision = await this.note(manager, 'merge', jobs, by);
      await manager.query('INSERT INTO opening_merges (decision, opening) SELECT $1, unnest($2::int[])', [
        decision,
        [...new Set(jobs.map(({ opening }) => opening))],
      ]);
      joined = await this.applyMerges(manager);
      return this.byId(manager, decision);
    });
    await this.tellAgain(joined);
    return row;
  }

  private async concerned(manager: EntityManager, ids: number[], field: string): Promise<JobInOpening[]> {
    const jobs = await jobsInOpenings(manager, ids);
    const known = new Set(jobs.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return jobs;
    throw new Invalid([{ field, message: `There is no job ${missing.slice(0, 10).join(', ')}` }]);
  }

  private async note(manager: EntityManager, kind: string, jobs: JobInOpening[], by: string): Promise<number> {
    const asTheyAre = jobs.map(({ id, title, company, location }) => ({ id, title, company, location }));
    const [row] = await manager.query<{ id: number }[]>(
      'INSERT INTO opening_decisions (kind, jobs, decided_by) VALUES ($1, $2, $3) RETURNING id',
      [kind, JSON.stringify(asTheyAre), by],
    );
    return row!.id;
  }

  private async takeSplitBack(manager: EntityManager, decision: number): Promise<void> {
    const [splits] = await manager.query<[{ sourceKey: string; sourceId: string }[], number]>(
      'DELETE FROM opening_splits WHERE decision = $1 RETURNING source_key AS "sourceKey", source_id AS "sourceId"',
      [decision],
    );
    await findOpeningsAgain(manager, splits);
  }

  /** Brings what the merges come to up to date. Answers the openings that go by another number now. */
  private async applyMerges(manager: EntityManager): Promise<number[]> {
    const merges = await manager.query<{ openings: number[] }[]>(
      'SELECT array_agg(opening) AS openings FROM opening_merges GROUP BY decision',
    );
    const roots = mergedOpenings(merges.map(({ openings }) => openings));
    const [opening, root] = [[...roots.keys()], [...roots.values()]];
    const changed = await manager.query<{ opening: number }[]>(
      `WITH now AS (SELECT * FROM unnest($1::int[], $2::int[]) AS now (opening, root)),
       gone AS (DELETE FROM opening_roots WHERE opening <> ALL ($1::int[]) RETURNING opening),
       put AS (
         INSERT INTO opening_roots SELECT opening, root FROM now
         ON CONFLICT (opening) DO UPDATE SET root = excluded.root WHERE opening_roots.root <> excluded.root
         RETURNING opening
       )
       SELECT opening FROM gone UNION ALL SELECT opening FROM put`,
      [opening, root],
    );
    const ids = changed.map((row) => row.opening);
    await this.changes.note(manager, await idsInOpenings(manager, ids));
    return ids;
  }

  /** A job that was written while this was being decided has been read by followers as it was before. */
  private async tellAgain(openings: number[]): Promise<void> {
    const { manager } = this.dataSource;
    await this.changes.note(manager, await idsInOpenings(manager, openings));
  }

  private async byId(manager: EntityManager, id: number): Promise<OpeningDecision> {
    const [row] = await manager.query<DecisionRow[]>(`SELECT ${columns} FROM opening_decisions WHERE id = $1`, [id]);
    return toDecision(row!);
  }
}
