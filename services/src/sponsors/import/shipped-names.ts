import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { formerNamesOf, type FormerName } from '../names/printed-before.js';
import { entriesOf, identityOf, type RegisterEntry } from '../register/register-entry.js';
import { readRegister } from '../register/register-file.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';
import { findingWords } from './finding-words.js';

interface Named {
  id: number;
  name: string;
  town: string;
  formerNames: FormerName[];
}

/**
 * The names that a shipped register printed, for entries that it had first and that are called otherwise since: a product
 * that brought it in before former names were kept has lost them. Where they are kept already, nothing happens.
 */
export async function nameAsShipped(manager: EntityManager): Promise<void> {
  for (const { file, asOf } of shippedRegisters().slice(0, -1)) {
    const [register] = await manager.query<{ id: number }[]>(
      `SELECT id FROM sponsor_registers WHERE state = 'applied' AND as_of = $1
         AND NOT EXISTS (SELECT FROM sponsors WHERE former_names @> $2::jsonb)`,
      [asOf, JSON.stringify([{ asOf }])],
    );
    if (register) {
      const { rows } = readRegister(await readFile(new URL(file, sponsorsFolder)));
      await nameBefore(manager, await entriesOf(rows), register.id, asOf);
    }
  }
}

/** Of the entries that this register had first. */
export async function nameBefore(
  manager: EntityManager,
  entries: RegisterEntry[],
  registerId: number,
  asOf: string,
): Promise<void> {
  const sponsors = await manager.query<Named[]>(
    `SELECT id, name, town, former_names AS "formerNames" FROM sponsors
     WHERE first_register = $1 AND state = 'listed' AND NOT look_up_only`,
    [registerId],
  );
  const names = new Set(sponsors.map(({ name }) => name));
  const then = byIdentity(entries.filter(({ name }) => !names.has(name)));
  const printed = new Set(entries.map(({ name }) => name));
  const found = sponsors
    .filter(({ name }) => !printed.has(name))
    .flatMap((sponsor) => {
      const { key, ownKey } = identityOf(sponsor.name);
      const same = new Set([key, ownKey].flatMap((one) => (one ? (then.get(placed(one, sponsor)) ?? []) : [])));
      const [only, ...others] = same;
      const shipped = only && others.length === 0 ? formerNamesOf({ name: only.name, asOf }, sponsor.name) : [];
      // a name that is kept already was printed later as well
      const kept = new Set(sponsor.formerNames.map(({ name }) => name));
      const older = shipped.filter(({ name }) => !kept.has(name));
      return older.length > 0 ? [{ ...sponsor, formerNames: [...sponsor.formerNames, ...older] }] : [];
    });
  await writeFormerNames(manager, found);
}

const placed = (key: string, { town }: Pick<Named, 'town'>) => `${key} ${town.toLowerCase()}`;

function byIdentity(entries: RegisterEntry[]): Map<string, RegisterEntry[]> {
  const found = new Map<string, RegisterEntry[]>();
  for (const entry of entries) {
    for (const key of new Set([entry.key, entry.ownKey].filter(Boolean))) {
      const place = placed(key, entry);
      found.set(place, [...(found.get(place) ?? []), entry]);
    }
  }
  return found;
}

async function writeFormerNames(manager: EntityManager, sponsors: Named[]): Promise<void> {
  const rows = sponsors.map(({ id, name, town, formerNames }) => ({
    id,
    former_names: formerNames,
    ...findingWords({ name, town, formerNames }),
  }));
  const given = `jsonb_to_recordset($1::jsonb) AS given (id int, former_names jsonb, words text[], former_words text[])`;
  await manager.query(
    `UPDATE sponsors SET former_names = given.former_names FROM ${given} WHERE sponsors.id = given.id`,
    [JSON.stringify(rows)],
  );
  await manager.query(
    `UPDATE sponsor_search SET words = array_to_tsvector(given.words), former_words = given.former_words
     FROM ${given} WHERE sponsor_id = given.id`,
    [JSON.stringify(rows)],
  );
}
