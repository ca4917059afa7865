import { breathing } from '../platform/breathing.js';
import { remembered } from '../platform/remembered.js';
import type { Runs } from './names/sponsor-matcher.js';
import { identityOf } from './register/register-entry.js';

/** All companies of a large table; some 20 MB. */
const MOST_KEPT = { questions: 100_000, characters: 1_000 };
/** To read a name is slow, and every question about a name asks for that of each company. */
const keyOf = remembered(MOST_KEPT, (company) => identityOf(company).key);

/** Those of the jobs that there are, held ones and ones without evidence included, whose name has one of these keys. */
export async function companiesOfNames(runs: Runs, nameKeys: readonly string[]): Promise<Map<string, string>> {
  if (nameKeys.length === 0) return new Map();
  const rows = await runs.query<{ company: string }[]>(
    'SELECT DISTINCT company FROM jobs WHERE removed_at IS NULL OR is_unsponsored OR held_at IS NOT NULL',
  );
  return ofNames(
    rows.map(({ company }) => company),
    nameKeys,
  );
}

/** Those of these companies whose name has one of these keys, with its key; lets others work in between. */
export async function ofNames(companies: Iterable<string>, nameKeys: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(nameKeys);
  const found = new Map<string, string>();
  const breathe = breathing();
  for (const company of companies) {
    await breathe();
    const key = keyOf(company);
    if (wanted.has(key)) found.set(company, key);
  }
  return found;
}
