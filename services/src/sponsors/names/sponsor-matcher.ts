import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { doubtOf } from './asked-place.js';
import { townTyped } from './asked-town.js';
import { readName } from './company-name.js';
import type { WordCounts } from './distinctive-name.js';
import { keysToFind } from './name-keys.js';
import { matchName, spellings, type KnownSponsor, type NameMatch } from './name-match.js';
import { MOST_TO_COMPARE } from './near-names.js';
import type { TownsEver } from './which-entry.js';
import { coreOf, identityOf } from '../register/register-entry.js';

export interface Asked {
  name: string;
  /** Empty: not known. */
  town: string;
}

/** What a person has decided about a name. */
interface Decision {
  key: string;
  decision: 'match' | 'none';
  by: string;
  sponsor: KnownSponsor | null;
  /** The entry that was meant, where the newest register has it no more. */
  formerId: number | null;
}

type FormerState = 'not-covered' | 'unclear';

/** A match, and the entry of an earlier register that is surely meant: a person said so, or the newest does not cover it. */
export interface MatchedName extends NameMatch {
  formerId?: number;
  /** A person said so. */
  isDecided?: true;
}

/** Whatever runs SQL: a data source, or the manager of a transaction that reads its own changes. */
export interface Runs {
  query<T>(sql: string, values?: unknown[]): Promise<T>;
}

const BATCH = 500;
/** Of one kind of likeness: one is enough to ask a person, and what more share says nothing. */
const MOST_RELATIVES = 25;

/** Which entry of the newest register a name means. What a person decided about a name goes before what can be told from it. */
@Injectable()
export class SponsorMatcher {
  constructor(private readonly dataSource: DataSource) {}

  /** A name as anybody asks about it, with a place that may be anywhere, as "Callaghan, Australia". Empty: none is given. */
  async match(name: string, place: string): Promise<MatchedName> {
    const [match] = await this.matchAll([{ name, town: townTyped(place) }]);
    const { sponsor, isDecided, ...found } = match!;
    const reason = sponsor && doubtOf(name, place, sponsor, isDecided);
    return reason === undefined ? match! : { ...found, result: 'review', reason };
  }

  /** Of employers that are known to be in the United Kingdom; in the order of the names. */
  matchAll(asked: Asked[], runs: Runs = this.dataSource): Promise<MatchedName[]> {
    return this.matchEach(asked, runs, ['not-covered']);
  }

  /** The same, for who follows an employer: where the newest register leaves open under what name it goes on, that one is meant. */
  matchFollowed(asked: Asked[], runs: Runs): Promise<MatchedName[]> {
    return this.matchEach(asked, runs, ['not-covered', 'unclear']);
  }

  private async matchEach(asked: Asked[], runs: Runs, formerly: FormerState[]): Promise<MatchedName[]> {
    const answers: MatchedName[] = [];
    for (let start = 0; start < asked.length; start += BATCH) {
      const batch = asked.slice(start, start + BATCH);
      const known = await this.candidates(batch, runs);
      const decided = await this.decisions(batch, runs);
      const counts = await this.countsOf(
        batch.map(({ name }) => name),
        runs,
      );
      const formers = await this.former(batch, runs, formerly);
      const towns = await this.townsEver(batch, runs);
      answers.push(
        ...batch.map(({ name, town }, at): MatchedName => {
          const { key } = identityOf(name);
          const decision = decided.get(key);
          if (decision) return answerOf(decision);
          const match = matchName(name, town, known[at] ?? [], counts, towns);
          const ofName = match.result === 'match' ? undefined : formers.get(coreOf({ key }));
          const former = ofName && matchName(name, town, [...(known[at] ?? []), ...ofName], counts, towns).sponsor;
          return former ? { ...match, formerId: former.id } : match;
        }),
      );
    }
    return answers;
  }

  /** What the name alone says, whatever was decided about it. */
  async undecided(name: string, town: string, known?: KnownSponsor[]): Promise<NameMatch> {
    const asked = [{ name, town }];
    const candidates = known ?? (await this.candidates(asked, this.dataSource))[0]!;
    const counts = await this.countsOf([name]);
    return matchName(name, town, candidates, counts, await this.townsEver(asked, this.dataSource));
  }

  /** Every entry that the name may mean. */
  async candidatesOf(name: string): Promise<KnownSponsor[]> {
    return (await this.candidates([{ name, town: '' }], this.dataSource))[0]!;
  }

  /** How common the words of names are in the register; what is not in it stands in few or none. */
  async countsOf(names: string[], runs: Runs = this.dataSource): Promise<WordCounts> {
    const words = new Set(names.flatMap((name) => readName(name).own.words));
    const rows = await runs.query<{ word: string; n: number }[]>(
      'SELECT word, n FROM sponsor_words WHERE word = ANY ($1)',
      [[...words]],
    );
    return new Map(rows.map(({ word, n }) => [word, n]));
  }

  private async candidates(asked: Asked[], runs: Runs): Promise<KnownSponsor[][]> {
    const wanted = asked.map(({ name }, at) => {
      const keys = spellings(name).map((spelling) => keysToFind(spelling));
      return { at, exact: keys.flatMap(({ exact }) => exact), near: keys.flatMap(({ near }) => near) };
    });
    const pairs = await runs.query<{ at: number; id: number }[]>(
      `SELECT DISTINCT asked.at, near.sponsor_id AS id
       FROM jsonb_to_recordset($1::jsonb) AS asked (at int, exact int[], near int[])
       CROSS JOIN LATERAL (
         SELECT sponsor_id FROM (SELECT sponsor_id FROM sponsor_names WHERE exact && asked.exact LIMIT $2) AS one
         UNION ALL SELECT sponsor_id FROM (SELECT sponsor_id FROM sponsor_names WHERE exact && asked.near LIMIT $2) AS two
         UNION ALL
         SELECT sponsor_id FROM unnest(asked.near) AS wanted (key)
         CROSS JOIN LATERAL (
           SELECT sponsor_id FROM sponsor_names WHERE near @> ARRAY[wanted.key] LIMIT $3
         ) AS three
       ) AS near`,
      [JSON.stringify(wanted), MOST_TO_COMPARE, MOST_RELATIVES],
    );
    // asked for apart: joined in one statement, the planner takes the candidates for many and reads all of the table
    const rows = await runs.query<KnownSponsor[]>(
      'SELECT id, name, town, is_normalised AS "isNormalised" FROM sponsors WHERE id = ANY ($1)',
      [[...new Set(pairs.map(({ id }) => id))]],
    );
    const sponsors = new Map(rows.map((row) => [row.id, row]));
    const found: KnownSponsor[][] = asked.map(() => []);
    for (const { at, id } of pairs) {
      const sponsor = sponsors.get(id);
      if (sponsor) found[at]!.push(sponsor);
    }
    return found;
  }

  /** Entries of these names, whatever their legal form, that the newest register has not and of whom it does not say that they left. */
  private async former(asked: Asked[], runs: Runs, states: FormerState[]): Promise<Map<string, KnownSponsor[]>> {
    // spelled out: an index has those that are not covered
    const rows = await runs.query<(KnownSponsor & { core: string })[]>(
      `SELECT id, name, town, is_normalised AS "isNormalised", split_part(key, '|', 1) AS core FROM sponsors
       WHERE state IN (${states.map((state) => `'${state}'`).join(', ')}) AND split_part(key, '|', 1) = ANY ($1) ORDER BY id`,
      [[...new Set(asked.map(({ name }) => coreOf(identityOf(name))))]],
    );
    const byCore = new Map<string, KnownSponsor[]>();
    for (const { core, ...sponsor } of rows) byCore.set(core, [...(byCore.get(core) ?? []), sponsor]);
    return byCore;
  }

  /** The towns where any register had these names, by themselves without a legal form. */
  private async townsEver(asked: Asked[], runs: Runs): Promise<TownsEver> {
    const cores = asked.flatMap(({ name }) => spellings(name).map((spelling) => coreOf(identityOf(spelling))));
    const rows = await runs.query<{ core: string; towns: string[] }[]>(
      `SELECT split_part(key, '|', 1) AS core, array_agg(DISTINCT town) AS towns FROM sponsors
       WHERE key LIKE '%|' AND town <> '' AND split_part(key, '|', 1) = ANY ($1) GROUP BY 1`,
      [[...new Set(cores)]],
    );
    return new Map(rows.map(({ core, towns }) => [core, towns]));
  }

  private async decisions(asked: Asked[], runs: Runs): Promise<Map<string, Decision>> {
    const keys = [...new Set(asked.map(({ name }) => identityOf(name).key))];
    const rows = await runs.query<Decision[]>(
      `SELECT name_key AS key, decision, decided_by AS by, CASE WHEN sponsors.state = 'listed' THEN
         jsonb_build_object('id', sponsors.id, 'name', sponsors.name, 'town', sponsors.town, 'isNormalised', is_normalised) END AS sponsor,
         CASE WHEN sponsors.state <> 'listed' THEN sponsors.id END AS "formerId"
       FROM sponsor_reviews
       LEFT JOIN sponsors ON sponsors.id = sponsor_reviews.sponsor_id
       WHERE name_key = ANY ($1) AND decision IS NOT NULL`,
      [keys],
    );
    return new Map(rows.map((row) => [row.key, row]));
  }
}

/** An employer that was decided to be meant and is no longer in the register is not in the register. */
function answerOf({ decision, by, sponsor, formerId }: Decision): MatchedName {
  const isMatch = decision === 'match' && sponsor !== null;
  return {
    result: isMatch ? 'match' : 'none',
    ...(isMatch ? { sponsor } : {}),
    reason:
      decision === 'none'
        ? `${by} decided that it is none of the register's`
        : isMatch
          ? `${by} decided so`
          : 'It is no longer in the register',
    candidates: isMatch ? [sponsor] : [],
    isDecided: true,
    ...(decision === 'match' && formerId !== null && { formerId }),
  };
}
