import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Lane } from './task-kind.js';
import type { TaskFailure, TaskRow } from './task-row.js';

const POSITION = `CASE WHEN t.state = 'queued' THEN
  (SELECT count(*)::int + 1 FROM tasks o WHERE o.state = 'queued' AND o.lane = t.lane
     AND (o.turn, o.seq) < (t.turn, t.seq)) END AS position`;
/** Results and inputs are long: lists do without. */
const HEAD = `t.id, t.user_id, t.kind, t.lane, t.title, t.state, t.progress, t.step, t.error, t.run,
  t.created_at, t.started_at, t.finished_at, t.put_away_at, ${POSITION}`;

const OF_THE_SERIES = `o.user_id = t.user_id AND o.series = t.series`;
/** One that found nothing more to ask is none. */
const BATCHES = `(SELECT count(*)::int FROM tasks o WHERE ${OF_THE_SERIES} AND o.state = 'done'
  AND o.result->'questions' IS DISTINCT FROM '[]'::jsonb)`;
/** A batch that came to nothing hides none before it. */
const LISTED = `t.user_id = $1 AND ($2::text[] = '{}' OR t.kind = ANY ($2)) AND NOT ($3 AND EXISTS (
  SELECT FROM tasks o WHERE ${OF_THE_SERIES} AND o.seq > t.seq AND o.state NOT IN ('failed', 'cancelled')))`;

/** What did not come about leaves the charge that covered it free to cover another try. */
const UNCOVERED = (gone: string): string =>
  `uncovered AS (UPDATE task_charges SET covers = NULL WHERE covers IN (SELECT id FROM ${gone}))`;

interface NewTask {
  userId: string;
  kind: string;
  lane: Lane;
  title: string;
  input: object;
  fingerprint: string;
  isCharged: boolean;
  /** `Infinity` switches a limit off. */
  mostWaiting: number;
  mostADay: number;
  /** The task whose charge covers this one too, if it has not covered another yet. */
  coveredBy?: string;
}

type StartOutcome =
  | { outcome: 'started'; taskId: string; turn: number }
  | { outcome: 'same'; taskId: string }
  | { outcome: 'spent' }
  | { outcome: 'full' };

/** What stands in a queue, or should. */
interface Waiting {
  id: string;
  kind: string;
  lane: Lane;
  turn: number;
}

/** Every statement about the table of tasks. A person's call always names the person, so nobody reaches another's. */
@Injectable()
export class TaskRows {
  constructor(private readonly dataSource: DataSource) {}

  async start(task: NewTask): Promise<StartOutcome> {
    const limit = (most: number) => (Number.isFinite(most) ? most : null);
    const [row] = await this.dataSource.query<
      { outcome: StartOutcome['outcome']; task_id: string; its_turn: number }[]
    >('SELECT outcome, task_id, its_turn FROM start_task($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      task.userId,
      task.kind,
      task.lane,
      task.title,
      JSON.stringify(task.input),
      task.fingerprint,
      limit(task.mostWaiting),
      task.isCharged,
      limit(task.mostADay),
      task.coveredBy ?? null,
    ]);
    if (!row) throw new Error('A task was neither started nor refused');
    const { outcome, task_id: taskId, its_turn: turn } = row;
    if (outcome === 'started') return { outcome, taskId, turn };
    return outcome === 'same' ? { outcome, taskId } : { outcome };
  }

  async ofUser(userId: string, id: string): Promise<TaskRow | undefined> {
    const [row] = await this.dataSource.query<TaskRow[]>(
      `SELECT ${HEAD}, t.input, t.result FROM tasks t WHERE t.id = $1 AND t.user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** Newest first, without input and result. With `series` the batches of one are one entry, the newest of them. */
  async page(
    userId: string,
    { kinds, page, limit, series }: { kinds: string[]; page: number; limit: number; series: boolean },
  ): Promise<{ rows: TaskRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<TaskRow[]>(
        `SELECT ${HEAD}, CASE WHEN $3 THEN ${BATCHES} END AS batches FROM tasks t WHERE ${LISTED}
         ORDER BY t.seq DESC LIMIT $4 OFFSET $5::bigint`,
        [userId, kinds, series, limit, Math.min((page - 1) * limit, 1e15)],
      ),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM tasks t WHERE ${LISTED}`, [
        userId,
        kinds,
        series,
      ]),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** Cancels what has not ended. A task that nobody has begun costs nothing. Answers the lane, when there was one. */
  async cancel(userId: string, id: string): Promise<Lane | undefined> {
    const [row] = await this.dataSource.query<{ lane: Lane }[]>(
      `WITH gone AS (
         UPDATE tasks SET state = 'cancelled', step = 'Cancelled', finished_at = now()
         WHERE id = $1 AND user_id = $2 AND state IN ('queued', 'active') RETURNING id, lane, run
       ), unbegun AS (SELECT id FROM gone WHERE run = 0), ${UNCOVERED('unbegun')},
       uncharged AS (DELETE FROM task_charges WHERE task_id IN (SELECT id FROM unbegun))
       SELECT lane FROM gone`,
      [id, userId],
    );
    return row?.lane;
  }

  /** With `series` the other batches that have ended go too. */
  async remove(userId: string, id: string, series = false): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM tasks t WHERE t.user_id = $2 AND t.state IN ('done', 'failed', 'cancelled')
         AND (t.id = $1 OR $3 AND t.series = (SELECT o.series FROM tasks o WHERE o.id = $1 AND o.user_id = $2))`,
      [id, userId, series],
    );
    return count > 0;
  }

  async putAway(userId: string, id: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      'UPDATE tasks SET put_away_at = now() WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    return count > 0;
  }

  async chargedToday(userId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM task_charges WHERE user_id = $1 AND day = (now() AT TIME ZONE 'utc')::date`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** The worker begins: whoever began before has lost the task, and what they write from now on is not taken. */
  async begin(id: string): Promise<TaskRow | undefined> {
    const [[row]] = await this.dataSource.query<[TaskRow[], number]>(
      `UPDATE tasks SET state = 'active', run = run + 1, started_at = coalesce(started_at, now()), step = 'Starting'
       WHERE id = $1 AND state IN ('queued', 'active') RETURNING *`,
      [id],
    );
    return row;
  }

  /** False when the task is no longer this run's: cancelled, or begun anew elsewhere. */
  async progress({ id, run }: TaskRow, step: string, progress: number): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE tasks SET step = $3, progress = greatest(progress, $4)
       WHERE id = $1 AND run = $2 AND state = 'active'`,
      [id, run, step.slice(0, 200), Math.round(Math.min(100, Math.max(0, progress)))],
    );
    return count > 0;
  }

  async waitAgain({ id, run }: TaskRow, step: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE tasks SET state = 'queued', step = $3 WHERE id = $1 AND run = $2 AND state = 'active'`,
      [id, run, step],
    );
  }

  /** `keep` and the end of the task happen together or not at all. False when the task is no longer this run's. */
  finish(
    { id, run }: TaskRow,
    keep: (manager: EntityManager) => Promise<unknown>,
    isFree: (result: unknown) => boolean,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [mine] = await manager.query<unknown[]>(
        `SELECT 1 FROM tasks WHERE id = $1 AND run = $2 AND state = 'active' FOR UPDATE`,
        [id, run],
      );
      if (!mine) return false;
      const result = await keep(manager);
      await manager.query(
        `UPDATE tasks SET state = 'done', step = 'Done', progress = 100, result = $2, finished_at = now() WHERE id = $1`,
        [id, JSON.stringify(result ?? null)],
      );
      if (isFree(result)) {
        await manager.query(
          `WITH ended AS (SELECT $1::uuid AS id), ${UNCOVERED('ended')} DELETE FROM task_charges WHERE task_id = $1`,
          [id],
        );
      }
      return true;
    });
  }

  /** What could not be done is not charged. */
  async fail({ id, run }: TaskRow, failure: TaskFailure): Promise<void> {
    await this.dataSource.query(
      `WITH failed AS (
         UPDATE tasks SET state = 'failed', step = 'Failed', error = $3, finished_at = now()
         WHERE id = $1 AND run = $2 AND state IN ('queued', 'active') RETURNING id
       ), ${UNCOVERED('failed')}
       DELETE FROM task_charges WHERE task_id IN (SELECT id FROM failed)`,
      [id, run, JSON.stringify(failure)],
    );
  }

  /** The newest of a person's ended tasks of a kind whose result has these members; of the last week. */
  async withResult(userId: string, kind: string, members: object): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM tasks WHERE user_id = $1 AND kind = $2 AND state = 'done' AND result @> $3
         AND created_at > now() - interval '7 days' ORDER BY seq DESC LIMIT 1`,
      [userId, kind, JSON.stringify(members)],
    );
    return row?.id;
  }

  /**
   * Whoever follows the task hears of it: naming a watched column is enough for its trigger. What it has been used for
   * is over: the same asked for once more is a task of its own, however soon.
   */
  async addToResult(userId: string, id: string, members: object): Promise<void> {
    await this.dataSource.query(
      `UPDATE tasks SET result = result || $3, step = step, fingerprint = 'over ' || id WHERE id = $1 AND user_id = $2 AND state = 'done'`,
      [id, userId, JSON.stringify(members)],
    );
  }

  async reply(id: string, name: string): Promise<{ reply: unknown } | undefined> {
    const [row] = await this.dataSource.query<{ reply: unknown }[]>(
      'SELECT reply FROM task_replies WHERE task_id = $1 AND name = $2',
      [id, name],
    );
    return row;
  }

  /** The first reply stays; nothing is kept for a task that is gone. */
  async keepReply(id: string, name: string, reply: unknown): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO task_replies (task_id, name, reply) SELECT id, $2, $3 FROM tasks WHERE id = $1
       ON CONFLICT (task_id, name) DO NOTHING`,
      [id, name, JSON.stringify(reply ?? null)],
    );
  }

  /** What should be in a queue, oldest first, when it has been there for a while. */
  async unfinished(olderThanMs: number, most: number): Promise<Waiting[]> {
    return this.dataSource.query(
      `SELECT id, kind, lane, turn FROM tasks WHERE state IN ('queued', 'active')
         AND created_at < now() - make_interval(secs => $1) ORDER BY seq LIMIT $2`,
      [olderThanMs / 1_000, most],
    );
  }

  async removeOld(days: number): Promise<void> {
    await this.dataSource.query(`DELETE FROM tasks WHERE finished_at < now() - make_interval(days => $1)`, [days]);
    await this.dataSource.query(`DELETE FROM task_charges WHERE day < current_date - 7`);
  }
}
