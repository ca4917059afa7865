import { newestOf } from './similar.sql.js';

/** So many of each kind are looked at, the newest. */
const MOST_OF_EACH = 300;
const MOST_SKILLS = 8;

/**
 * For a job ($1) that no other is much like: jobs open on a day ($2), at most so many ($3), with those in their head start
 * or without ($4), that have its employer, its town or at least two of its skills. The employer counts most; what has
 * several of these stands before what has one. The same title of the same employer stands there once.
 */
export const nearestJobsSql = `
  WITH own AS MATERIALIZED (
    SELECT title, lower(company) AS company, skills[1:${MOST_SKILLS}] AS skills, place, words
    FROM jobs JOIN job_search ON job_id = id WHERE id = $1
  ), asked AS MATERIALIZED (
    SELECT
      (SELECT string_agg(quote_literal(search_stem(part)) || ':B', ' & ') FROM search_asked(own.company)
        WHERE NOT search_is_filler(part))::tsquery AS employer,
      (SELECT string_agg(quote_literal(lexeme), ' & ') FROM unnest(own.words)
        WHERE starts_with(lexeme, '@^'))::tsquery AS town
    FROM own
  ), wanted_skills AS MATERIALIZED (
    SELECT (
      SELECT string_agg(quote_literal(search_stem(part)) || ':C', ' & ') FROM search_asked(skill)
      WHERE NOT search_is_filler(part)
    )::tsquery AS query
    FROM own, unnest(skills) AS skill
  ), candidates AS MATERIALIZED (
    ${newestOf('employer', MOST_OF_EACH, { tables: 'asked' })}
    UNION ${newestOf('town', MOST_OF_EACH, {
      tables: 'asked, own',
      only: 'job_search.place = own.place AND own.place <> 0',
    })}
    UNION (
      SELECT job_id FROM wanted_skills, LATERAL ${newestOf('wanted_skills.query', MOST_OF_EACH)} AS with_skill
      GROUP BY job_id HAVING count(*) > 1
    )
  ), compared AS (
    SELECT job_id, jobs.title, jobs.company, job_search.posted_at, nearness
    FROM candidates JOIN job_search USING (job_id) JOIN jobs ON id = job_id, own, LATERAL (
      SELECT CASE WHEN lower(jobs.company) = own.company AND own.company <> '' THEN 4 ELSE 0 END
      + CASE WHEN job_search.place = own.place AND own.place <> 0 THEN 2 ELSE 0 END
      + CASE WHEN shared > 1 THEN least(4, shared) ELSE 0 END AS nearness
      FROM (SELECT count(*) AS shared FROM unnest(jobs.skills) AS skill WHERE skill = ANY (own.skills)) AS skills
    ) AS how_near
    WHERE job_id <> $1 AND NOT (lower(jobs.title) = lower(own.title) AND lower(jobs.company) = own.company)
  ), once AS (
    SELECT DISTINCT ON (lower(title), lower(company)) job_id, nearness, posted_at FROM compared WHERE nearness > 0
    ORDER BY lower(title), lower(company), nearness DESC, posted_at DESC NULLS LAST, job_id DESC
  )
  SELECT job_id AS id FROM once ORDER BY nearness DESC, posted_at DESC NULLS LAST, job_id DESC LIMIT $3
`;
