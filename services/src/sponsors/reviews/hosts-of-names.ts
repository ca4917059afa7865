import { hostsOf, isForeign } from '../../adverts/hosts.js';
import { companiesOfNames } from '../companies-of-names.js';
import { COUNTRY } from '../job-sponsors.js';
import type { Runs } from '../names/sponsor-matcher.js';

/** Those of the register's country that a decision about their employer's name concerns, held ones included. */
const CONCERNED = `country = '${COUNTRY}' AND (removed_at IS NULL OR is_unsponsored OR held_at IS NOT NULL)`;

/**
 * Where the adverts of these names lead: hosts of links and mailboxes, those of other countries first, then those that
 * most of them have. By the key of the name.
 */
export async function hostsOfNames(runs: Runs, nameKeys: string[]): Promise<Map<string, string[]>> {
  const keys = await companiesOfNames(runs, nameKeys);
  if (keys.size === 0) return new Map();
  const adverts = await runs.query<{ company: string; url: string | null; description: string }[]>(
    `SELECT company, url, description FROM jobs WHERE ${CONCERNED} AND company = ANY ($1)`,
    [[...keys.keys()]],
  );
  const counted = new Map<string, Map<string, number>>();
  for (const advert of adverts) {
    const key = keys.get(advert.company)!;
    const counts = counted.get(key) ?? new Map<string, number>();
    for (const host of new Set(hostsOf(advert).map(plain))) counts.set(host, (counts.get(host) ?? 0) + 1);
    counted.set(key, counts);
  }
  return new Map([...counted].map(([key, counts]) => [key, inOrder(counts)]));
}

const plain = (host: string): string => host.replace(/^www\./, '');

const inOrder = (counts: Map<string, number>): string[] =>
  [...counts]
    .sort(
      ([a, often], [b, oftenToo]) =>
        Number(isForeign(b)) - Number(isForeign(a)) || oftenToo - often || a.localeCompare(b, 'en'),
    )
    .map(([host]) => host);
