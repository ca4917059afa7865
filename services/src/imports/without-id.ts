import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { OwnId } from './same-jobs.js';

/** What an advert is known by where its line gives no id. */
export interface Advert extends OwnId {
  title: string;
  location: string;
  url: string | null;
}

/** A line without an id: the `sourceId` of its advert is empty until it is named. */
export interface Unnamed {
  advert: Advert;
  /** Which say that nothing of it has changed. */
  marks: string[];
}

export interface Known extends Unnamed {
  key: string;
  isGone: boolean;
}

/** Of a whole line; it stood for the id before adverts were known by what they say. */
export const contentOf = (line: object): string => md5(JSON.stringify(line));

/** Gives each the id of the job that it has been until now, and a new one to what is new. */
export async function nameAdverts(manager: EntityManager, key: string, lines: Unnamed[]): Promise<void> {
  if (lines.length === 0) return;
  const known = await knownAdverts(manager, key, lines);
  const same = sameAdverts(lines, known, key);
  const taken = new Set(known.map(({ advert }) => advert.sourceId));
  for (const line of lines) {
    const id = same.get(line)?.advert.sourceId ?? newId(line.advert, taken);
    taken.add(id);
    line.advert.sourceId = id;
  }
}

/** Those of this file before others of the same source, and what left the lists last before what left them earlier. */
async function knownAdverts(manager: EntityManager, key: string, lines: Unnamed[]): Promise<Known[]> {
  const rows = await manager.query<(Advert & { key: string; digest: string; isGone: boolean })[]>(
    `SELECT source_key AS key, source_id AS "sourceId", source, title, company, location, url, digest,
       removed_at IS NOT NULL AND held_at IS NULL AND NOT is_unsponsored AND refusal IS NULL AS "isGone"
     FROM jobs WHERE source_id ~ '^[0-9a-f]{32}$'
       AND (source_key = $1 OR source = ANY ($2) AND source_key IN (SELECT key FROM job_sources))
     ORDER BY source_key <> $1, removed_at DESC NULLS FIRST, id`,
    [key, [...new Set(lines.map(({ advert }) => advert.source))]],
  );
  return rows.map(({ key: file, digest, isGone, ...advert }) => ({
    key: file,
    isGone,
    marks: [advert.sourceId, digest],
    advert,
  }));
}

function newId({ url, title, company, location }: Advert, taken: Set<string>): string {
  const said = [linkOf(url), ...[title, company, location].map(plain)];
  for (let number = 1; ; number += 1) {
    const id = md5(JSON.stringify([...said, number]));
    if (!taken.has(id)) return id;
  }
}

/**
 * Which of the jobs that are known each line is: first what says the very same, then what has the same link, title, company
 * and place, then what has these and a link on one side only. A link that is of one advert alone stays with it when its title
 * or its place changes. Where both do it is another advert: the link leads to whatever an employer has to offer.
 */
export function sameAdverts(lines: Unnamed[], known: Known[], key: string): Map<Unnamed, Known> {
  const found = new Map<Unnamed, Known>();
  const left = new Set(known);
  const match = (those: Known[], namesOf: (one: Unnamed, isLine: boolean) => string[]) => {
    const byName = new Map<string, Known[]>();
    for (const one of those) {
      if (left.has(one)) for (const name of namesOf(one, false)) byName.set(name, [...(byName.get(name) ?? []), one]);
    }
    for (const line of lines) {
      if (found.has(line)) continue;
      const named = namesOf(line, true).flatMap((name) => byName.get(name) ?? []);
      const same = named.find((one) => left.has(one) && mayBe(line.advert, one, key));
      if (!same) continue;
      found.set(line, same);
      left.delete(same);
    }
  };
  const [listed, gone] = [known.filter(({ isGone }) => !isGone), known.filter(({ isGone }) => isGone)];
  for (const those of [listed, gone]) {
    match(those, ({ marks }) => marks);
    match(those, ({ advert }) => [`${linkOf(advert.url)} ${saidBy(advert)}`]);
    match(those, ({ advert }, isLine) => [
      `link ${(advert.url !== null) === isLine ? 'in the file' : 'before'} ${saidBy(advert)}`,
    ]);
  }
  const [inFile, before] = [countLinks(lines), countLinks(listed)];
  match(listed, ({ advert: { url, title, location } }) => {
    const link = linkOf(url);
    const isAlone = link !== '' && inFile.get(link) === 1 && before.get(link) === 1;
    return isAlone ? [`${link} = ${plain(title)}`, `${link} @ ${plain(location)}`] : [];
  });
  return found;
}

/** A job of another file is the same where source and employer are: see `takeOver`. */
const mayBe = (advert: Advert, known: Known, key: string) =>
  known.key === key || (known.advert.source === advert.source && plain(known.advert.company) === plain(advert.company));

export const saidBy = ({ title, company, location }: Advert) => JSON.stringify([title, company, location].map(plain));

export function countLinks(adverts: Pick<Unnamed, 'advert'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { advert } of adverts) counts.set(linkOf(advert.url), (counts.get(linkOf(advert.url)) ?? 0) + 1);
  return counts;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Without case, spaces and signs; "C" and "C++" stay two. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** Says only where somebody came from. */
const ofVisits = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/i;

/** The same link however it is written; empty for none. */
export function linkOf(url: string | null): string {
  if (url === null || !URL.canParse(url)) return '';
  const { host, pathname, searchParams, hash } = new URL(url);
  for (const name of [...searchParams.keys()]) if (ofVisits.test(name)) searchParams.delete(name);
  searchParams.sort();
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}?${String(searchParams)}${hash}`;
}
