import { Injectable } from '@nestjs/common';
import {
  distinctUntilChanged,
  firstValueFrom,
  interval,
  last,
  merge,
  of,
  switchMap,
  takeWhile,
  throttleTime,
  timeout,
  TimeoutError,
  type Observable,
} from 'rxjs';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Conflict, NotFound, Refusal, Unavailable } from '../platform/refusals/refusals.js';
import { fingerprintOf } from './fingerprint.js';
import { quotaResetsAt, quotaSpent } from './quota.js';
import type { Lane, TaskKind } from './task-kind.js';
import { TaskQueues } from './task-queues.js';
import { TaskRelay } from './task-relay.js';
import { isOver, type TaskRow } from './task-row.js';
import { TaskRows } from './task-rows.js';
import { TaskSignals } from './task-signals.js';
import { TasksConfig } from './tasks.config.js';
import type { Quota } from './tasks.dto.js';

/** Signals may get lost, and the place in the queue changes without one. */
const LOOK_EVERY_MS = 1_500;
/** A task of many quick steps is not read for each of them. */
const SHORTEST_LOOK_MS = 50;
const WAIT_WHEN_FULL_S = 30;
const LONGEST_TITLE = 120;
/** A CV and an advert are far shorter, chapters and books longer. */
const LONG_INPUT = 50_000;

export interface StartOptions {
  /** A task of the same person whose charge covers this one too, once: both were asked for by one click. */
  coveredBy?: string;
}

@Injectable()
export class TasksService {
  constructor(
    private readonly rows: TaskRows,
    private readonly queues: TaskQueues,
    private readonly signals: TaskSignals,
    private readonly relay: TaskRelay,
    private readonly config: TasksConfig,
  ) {}

  /**
   * Writes the task down and puts it into its queue; answers its id, and whether it is a new one: the same input within
   * a minute is the same task. Refuses with 429 when the day's quota is used up, with 503 when too many wait.
   */
  async start<Input extends object>(
    kind: TaskKind<Input>,
    user: Pick<SignedInUser, 'id' | 'plan'>,
    input: Input,
    { coveredBy }: StartOptions = {},
  ): Promise<{ id: string; isNew: boolean }> {
    const mostADay = this.mostADay(user);
    const lane = laneOf(kind, input);
    const started = await this.rows.start({
      userId: user.id,
      kind: kind.name,
      lane,
      title: shortened(kind.title(input)),
      input,
      fingerprint: fingerprintOf(kind.name, input),
      isCharged: kind.isCharged,
      mostWaiting: this.config.mostWaiting,
      mostADay,
      coveredBy,
    });
    if (started.outcome === 'spent') throw quotaSpent(mostADay);
    if (started.outcome === 'full') {
      throw new Unavailable('Very many are using the tools at the moment. Please try again shortly.', WAIT_WHEN_FULL_S);
    }
    // Not waited for: the row is what counts, and the worker finds one that no queue knows.
    const isNew = started.outcome === 'started';
    if (isNew) void this.queues.put(lane, { id: started.taskId, kind: kind.name, turn: started.turn });
    return { id: started.taskId, isNew };
  }

  /** What a person has left of the day, before they ask. */
  async quota(user: Pick<SignedInUser, 'id' | 'plan'>): Promise<Quota> {
    const most = this.mostADay(user);
    const used = await this.rows.chargedToday(user.id);
    const limit = Number.isFinite(most) ? most : null;
    const left = limit === null ? null : Math.max(0, limit - used);
    return { limit, used, left, resetsAt: quotaResetsAt().toISOString() };
  }

  private mostADay({ plan }: Pick<SignedInUser, 'plan'>): number {
    return plan === 'premium' ? Number.POSITIVE_INFINITY : this.config.freeDaily;
  }

  /** The newest task of this kind whose result has these members, if there is one of the last week. */
  withResult(userId: string, kind: TaskKind<never>, members: object): Promise<string | undefined> {
    return this.rows.withResult(userId, kind.name, members);
  }

  /** For what closes a result later, as grading does a test: followers are told, and the same input is a new task. */
  addToResult(userId: string, id: string, members: object): Promise<void> {
    return this.rows.addToResult(userId, id, members);
  }

  /** Somebody else's task is not there. */
  async one(userId: string, id: string): Promise<TaskRow> {
    const row = await this.rows.ofUser(userId, id);
    if (!row) throw new NotFound('Task');
    return row;
  }

  page(userId: string, asked: { kinds: string[]; page: number; limit: number; series: boolean }) {
    return this.rows.page(userId, asked);
  }

  /** Cancels what has not ended, removes what has. */
  async cancelOrRemove(userId: string, id: string, series = false): Promise<void> {
    const lane = await this.rows.cancel(userId, id);
    if (lane) return this.queues.takeOut(lane, id);
    if (!(await this.rows.remove(userId, id, series))) throw new NotFound('Task');
    this.relay.removed(userId, id);
  }

  /** From now on no screen shows it by itself; it stays in the history. */
  async putAway(userId: string, id: string): Promise<void> {
    if (!(await this.rows.putAway(userId, id))) throw new NotFound('Task');
  }

  /** The task as it is, and again whenever something about it changes, until it has ended or is gone. */
  follow(userId: string, id: string): Observable<TaskRow | undefined> {
    const looks = merge(this.signals.of(id), interval(LOOK_EVERY_MS));
    return merge(of(null), looks).pipe(
      throttleTime(SHORTEST_LOOK_MS, undefined, { leading: true, trailing: true }),
      switchMap(() => this.rows.ofUser(userId, id)),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      takeWhile((row) => row !== undefined && !isOver(row.state), true),
    );
  }

  /** The result of a task, for calls that wait for it: what failed is refused, what takes too long is 504. */
  async result(userId: string, id: string): Promise<unknown> {
    const { deadlineMs } = this.config;
    const end = this.follow(userId, id).pipe(last(), timeout(deadlineMs));
    const row = await firstValueFrom(end).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
      const seconds = Math.ceil(deadlineMs / 1_000);
      throw new Refusal(504, `There is no answer after ${seconds} seconds. The task goes on: see /api/tasks/${id}.`);
    });
    if (!row) throw new NotFound('Task');
    if (row.state === 'cancelled') throw new Conflict('The task was cancelled.');
    if (!row.error) return row.result;
    const { status, detail, reason } = row.error;
    throw new Refusal(status, detail, { extra: { reason }, ...(status === 503 ? { retryAfterSeconds: 30 } : {}) });
  }
}

const laneOf = ({ lane }: Pick<TaskKind<never>, 'lane'>, input: object): Lane =>
  lane === 'tools' && JSON.stringify(input).length > LONG_INPUT ? 'long' : lane;

function shortened(title: string): string {
  const words = title.slice(0, 1_000).replace(/\s+/g, ' ').trim();
  return [...words].slice(0, LONGEST_TITLE).join(''); // by characters, never through the middle of one
}
