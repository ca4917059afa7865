import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { EventHub } from '../live/event-hub.js';
import type { Announcement } from '../live/publish.js';
import { TaskSignals, type TaskSignal } from './task-signals.js';

const REMEMBERED = 1_000;

type Told = Omit<TaskSignal, 'state'> & { state: TaskSignal['state'] | 'removed' };

/**
 * Tells a person's open pages when a task of theirs begins, ends and is deleted; its steps are followed on the stream of the task.
 * Every process of the api hears of every task: what they publish under one key is told once.
 */
@Injectable()
export class TaskRelay implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Tasks');
  private readonly told = new Map<string, Told['state']>();
  private following: Subscription | undefined;
  private waiting: Announcement[] = [];
  private isTelling = false;

  constructor(
    private readonly signals: TaskSignals,
    private readonly hub: EventHub,
  ) {}

  onModuleInit(): void {
    this.following = this.signals.everyone().subscribe((signal) => this.tell(signal));
  }

  onModuleDestroy(): void {
    this.following?.unsubscribe();
  }

  /** Deleted on one page: the row that tells of everything else is gone. */
  removed(userId: string, taskId: string): void {
    this.tell({ taskId, userId, state: 'removed' });
  }

  private tell({ taskId: id, userId, state }: Told): void {
    if (this.told.get(id) === state) return;
    this.told.delete(id); // the youngest stands last
    this.told.set(id, state);
    for (const oldest of this.told.keys()) if (this.told.size > REMEMBERED) this.told.delete(oldest);
    this.waiting.push({ topic: 'tasks', userId, event: { id, state }, key: `task:${id}:${state}` });
    if (!this.isTelling) void this.tellAll();
  }

  /** In their order: the end of a task must not be told before its beginning. What comes meanwhile goes together. */
  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.length > 0) {
      await this.hub
        .publishAll(this.waiting.splice(0))
        .catch((error: unknown) => this.logger.debug(`Tasks could not be announced: ${String(error)}`));
    }
    this.isTelling = false; // at once, or what comes in between would wait for the next task of anybody
  }
}
