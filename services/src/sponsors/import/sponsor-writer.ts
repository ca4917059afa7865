import type { EntityManager } from 'typeorm';
import { words } from '../names/company-name.js';
import { RARE } from '../names/distinctive-name.js';
import { keysToKeep, type NameKeys } from '../names/name-keys.js';
import { formerNamesOf, type FormerName } from '../names/printed-before.js';
import { mayBePerson } from '../people/people.js';
import type { RegisterDiff, SponsorEvent } from '../difference/register-diff.js';
import type { SponsorBefore } from '../difference/sponsor-before.js';
import { findingWords } from './finding-words.js';
import { noteNamesakes } from './namesakes.js';
import { ratingOf, ratingOptionOf, type RegisterEntry } from '../register/register-entry.js';
import { numberOptions, type Numbers } from '../search/sponsor-options.js';

export interface Written {
  registerId: number;
  /** The day of the register; of entries without any rating it may be another. */
  asOf: string;
  unratedAsOf: string;
  /** A newer one follows at once: nobody needs to find anything in this one. */
  isOnlyHistory: boolean;
}

interface Row {
  id: number;
  entry: RegisterEntry;
  formerNames: FormerName[];
  /** Not given: the name is as before. */
  keys?: NameKeys;
  /** Whether what is searched is another. */
  isOther: boolean;
}

const BATCH = 4_000;
const LONGEST_PLACE = 255;

/** Brings a difference into the tables, in few statements. Answers the ids of the added, in their order. */
export async function writeDifference(manager: EntityManager, diff: RegisterDiff, written: Written): Promise<number[]> {
  // of an employer that went with a register that was taken back no other gets the number: it stands in addresses
  const [{ last }] = (await manager.query(
    `SELECT greatest(max(id), pg_sequence_last_value(pg_get_serial_sequence('sponsors', 'id')::regclass), 0)::int AS last
     FROM sponsors`,
  )) as [{ last: number }];
  const added: Row[] = diff.added.map(({ entry, keys }, at) => ({
    id: last + at + 1,
    entry,
    formerNames: [],
    keys,
    isOther: true,
  }));
  const isFirst = await isUnsearched(manager);
  const kept: Row[] = diff.kept.map(({ before, entry, keys }) => {
    const isBack = isFirst || before.state !== 'listed';
    const isRenamed = isBack || before.isSpelledAnew || before.name !== entry.name;
    const isOther = isRenamed || searched(before) !== searched(entry);
    const formerNames = formerNamesOf(before, entry.name);
    return { id: before.id, entry, formerNames, ...(isRenamed ? { keys } : {}), isOther };
  });
  for (const batch of inBatches(kept)) await updateSponsors(manager, batch, written);
  for (const batch of inBatches(added)) await insertSponsors(manager, batch, written);
  await manager.query(`SELECT setval(pg_get_serial_sequence('sponsors', 'id'), greatest($1::int, 1))`, [
    last + added.length,
  ]);
  await markGone(manager, diff);
  await writeEvents(manager, diff, written.registerId);
  await noteNamesakes(manager);
  if (!written.isOnlyHistory) {
    const gone: Row[] = diff.gone
      .filter(({ left }) => isFirst || left)
      .map(({ before, left }) => ({
        id: before.id,
        entry: { ...before, ...left },
        formerNames: before.formerNames ?? [],
        isOther: true,
      }));
    await bringUpToDate(manager, [...kept, ...added], gone, isFirst);
  }
  return added.map(({ id }) => id);
}

/** Of employers whose rows are others now: what is searched follows. */
export async function writeAnew(manager: EntityManager, ids: number[]): Promise<void> {
  const sponsors = await manager.query<SponsorBefore[]>(
    `SELECT id, name, is_normalised AS "isNormalised", town, county, key, own_key AS "ownKey", licences, state,
       former_names AS "formerNames" FROM sponsors WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  );
  const rowOf = (entry: SponsorBefore): Row => {
    const keys = keysToKeep(entry.name);
    return { id: entry.id, entry, formerNames: entry.formerNames ?? [], keys, isOther: true };
  };
  const listed = sponsors.filter(({ state }) => state === 'listed').map(rowOf);
  const gone = sponsors.filter(({ state }) => state !== 'listed').map(rowOf);
  await manager.query('DELETE FROM sponsor_names WHERE sponsor_id = ANY ($1)', [gone.map(({ id }) => id)]);
  await bringUpToDate(manager, listed, gone, false);
}

/** Nothing is found yet: all must be written, and an index is built faster over a full table than row by row. */
async function isUnsearched(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM sponsor_search LIMIT 1');
  return rows.length === 0;
}

const bulkIndexes = ['sponsor_names_exact', 'sponsor_names_near', 'sponsor_search_words'];

async function bringUpToDate(manager: EntityManager, rows: Row[], gone: Row[], isFirst: boolean): Promise<void> {
  const definitions = isFirst
    ? await manager.query<{ name: string; definition: string }[]>(
        'SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = current_schema() AND indexname = ANY ($1)',
        [bulkIndexes],
      )
    : [];
  for (const { name } of definitions) await manager.query(`DROP INDEX ${name}`);
  const numbers = await numbersFor(manager, [...rows, ...gone]);
  for (const batch of inBatches(rows.filter(({ keys }) => keys))) await writeNames(manager, batch);
  for (const batch of inBatches(rows.filter(({ isOther }) => isOther)))
    await writeSearch(manager, batch, numbers, true);
  for (const batch of inBatches(gone)) await writeSearch(manager, batch, numbers, false);
  for (const { definition } of definitions) await manager.query(definition);
  await countKinds(manager);
  await countWords(manager);
}

const searched = ({ name, town, county, licences }: RegisterEntry | SponsorBefore) =>
  JSON.stringify([name, town, county, licences.map(({ route }) => route), ratingOptionOf(licences)]);

function numbersFor(manager: EntityManager, rows: Row[]): Promise<Numbers> {
  const of = (read: (entry: RegisterEntry) => string[]) => new Set(rows.flatMap(({ entry }) => read(entry)));
  return numberOptions(manager, {
    town: of(({ town }) => [town]),
    county: of(({ county }) => [county]),
    route: of(({ licences }) => licences.map(({ route }) => route)),
    rating: of(({ licences }) => [...licences.map(({ rating }) => rating), ratingOptionOf(licences)]),
  });
}

const given = `jsonb_to_recordset($1::jsonb) AS given (id int, name varchar, is_normalised boolean, town varchar,
  town_as_of date, county varchar, key varchar, own_key varchar, licences jsonb, rating varchar, look_up_only boolean, as_of date,
  former_names jsonb)`;
const columns =
  'name, is_normalised, town, town_as_of, county, key, own_key, licences, rating, look_up_only, as_of, former_names';

function toRecord({ id, entry, formerNames }: Row, written: Written) {
  const rating = ratingOf(entry.licences);
  const asOf = rating === '' ? written.unratedAsOf : written.asOf;
  return {
    id,
    name: entry.name,
    is_normalised: entry.isNormalised,
    town: entry.town,
    town_as_of: entry.town === '' ? null : entry.townAsOf === undefined ? asOf : entry.townAsOf,
    county: entry.county,
    key: entry.key,
    own_key: entry.ownKey,
    licences: entry.licences,
    rating,
    look_up_only: mayBePerson(entry.name),
    as_of: asOf,
    former_names: formerNames,
  };
}

const records = (rows: Row[], written: Written) => JSON.stringify(rows.map((row) => toRecord(row, written)));

async function insertSponsors(manager: EntityManager, rows: Row[], written: Written): Promise<void> {
  await manager.query(
    `INSERT INTO sponsors (id, ${columns}, state, first_register, last_register)
     SELECT id, ${columns}, 'listed', $2, $2 FROM ${given}`,
    [records(rows, written), written.registerId],
  );
}

async function updateSponsors(manager: EntityManager, rows: Row[], written: Written): Promise<void> {
  const set = columns.split(', ').map((column) => `${column} = given.${column}`);
  await manager.query(
    `UPDATE sponsors SET ${set.join(', ')}, state = 'listed', last_register = $2 FROM ${given} WHERE sponsors.id = given.id`,
    [records(rows, written), written.registerId],
  );
}

async function writeNames(manager: EntityManager, rows: Row[]): Promise<void> {
  const named = rows.map(({ id, keys }) => ({ id, exact: keys!.exact, near: keys!.near }));
  await manager.query(
    `INSERT INTO sponsor_names (sponsor_id, exact, near)
     SELECT id, exact, near FROM jsonb_to_recordset($1::jsonb) AS given (id int, exact int[], near int[])
     ON CONFLICT (sponsor_id) DO UPDATE SET exact = excluded.exact, near = excluded.near`,
    [JSON.stringify(named)],
  );
}

async function writeSearch(manager: EntityManager, rows: Row[], numbers: Numbers, isListed: boolean): Promise<void> {
  const found = rows.map(({ id, entry, formerNames }) => {
    const { name, town } = entry;
    return {
      id,
      place: words(name).join(' ').slice(0, LONGEST_PLACE),
      town: numbers('town', town),
      county: numbers('county', entry.county),
      rating: numbers('rating', ratingOptionOf(entry.licences)),
      routes: entry.licences.map(({ route }) => numbers('route', route)).sort((a, b) => a - b),
      look_up_only: mayBePerson(name),
      ...findingWords({ name, town, formerNames }),
    };
  });
  await manager.query(
    `INSERT INTO sponsor_search (sponsor_id, place, town, county, rating, routes, is_listed, look_up_only, words,
       former_words)
     SELECT id, place, town, county, rating, routes, $2, look_up_only, array_to_tsvector(words), former_words
     FROM jsonb_to_recordset($1::jsonb) AS given
       (id int, place varchar, town int, county int, rating int, routes int[], look_up_only boolean, words text[],
        former_words text[])
     ON CONFLICT (sponsor_id) DO UPDATE SET place = excluded.place, town = excluded.town, county = excluded.county,
       rating = excluded.rating, routes = excluded.routes, is_listed = excluded.is_listed, look_up_only = excluded.look_up_only,
       words = excluded.words, former_words = excluded.former_words`,
    [JSON.stringify(found), isListed],
  );
}

async function markGone(manager: EntityManager, { gone }: RegisterDiff): Promise<void> {
  const rows = gone.map(({ before, state, left }) => ({
    id: before.id,
    state,
    ...(left && { licences: left.licences, rating: ratingOf(left.licences), as_of: left.asOf }),
  }));
  const ids = gone.map(({ before }) => before.id);
  await manager.query(
    `UPDATE sponsors SET state = given.state, licences = coalesce(given.licences, sponsors.licences),
       rating = coalesce(given.rating, sponsors.rating), as_of = coalesce(given.as_of, sponsors.as_of)
     FROM jsonb_to_recordset($1::jsonb) AS given (id int, state varchar, licences jsonb, rating varchar, as_of date)
     WHERE sponsors.id = given.id`,
    [JSON.stringify(rows)],
  );
  await manager.query('DELETE FROM sponsor_names WHERE sponsor_id = ANY ($1)', [ids]);
  await manager.query('UPDATE sponsor_search SET is_listed = false WHERE sponsor_id = ANY ($1)', [ids]);
}

async function writeEvents(manager: EntityManager, { kept, gone }: RegisterDiff, registerId: number): Promise<void> {
  const all = [...kept, ...gone].flatMap(({ before: { id }, events }) =>
    events.map((event: SponsorEvent) => ({ id, ...event })),
  );
  for (const batch of inBatches(all)) {
    await manager.query(
      `INSERT INTO sponsor_events (sponsor_id, register_id, kind, before, after)
       SELECT id, $2, kind, before, after
       FROM jsonb_to_recordset($1::jsonb) AS given (id int, kind varchar, before text, after text)`,
      [JSON.stringify(batch), registerId],
    );
  }
}

export async function countKinds(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM sponsor_kinds');
  await manager.query(
    `INSERT INTO sponsor_kinds (town, county, rating, routes, n)
     SELECT town, county, rating, routes, count(*) FROM sponsor_search WHERE is_listed AND NOT look_up_only
     GROUP BY town, county, rating, routes`,
  );
}

/** What is not counted is rare, and need not be kept. A former name makes no word of today's names more common. */
async function countWords(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM sponsor_words');
  await manager.query(
    `INSERT INTO sponsor_words (word, n) SELECT word, ndoc
     FROM ts_stat('SELECT CASE WHEN former_words = ''{}'' THEN words ELSE ts_delete(words, former_words) END
       FROM sponsor_search WHERE is_listed') WHERE ndoc > $1`,
    [RARE],
  );
}

function inBatches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
