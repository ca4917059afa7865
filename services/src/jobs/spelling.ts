import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { planQuery } from './finding/plan.sql.js';
import { SearchPlans } from './finding/search-plans.js';
import { fillers, partsOf, wordsOf } from './finding/words.js';

/** A word that no more jobs than this have may be a typing error. */
const RARE = 2;
/** What is put in its place must be that many times as frequent. */
const MORE_FREQUENT = 10;
const MOST_WORDS = 8;
/** Of shorter words nobody can say what was meant: each is one error away from dozens. */
const SHORTEST = 4;

/**
 * Forgives one typing error in each word of four letters or more. Asked only when the words as typed find nothing or
 * nearly nothing.
 */
@Injectable()
export class Spelling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: SearchPlans,
  ) {}

  /** The text with each word that hardly any job has replaced by the nearest that jobs have; undefined where there is none. */
  async correct(text: string): Promise<string | undefined> {
    const parts = wordsOf(text).flatMap(partsOf);
    if (parts.length === 0 || parts.length > MOST_WORDS) return undefined;
    const counts = await Promise.all(parts.map((part) => this.countUpTo(RARE + 1, part)));
    if (counts.every((count) => count > RARE)) return undefined;
    const chosen = await Promise.all(
      parts.map((part, at) => (counts[at]! > RARE || fillers.has(part) ? part : this.instead(part, counts[at]!))),
    );
    return chosen.includes(undefined) || chosen.join() === parts.join() ? undefined : chosen.join(' ');
  }

  /** In how many jobs a word stands, as a search for it alone would find them. */
  private async countUpTo(most: number, word: string): Promise<number> {
    const query = planQuery(await this.plans.of(word));
    if (query === undefined) return most;
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM job_search WHERE words @@ $1::tsquery LIMIT $2) AS first_ones`,
      [query, most],
    );
    return rows[0]!.n;
  }

  /** The word that most jobs have of those one error away; the word itself where it is there and no other is much more so. */
  private async instead(word: string, count: number): Promise<string | undefined> {
    const kept = count > 0 ? word : undefined;
    if (!/^[\p{L}]+$/u.test(word) || word.length < SHORTEST) return kept;
    const { rows } = await poolOf(this.dataSource).query<{ word: string; n: number }>(
      `SELECT known.word, (SELECT count(*) FROM job_search WHERE words @@ ('''' || search_stem(known.word) || '''')::tsquery)::int AS n
       FROM (SELECT DISTINCT word FROM search_vocabulary WHERE word = ANY ($1)) AS known
       ORDER BY n DESC, word LIMIT 1`,
      [oneErrorAway(word)],
    );
    const [best] = rows;
    return best && best.n > 0 && best.n >= count * MORE_FREQUENT ? best.word : kept;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Everything that one letter added, left out, exchanged, or swapped with its neighbour makes of a word. */
export function oneErrorAway(word: string): string[] {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after) made.add(before + letter + after.slice(1));
    }
  }
  made.delete(word);
  return [...made].filter((one) => one.length >= SHORTEST - 1 && !fillers.has(one));
}
