import type { DataSource, EntityManager } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { readAgain } from '../../imports/read-again.js';
import { noteNamesakes } from '../import/namesakes.js';
import { REGISTER_LOCK } from '../import/register-import.js';
import { writeAnew } from '../import/sponsor-writer.js';
import { JobSponsors } from '../job-sponsors.js';
import { judgePeople } from '../people/people-flags.js';
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
  private readonly guard: AdvertGuard;
  private readonly jobs: JobSponsors;

  constructor(private readonly dataSource: DataSource) {
    this.guard = new AdvertGuard(dataSource);
    this.jobs = new JobSponsors(dataSource);
  }

  /** @throws NotFound, Conflict */
  run(id: number, by: string): Promise<RegisterReturned> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTER_LOCK]);
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
      // by the rules of today: what was kept is of the day on which the other came
      await judgePeople(manager);
      await noteNamesakes(manager);
      await this.jobs.renew(manager);
      await readAgain(manager);
      await this.guard.judgeNames(manager);
      for (const table of ['sponsors', 'sponsor_search', 'sponsor_names', 'sponsor_kinds']) {
        await manager.query(`ANALYZE ${table}`);
      }
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
