import type { EntityManager } from 'typeorm';
import type { SponsorBefore } from '../difference/register-diff.js';
import { identityOf, type RegisterEntry } from '../register/register-entry.js';

/** Every employer that a register ever had, with the keys that names have today, whatever they had when they were written. */
export async function sponsorsBefore(manager: EntityManager, entries: RegisterEntry[]): Promise<SponsorBefore[]> {
  const rows = await manager.query<SponsorBefore[]>(
    `SELECT id, name, is_normalised AS "isNormalised", town, county, key, own_key AS "ownKey", licences, state,
       as_of::text AS "asOf" FROM sponsors`,
  );
  // most names are in both registers, and reading a name takes its time
  const read = new Map(entries.map(({ name, key, ownKey }) => [name, { key, ownKey }]));
  return rows.map((row) => {
    const identity = read.get(row.name) ?? identityOf(row.name);
    return { ...row, ...identity, isSpelledAnew: identity.key !== row.key || identity.ownKey !== row.ownKey };
  });
}
