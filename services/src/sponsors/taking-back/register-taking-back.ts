import type { DataSource, EntityManager } from 'typeorm';
import { entriesFollow, jobsFollow, plansFollow, underRegisterLock } from '../import/follow-register.js';
import { writeAnew } from '../import/sponsor-writer.js';
import { registerBefore, type RegisterBefore } from './before-it.js';
import { stopNews } from './news-taken-back.js';
import { bringSponsorsBack } from './sponsors-before-it.js';

export interface RegisterReturned {
  registerId: number;
  /** The register that is in force again. */
  inForce: RegisterBefore;
  /** Employers that only the other had. */
  removed: number;
  /** Employers that are again what they were. */
  restored: number;
  /** Notices that nobody had heard yet. */
  stopped: number;
}

/**
 * Takes the newest register back: the one before it is in force again, as if the other had never come. Begun again, it
 * finds that done and says the same.
 */
export class RegisterTakingBack {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFound, Conflict */
  run(id: number, by: string): Promise<RegisterReturned> {
    return underRegisterLock(this.dataSource, async (manager) => {
      const before = await outcomeOf(manager, id);
      if (before) return before;
      const { inForce } = await registerBefore(manager, id);
      const stopped = await stopNews(manager, id);
      const { changed, removed } = await bringSponsorsBack(manager, id);
      const outcome = { registerId: id, inForce, removed, restored: changed.length, stopped };
      await manager.query(
        `UPDATE sponsor_registers SET state = 'discarded', taken_back_by = $2, taken_back_at = now(),
           taken_back_outcome = $3 WHERE id = $1`,
        [id, by, outcome],
      );
      await writeAnew(manager, changed);
      // what was kept is by the rules of the day on which the other came
      await entriesFollow(manager);
      await jobsFollow(this.dataSource, manager);
      await plansFollow(manager);
      return outcome;
    });
  }
}

/** Of one that was taken back already. A worker that was stopped before it could say so begins again. */
async function outcomeOf(manager: EntityManager, id: number): Promise<RegisterReturned | undefined> {
  const [row] = await manager.query<{ outcome: RegisterReturned | null }[]>(
    'SELECT taken_back_outcome AS outcome FROM sponsor_registers WHERE id = $1',
    [id],
  );
  return row?.outcome ?? undefined;
}
