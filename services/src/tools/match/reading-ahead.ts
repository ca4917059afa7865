import { Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';

/** Jobs are read ahead in portions that hold nobody up; those that people see first without a pause. */
const PORTION = 40;
const AT_FIRST = 2_000;
const PAUSE_MS = 60;

interface Board {
  /** The ids of all open jobs, the newest first. */
  newest: () => Promise<number[]>;
  /** Reads them; what it has read is remembered by it. */
  learn: (ids: number[]) => Promise<unknown>;
}

/**
 * Reads jobs before anybody asks how they match: all of the board once, and what came or changed since before anything
 * else. One portion at a time; what could not be read is tried again with the next change.
 */
export class ReadingAhead {
  private readonly logger = new Logger('Match');
  /** Jobs that have been read and that have not changed since. */
  private readonly read = new Set<number>();
  private readonly changed = new Set<number>();
  private board: number[] = [];
  private isBoardKnown = false;
  private isRunning = false;
  private isStopped = false;

  constructor(private readonly jobs: Board) {}

  has(id: number): boolean {
    return this.read.has(id);
  }

  get isUnderWay(): boolean {
    return this.isRunning;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** What is to be read again before it is asked for. */
  change(ids: readonly number[], removed: readonly number[] = []): void {
    for (const id of ids) {
      this.read.delete(id);
      this.changed.add(id);
    }
    for (const id of removed) this.changed.delete(id);
    void this.run();
  }

  /** Changes were missed: nothing that was read is sure to be so still. */
  forget(): void {
    this.read.clear();
    this.isBoardKnown = false;
    void this.run();
  }

  /** Jobs that turned out not to be remembered. */
  lose(ids: readonly number[]): void {
    for (const id of ids) this.read.delete(id);
    if (ids.length > 0) this.isBoardKnown = false;
  }

  /** Reads these now. Whether they count as read is undone by a change that comes meanwhile. */
  async learn(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      this.read.add(id);
      this.changed.delete(id);
    }
    try {
      await this.jobs.learn([...ids]);
    } catch (error) {
      for (const id of ids) {
        this.read.delete(id);
        this.changed.add(id);
      }
      throw error;
    }
  }

  /** Until everything is read; nobody waits for it. */
  async run(): Promise<void> {
    if (this.isRunning || this.isStopped) return;
    this.isRunning = true;
    try {
      let count = 0;
      for (let ids = await this.portion(); ids.length > 0 && !this.isStopped; ids = await this.portion()) {
        await this.learn(ids);
        count += ids.length;
        if (count > AT_FIRST || this.board.length === 0) await wait(PAUSE_MS, undefined, { ref: false });
      }
    } catch (error) {
      this.logger.debug(`Jobs were not read ahead: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }

  private async portion(): Promise<number[]> {
    if (!this.isBoardKnown) {
      this.isBoardKnown = true;
      this.board = (await this.jobs.newest()).reverse();
    }
    const ids: number[] = [];
    for (const id of this.changed) {
      if (ids.length === PORTION) break;
      ids.push(id);
    }
    if (ids.length > 0) return ids;
    while (ids.length < PORTION && this.board.length > 0) {
      const id = this.board.pop()!;
      if (!this.read.has(id)) ids.push(id);
    }
    return ids;
  }
}
