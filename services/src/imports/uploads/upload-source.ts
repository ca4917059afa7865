import type { EntityManager } from 'typeorm';
import { sourceFrom, type JobSource } from '../import.config.js';
import type { FileRow } from '../job-file.js';
import { keyOfUpload } from '../other-uploads.js';

type UploadSource = Omit<JobSource, 'path'>;

/**
 * Which source a file that somebody sends is of: the one that its name says, or an earlier one whose very content it is, or
 * of whose name its own is a copy's.
 */
export async function sourceOfUpload(
  manager: EntityManager,
  { name, content, rows }: { name: string; content: string; rows: FileRow[] },
): Promise<UploadSource> {
  const own = asSource(name);
  const uploads = await manager.query<{ name: string }[]>(
    'SELECT name FROM job_uploads GROUP BY name ORDER BY min(uploaded_at), name',
  );
  const sources = uploads.map((upload) => asSource(upload.name));
  const known = await manager.query<{ key: string; content: string | null }[]>(
    'SELECT key, content FROM job_sources WHERE key = ANY ($1)',
    [[own.key, ...sources.map(({ key }) => key)]],
  );
  const contents = new Map(known.map((one) => [one.key, one.content]));
  const same = sources.find(({ key }) => contents.get(key) === content);
  if (same) return same.key === own.key ? own : same;
  if (contents.has(own.key)) return own;
  const original = sources.find((one) => contents.has(one.key) && stemOf(one) === stemOf(own));
  return original && !(await areOthers(manager, original.key, rows)) ? original : own;
}

function asSource(name: string): UploadSource {
  const { key, name: shown, isSample } = sourceFrom(name);
  return { key: keyOfUpload(key), name: shown, isSample };
}

/** "(1)", "(copy)", "- Copy (2)", "copy 2", "_copy": what browsers and desktops write behind the name of a second one. */
const ofCopy =
  /\s?\((?:\d{1,2}|(?:another |\d{1,2}(?:st|nd|rd|th) )?copy)\)$|(?: - |[ _-])(?:copy|kopie|copie|copia)(?:[ _-]?\d{1,2})?$/i;
const beforeCopy = /^copy of /i;

const stemOf = ({ name }: UploadSource): string => withoutCopy(sourceFrom(name).key);

/** A name without its ending, whatever number of the copy it is, in lower case. */
function withoutCopy(name: string): string {
  const short = name.replace(ofCopy, '').replace(beforeCopy, '').trim();
  return short === name || short === '' ? name.toLowerCase() : withoutCopy(short);
}

/** A browser calls every "jobs.json" after the first one "jobs (1).json", also of another employer, who counts from 1 too. */
async function areOthers(manager: EntityManager, key: string, rows: FileRow[]): Promise<boolean> {
  const given = rows.flatMap(({ value: { id, company } }) =>
    (typeof id === 'string' || typeof id === 'number') && typeof company === 'string'
      ? [{ id: storable(String(id)), company: storable(company).trim() }]
      : [],
  );
  const [counted] = await manager.query<{ same: number; other: number }[]>(
    `SELECT count(*) FILTER (WHERE is_same)::int AS same, count(*) FILTER (WHERE NOT is_same)::int AS other
     FROM (
       SELECT opening_company(jobs.company) = opening_company(given.company) AS is_same
       FROM jsonb_to_recordset($2::jsonb) AS given (id varchar, company varchar)
       JOIN jobs ON source_key = $1 AND source_id = given.id
     ) AS compared`,
    [key, JSON.stringify(given)],
  );
  return counted!.other > counted!.same;
}

/** PostgreSQL refuses a NUL and half of a surrogate pair. */
const storable = (text: string): string => text.replace(/\0|\p{Cs}/gu, '\uFFFD');
