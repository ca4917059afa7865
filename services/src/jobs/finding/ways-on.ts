import type { Found, JobSearch, Search } from '../job.search.js';
import type { JobFilter, NextSteps } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { keepsText, relaxations } from './next-steps.js';
import { sameWork } from './same-work.js';

type Asked = JobFilter & Pick<Search, 'early'>;

interface WaysOn extends Pick<NextSteps, 'relaxed'> {
  /** What the first of them finds, or what is found without any filter. */
  nearest: Found;
}

const MOST_NEAREST = 5;
const MOST_TITLES = 3;

/**
 * From a search that finds nothing. What gives up least comes first: the search that leaves the fewest jobs, but some, and
 * not without the whole text. Before these stand other titles of the same work.
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
  const steps = [
    ...(await ofSameWork(search, filter, today)),
    ...helpful,
    ...(helpful.length === 0 ? await ofOtherSpelling(search, filter, today) : []),
  ];
  const nearest = steps[0]?.found ?? (await withoutFilters(search, filter, today));
  return { relaxed: steps.map(({ step }) => step), nearest };
}

/** What jobs call the work that no job has by the name that was typed; in its place where there are some, else anywhere. */
async function ofSameWork(search: JobSearch, filter: Asked, today: string) {
  const work = filter.searchQuery ? sameWork(filter.searchQuery) : undefined;
  if (!work) return [];
  const { early, group } = filter;
  const wanted = { page: 1, limit: MOST_NEAREST, group, asTyped: true };
  const own = await search.find({ ...nothingAsked, searchQuery: work.asked, early }, today, wanted);
  if (own.total > 0) return [];
  const titles = await search.titlesOfJobs(work.titles, today, MOST_TITLES);
  const ask = async (texts: string[]) => {
    const found = await Promise.all(
      texts.map(async (searchQuery) => {
        const answer = await search.find({ ...filter, searchQuery }, today, wanted);
        return { found: answer, step: { field: 'searchQuery' as const, searchQuery, total: answer.total } };
      }),
    );
    return found.filter(({ step }) => step.total > 0);
  };
  const beside = work.beside ? await ask(titles.map((title) => `${title}${work.beside}`)) : [];
  return beside.length > 0 ? beside : ask(titles);
}

/** What may have been meant by a text that leads nowhere else. */
async function ofOtherSpelling(search: JobSearch, filter: Asked, today: string) {
  const searchQuery = filter.searchQuery ? await search.meantBy(filter.searchQuery) : undefined;
  if (searchQuery === undefined) return [];
  const wanted = { page: 1, limit: MOST_NEAREST, group: filter.group, asTyped: true };
  const found = await search.find({ ...filter, searchQuery }, today, wanted);
  return found.total > 0 ? [{ found, step: { field: 'searchQuery' as const, searchQuery, total: found.total } }] : [];
}

/** What the text alone finds, and where that is nothing, the newest. */
async function withoutFilters(search: JobSearch, { searchQuery, group, early }: Asked, today: string): Promise<Found> {
  const wanted = { page: 1, limit: MOST_NEAREST, group, asTyped: true };
  const found = await search.find({ ...nothingAsked, searchQuery, early }, today, wanted);
  return found.total > 0 ? found : search.find({ ...nothingAsked, early }, today, wanted);
}
