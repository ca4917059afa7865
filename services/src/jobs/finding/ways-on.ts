import type { Found, JobSearch, Search } from '../job.search.js';
import type { JobFilter, NextSteps } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { keepsText, relaxations } from './next-steps.js';

type Asked = JobFilter & Pick<Search, 'early'>;

interface WaysOn extends Pick<NextSteps, 'relaxed'> {
  /** What the first of them finds, or what is found without any filter. */
  nearest: Found;
}

const MOST_NEAREST = 5;

/**
 * From a search that finds nothing. What gives up least comes first: the search that leaves the fewest jobs, but some, and
 * not without the whole text.
 */
export async function waysOn(search: JobSearch, filter: Asked, today: string): Promise<WaysOn> {
  const { early, group } = filter;
  const wanted = { page: 1, limit: MOST_NEAREST, group, asTyped: true };
  const tried = await Promise.all(
    relaxations(filter).map(async ({ filter: relaxed, field, searchQuery, isTextAlone, isAlone }) => {
      const found = await search.find({ ...relaxed, early }, today, wanted);
      const step = {
        field,
        ...(searchQuery === undefined ? {} : { searchQuery }),
        ...(isTextAlone && { isTextAlone }),
        ...(isAlone && { isAlone }),
        total: found.total,
      };
      return { found, step };
    }),
  );
  const some = tried.filter(({ step }) => step.total > 0);
  const little = some.filter(({ step }) => !step.isAlone);
  // to give up all but one of what was asked is a way on only where nothing less helps
  const helpful = (little.length > 0 ? little : some).sort(
    (a, b) => Number(keepsText(b.step)) - Number(keepsText(a.step)) || a.step.total - b.step.total,
  );
  const nearest = helpful[0]?.found ?? (await withoutFilters(search, filter, today));
  return { relaxed: helpful.map(({ step }) => step), nearest };
}

/** What the text alone finds, and where that is nothing, the newest. */
async function withoutFilters(search: JobSearch, { searchQuery, group, early }: Asked, today: string): Promise<Found> {
  const wanted = { page: 1, limit: MOST_NEAREST, group, asTyped: true };
  const found = await search.find({ ...nothingAsked, searchQuery, early }, today, wanted);
  return found.total > 0 ? found : search.find({ ...nothingAsked, early }, today, wanted);
}
