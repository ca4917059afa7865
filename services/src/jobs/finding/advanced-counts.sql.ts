import {
  advancedConditions,
  baseConditions,
  facetConditions,
  type Asked,
  type Bind,
  type OptionSums,
  type Statement,
} from '../job-search.sql.js';

/** What the advanced filters may be set to, as far as that is numbers. */
export interface AdvancedWanted {
  /** YYYY-MM-DD: how many were posted since each of these days? */
  posted: string[];
  /** How many pay at least so much in a year, in this currency? */
  salaries: number[];
  currency: string;
}

/** How what is asked for is spread over each advanced filter, without that filter's own choice. */
export interface AdvancedSums {
  rating: OptionSums;
  /** A job counts for each of its employer's routes; 0: of whom none is known. */
  route: OptionSums;
  /** 1: done from anywhere. */
  remote: OptionSums;
  /** In the order of what was wanted. */
  posted: number[];
  salaries: number[];
  /** Jobs that state their pay, by its currency. */
  currencies: { codes: string[]; counts: number[] };
  /** Jobs that do not. */
  unpaid: number;
}

/** The same numbers by SQL: while the index is not to be had, and to hold it against. */
export function advancedStatement(asked: Asked, { posted, salaries, currency }: AdvancedWanted): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const shared = [...baseConditions(asked, bind), ...Object.values(facetConditions(asked, bind)).filter(Boolean)];
  const own = advancedConditions(asked, bind);
  const allBut = (without: keyof typeof own) =>
    Object.entries(own)
      .filter(([name, condition]) => condition && name !== without)
      .map(([, condition]) => condition)
      .join(' AND ') || 'true';
  const sums = (code: string, from: string, without: keyof typeof own) =>
    `(SELECT json_build_object('codes', coalesce(json_agg(code), '[]'), 'counts', coalesce(json_agg(n), '[]'))
      FROM (SELECT ${code} AS code, count(*)::int AS n FROM ${from} WHERE ${allBut(without)} GROUP BY 1) AS one)`;
  const numbers = (marks: unknown[], type: string, from: string, where: string) =>
    `ARRAY(SELECT (SELECT count(*)::int FROM matching WHERE ${where} AND ${from})
      FROM unnest(${bind(marks, `${type}[]`)}) WITH ORDINALITY AS mark (least, place) ORDER BY place)`;
  const paidSo = `salary_currency = ${bind(currency, 'bpchar')} AND salary_year >= least`;
  const text = `WITH matching AS MATERIALIZED (
      SELECT rating, routes, remote, posted_at, salary_year, salary_currency FROM job_search
      WHERE ${shared.join(' AND ')})
    SELECT ${sums('rating', 'matching', 'rating')} AS rating,
      ${sums('route', `matching, unnest(CASE routes WHEN '{}' THEN '{0}' ELSE routes END) AS route`, 'route')} AS route,
      ${sums('remote::int', 'matching', 'remote')} AS remote,
      ${numbers(posted, 'date', 'posted_at >= least', allBut('posted'))} AS posted,
      ${numbers(salaries, 'int', paidSo, allBut('salary'))} AS salaries,
      ${sums('salary_currency', '(SELECT * FROM matching WHERE salary_year IS NOT NULL) AS paid', 'salary')} AS currencies,
      (SELECT count(*)::int FROM matching WHERE salary_year IS NULL AND ${allBut('salary')}) AS unpaid`;
  return { text, values };
}
