import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { NameList } from './name-list.js';
import { RegisterMemory, type Kind } from './register-memory.js';
import { RegisterOptions } from './register-options.js';
import { WordRows } from './word-rows.js';

/** After so many rows everything else in this process has its turn. */
const ROWS_IN_ONE_GO = 1_000;
const MOST_READ_MS = 60_000;

interface Row extends Kind {
  id: number;
  place: string;
  isListed: boolean;
  isLookUpOnly: boolean;
  words: string[];
}

export interface ReadRegister {
  version: string;
  memory: RegisterMemory;
  options: RegisterOptions;
}

export async function registerVersion(manager: Pick<EntityManager, 'query'>): Promise<string | undefined> {
  const rows = await manager.query<{ n: string }[]>('SELECT n FROM register_version');
  return rows[0]?.n;
}

/** The whole search table as one version has it. `manager` is in a transaction that sees one state. */
export async function readRegister(manager: EntityManager): Promise<ReadRegister> {
  await manager.query(`SET LOCAL statement_timeout = ${MOST_READ_MS}`);
  const version = await registerVersion(manager);
  const options = RegisterOptions.of(
    await manager.query('SELECT id, facet, value, lower(value) AS key FROM sponsor_options'),
  );
  const memory = await readRows(manager);
  return { version: version ?? '', memory, options };
}

async function readRows(manager: EntityManager): Promise<RegisterMemory> {
  // rows come in the order of lists: which name stands before which, the database alone decides
  await manager.query(`
    DECLARE register_rows NO SCROLL CURSOR FOR
    SELECT sponsor_id AS id, place, town, county, rating, routes, is_listed AS "isListed",
      look_up_only AS "isLookUpOnly", tsvector_to_array(words) AS words
    FROM sponsor_search ORDER BY place, sponsor_id
  `);
  const ids: number[] = [];
  const kindOf: number[] = [];
  const isListed: boolean[] = [];
  const isLookUpOnly: boolean[] = [];
  const names: string[] = [];
  const rowsOfWords = new Map<string, number[]>();
  const kinds = new Map<string, { at: number; kind: Kind }>();
  for (;;) {
    const rows = await manager.query<Row[]>(`FETCH ${ROWS_IN_ONE_GO} FROM register_rows`);
    for (const { id, place, words, ...row } of rows) {
      const { town, county, rating, routes } = row;
      const key = [town, county, rating, ...routes].join();
      const known = kinds.get(key) ?? { at: kinds.size, kind: { town, county, rating, routes } };
      kinds.set(key, known);
      for (const word of words) {
        const list = rowsOfWords.get(word);
        if (list) list.push(ids.length);
        else rowsOfWords.set(word, [ids.length]);
      }
      ids.push(id);
      kindOf.push(known.at);
      isListed.push(row.isListed);
      isLookUpOnly.push(row.isLookUpOnly);
      names.push(place);
    }
    if (rows.length < ROWS_IN_ONE_GO) break;
    await turn();
  }
  return new RegisterMemory({
    ids: Int32Array.from(ids),
    kindOf: Uint32Array.from(kindOf),
    kinds: Array.from(kinds.values(), ({ kind }) => kind),
    isListed: Uint8Array.from(isListed, Number),
    isLookUpOnly: Uint8Array.from(isLookUpOnly, Number),
    names: NameList.of(names),
    words: WordRows.of(rowsOfWords),
  });
}
