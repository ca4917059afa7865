import type { EntityManager } from 'typeorm';

/** Of an employer: all that a register can change. Its number and the register that brought it stay. */
export const restored = [
  'name',
  'is_normalised',
  'town',
  'town_as_of',
  'county',
  'key',
  'own_key',
  'licences',
  'rating',
  'state',
  'look_up_only',
  'as_of',
  'last_register',
  'former_names',
] as const;

/** Of these whatever is searched or read: an employer that differs in it is written anew. */
const shown: readonly (typeof restored)[number][] = [
  'name',
  'town',
  'county',
  'licences',
  'rating',
  'state',
  'look_up_only',
  'former_names',
];

const columns = restored.join(', ');

/** Before a register is written: what every employer is without it. Only the newest can be taken back. */
export async function keepSponsorsBefore(manager: EntityManager, registerId: number): Promise<void> {
  await manager.query('DELETE FROM sponsors_before');
  await manager.query(`INSERT INTO sponsors_before (sponsor_id, ${columns}) SELECT id, ${columns} FROM sponsors`);
  await forgetWhose(manager);
  await manager.query(
    `UPDATE sponsor_registers SET last_event_before = (SELECT coalesce(max(id), 0) FROM sponsor_events) WHERE id = $1`,
    [registerId],
  );
}

/** As a condition: the register whose rows before are kept. */
export const IS_KEPT = 'last_event_before IS NOT NULL';

const forgetWhose = (manager: EntityManager): Promise<unknown> =>
  manager.query(`UPDATE sponsor_registers SET last_event_before = NULL WHERE ${IS_KEPT}`);

/** Every employer is what it was, and whom only that register had is gone. Answers the ids of those that look otherwise now. */
export async function bringSponsorsBack(
  manager: EntityManager,
  registerId: number,
): Promise<{ changed: number[]; removed: number }> {
  // what is noted of names beside what registers change is noted anew
  await manager.query(
    `DELETE FROM sponsor_events WHERE id > (SELECT last_event_before FROM sponsor_registers WHERE id = $1)`,
    [registerId],
  );
  const of = (table: string) => `(${shown.map((column) => `${table}.${column}`).join(', ')})`;
  const others = await manager.query<{ id: number }[]>(
    `SELECT id FROM sponsors JOIN sponsors_before before ON sponsor_id = id
     WHERE ${of('sponsors')} IS DISTINCT FROM ${of('before')} ORDER BY id`,
  );
  await manager.query(
    `UPDATE sponsors SET ${restored.map((column) => `${column} = before.${column}`).join(', ')}
     FROM sponsors_before before WHERE sponsor_id = id`,
  );
  // whom somebody took for one that only this register had waits for a decision again
  await manager.query(
    `UPDATE sponsor_reviews SET decision = NULL, sponsor_id = NULL, decided_by = NULL, decided_at = NULL
     WHERE sponsor_id IN (SELECT id FROM sponsors WHERE first_register = $1)`,
    [registerId],
  );
  const [, removed] = await manager.query<[unknown, number]>('DELETE FROM sponsors WHERE first_register = $1', [
    registerId,
  ]);
  await manager.query('DELETE FROM sponsors_before');
  await forgetWhose(manager);
  return { changed: others.map(({ id }) => id), removed };
}
