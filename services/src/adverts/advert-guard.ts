import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { isUnsigned, signed } from '../jobs/administrators-word.js';
import type { Evidence } from '../jobs/evidence.js';
import { bringJobsBack, judgeJobsAgain } from '../jobs/job-listing.js';
import type { JobRow } from '../jobs/job-writer.js';
import { breathing } from '../platform/breathing.js';
import { companiesOfNames } from '../sponsors/companies-of-names.js';
import { townOf } from '../sponsors/names/asked-town.js';
import { withoutRecruiting } from '../sponsors/names/borne-name.js';
import { SponsorMatcher, type Asked, type MatchedName } from '../sponsors/names/sponsor-matcher.js';
import { warningsIn, type Warning } from './read-warnings.js';
import { copyOf, fits, foreignSign, lookedLike } from './sponsor-copies.js';

interface Hold {
  sourceId: string;
  digest: string;
  reasons: Warning[];
  state: 'held' | 'released' | 'refused';
  decidedBy: string | null;
  /** YYYY-MM-DD */
  decidedOn: string | null;
}

type Texts = Pick<
  JobRow,
  'title' | 'company' | 'description' | 'salary' | 'url' | 'extra' | 'location' | 'sponsorship'
>;
type Advert = Texts & Pick<JobRow, 'country' | 'visaType'>;
type ListedAdvert = Advert & Pick<JobRow, 'sourceKey' | 'sourceId'> & { id: number };
type NewHold = Pick<Hold, 'sourceId' | 'digest' | 'reasons'>;
export type Waiting = Pick<Hold, 'sourceId' | 'reasons'>;

/**
 * Holds adverts back that look like a scam, until an administrator has seen them. Whoever writes jobs calls it before;
 * what is held is written all the same, and a trigger of the table keeps it out of every list.
 */
export class AdvertGuard {
  private readonly matcher: SponsorMatcher;

  constructor(dataSource: DataSource) {
    this.matcher = new SponsorMatcher(dataSource);
  }

  /**
   * Judges adverts of one source that are about to be written. What was decided about an advert stands as long as its
   * text does. Answers which of these are held for review, and why; those that are in the table already and are not
   * written again are held or let go there at once.
   */
  async judge(manager: EntityManager, sourceKey: string, rows: JobRow[]): Promise<Waiting[]> {
    const known = await holdsOf(manager, sourceKey);
    const copies = await this.copies(manager, rows);
    const asked: NewHold[] = [];
    const cleared: string[] = [];
    const held: Waiting[] = [];
    const breathe = breathing();
    for (const row of rows) {
      await breathe();
      const before = known.get(row.sourceId);
      const digest = textDigest(row);
      if (before?.digest === digest) {
        if (before.state === 'held') held.push(before);
        if (before.state === 'released') signAsReleased(row, before);
        continue;
      }
      const copy = copies.get(row);
      const reasons = [
        ...warningsIn([...textsOf(row), decoded(row.url)]),
        ...(copy ? [copy] : []),
        ...row.sponsorship.flatMap(bothWays),
        ...(row.sponsorship.some(isUnsigned) ? [unsigned] : []),
        ...leftover(before),
      ];
      if (reasons.length > 0) {
        asked.push({ sourceId: row.sourceId, digest, reasons });
        held.push({ sourceId: row.sourceId, reasons });
      } else if (before?.state === 'held') {
        cleared.push(row.sourceId);
      }
    }
    await ask(manager, sourceKey, asked);
    await clear(manager, sourceKey, cleared);
    await takeOut(
      manager,
      sourceKey,
      held.map(({ sourceId }) => sourceId),
    );
    return held;
  }

  /**
   * After a new register or a decision about a name: adverts that are listed and carry a name that has only now been found
   * in it. What was decided about an advert stands. `named`: only those of this name.
   */
  async judgeNames(manager: EntityManager, named?: string): Promise<void> {
    const isListed = `removed_at IS NULL AND sponsorship -> 0 ->> 'kind' <> 'record'
      AND NOT EXISTS (SELECT FROM advert_holds AS known
        WHERE known.source_key = jobs.source_key AND known.source_id = jobs.source_id)`;
    const meant = named === undefined ? undefined : [...(await companiesOfNames(manager, [named])).keys()];
    if (meant?.length === 0) return;
    const listed = await manager.query<ListedAdvert[]>(
      `SELECT id, source_key AS "sourceKey", source_id AS "sourceId", title, company, location, country, description,
         visa_type AS "visaType", salary, url, extra, sponsorship
       FROM jobs WHERE ${isListed}${meant ? ' AND company = ANY ($1)' : ''}`,
      meant ? [meant] : [],
    );
    const copies = await this.copies(manager, listed);
    for (const [advert, copy] of copies) {
      await ask(manager, advert.sourceKey, [
        { sourceId: advert.sourceId, digest: textDigest(advert), reasons: [copy] },
      ]);
    }
    await judgeJobsAgain(
      manager,
      [...copies.keys()].map(({ id }) => id),
    );
  }

  /** `sourceIds` are all that the source still has: what has gone from it does not come back when it is released. */
  async noteGone(manager: EntityManager, sourceKey: string, sourceIds: string[]): Promise<void> {
    await manager.query(
      `UPDATE advert_holds SET is_gone = NOT is_gone
       WHERE source_key = $1 AND is_gone = (source_id = ANY ($2))`,
      [sourceKey, sourceIds],
    );
  }

  /** Adverts that carry the name of an employer in the register, or one that looks like it, and do not fit it. */
  private async copies<T extends Advert>(manager: EntityManager, rows: T[]): Promise<Map<T, Warning>> {
    const strange = rows
      .filter(({ sponsorship }) => sponsorship[0]?.kind !== 'record')
      .flatMap((row) => {
        const sign = foreignSign(row);
        return sign ? [{ row, sign }] : [];
      });
    if (strange.length === 0) return new Map();
    const asked = distinctNames(strange.map(({ row }) => row));
    const matches = await this.matcher.matchAll([...asked.values()], manager);
    const matchOf = new Map([...asked.keys()].map((key, at) => [key, matches[at]!]));
    const counts = await this.matcher.countsOf(
      strange.map(({ row }) => row.company),
      manager,
    );
    const uncovered = await uncoveredNames(manager, matches);
    const copies = new Map<T, Warning>();
    for (const { row, sign } of strange) {
      const [match, ofRecruited] = namesAsked(row).map((one) => matchOf.get(JSON.stringify(one))!);
      const candidates = match!.isDecided ? [] : [match!, ofRecruited].flatMap((one) => one?.candidates ?? []);
      const [is, was] = [match!.sponsor?.name, uncovered.get(match!.formerId ?? 0)];
      const name = is ?? was ?? lookedLike(sign, row, candidates, counts)?.name;
      const bearing = is ? 'is' : was ? 'was' : 'may-be';
      if (name && fits(sign, row.company, name)) copies.set(row, copyOf(sign, name, bearing));
    }
    return copies;
  }
}

/** Those that an earlier register has and the newest does not cover speak for their jobs as well. */
async function uncoveredNames(manager: EntityManager, matches: MatchedName[]): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number; name: string }[]>(
    `SELECT id, name FROM sponsors WHERE id = ANY ($1) AND state = 'not-covered'`,
    [matches.flatMap(({ formerId }) => formerId ?? [])],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The employer's name, and where it says to recruit for somebody, the name of that. */
function namesAsked({ company, country, location }: Advert): Asked[] {
  const town = country === 'United Kingdom' ? townOf(location) : '';
  return [...new Set([company, withoutRecruiting(company)])].map((name) => ({ name, town }));
}

const distinctNames = (adverts: Advert[]): Map<string, Asked> =>
  new Map(adverts.flatMap(namesAsked).map((one) => [JSON.stringify(one), one]));

const unsigned: Warning = {
  kind: 'unsigned-word',
  summary: 'Its file says that it is sponsored, but not who says so and when',
};

/** An advert that offers sponsorship and refuses it, of which nobody can tell from its words which is of this job. */
const bothWays = ({ quote, against }: Evidence): Warning[] =>
  against === undefined
    ? []
    : [
        { kind: 'offers-and-refuses', summary: 'It offers sponsorship', quote },
        { kind: 'offers-and-refuses', summary: 'It also refuses it, perhaps for another job', quote: against },
      ];

/** Whoever released it stands for what nobody signed, in every later import too. */
function signAsReleased(row: JobRow, { decidedBy, decidedOn }: Hold): void {
  if (decidedBy && decidedOn) row.sponsorship = signed(row.sponsorship, decidedBy, decidedOn);
}

/** What a new text does not settle: what people reported, and that a former text was refused. */
function leftover(before: Hold | undefined): Warning[] {
  if (before?.state === 'refused') {
    return [{ kind: 'refused-before', summary: 'An administrator refused it before, and its text has changed since' }];
  }
  return before?.state === 'held' ? before.reasons.filter(({ kind }) => kind === 'reported') : [];
}

const textsOf = ({ title, company, description, salary, url, extra }: Omit<Texts, 'sponsorship'>): string[] => [
  title,
  company,
  description,
  salary ?? '',
  url ?? '',
  // the table keeps them in another order than the source
  ...Object.keys(extra)
    .sort()
    .map((key) => extra[key])
    .filter((value) => typeof value === 'string'),
];

/** "?to=jobs%40mail.example" names a mailbox too. */
function decoded(url: string | null): string {
  try {
    return decodeURIComponent(url ?? '');
  } catch {
    // a "%" that stands for itself: the address is judged as it is
    return '';
  }
}

/** Of all that is judged. Spaces change no meaning; that nobody signs for the sponsorship any more does. */
export const textDigest = (row: Texts): string =>
  createHash('md5')
    .update(
      JSON.stringify(
        [...textsOf(row), row.location, ...(row.sponsorship.some(isUnsigned) ? [unsigned.kind] : [])].map((text) =>
          text.replace(/\s+/g, ' ').trim(),
        ),
      ),
    )
    .digest('hex');

async function holdsOf(manager: EntityManager, sourceKey: string): Promise<Map<string, Hold>> {
  const holds = await manager.query<Hold[]>(
    `SELECT source_id AS "sourceId", text_digest AS digest, reasons, state, decided_by AS "decidedBy",
       (decided_at AT TIME ZONE 'UTC')::date::text AS "decidedOn"
     FROM advert_holds WHERE source_key = $1`,
    [sourceKey],
  );
  return new Map(holds.map((hold) => [hold.sourceId, hold]));
}

async function ask(manager: EntityManager, sourceKey: string, holds: NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await manager.query(
    `INSERT INTO advert_holds (source_key, source_id, text_digest, reasons)
     SELECT $1, "sourceId", digest, reasons
     FROM jsonb_to_recordset($2::jsonb) AS given ("sourceId" varchar, digest char(32), reasons jsonb)
     ON CONFLICT (source_key, source_id) DO UPDATE SET text_digest = excluded.text_digest, reasons = excluded.reasons,
       state = 'held', is_gone = false, held_at = now(), decided_by = NULL, decided_at = NULL, decision_reason = NULL`,
    [sourceKey, JSON.stringify(holds)],
  );
}

/** The trigger sees a hold only when the job is written, and a line that says what it said before writes none. */
async function takeOut(manager: EntityManager, sourceKey: string, sourceIds: string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const jobs = await manager.query<{ id: number }[]>(
    'SELECT id FROM jobs WHERE source_key = $1 AND source_id = ANY ($2) AND held_at IS NULL',
    [sourceKey, sourceIds],
  );
  await judgeJobsAgain(
    manager,
    jobs.map(({ id }) => id),
  );
}

/** Nothing is wrong with their new text. */
async function clear(manager: EntityManager, sourceKey: string, sourceIds: string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await manager.query('DELETE FROM advert_holds WHERE source_key = $1 AND source_id = ANY ($2)', [
    sourceKey,
    sourceIds,
  ]);
  const jobs = await manager.query<{ id: number }[]>(
    'SELECT id FROM jobs WHERE source_key = $1 AND source_id = ANY ($2) AND held_at IS NOT NULL',
    [sourceKey, sourceIds],
  );
  await bringJobsBack(
    manager,
    jobs.map(({ id }) => id),
  );
}
