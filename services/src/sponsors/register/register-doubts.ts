import type { EntityManager } from 'typeorm';
import type { RegisterRows } from './register-file.js';
import { unknownIn } from './routes.js';

const LEAST_SHARE = 0.5;
const MOST_SHARE = 2;

/** Why a register should wait until somebody has looked at it; undefined where nothing is odd about it. */
export const whyDoubtful = async (
  manager: EntityManager,
  read: RegisterRows,
  newest: { lines: number } | undefined,
): Promise<string | undefined> => (newest && unusual(read, newest)) ?? (await unheardOf(manager, read));

/** A file much shorter or longer than the last is more often a mistake than the news. */
function unusual({ rows }: RegisterRows, newest: { lines: number }): string | undefined {
  const share = rows.length / newest.lines;
  const count = rows.length === 1 ? '1 line' : `${rows.length.toLocaleString('en-GB')} lines`;
  const size = `It has ${count}, the last register ${newest.lines.toLocaleString('en-GB')}`;
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
