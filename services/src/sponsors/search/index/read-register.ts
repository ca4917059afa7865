import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { NameList } from './name-list.js';
import { RegisterMemory, type Kind } from './register-memory.js';
import { RegisterOptions, type Option } from './register-options.js';
import { WordRows } from './word-rows.js';

/** After so many rows everything else in this process has its turn. */
const ROWS_IN_ONE_GO = 1_000;
const MOST_CONNECTING_MS = 10_000;
const MOST_READ_MS = 300_000;

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

/** The whole search table as one version has it, over a connection of its own: no question may take so long. */
export async function readRegister(url: string, stop: AbortSignal): Promise<ReadRegister> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'landfall-sponsors',
    statement_timeout: MOST_READ_MS,
    connectionTimeoutMillis: MOST_CONNECTING_MS,
  });
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error)); // the statement under way fails with it
  stop.addEventListener('abort', () => void client.end());
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const version = await client.query<{ n: string }>('SELECT n FROM register_version');
    const options = await client.query<Option>('SELECT id, facet, value, lower(value) AS key FROM sponsor_options');
    const memory = await readRows(client);
    if (lost) throw lost;
    return { version: version.rows[0]?.n ?? '', memory, options: RegisterOptions.of(options.rows) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readRows(client: pg.Client): Promise<RegisterMemory> {
  // rows come in the order of lists: which name stands before which, the database alone decides
  await client.query(`
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
    const { rows } = await client.query<Row>(`FETCH ${ROWS_IN_ONE_GO} FROM register_rows`);
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
