import type { DataSource } from 'typeorm';
import { poolOf } from '../../../platform/database/data-source.js';
import { NoMemory } from '../../index/search-memory.js';
import { searchStatement, type Answer } from '../../job-search.sql.js';
import { Spelling } from '../../spelling.js';
import { isOfAnyJob } from '../pieces.js';
import { SearchPlans } from '../search-plans.js';
import { Stems } from '../stems.js';

interface FoundBySql {
  /** All of them, by relevance. */
  ids: number[];
  corrected?: string;
}

/** The search for a text alone, by the search table and nothing else. */
export function searchBySql(dataSource: DataSource): (text: string) => Promise<FoundBySql> {
  const plans = new SearchPlans(new Stems(dataSource));
  const spelling = new Spelling(dataSource, plans, new NoMemory());
  const today = new Date().toISOString().slice(0, 10);
  const everywhere = { today, countries: [], places: [], hasLocation: false };
  const page = { offset: 0, limit: 1_000_000, byRelevance: true };
  return async (text) => {
    const plan = isOfAnyJob(text) ? undefined : await plans.of(text);
    const ask = async (asked: typeof plan) => {
      const { rows } = await poolOf(dataSource).query<Answer>(
        searchStatement({ ...everywhere, plan: asked }, { page }),
      );
      return rows[0]!.ids ?? [];
    };
    const ids = await ask(plan);
    const corrected = plan && (await spelling.correct(text, ids.length));
    if (!plan || corrected === undefined) return { ids };
    const instead = await ask(await plans.either(text, corrected, ids.length > 0));
    return instead.length > ids.length ? { ids: instead, corrected } : { ids };
  };
}
