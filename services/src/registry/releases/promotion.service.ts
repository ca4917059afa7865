import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { BuildRows, type BuildRow } from '../builds/builds.rows.js';
import { brokenNeighbourRules } from '../builds/neighbour-rules.js';
import { HealthRows } from '../health/health.rows.js';
import type { Publisher } from '../publisher.js';
import { SHELL } from '../release.js';
import { changesBetween, partsOf, withBuilds, type Parts } from './compose.js';
import { contractsOf, mustHold } from './fit.js';
import { Heads, notOurs } from './heads.js';
import { ReleaseWriter } from './release-writer.js';
import { ReleaseRows, type BuildName } from './releases.rows.js';

@Injectable()
export class PromotionService {
  constructor(
    private readonly builds: BuildRows,
    private readonly releases: ReleaseRows,
    private readonly writer: ReleaseWriter,
    private readonly heads: Heads,
    private readonly health: HealthRows,
  ) {}

  /**
   * Makes a release with these builds in place of the ones before, and answers its number; promoting what is
   * current already makes none. Throws `Conflict` with the head when it is not `expectSeq` any more.
   */
  async promote(
    channel: string,
    names: BuildName[],
    { expectSeq, reason }: { expectSeq?: number; reason?: string },
    publisher: Publisher,
  ) {
    for (const { remote } of names) publisher.mustOwn(remote);
    const promoted = await Promise.all(names.map((name) => this.found(name)));
    const failing = await this.health.onlyFailed();
    const onlyFailed = ({ remote, build }: BuildName) => failing.has(`${remote}/${build}`);
    const result = await this.releases.withHead(channel, async (head, rows) => {
      if (expectSeq !== undefined && expectSeq !== (head?.seq ?? 0)) throw somebodyWasFaster(head?.seq ?? 0);
      const before = partsOf(this.heads.toBuildOn(head));
      if (head && !before.shell && !names.some(({ remote }) => remote === SHELL)) {
        throw new Conflict(notOurs(channel, head.seq), { head: head.seq });
      }
      const after = withBuilds(before, promoted, onlyFailed);
      const changes = changesBetween(before, after);
      if (head?.signed && changes.length === 0) return { seq: head.seq, isNew: false };
      await this.mustFit(after, promoted, rows);
      const note = {
        cause: 'promote',
        actor: publisher.name,
        reason: reason || null,
        restoredSeq: null,
        changes,
      } as const;
      return { seq: await this.writer.write(channel, head?.seq ?? null, after, note, rows), isNew: true };
    });
    await this.heads.catchUp(channel);
    return result;
  }

  private async found({ remote, build }: BuildName): Promise<BuildRow> {
    const row = await this.builds.find(remote, build);
    if (!row) throw new NotFound(`Build ${build} of ${remote}`);
    if (row.status === 'blocked') throw new Conflict(`Build ${build} of ${remote} is blocked.`);
    return row;
  }

  private async mustFit(parts: Parts, promoted: BuildRow[], manager: EntityManager): Promise<void> {
    const contracts = await contractsOf(parts, this.builds, manager);
    mustHold(brokenNeighbourRules(contracts, new Set(promoted.map(({ remote }) => remote))));
  }
}

const somebodyWasFaster = (head: number) =>
  new Conflict(`The channel is at release ${head} by now. Look at it and try again.`, { head });
