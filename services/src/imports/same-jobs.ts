import type { EntityManager } from 'typeorm';
import type { Speaker } from './file-content.js';

/** A job as its source knows it: whichever file brings it, the same source and id of the same employer are the same job. */
export interface OwnId {
  sourceId: string;
  source: string;
  company: string;
}

/** A job that its line no longer gives as sponsored, with the sentence by which its advert refuses that, if it does. */
export interface Unsponsored extends OwnId {
  refusal?: string;
}

interface Known {
  id: number;
  key: string;
  sourceId: string;
  isLater: boolean;
}

/**
 * Jobs of this file's lines that other files brought before. The file whose content came last speaks for a job: what
 * this one says counts from now on, except of jobs that a later file has brought. Those are answered by their ids, and
 * their lines say nothing any more, however often this file is read again.
 */
export async function takeOver(manager: EntityManager, speaker: Speaker, lines: OwnId[]): Promise<Set<string>> {
  const known = await knownJobs(manager, speaker, lines);
  const ofLine = new Map<string, Known[]>();
  for (const job of known) ofLine.set(job.sourceId, [...(ofLine.get(job.sourceId) ?? []), job]);
  const leftToOthers = new Set<string>();
  const [taken, doubled]: [Known[], Known[]] = [[], []];
  for (const [sourceId, jobs] of ofLine) {
    const others = jobs.filter(({ key }) => key !== speaker.key);
    if (others.some(({ isLater }) => isLater)) {
      leftToOthers.add(sourceId);
      doubled.push(...jobs.filter(({ key }) => key === speaker.key));
    } else if (jobs.length > others.length) {
      doubled.push(...others);
    } else {
      taken.push(jobs[0]!);
      doubled.push(...jobs.slice(1));
    }
  }
  await hand(manager, speaker.key, taken);
  await takeOff(manager, doubled);
  return leftToOthers;
}

/** Those that are listed first, and the oldest before the others. What no file brought is nobody's to take. */
const knownJobs = (manager: EntityManager, { key, cameAt }: Speaker, lines: OwnId[]): Promise<Known[]> =>
  manager.query<Known[]>(
    `SELECT jobs.id, source_key AS key, source_id AS "sourceId", coalesce(came_at > $2, false) AS "isLater"
     FROM jobs LEFT JOIN job_sources ON job_sources.key = source_key
     WHERE (source_key = $1 OR job_sources.key IS NOT NULL) AND jobs.id IN (
       SELECT own.id FROM jsonb_to_recordset($3::jsonb) AS given (source varchar, "sourceId" varchar, company varchar)
       JOIN jobs AS own ON own.source_id = "sourceId" AND (own.source_key = $1
         OR own.source = given.source AND opening_company(own.company) = opening_company(given.company)))
     ORDER BY removed_at IS NOT NULL, jobs.id`,
    [key, cameAt, JSON.stringify(lines.map(({ source, sourceId, company }) => ({ source, sourceId, company })))],
  );

const GIVEN = `jsonb_to_recordset($2::jsonb) AS given (id int, key varchar, "sourceId" varchar)`;

/** With what was decided about them: a hold and a split-off stand under the file and the id. */
export async function hand(
  manager: EntityManager,
  key: string,
  jobs: Pick<Known, 'id' | 'key' | 'sourceId'>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const handed = [key, JSON.stringify(jobs)];
  await keepStricterHolds(manager, handed);
  for (const table of ['advert_holds', 'opening_splits', 'jobs']) {
    await manager.query(
      `UPDATE ${table} AS mine SET source_key = $1 FROM ${GIVEN}
       WHERE mine.source_key = given.key AND mine.source_id = given."sourceId"
         AND NOT EXISTS (SELECT FROM ${table} WHERE source_key = $1 AND source_id = "sourceId")`,
      handed,
    );
  }
}

/** Where both files have a hold of a job, the stricter one stands, and of two alike that of the file that takes over. */
async function keepStricterHolds(manager: EntityManager, handed: string[]): Promise<void> {
  const strictness = (hold: string) => `array_position('{released,held,refused}', ${hold}.state::text)`;
  await manager.query(
    `DELETE FROM advert_holds AS lesser
     USING ${GIVEN}
       JOIN advert_holds AS mine ON mine.source_key = $1 AND mine.source_id = "sourceId"
       JOIN advert_holds AS theirs ON theirs.source_key = given.key AND theirs.source_id = "sourceId"
     WHERE lesser.id = CASE WHEN ${strictness('theirs')} > ${strictness('mine')} THEN mine.id ELSE theirs.id END`,
    handed,
  );
}

/** Several jobs that turn out to be one: of the others the pages stay, and they are in no list. */
async function takeOff(manager: EntityManager, jobs: Known[]): Promise<void> {
  if (jobs.length === 0) return;
  await manager.query(
    `UPDATE jobs SET removed_at = now(), updated_at = now(), is_unsponsored = false
     WHERE id = ANY ($1) AND (removed_at IS NULL OR is_unsponsored)`,
    [jobs.map(({ id }) => id)],
  );
}
