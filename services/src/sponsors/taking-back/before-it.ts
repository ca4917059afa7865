import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { IS_KEPT } from './sponsors-before-it.js';

export interface RegisterBefore {
  id: number;
  name: string;
  asOf: string;
}

interface Standing extends RegisterBefore {
  state: string;
  isTakenBack: boolean;
  isKept: boolean;
}

/** What would be in force without this one, where it can be taken back. @throws NotFound, Conflict */
export async function registerBefore(
  manager: Pick<EntityManager, 'query'>,
  id: number,
): Promise<{ name: string; inForce: RegisterBefore }> {
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
