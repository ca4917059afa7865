import type { JudgedJob, RelevanceQuery } from './relevance-queries.js';

/** How one query did. */
export interface Judgement {
  query: RelevanceQuery;
  asked: string;
  total: number;
  /** Of the first ten, or as many as are meant where they are fewer, how much is meant; 0 where nothing is found. */
  precision: number;
  /** Of all that is meant, how much is found; undefined where more than 200 are meant. */
  recall: number | undefined;
  /** One divided by the place of the first that is meant. */
  reciprocalRank: number;
}

export interface AllJobs {
  byId: Map<number, JudgedJob>;
}

const FIRST = 10;
const MOST_FOR_RECALL = 200;

/** `ids` in order of relevance, all that were found. */
export function judge(query: RelevanceQuery, asked: string, ids: number[], { byId }: AllJobs): Judgement {
  const isMeant = (id: number) => query.means(byId.get(id)!);
  const rank = ids.findIndex(isMeant);
  const meant = [...byId.keys()].filter(isMeant);
  const first = ids.slice(0, Math.min(FIRST, meant.length));
  const found = new Set(ids);
  return {
    query,
    asked,
    total: ids.length,
    precision: first.length === 0 ? 0 : first.filter(isMeant).length / first.length,
    recall:
      meant.length === 0 || meant.length > MOST_FOR_RECALL
        ? undefined
        : meant.filter((id) => found.has(id)).length / meant.length,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
  };
}

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
