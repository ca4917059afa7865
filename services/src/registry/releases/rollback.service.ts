import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { BuildRows } from '../builds/builds.rows.js';
import { brokenByGoingBack } from '../builds/neighbour-rules.js';
import type { Publisher } from '../publisher.js';
import { changesBetween, partsOf, withRestored, type Parts } from './compose.js';
import { contractsOf, mustHold } from './fit.js';
import { Heads, notOurs } from './heads.js';
import { ReleaseWriter } from './release-writer.js';
import { ReleaseRows, type ReleaseRow } from './releases.rows.js';

interface RollbackWish {
  /** One application; without it the whole release. */
  remote?: string;
  /** As it was in this release; without it one step back. */
  toSeq?: number;
  reason: string;
}

/** Going back is a new release with older parts: numbers only grow, and history stays as it was. */
@Injectable()
export class RollbackService {
  constructor(
    private readonly builds: BuildRows,
    private readonly releases: ReleaseRows,
    private readonly writer: ReleaseWriter,
    private readonly heads: Heads,
  ) {}

  async rollback(channel: string, { remote, toSeq, reason }: RollbackWish, publisher: Publisher): Promise<number> {
    if (remote) publisher.mustOwn(remote);
    else publisher.mustOwnEverything();
    const seq = await this.releases.withHead(channel, async (head, rows) => {
      if (!head) throw new NotFound(`Channel ${channel}`);
      const target = toSeq ?? (await this.oneStepBack(head, remote, rows));
      const older = await this.releases.at(channel, target, rows);
      if (!older) throw new NotFound(`Release ${target} of ${channel}`);
      const current = this.heads.toBuildOn(head);
      if (!older.signed) throw new Conflict(notOurs(channel, target));
      if (remote && !current) throw new Conflict(notOurs(channel, head.seq));
      const before = partsOf(current);
      const { release } = older.signed;
      const after: Parts = remote ? withRestored(before, remote, release) : partsOf(release);
      const changes = changesBetween(before, after);
      if (head.signed && changes.length === 0)
        throw new Conflict(`Release ${target} has the same builds. There is nothing to roll back.`);
      if (remote) mustHold(brokenByGoingBack(await contractsOf(after, this.builds, rows), remote));
      const note = { cause: 'rollback', actor: publisher.name, reason, restoredSeq: target, changes } as const;
      return this.writer.write(channel, head.seq, after, note, rows);
    });
    await this.heads.catchUp(channel);
    return seq;
  }

  /**
   * The newest release that had something else. A step back from a release that was itself a rollback goes on from
   * where that one went to; otherwise two steps would lead to and fro between the same two builds.
   */
  private async oneStepBack(head: ReleaseRow, remote: string | undefined, rows: EntityManager): Promise<number> {
    const target = remote
      ? stepBack(await this.releases.builtIn(head.channel, remote, head.seq, rows))
      : await this.wholeStepBack(head, rows);
    if (target === undefined) {
      throw new Conflict(
        remote
          ? `Nothing of ${remote} in ${head.channel} is older than what it has now. To go to a newer one, name its release (toSeq; --to on the command line).`
          : `Nothing in ${head.channel} is older than what it has now. To go to a newer one, name its release (toSeq; --to on the command line).`,
      );
    }
    return target;
  }

  /** A release in which one application alone was taken back is like no release before it: the one before it is older. */
  private async wholeStepBack(head: ReleaseRow, rows: EntityManager): Promise<number | undefined> {
    let row = head;
    while (row.cause === 'rollback' && row.restoredSeq !== null) {
      const restored = await this.releases.at(head.channel, row.restoredSeq, rows);
      if (!restored || !isAlike(row, restored)) break;
      row = restored;
    }
    return row.seq > 1 ? row.seq - 1 : undefined;
  }
}

const isAlike = (one: ReleaseRow, other: ReleaseRow) =>
  changesBetween(partsOf(one.signed?.release), partsOf(other.signed?.release)).length === 0;

interface Step {
  seq: number;
  build: string | null;
  restoredSeq: number | null;
  changed: boolean;
}

/** `steps` newest first, the head at the start. */
export function stepBack(steps: Step[]): number | undefined {
  const current = steps[0]?.build;
  let origin = steps[0]?.seq;
  for (const step of steps) {
    if (origin === undefined || step.seq > origin || !step.changed) continue;
    if (step.restoredSeq === null) {
      origin = step.seq;
      break;
    }
    origin = step.restoredSeq;
  }
  const older = steps.filter(({ seq, build }) => seq < (origin ?? 0) && build !== current);
  // Before its first build there was nothing of it, and that is what is left to go back to.
  return (older.find(({ build }) => build !== null) ?? older[0])?.seq;
}
