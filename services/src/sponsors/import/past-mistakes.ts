import type { EntityManager } from 'typeorm';
import { coversStored, isCovered } from '../difference/coverage.js';
import { mistakenRegisters, onlyByMistake, type Applied, type RegisteredBefore } from '../difference/mistaken.js';
import { isOpen, type SponsorBefore, type SponsorState, type Unmistaken } from '../difference/sponsor-before.js';
import type { Licence, RegisterEntry } from '../register/register-entry.js';
import { byImportance } from '../register/routes.js';
import { IS_KEPT } from '../taking-back/sponsors-before-it.js';

/** Of one employer: the registers that had it first and last, and those that said it was gone. */
interface RegistersOfOne {
  id: number;
  first: number;
  last: number;
  closedBy: number[];
}

/** A line of the history after which it stands otherwise in the register. */
interface Turn {
  sponsorId: number;
  registerId: number;
  kind: 'joined' | 'left' | 'unclear' | 'not-covered' | 'covered';
}

interface StateWithout {
  state: SponsorState;
  /** The mistaken register that said otherwise; 0: none. */
  by: number;
}

export interface WithoutMistakes {
  /** Those on whom a mistaken register has the last word know what they would be without it. */
  before: SponsorBefore[];
  /** Of the employers that only such a register has: their ids. */
  onlyByMistake: ReadonlySet<number>;
}

/** What a new file shows to have been a mistake says nothing of what that file leaves open. */
export async function withoutMistakes(
  manager: EntityManager,
  before: SponsorBefore[],
  entries: RegisterEntry[],
): Promise<WithoutMistakes> {
  const registers = await appliedBefore(manager);
  if (registers.length < 2) return { before, onlyByMistake: new Set() };
  const known = await registeredBefore(manager, before);
  const mistaken = mistakenRegisters(known, registers, entries);
  if (mistaken.size === 0) return { before, onlyByMistake: new Set() };
  const states = await statesWithout(manager, mistaken);
  const taken = await takenAwayBy(manager, mistaken);
  const rightOnes = registers.filter(({ id }) => !mistaken.has(id));
  return {
    onlyByMistake: onlyByMistake(known, mistaken),
    before: before.map((sponsor) => {
      const turned = isOpen(sponsor) ? { state: sponsor.state, by: 0 } : states.get(sponsor.id);
      const unmistaken = turned && unmistakenOf(sponsor, turned, taken.get(sponsor.id) ?? [], rightOnes);
      return unmistaken ? { ...sponsor, unmistaken } : sponsor;
    }),
  };
}

/** Undefined where it holds what it would hold without the mistake, or would hold nothing either way. */
function unmistakenOf(
  sponsor: SponsorBefore,
  { state, by }: StateWithout,
  taken: Licence[],
  rightOnes: Applied[],
): Unmistaken | undefined {
  // a later register that covers a route, and has the employer not, has said the same without a mistake
  const later = isOpen(sponsor) ? [] : rightOnes.filter(({ id }) => id > by);
  const still = sponsor.licences.filter(({ route }) => !later.some(({ covers }) => isCovered(route, covers)));
  const held = new Set(sponsor.licences.map(({ route }) => route));
  const more = taken.filter(({ route }) => !held.has(route));
  if (isOpen(sponsor) && more.length === 0) return undefined;
  const licences = [...still, ...more].sort((a, b) => byImportance(a.route, b.route));
  return licences.length === 0 ? undefined : { state, licences };
}

async function appliedBefore(manager: EntityManager): Promise<Applied[]> {
  const applied = await manager.query<{ id: number; covers: string[] | null }[]>(
    `SELECT id, covers FROM sponsor_registers WHERE state = 'applied' ORDER BY id`,
  );
  // an old one does not say what it covers
  return applied.map(({ id, covers }) => ({ id, covers: coversStored(covers) ?? ('all' as const) }));
}

async function registeredBefore(manager: EntityManager, before: SponsorBefore[]): Promise<RegisteredBefore[]> {
  const rows = await manager.query<RegistersOfOne[]>(
    `SELECT id, first_register AS first, last_register AS last, coalesce(closed_by, '{}') AS "closedBy"
     FROM sponsors LEFT JOIN (
       SELECT sponsor_id, array_agg(register_id) AS closed_by FROM sponsor_events WHERE kind IN ('left', 'unclear') GROUP BY 1
     ) AS closed ON sponsor_id = id`,
  );
  const registersOf = new Map(rows.map((row) => [row.id, row]));
  return before.map(({ id, key, state, licences }) => {
    const { first, last, closedBy } = registersOf.get(id)!;
    return { id, key, state, licences, firstRegister: first, lastRegister: last, closedBy };
  });
}

/** Of those that such a register said to be gone, and no other: what they were as far as the others tell, and which one it was. */
async function statesWithout(
  manager: EntityManager,
  mistaken: ReadonlySet<number>,
): Promise<Map<number, StateWithout>> {
  const turns = await manager.query<Turn[]>(
    `SELECT sponsor_id AS "sponsorId", register_id AS "registerId", kind FROM sponsor_events
     JOIN sponsors ON sponsors.id = sponsor_id
     WHERE kind IN ('joined', 'left', 'unclear', 'not-covered', 'covered') AND (kind <> 'joined' OR after <> '')
       AND sponsors.state IN ('left', 'unclear') AND NOT first_register = ANY ($1)
       AND sponsor_id IN (SELECT sponsor_id FROM sponsor_events WHERE register_id = ANY ($1) AND kind IN ('left', 'unclear'))
     ORDER BY sponsor_events.id`,
    [[...mistaken]],
  );
  const last = new Map<number, StateWithout>();
  for (const { sponsorId, registerId, kind } of turns) {
    const { state } = last.get(sponsorId) ?? { state: 'listed' as const };
    last.set(sponsorId, mistaken.has(registerId) ? { state, by: registerId } : { state: stateAfter(kind), by: 0 });
  }
  return new Map([...last].filter(([, { state, by }]) => by > 0 && isOpen({ state })));
}

const stateAfter = (kind: Turn['kind']): SponsorState => (kind === 'joined' || kind === 'covered' ? 'listed' : kind);

/** The routes that the newest register took away, if it is such a one: of others nothing is kept that says how they were rated. */
async function takenAwayBy(manager: EntityManager, mistaken: ReadonlySet<number>): Promise<Map<number, Licence[]>> {
  const rows = await manager.query<{ id: number; licences: Licence[]; asOf: string }[]>(
    `SELECT sponsor_id AS id, before.licences, before.as_of::text AS "asOf" FROM sponsors_before before
     JOIN sponsors ON sponsors.id = sponsor_id
     WHERE before.state IN ('listed', 'not-covered') AND before.licences <> sponsors.licences
       AND EXISTS (SELECT FROM sponsor_registers WHERE ${IS_KEPT} AND id = ANY ($1))`,
    [[...mistaken]],
  );
  return new Map(
    rows.map(({ id, licences, asOf }) => [id, licences.map((one) => ({ ...one, asOf: one.asOf ?? asOf }))]),
  );
}
