import type { EntityManager } from 'typeorm';
import { coverageOf, coversStored, type Covers } from '../difference/coverage.js';
import { onlyByMistake } from '../difference/mistaken.js';
import { isOpen, type SponsorBefore } from '../difference/sponsor-before.js';
import type { RegisterEntry } from '../register/register-entry.js';

interface Registers {
  id: number;
  first: number;
  last: number;
  closedBy: number[];
}

export interface ToldCoverage {
  covers: Covers;
  /** How many employers only a register has that this file shows to have been a mistake. */
  mistaken: number;
}

/** What can be told of the routes that a file covers, where nobody has said it. */
export async function toldCoverage(
  manager: EntityManager,
  before: SponsorBefore[],
  entries: RegisterEntry[],
): Promise<ToldCoverage> {
  const mistaken = await mistakenOf(manager, before, entries);
  const known = before.filter((one) => isOpen(one) && !mistaken.has(one.id));
  return { covers: coverageOf(known, entries), mistaken: mistaken.size };
}

async function mistakenOf(
  manager: EntityManager,
  before: SponsorBefore[],
  entries: RegisterEntry[],
): Promise<Set<number>> {
  const applied = await manager.query<{ id: number; covers: string[] | null }[]>(
    `SELECT id, covers FROM sponsor_registers WHERE state = 'applied' ORDER BY id`,
  );
  if (applied.length < 2) return new Set();
  const rows = await manager.query<Registers[]>(
    `SELECT id, first_register AS first, last_register AS last, coalesce(closed_by, '{}') AS "closedBy"
     FROM sponsors LEFT JOIN (
       SELECT sponsor_id, array_agg(register_id) AS closed_by FROM sponsor_events WHERE kind IN ('left', 'unclear') GROUP BY 1
     ) AS closed ON sponsor_id = id`,
  );
  const registersOf = new Map(rows.map((row) => [row.id, row]));
  const known = before.map(({ id, key, state, licences }) => {
    const { first, last, closedBy } = registersOf.get(id)!;
    return { id, key, state, licences, firstRegister: first, lastRegister: last, closedBy };
  });
  // an old one does not say what it covers
  const registers = applied.map(({ id, covers }) => ({ id, covers: coversStored(covers) ?? ('all' as const) }));
  return onlyByMistake(known, registers, entries);
}
