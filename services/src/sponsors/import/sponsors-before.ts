import type { EntityManager } from 'typeorm';
import type { SponsorBefore } from '../difference/sponsor-before.js';
import { entriesOf, identityOf, type RegisterEntry } from '../register/register-entry.js';
import type { RegisterRows } from '../register/register-file.js';
import { unclearBefore } from './unclear-before.js';

/** Every employer that a register ever had, with the keys that names have today, whatever they had when they were written. */
export async function sponsorsBefore(manager: EntityManager, entries: RegisterEntry[]): Promise<SponsorBefore[]> {
  const rows = await manager.query<SponsorBefore[]>(
    `SELECT id, name, is_normalised AS "isNormalised", town, town_as_of::text AS "townAsOf", county, key,
       own_key AS "ownKey", licences, state, as_of::text AS "asOf", former_names AS "formerNames" FROM sponsors`,
  );
  const unclear = await unclearBefore(manager);
  // most names are in both registers, and reading a name takes its time
  const read = new Map(entries.map(({ name, key, ownKey }) => [name, { key, ownKey }]));
  return rows.map((row) => {
    const identity = read.get(row.name) ?? identityOf(row.name);
    const isSpelledAnew = identity.key !== row.key || identity.ownKey !== row.ownKey;
    const doubt = unclear.get(row.id);
    return { ...row, ...identity, isSpelledAnew, ...(doubt && { doubt }) };
  });
}

/** The employers of a file. A name that was printed in small letters before, in so many words, is printed so. */
export async function entriesIn(manager: EntityManager, { rows, saysForms }: RegisterRows): Promise<RegisterEntry[]> {
  if (saysForms) return entriesOf(rows);
  const known = await manager.query<{ name: string }[]>(
    'SELECT name FROM sponsors WHERE NOT is_normalised AND name = lower(name)',
  );
  const printed = new Set(known.map(({ name }) => name));
  return entriesOf(rows.map((row) => ({ ...row, isNormalised: row.isNormalised && !printed.has(row.name) })));
}
