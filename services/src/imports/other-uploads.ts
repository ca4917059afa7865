import type { EntityManager } from 'typeorm';
import type { JobSource } from './import.config.js';
import { countLinks, linkOf, plain, saidBy, type Advert } from './without-id.js';

/** No file that is read from a folder can be called so. */
const UPLOADS = 'uploads/';
export const keyOfUpload = (key: string): string => UPLOADS + key;
export const isUpload = ({ key }: Pick<JobSource, 'key'>): boolean => key.startsWith(UPLOADS);

export interface UploadedLine {
  advert: Advert & { description?: string };
  digest: string;
}

interface Known extends UploadedLine {
  key: string;
}

/**
 * The name of a file that somebody sends says little of where its jobs come from. Where its lines name no source either,
 * a job that another such file has brought is that job, and gets its source and its id; `takeOver` does the rest. It is
 * known by the very line, else by its link and its title or place, and without a link by all that its advert says.
 */
export async function asOtherUploadsKnow(
  manager: EntityManager,
  { key, name }: Pick<JobSource, 'key' | 'name'>,
  lines: UploadedLine[],
): Promise<void> {
  const unknown = lines.filter(({ advert }) => advert.source === name);
  if (unknown.length === 0) return;
  const companies = new Set(unknown.map(({ advert }) => plain(advert.company)));
  const known = (await knownOfUploads(manager)).filter(({ advert }) => companies.has(plain(advert.company)));
  const own = await manager.query<{ id: string }[]>('SELECT source_id AS id FROM jobs WHERE source_key = $1', [key]);
  const ownIds = new Set(own.map(({ id }) => id));
  const used = new Set(lines.map(({ advert }) => advert.sourceId));
  for (const [{ advert }, job] of sameJobs(unknown, known, { key, ownIds })) {
    const { sourceId, source } = job.advert;
    const isFree = sourceId === advert.sourceId || (!used.has(sourceId) && (job.key === key || !ownIds.has(sourceId)));
    if (!isFree) continue;
    used.add(sourceId);
    Object.assign(advert, { sourceId, source });
  }
}

/** Those that are listed first. The text is compared only where there is no link. */
async function knownOfUploads(manager: EntityManager): Promise<Known[]> {
  const rows = await manager.query<(Known['advert'] & Pick<Known, 'key' | 'digest'>)[]>(
    `SELECT source_key AS key, source_id AS "sourceId", source, title, company, location, url, digest,
       CASE WHEN url IS NULL THEN description END AS description
     FROM jobs WHERE source_key LIKE '${UPLOADS}%' AND source IN (SELECT name FROM job_uploads)
     ORDER BY removed_at IS NOT NULL, id`,
  );
  return rows.map(({ key, digest, ...advert }) => ({ key, digest, advert }));
}

function sameJobs(
  lines: UploadedLine[],
  known: Known[],
  { key, ownIds }: { key: string; ownIds: Set<string> },
): Map<UploadedLine, Known> {
  const found = new Map<UploadedLine, Known>();
  const idOf = ({ source, sourceId }: Advert) => JSON.stringify([source, sourceId]);
  // what the file's own source has under this id needs no other name
  const ofFile = new Set(lines.map(({ advert }) => idOf(advert)));
  const idsInFile = new Set(lines.map(({ advert }) => advert.sourceId));
  const isKnown = new Set(known.map(({ advert }) => idOf(advert)));
  const left = new Set(
    known.filter((one) => !ofFile.has(idOf(one.advert)) && !(one.key === key && idsInFile.has(one.advert.sourceId))),
  );
  const asking = lines.filter(({ advert }) => !ownIds.has(advert.sourceId) && !isKnown.has(idOf(advert)));
  const [inFile, before] = [countLinks(lines), countLinks(known)];
  const match = (namesOf: (one: UploadedLine) => string[]) => {
    const byName = new Map<string, Known[]>();
    for (const one of left) for (const name of namesOf(one)) byName.set(name, [...(byName.get(name) ?? []), one]);
    for (const line of asking) {
      if (found.has(line)) continue;
      const same = namesOf(line)
        .flatMap((name) => byName.get(name) ?? [])
        .find((one) => left.has(one));
      if (!same) continue;
      found.set(line, same);
      left.delete(same);
    }
  };
  match(({ digest, advert }) => [`${digest} ${plain(advert.company)}`]);
  match(({ advert }) => ofLink(advert, [advert.sourceId, saidBy(advert)]));
  match(({ advert }) => ofLink(advert, [saidBy(advert)]));
  match(({ advert }) =>
    advert.url === null && advert.description ? [saidBy(advert) + plain(advert.description)] : [],
  );
  match(({ advert }) => {
    const { url, title, location, company } = advert;
    const isAlone = inFile.get(linkOf(url)) === 1 && before.get(linkOf(url)) === 1;
    if (!isAlone) return [];
    return [
      ...ofLink(advert, ['title', plain(company), plain(title)]),
      ...ofLink(advert, ['place', plain(company), plain(location)]),
    ];
  });
  return found;
}

const ofLink = ({ url }: Advert, said: string[]): string[] => {
  const link = linkOf(url);
  return link === '' ? [] : [JSON.stringify([link, ...said])];
};
