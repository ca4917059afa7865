/**
 * The anchor: the same question asked by hand-written SQL over the same narrow table, through bare `pg`: one statement
 * for the page, one pass with GROUPING SETS and FILTER for the total and all facets, one statement for the rows.
 */
import { compiled } from './service.mjs';

const facets = { experienceLevel: 'level', jobType: 'type', category: 'category' };

/** Looked up once: whoever writes SQL by hand knows the codes. */
export async function loadCodes(pool) {
  const { rows } = await pool.query('SELECT id, facet, lower(value) AS value FROM job_options');
  const codes = new Map(rows.map(({ id, facet, value }) => [`${facet} ${value}`, id]));
  return (facet, values) =>
    values.flatMap((value) => (value === 'not-stated' ? 0 : (codes.get(`${facet} ${value.toLowerCase()}`) ?? [])));
}

/**
 * Makes each question a function that asks it. What the words of a text mean is worked out before the clock runs.
 * @param {(text: string) => Promise<object>} planOf
 */
export async function byHand(pool, codes, planOf, today) {
  const { planQuery, scoreSql, titledSql } = await compiled('jobs/finding/plan.sql.js');
  return async (question) => {
    const values = [today];
    const bind = (value, type) => `$${values.push(value)}::${type}`;
    const base = ['closes_on >= $1::date'];
    const plan = question.searchQuery ? await planOf(question.searchQuery) : undefined;
    const query = plan && planQuery(plan);
    if (plan) base.push(query ? `words @@ ${bind(query, 'tsquery')}` : 'false');
    const own = conditions(question, codes, bind);
    const others = (facet) =>
      Object.keys(own)
        .filter((name) => name !== facet)
        .map((name) => own[name])
        .join(' AND ') || 'true';
    const counted = countStatement(base.join(' AND '), others);
    const countedValues = [...values];
    const rank =
      query && question.sort !== 'desc' ? `${titledSql(plan, bind)} DESC, ${scoreSql(plan, bind)} DESC, ` : '';
    const page = `SELECT job_id FROM job_search WHERE ${base.join(' AND ')} AND ${others()}
      ORDER BY ${rank}posted_at DESC NULLS LAST, job_id DESC
      LIMIT ${question.limit} OFFSET ${(question.page - 1) * question.limit}`;
    return () => ask(pool, page, values, counted, countedValues);
  };
}

function conditions(question, codes, bind) {
  const own = {};
  if (question.location.length > 0) {
    const countries = bind(codes('country', question.location), 'int[]');
    const places = bind(codes('place', question.location), 'int[]');
    own.location = `(country = ANY (${countries}) OR place = ANY (${places}))`;
  }
  for (const [facet, column] of Object.entries(facets)) {
    if (question[facet].length > 0) own[facet] = `${column} = ANY (${bind(codes(column, question[facet]), 'int[]')})`;
  }
  return own;
}

const countStatement = (base, others) =>
  `SELECT grouping(country, place, level, type, category) AS facet, country, place, level, type, category,
     count(*) FILTER (WHERE ${others()}) AS total,
     count(*) FILTER (WHERE ${others('location')}) AS location,
     count(*) FILTER (WHERE ${others('experienceLevel')}) AS level_count,
     count(*) FILTER (WHERE ${others('jobType')}) AS type_count,
     count(*) FILTER (WHERE ${others('category')}) AS category_count
   FROM job_search WHERE ${base}
   GROUP BY GROUPING SETS ((country), (place), (level), (type), (category), ())`;

async function ask(pool, page, values, counts, countedValues) {
  const ids = (await pool.query(page, values)).rows.map(({ job_id: id }) => id);
  const counted = await pool.query(counts, countedValues);
  const jobs = await pool.query('SELECT * FROM jobs WHERE id = ANY ($1)', [ids]);
  const total = Number(counted.rows.find(({ facet }) => facet === 31)?.total ?? 0);
  return { ids, total, jobs: jobs.rows, options: counted.rows };
}
