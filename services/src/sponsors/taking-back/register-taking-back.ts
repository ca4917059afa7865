import type { DataSource, EntityManager } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { readAgain } from '../../imports/read-again.js';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { noteNamesakes } from '../import/namesakes.js';
import { REGISTER_LOCK } from '../import/register-import.js';
import { writeAnew } from '../import/sponsor-writer.js';
import { JobSponsors } from '../job-sponsors.js';
import { judgePeople } from '../people/people-flags.js';
import { stopNews } from './news-taken-back.js';
import { bringSponsorsBack, IS_KEPT } from './sponsors-before-it.js';

export interface RegisterReturned {
  registerId: number;
  /** The register that is in force again. */
  inForce: { id: number; name: string; asOf: string };
  /** Employers that only the other had. */
  removed: number;
  /** Employers that are again what they were. */
  restored: number;
  /** Notices that nobody had heard yet. */
  stopped: number;
}

interface Standing {
  id: number;
  name: string;
  asOf: string;
  state: string;
  isTakenBack: boolean;
  isKept: boolean;
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
      const { inForce } = await takenBack(manager, id);
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

/** What a register is taken back to. @throws NotFound, Conflict */
export async function takenBack(
  manager: Pick<EntityManager, 'query'>,
  id: number,
): Promise<{ name: string; inForce: RegisterReturned['inForce'] }> {
  const [asked] = await standing(manager, 'id = $1', [id]);
  if (!asked) throw new NotFound('Register');
  if (asked.isTakenBack) throw new Conflict('This register has been taken back already.');
  if (asked.state !== 'applied')
    throw new Conflict('This register was not imported, so there is nothing to take back.');
  const [newest, before] = await standing(manager, `state = 'applied'`);
  if (newest?.id !== id)
    throw new Conflict('Only the newest register can be taken back: later ones stand on this one.');
  if (!before) throw new Conflict('This is the only register here: there is none to go back to.');
  if (!asked.isKept) {
    throw new Conflict(
      'What was known before this register is kept no longer, so it cannot be taken back. Import the right file, and say that it covers every route.',
    );
  }
  return { name: asked.name, inForce: { id: before.id, name: before.name, asOf: before.asOf } };
}

/** The newest first. */
const standing = (manager: Pick<EntityManager, 'query'>, which: string, values: unknown[] = []): Promise<Standing[]> =>
  manager.query<Standing[]>(
    `SELECT id, name, as_of::text AS "asOf", state, taken_back_at IS NOT NULL AS "isTakenBack",
       ${IS_KEPT} AS "isKept"
     FROM sponsor_registers WHERE ${which} ORDER BY id DESC LIMIT 2`,
    values,
  );
