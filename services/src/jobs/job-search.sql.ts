import { NO_OPTION } from './job-options.js';
import { planQuery, scoreSql, titledSql } from './finding/plan.sql.js';
import type { SearchPlan } from './finding/search-plan.js';
import { versionSql } from './index/change-log.js';
import { jobOpenings } from './job-openings.sql.js';

/** The choices of one filter as the search table's numbers. An undefined facet asks nothing. */
export interface Asked {
  /** What the search text asks of the words; undefined without a text. A plan without groups finds nothing. */
  plan?: SearchPlan;
  /** Open on this day, YYYY-MM-DD. */
  today: string;
  countries: number[];
  places: number[];
  hasLocation: boolean;
  levels?: number[];
  types?: number[];
  categories?: number[];
  /** At least so much in a year, in this currency; without one in whatever currency the job pays. */
  salaryMin?: number;
  salaryCurrency?: string;
  remote?: boolean;
  /** On or after this day, YYYY-MM-DD. */
  postedSince?: string;
  occupations?: number[];
  ratings?: number[];
  routes?: number[];
  /** Only of these jobs. */
  among?: number[];
  /** Jobs in their head start as well. */
  early?: boolean;
}

export interface Wanted {
  /** `grouped`: offset and limit count openings, and the jobs of one come together. */
  page?: { offset: number; limit: number; byRelevance: boolean; grouped?: boolean };
  counts?: boolean;
}

export interface Statement {
  text: string;
  values: unknown[];
}

export const countedFacets = ['country', 'place', 'level', 'type', 'category', 'occupation'] as const;
const facetList = countedFacets.join(', ');

/** Options that jobs are left for, in no order: their numbers, and how many jobs each has. */
export interface OptionSums {
  codes: ArrayLike<number>;
  counts: ArrayLike<number>;
}

export type Counts = Partial<Record<(typeof countedFacets)[number], OptionSums>>;

export interface Answer {
  version: string;
  ids: number[] | null;
  /** Of a grouped page: of each opening the jobs that match, in the order of the list; `ids` are the first of each. */
  openings?: number[][];
  /** Of a grouped page: how many openings match. */
  groups?: number;
  total: number;
  /** Of a page: how many of all that match have a date. */
  dated: number | null;
  /** How many match the text alone; null without a text. */
  matching: number | null;
  /** Whether official records are among all that match. */
  hasRecords: boolean;
  counts: Counts | null;
}

/**
 * One pass over the narrow table answers page, total and the counts of all facets, each without its own choice.
 * Rows are first put together by their facets: the grouping by each facet then works on combinations instead of jobs.
 */
export function searchStatement(asked: Asked, wanted: Wanted): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const { plan } = asked;
  const base = [
    ...baseConditions(asked, bind),
    ...Object.values(advancedConditions(asked, bind)).filter((condition) => condition !== undefined),
  ];
  const facets = facetConditions(asked, bind);
  const allBut = (own?: keyof typeof facets) =>
    Object.entries(facets)
      .filter(([facet, condition]) => condition && facet !== own)
      .map(([, condition]) => condition)
      .join(' AND ') || 'true';

  const { page, counts } = wanted;
  const rank =
    page?.byRelevance && plan ? `, ${titledSql(plan, bind)} AS titled, ${scoreSql(plan, bind)} AS score` : '';
  const order = `${rank && 'titled DESC, score DESC, '}posted_at DESC NULLS LAST, job_id DESC`;
  const slice = page && `LIMIT ${bind(page.limit, 'int')} OFFSET ${bind(page.offset, 'bigint')}`;
  // Without a text the newest are read off their index, and the rest of the row is not needed.
  const isPlain = !plan;
  const from = isPlain ? `job_search WHERE ${base.join(' AND ')}` : 'matching WHERE true';

  const steps: string[] = [];
  if (!isPlain) {
    steps.push(`matching AS MATERIALIZED (
      SELECT job_id, posted_at, is_record, ${facetList}${rank} FROM job_search WHERE ${base.join(' AND ')})`);
  }
  if (counts)
    steps.push(`combined AS MATERIALIZED (
      SELECT ${facetList}, count(*) AS n FROM ${from} GROUP BY ${facetList})`);
  if (counts)
    steps.push(`counted AS (
      SELECT CASE grouping(${facetList}) ${countedFacets.map((facet) => `WHEN ${groupedBy(facet)} THEN '${facet}'`).join(' ')} END AS facet,
        coalesce(${facetList}) AS code,
        CASE grouping(${facetList}) ${countedFacets.map((facet) => `WHEN ${groupedBy(facet)} THEN sum(n) FILTER (WHERE ${allBut(choiceOf(facet))})`).join(' ')} END AS n
      FROM combined GROUP BY GROUPING SETS (${countedFacets.map((facet) => `(${facet})`).join(', ')}))`);
  if (counts)
    steps.push(`summed AS (
      SELECT facet, json_build_object('codes', json_agg(code), 'counts', json_agg(n)) AS sums FROM counted WHERE n > 0 GROUP BY facet)`);
  if (page?.grouped) steps.push(...openingSteps(`${from} AND ${allBut()}`, order, slice!));
  const list = page?.grouped
    ? `ARRAY(SELECT ids[1] FROM listed ORDER BY place) AS ids,
      coalesce((SELECT json_agg(ids ORDER BY place) FROM listed), '[]') AS openings,
      (SELECT count(*) FROM grouped)::int AS groups`
    : `${page ? `ARRAY(SELECT job_id FROM ${from} AND ${allBut()} ORDER BY ${order} ${slice})` : 'NULL::int[]'} AS ids`;
  const totals = counts ? 'combined' : from;
  const where = counts ? `WHERE ${allBut()}` : `AND ${allBut()}`;
  const sum = counts ? 'coalesce(sum(n), 0)' : 'count(*)';
  const sql = `${steps.length ? `WITH ${steps.join(',\n')}` : ''}
    SELECT ${versionSql} AS version,
      ${list},
      ${page ? `EXISTS(SELECT FROM ${from} AND ${allBut()} AND is_record)` : 'false'} AS "hasRecords",
      ${page ? `(SELECT count(*) FROM ${from} AND ${allBut()} AND posted_at IS NOT NULL)` : 'NULL'}::int AS dated,
      (SELECT ${sum} FROM ${totals} ${where})::int AS total,
      ${plan ? `(SELECT ${sum} FROM ${totals})` : 'NULL'}::int AS matching,
      ${counts ? `(SELECT coalesce(json_object_agg(facet, sums), '{}') FROM summed)` : 'NULL'} AS counts`;
  return { text: sql, values };
}

/** What `grouping` says where the rows are put together by this facet alone: a bit for each of the others. */
const groupedBy = (facet: (typeof countedFacets)[number]) =>
  2 ** countedFacets.length - 1 - 2 ** (countedFacets.length - 1 - countedFacets.indexOf(facet));

const choiceOf = (facet: (typeof countedFacets)[number]) =>
  facet === 'country' || facet === 'place' ? 'location' : facet;

/** An opening stands where the first of its jobs would. */
function openingSteps(matching: string, order: string, slice: string): string[] {
  return [
    `placed AS (
      SELECT job_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${matching})`,
    `grouped AS MATERIALIZED (
      SELECT array_agg(job_id ORDER BY placed.place) AS ids, min(placed.place) AS place
      FROM placed LEFT JOIN ${jobOpenings} USING (job_id) GROUP BY coalesce(root, -job_id))`,
    `listed AS MATERIALIZED (SELECT ids, place FROM grouped ORDER BY place ${slice})`,
  ];
}

export type Bind = (value: unknown, type: string) => string;

/** Asked of every job, whatever is counted: open, seen by who asks, with the words, and of the jobs that are named. */
export function baseConditions({ today, plan, among, early }: Asked, bind: Bind): string[] {
  const base = [`closes_on >= ${bind(today, 'date')}`];
  const query = plan && planQuery(plan);
  // bound once and first, so that the planner sees a constant
  if (query) base.push(`words @@ ${bind(query, 'tsquery')}`);
  else if (plan) base.push('false');
  if (!early) base.push('premium_until IS NULL');
  if (among) base.push(`job_id = ANY (${bind(among, 'int[]')})`);
  return base;
}

type ChosenFacet = 'location' | 'level' | 'type' | 'category' | 'occupation';

/** What is chosen of each facet; undefined where nothing is. */
export function facetConditions(asked: Asked, bind: Bind): Record<ChosenFacet, string | undefined> {
  return {
    location: asked.hasLocation
      ? `(country = ANY (${bind(asked.countries, 'int[]')}) OR place = ANY (${bind(asked.places, 'int[]')}))`
      : undefined,
    level: asked.levels && `level = ANY (${bind(asked.levels, 'int[]')})`,
    type: asked.types && `type = ANY (${bind(asked.types, 'int[]')})`,
    category: asked.categories && `category = ANY (${bind(asked.categories, 'int[]')})`,
    occupation: asked.occupations && `occupation = ANY (${bind(asked.occupations, 'int[]')})`,
  };
}

/** What the advanced filters ask, each by its name; undefined where it asks nothing. */
export function advancedConditions(asked: Asked, bind: Bind) {
  const { salaryMin, salaryCurrency, remote, postedSince, ratings, routes } = asked;
  const paidIn = () => (salaryCurrency === undefined ? '' : ` AND salary_currency = ${bind(salaryCurrency, 'bpchar')}`);
  return {
    salary: salaryMin === undefined ? undefined : `(salary_year >= ${bind(salaryMin, 'int')}${paidIn()})`,
    remote: remote === undefined ? undefined : `remote = ${bind(remote, 'boolean')}`,
    posted: postedSince && `posted_at >= ${bind(postedSince, 'date')}`,
    rating: ratings && `rating = ANY (${bind(ratings, 'int[]')})`,
    // an employer of whom no route is known has the empty list
    route: routes && `(routes && ${bind(routes, 'int[]')}${routes.includes(NO_OPTION) ? ` OR routes = '{}'` : ''})`,
  };
}
