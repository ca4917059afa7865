import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { isCovered, storedCovers, type Covers } from '../difference/coverage.js';
import { LicenceWatch } from '../watch/licence-watch.js';
import { differenceOf, isQuiet, type RegisterDiff } from '../difference/register-diff.js';
import { asWithoutMistakes, isOpen, type SponsorBefore } from '../difference/sponsor-before.js';
import { whyDoubtful } from '../register/register-doubts.js';
import { readRegister, UnreadableRegister, type RegisterRows } from '../register/register-file.js';
import { byImportance } from '../register/routes.js';
import { keepSponsorsBefore } from '../taking-back/sponsors-before-it.js';
import { jobsFollow, plansFollow, underRegisterLock } from './follow-register.js';
import { withoutMistakes } from './past-mistakes.js';
import { writeDifference } from './sponsor-writer.js';
import { entriesIn, sponsorsBefore } from './sponsors-before.js';
import { toldCoverage, type ToldCoverage } from './told-coverage.js';

export interface RegisterSource {
  bytes: Buffer;
  /** Of the file as it came, where these bytes are another form of it. */
  digest?: string;
  /** How people know it: the file's name. */
  name: string;
  /** YYYY-MM-DD. */
  asOf: string;
  /** Entries without any rating are only known from this day. */
  unratedAsOf?: string;
  /** Left out: what can be told from the routes of its employers, see `toldCoverage`. */
  covers?: Covers;
  /** The administrator who has said so. */
  coversSaidBy?: string;
  /** An administrator has said that it is meant although its size is another. */
  isConfirmed?: boolean;
  /** Who that was, where it was held before. */
  confirmedBy?: string;
  /** A newer one follows at once: nobody needs to find anything in this one. */
  isOnlyHistory?: boolean;
}

export interface RegisterResult {
  registerId: number;
  /** `held`: an administrator must confirm it first, see `heldBecause`. `unchanged`: the same file as the last, and the same said of it. */
  state: 'applied' | 'held' | 'unchanged';
  heldBecause?: string;
  /** The name of the register that waited, in whose place this one is held. */
  replaced?: string;
  added: number;
  /** Those that are no longer in it although it covers what they held. */
  removed: number;
  /** Those that are not in it, and it does not cover what they held. */
  notCovered: number;
  /** The routes that employers hold and that it does not cover. */
  leavesOut: string[];
  changed: number;
  rejected: number;
}

interface Newest {
  id: number;
  asOf: string;
  digest: string;
  lines: number;
  covers: string[] | null;
}

/**
 * Brings a register in as the difference to the one before. A file that is none changes nothing. Who is to hear of it is
 * put down; `LicenceNews` tells them.
 */
export class RegisterImport {
  private readonly watch: LicenceWatch;

  constructor(private readonly dataSource: DataSource) {
    this.watch = new LicenceWatch(dataSource);
  }

  async run(source: RegisterSource): Promise<RegisterResult> {
    const digest = source.digest ?? createHash('md5').update(source.bytes).digest('hex');
    const known = await this.newest(this.dataSource.manager);
    if (known && saysTheSame(source, digest, known)) return { ...nothing, registerId: known.id, state: 'unchanged' };
    const read = readRegister(source.bytes);
    return underRegisterLock(this.dataSource, async (manager) => {
      const newest = await this.newest(manager);
      if (newest && saysTheSame(source, digest, newest)) {
        return { ...nothing, registerId: newest.id, state: 'unchanged' as const };
      }
      if (newest && source.asOf < newest.asOf) {
        throw new UnreadableRegister(
          `The register of ${newest.asOf} is here already, and this one is of ${source.asOf}.`,
        );
      }
      const heldBecause = source.isConfirmed ? undefined : await whyDoubtful(manager, read, newest);
      return heldBecause
        ? this.hold(manager, source, digest, read, heldBecause)
        : this.apply(manager, source, digest, read, newest);
    });
  }

  private async newest(manager: EntityManager): Promise<Newest | undefined> {
    const rows = await manager.query<Newest[]>(
      `SELECT id, as_of::text AS "asOf", digest, lines, covers FROM sponsor_registers WHERE state = 'applied' ORDER BY id DESC LIMIT 1`,
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
    const entries = await entriesIn(manager, read);
    const known = await withoutMistakes(manager, await sponsorsBefore(manager, entries), entries);
    const { before } = known;
    const covers = source.covers ?? toldCoverage(known, entries).covers;
    const leavesOut = leftOut(before, covers);
    const diff = await differenceOf(before, entries, covers);
    const registerId = await this.note(manager, source, digest, read, {
      covers,
      leavesOut,
      diff,
      sponsors: entries.length,
    });
    if (newest) await keepSponsorsBefore(manager, registerId);
    const followed = newest ? await this.watch.followed(manager) : undefined;
    const added = await writeDifference(manager, diff, {
      registerId,
      asOf: source.asOf,
      unratedAsOf: source.unratedAsOf ?? source.asOf,
      isOnlyHistory: source.isOnlyHistory ?? false,
    });
    if (followed) await this.watch.note(manager, registerId, diff, added, followed);
    if (!source.isOnlyHistory) await jobsFollow(this.dataSource, manager);
    await plansFollow(manager);
    return { registerId, state: 'applied', ...sums(diff), leavesOut, rejected: read.rejected.length };
  }

  private async note(
    manager: EntityManager,
    source: RegisterSource,
    digest: string,
    read: RegisterRows,
    {
      covers,
      leavesOut,
      diff,
      sponsors,
    }: { covers: Covers; leavesOut: string[]; diff: RegisterDiff; sponsors: number },
  ): Promise<number> {
    const { added, removed, notCovered, changed } = sums(diff);
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO sponsor_registers (name, as_of, digest, state, covers, leaves_out, lines, sponsors, added, removed,
         not_covered, changed, rejected, covers_said_by, confirmed_by, applied_at)
       VALUES ($1, $2, $3, 'applied', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now()) RETURNING id`,
      [
        source.name.slice(0, 255),
        source.asOf,
        digest,
        storedCovers(covers),
        leavesOut,
        read.rows.length,
        sponsors,
        added,
        removed,
        notCovered,
        changed,
        read.rejected.length,
        source.coversSaidBy ?? null,
        source.confirmedBy ?? null,
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
    why: string,
  ): Promise<RegisterResult> {
    const isCompressed = source.bytes[0] === 0x1f && source.bytes[1] === 0x8b;
    const entries = await entriesIn(manager, read);
    const known = await withoutMistakes(manager, await sponsorsBefore(manager, entries), entries);
    const told = source.covers === undefined ? toldCoverage(known, entries) : undefined;
    const leavesOut = leftOut(known.before, source.covers ?? told!.covers);
    const heldBecause = [why, told && whoCountsAsGone(told)].filter(Boolean).join(' ');
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO sponsor_registers (name, as_of, digest, state, covers, leaves_out, lines, rejected, held_because, content,
         covers_said_by)
       VALUES ($1, $2, $3, 'held', $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        source.name.slice(0, 255),
        source.asOf,
        digest,
        storedCovers(source.covers),
        leavesOut,
        read.rows.length,
        read.rejected.length,
        heldBecause,
        isCompressed ? source.bytes : gzipSync(source.bytes),
        source.coversSaidBy ?? null,
      ],
    );
    const replaced = await replaceHeld(manager, row!.id);
    return {
      ...nothing,
      registerId: row!.id,
      state: 'held',
      heldBecause,
      leavesOut,
      rejected: read.rejected.length,
      ...(replaced === undefined ? {} : { replaced }),
    };
  }
}

/** The file that is in force, of which nothing else is said than what holds: what it covers may be put right with itself. */
const saysTheSame = ({ covers }: RegisterSource, digest: string, known: Newest): boolean =>
  known.digest === digest && (covers === undefined || String(storedCovers(covers)) === String(known.covers));

/** Whoever confirms it confirms that as well. */
const whoCountsAsGone = ({ mistaken }: ToldCoverage): string =>
  mistaken === 0
    ? ''
    : `Of ${mistaken.toLocaleString('en-GB')} employers that only an earlier register brought it has next to nobody: that one is taken for a mistake, and they count as no longer in the register.`;

/** One at most waits. Answers the name of that in whose place the new one stands. `digest`: only if it is this file. */
async function replaceHeld(manager: EntityManager, by: number, digest?: string): Promise<string | undefined> {
  const [rows] = await manager.query<[{ name: string }[], number]>(
    `UPDATE sponsor_registers SET state = 'replaced', replaced_by = $1, content = NULL
     WHERE state = 'held' AND id <> $1 AND digest = coalesce($2, digest) RETURNING name`,
    [by, digest ?? null],
  );
  return rows[0]?.name;
}

const nothing = { added: 0, removed: 0, notCovered: 0, leavesOut: [], changed: 0, rejected: 0 };

/**
 * Who is back after a register that should have had them is added; who was not covered was never gone, and who was unclear
 * was gone before.
 */
const sums = ({ added, kept, gone: all }: RegisterDiff) => {
  const isBack = ({ before }: RegisterDiff['kept'][number]) => !isOpen(before);
  const gone = all.filter(({ before }) => isOpen(before));
  const areNotCovered = (some: RegisterDiff['gone']) => some.filter(({ state }) => state === 'not-covered').length;
  const notCovered = areNotCovered(gone);
  return {
    added: added.length + kept.filter(isBack).length,
    removed: gone.length - notCovered,
    // of whom a mistaken register alone said that they had left as well
    notCovered: notCovered + areNotCovered(all.filter(({ before }) => !isOpen(before) && before.unmistaken)),
    changed:
      kept.filter((one) => !isBack(one) && one.events.some(({ kind }) => !isQuiet(kind))).length +
      gone.filter(({ left }) => left).length,
  };
};

/** The routes that somebody holds and of which the file says nothing. */
function leftOut(before: SponsorBefore[], covers: Covers): string[] {
  const known = before.map(asWithoutMistakes).filter(isOpen);
  const held = new Set(known.flatMap(({ licences }) => licences.map(({ route }) => route)));
  return [...held].filter((route) => !isCovered(route, covers)).sort(byImportance);
}
