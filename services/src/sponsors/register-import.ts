import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { AdvertGuard } from '../adverts/advert-guard.js';
import { readAgain } from '../imports/read-again.js';
import { JobSponsors } from './job-sponsors.js';
import { LicenceWatch } from './licence-watch.js';
import { differenceOf, type Covers, type RegisterDiff, type SponsorBefore } from './register-diff.js';
import { entriesOf, identityOf, type RegisterEntry } from './register-entry.js';
import { readRegister, UnreadableRegister, type RegisterRows } from './register-file.js';
import { unknownIn } from './routes.js';
import { writeDifference } from './sponsor-writer.js';

export interface RegisterSource {
  bytes: Buffer;
  /** How people know it: the file's name. */
  name: string;
  /** YYYY-MM-DD. */
  asOf: string;
  /** Entries without any rating are only known from this day. */
  unratedAsOf?: string;
  /** Left out: the routes of which it has at least half as many employers as the register before. */
  covers?: Covers;
  /** An administrator has said that it is meant although its size is another. */
  isConfirmed?: boolean;
  /** A newer one follows at once: nobody needs to find anything in this one. */
  isOnlyHistory?: boolean;
}

export interface RegisterResult {
  registerId: number;
  /** `held`: an administrator must confirm it first, see `heldBecause`. `unchanged`: the same file as the last. */
  state: 'applied' | 'held' | 'unchanged';
  heldBecause?: string;
  /** The name of the register that waited, in whose place this one is held. */
  replaced?: string;
  added: number;
  /** Those that are no longer in it, whatever that says of their licence. */
  removed: number;
  changed: number;
  rejected: number;
}

interface Newest {
  id: number;
  asOf: string;
  digest: string;
  lines: number;
}

/** "spon" as a number: one register at a time, however many workers there are. */
export const REGISTER_LOCK = 0x73706f6e;
const LEAST_SHARE = 0.5;
const MOST_SHARE = 2;

/**
 * Brings a register in as the difference to the one before. A file that is none changes nothing. Who is to hear of it is
 * put down; `LicenceNews` tells them.
 */
export class RegisterImport {
  private readonly guard: AdvertGuard;
  private readonly jobs: JobSponsors;
  private readonly watch: LicenceWatch;

  constructor(private readonly dataSource: DataSource) {
    this.guard = new AdvertGuard(dataSource);
    this.jobs = new JobSponsors(dataSource);
    this.watch = new LicenceWatch(dataSource);
  }

  async run(source: RegisterSource): Promise<RegisterResult> {
    const digest = createHash('md5').update(source.bytes).digest('hex');
    const known = await this.newest(this.dataSource.manager);
    if (known?.digest === digest) return { ...nothing, registerId: known.id, state: 'unchanged' };
    const read = readRegister(source.bytes);
    return this.dataSource.transaction(async (manager) => {
      // a register takes longer than any question may, and is compared between two statements
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTER_LOCK]);
      const newest = await this.newest(manager);
      if (newest?.digest === digest) return { ...nothing, registerId: newest.id, state: 'unchanged' as const };
      if (newest && source.asOf < newest.asOf) {
        throw new UnreadableRegister(
          `The register of ${newest.asOf} is here already, and this one is of ${source.asOf}.`,
        );
      }
      const heldBecause = source.isConfirmed ? undefined : (unusual(read, newest) ?? (await unheardOf(manager, read)));
      return heldBecause
        ? this.hold(manager, source, digest, read, heldBecause)
        : this.apply(manager, source, digest, read, newest);
    });
  }

  private async newest(manager: EntityManager): Promise<Newest | undefined> {
    const rows = await manager.query<Newest[]>(
      `SELECT id, as_of::text AS "asOf", digest, lines FROM sponsor_registers WHERE state = 'applied' ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  }

  private async apply(
    manager: EntityManager,
    source: RegisterSource,
    digest: string,
    read: RegisterRows,
    newest: Newest | undefined,
  ): Promise<RegisterResult> {
    const entries = await entriesOf(read.rows);
    const before = await sponsorsBefore(manager, entries);
    const covers = source.covers ?? coverage(before, entries);
    const diff = await differenceOf(before, entries, covers);
    const registerId = await this.note(manager, source, digest, read, { covers, diff, sponsors: entries.length });
    const followed = newest ? await this.watch.followed(manager) : undefined;
    const added = await writeDifference(manager, diff, {
      registerId,
      asOf: source.asOf,
      unratedAsOf: source.unratedAsOf ?? source.asOf,
      isOnlyHistory: source.isOnlyHistory ?? false,
    });
    if (followed) await this.watch.note(manager, registerId, diff, added, followed);
    if (!source.isOnlyHistory) {
      await this.jobs.renew(manager);
      await readAgain(manager);
      await this.guard.judgeNames(manager);
    }
    // before anybody can search it: a plan made for an empty table takes longer than a question may
    for (const table of ['sponsors', 'sponsor_search', 'sponsor_names', 'sponsor_kinds']) {
      await manager.query(`ANALYZE ${table}`);
    }
    return { registerId, state: 'applied', ...sums(diff), rejected: read.rejected.length };
  }

  private async note(
    manager: EntityManager,
    source: RegisterSource,
    digest: string,
    read: RegisterRows,
    { covers, diff, sponsors }: { covers: Covers; diff: RegisterDiff; sponsors: number },
  ): Promise<number> {
    const { added, removed, changed } = sums(diff);
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO sponsor_registers (name, as_of, digest, state, covers, lines, sponsors, added, removed, changed, rejected, applied_at)
       VALUES ($1, $2, $3, 'applied', $4, $5, $6, $7, $8, $9, $10, now()) RETURNING id`,
      [
        source.name.slice(0, 255),
        source.asOf,
        digest,
        covers === 'all' ? null : covers,
        read.rows.length,
        sponsors,
        added,
        removed,
        changed,
        read.rejected.length,
      ],
    );
    await replaceHeld(manager, row!.id, digest);
    return row!.id;
  }

  private async hold(
    manager: EntityManager,
    source: RegisterSource,
    digest: string,
    read: RegisterRows,
    heldBecause: string,
  ): Promise<RegisterResult> {
    const isCompressed = source.bytes[0] === 0x1f && source.bytes[1] === 0x8b;
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO sponsor_registers (name, as_of, digest, state, covers, lines, rejected, held_because, content)
       VALUES ($1, $2, $3, 'held', $4, $5, $6, $7, $8) RETURNING id`,
      [
        source.name.slice(0, 255),
        source.asOf,
        digest,
        source.covers === undefined || source.covers === 'all' ? null : source.covers,
        read.rows.length,
        read.rejected.length,
        heldBecause,
        isCompressed ? source.bytes : gzipSync(source.bytes),
      ],
    );
    const replaced = await replaceHeld(manager, row!.id);
    return {
      ...nothing,
      registerId: row!.id,
      state: 'held',
      heldBecause,
      rejected: read.rejected.length,
      ...(replaced === undefined ? {} : { replaced }),
    };
  }
}

/** One at most waits. Answers the name of that in whose place the new one stands. `digest`: only if it is this file. */
async function replaceHeld(manager: EntityManager, by: number, digest?: string): Promise<string | undefined> {
  const [rows] = await manager.query<[{ name: string }[], number]>(
    `UPDATE sponsor_registers SET state = 'replaced', replaced_by = $1, content = NULL
     WHERE state = 'held' AND id <> $1 AND digest = coalesce($2, digest) RETURNING name`,
    [by, digest ?? null],
  );
  return rows[0]?.name;
}

const nothing = { added: 0, removed: 0, changed: 0, rejected: 0 };

/** Who is back after a register without them is added, as far as a register tells. */
const sums = ({ added, kept, gone }: RegisterDiff) => {
  const isBack = ({ before }: RegisterDiff['kept'][number]) => before.state !== 'listed';
  return {
    added: added.length + kept.filter(isBack).length,
    removed: gone.length,
    changed: kept.filter((one) => !isBack(one) && one.events.length > 0).length,
  };
};

/** A file much shorter or longer than the last is more often a mistake than the news. */
function unusual({ rows }: RegisterRows, newest: Newest | undefined): string | undefined {
  if (!newest) return undefined;
  const share = rows.length / newest.lines;
  const size = `It has ${rows.length.toLocaleString('en-GB')} lines, the last register ${newest.lines.toLocaleString('en-GB')}`;
  if (share < LEAST_SHARE) return `${size}: less than half.`;
  return share > MOST_SHARE ? `${size}: more than double.` : undefined;
}

/** A route or a rating that is in no table and with no employer is held: it is more often a cell that was cut. */
async function unheardOf(manager: EntityManager, { unknown }: RegisterRows): Promise<string | undefined> {
  if (unknown.size === 0) return undefined;
  const taken = await manager.query<{ route: string; type: string; rating: string }[]>(
    `SELECT DISTINCT licence ->> 'route' AS route, licence ->> 'type' AS type, licence ->> 'rating' AS rating
     FROM sponsors CROSS JOIN LATERAL jsonb_array_elements(licences) AS licence`,
  );
  const known = new Set(taken.flatMap(unknownIn));
  const [first] = [...unknown].filter(([what]) => !known.has(what));
  return first && `Row ${first[1]} has a ${first[0]}, which no register had before.`;
}

/** A route of which a file suddenly has next to nobody is a route that it leaves out. */
function coverage(before: SponsorBefore[], entries: { licences: { route: string }[] }[]): Covers {
  const count = (all: { licences: { route: string }[] }[]) => {
    const counts = new Map<string, number>();
    for (const { licences } of all) for (const { route } of licences) counts.set(route, (counts.get(route) ?? 0) + 1);
    return counts;
  };
  const after = count(entries);
  const listed = count(before.filter(({ state }) => state === 'listed'));
  const known = new Set([...listed.keys(), ...after.keys()]);
  return [...known].filter((route) => (after.get(route) ?? 0) >= (listed.get(route) ?? 0) * LEAST_SHARE);
}

/** With the keys that names have today, whatever they had when they were written. */
async function sponsorsBefore(manager: EntityManager, entries: RegisterEntry[]): Promise<SponsorBefore[]> {
  const rows = await manager.query<SponsorBefore[]>(
    `SELECT id, name, is_normalised AS "isNormalised", town, county, key, own_key AS "ownKey", licences, state FROM sponsors`,
  );
  // most names are in both registers, and reading a name takes its time
  const read = new Map(entries.map(({ name, key, ownKey }) => [name, { key, ownKey }]));
  return rows.map((row) => {
    const identity = read.get(row.name) ?? identityOf(row.name);
    return { ...row, ...identity, isSpelledAnew: identity.key !== row.key || identity.ownKey !== row.ownKey };
  });
}
