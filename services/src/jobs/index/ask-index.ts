import { NO_OPTION } from '../job-options.js';
import { countedFacets, type Answer, type Asked, type Wanted } from '../job-search.sql.js';
import { currencyCode, currencyOfCode } from '../currency-code.js';
import type { AdvancedSums, AdvancedWanted } from '../finding/advanced-counts.sql.js';
import type { IndexHome } from './index-home.js';
import type { Choice, CountedFacet, IndexAnswer, Question } from './question.js';

const EPOCH = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

/** The same question that `searchStatement` makes a statement of. */
export function toQuestion(asked: Asked, { page, counts }: Wanted): Question {
  const { plan, today, salaryMin, postedSince } = asked;
  const one = (facet: CountedFacet, codes: number[] | undefined): Choice[] => (codes ? [[{ facet, codes }]] : []);
  return {
    plan,
    day: (Date.parse(today) - EPOCH) / DAY_MS,
    base: [
      ...one('rating', asked.ratings),
      ...one('route', asked.routes),
      ...one('remote', asked.remote === undefined ? undefined : [asked.remote ? 1 : NO_OPTION]),
    ],
    choices: [
      ...(asked.hasLocation ? [locationOf(asked)] : []),
      ...one('level', asked.levels),
      ...one('type', asked.types),
      ...one('category', asked.categories),
      ...one('occupation', asked.occupations),
    ],
    ranges: {
      salaryMin,
      currency: asked.salaryCurrency === undefined ? undefined : currencyCode(asked.salaryCurrency),
      postedSince: postedSince === undefined ? undefined : microseconds(postedSince),
    },
    among: asked.among,
    early: asked.early,
    counts: counts ? [...countedFacets] : undefined,
    page,
  };
}

/** In microseconds since 2000. */
const microseconds = (day: string) => (Date.parse(day) - EPOCH) * 1_000;

const locationOf = ({ countries, places }: Asked): Choice => [
  { facet: 'country', codes: countries },
  { facet: 'place', codes: places },
];

/** As the statement would have answered. */
export function toAnswer(found: IndexAnswer, version: string, asked: Asked, wanted: Wanted): Answer {
  return {
    version,
    ids: found.ids,
    ...(found.openings && { openings: found.openings, groups: found.groups }),
    total: found.total,
    matching: asked.plan ? found.matching : null,
    hasRecords: wanted.page !== undefined && found.hasRecords,
    dated: wanted.page ? found.dated : null,
    counts: found.counts,
  };
}

/** The three facets each without its own choice, then what is counted by numbers. */
export async function advancedFrom(home: IndexHome, asked: Asked, wanted: AdvancedWanted): Promise<AdvancedSums> {
  const facet = async (name: 'rating' | 'route' | 'remote', without: Partial<Asked>) => {
    const { counts } = await home.answer({ ...toQuestion({ ...asked, ...without }, {}), counts: [name] });
    return counts![name]!;
  };
  const { currency, salaries } = wanted;
  const marks = { posted: wanted.posted.map(microseconds), salaries, currency: currencyCode(currency) };
  const [rating, route, remote, spread] = await Promise.all([
    facet('rating', { ratings: undefined }),
    facet('route', { routes: undefined }),
    facet('remote', { remote: undefined }),
    home.spread(toQuestion(asked, {}), marks),
  ]);
  const { codes, counts } = spread.currencies;
  return { rating, route, remote, ...spread, currencies: { codes: codes.map(currencyOfCode), counts } };
}
