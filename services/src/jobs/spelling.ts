import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';

interface Part {
  part: string;
  isKnown: boolean;
  near: string[];
}

/** Enough to hold every word one error away from one of usual length. */
const NEAR = 40;
const MOST_WORDS = 8;

/**
 * Forgives one typing error in a word of four letters or more: of shorter ones nobody can say what they mean.
 * Asked only when the words as typed find nothing.
 */
@Injectable()
export class Spelling {
  constructor(private readonly dataSource: DataSource) {}

  /** The text with each word that no job has replaced by the nearest one that jobs have; undefined where there is none. */
  async correct(text: string): Promise<string | undefined> {
    const parts = await this.partsOf(text);
    if (parts.length === 0 || parts.length > MOST_WORDS || parts.every(({ isKnown }) => isKnown)) return undefined;
    const chosen = await Promise.all(parts.map((part) => (part.isKnown ? part.part : this.nearest(part))));
    return chosen.includes(undefined) ? undefined : chosen.join(' ');
  }

  private async partsOf(text: string): Promise<Part[]> {
    const { rows } = await poolOf(this.dataSource).query<Part>(
      `SELECT part,
         EXISTS (SELECT FROM job_search WHERE words @@ (SELECT search_query(part))) AS "isKnown",
         ARRAY(
           SELECT word FROM (SELECT word FROM search_vocabulary ORDER BY word <-> part LIMIT ${NEAR}) AS nearest
           WHERE part ~ '^[[:alnum:]]{4,}$' AND abs(length(word) - length(part)) <= 1 AND NOT search_is_filler(word)
         ) AS near
       FROM (
         SELECT part, n FROM search_asked($1) ORDER BY n LIMIT $2
       ) AS first
       ORDER BY n`,
      [text, MOST_WORDS + 1], // a text of more words is given up, so none of the others is looked for
    );
    return rows;
  }

  /** Of several words one error away, the one that most jobs have. */
  private async nearest({ part, near }: Part): Promise<string | undefined> {
    const candidates = [...new Set(near)].filter((word) => isOneErrorApart(part, word)).slice(0, 8);
    if (candidates.length < 2) return candidates[0];
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS word
       ORDER BY (SELECT count(*) FROM job_search WHERE words @@ (SELECT search_query(word))) DESC, word LIMIT 1`,
      [candidates],
    );
    return rows[0]?.word;
  }
}

/** Whether one letter added, left out, exchanged, or swapped with its neighbour makes one word of the other. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length !== b.length) return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
