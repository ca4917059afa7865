/** Of a title's worth: jobs that share as much of it are the same work, and stand before all others. */
const SAME_WORK = 0.4;

/**
 * Jobs much like one job ($1), open on a day ($2), at most so many ($3), the likest first.
 *
 * What counts is how much of its title a job shares, rare words more than common ones; then the same field, the same
 * country and place, and skills in common. The same title of the same employer stands there once. Candidates are
 * limited, so that a title such as "Engineer" takes no longer among a million jobs.
 */
export const similarSql = `
  WITH own AS (
    SELECT title, company, skills, job_search.country, job_search.place, job_search.category,
      jobs.category NOT IN ('', 'Other') AS has_field, ('''' || search_whole(title) || '''')::tsquery AS whole
    FROM jobs JOIN job_search ON job_id = id WHERE id = $1
  ), terms AS (
    SELECT DISTINCT search_stem(part) AS term
    FROM own, search_asked(own.title) WHERE NOT search_is_filler(part) AND n <= 12
  ), weighed AS MATERIALIZED (
    SELECT ('''' || term || ''':A')::tsquery AS query, quote_literal(term) || ':A' AS text, found.n,
      ln(4000.0 / (found.n + 1)) AS worth
    FROM terms, LATERAL (
      SELECT count(*) AS n FROM (
        SELECT FROM job_search WHERE words @@ ('''' || term || ''':A')::tsquery LIMIT 2000
      ) AS some_jobs
    ) AS found
  ), asked AS MATERIALIZED (
    SELECT string_agg(text, ' & ')::tsquery AS every, string_agg(text, ' | ')::tsquery AS one,
      (string_agg(text, ' | ') FILTER (WHERE n < 500))::tsquery AS rare, sum(worth) AS worth
    FROM weighed
  ), candidates AS MATERIALIZED (
    (SELECT job_id FROM job_search, own WHERE words @@ own.whole AND closes_on >= $2 LIMIT 300)
    UNION (SELECT job_id FROM job_search, asked WHERE words @@ asked.every AND closes_on >= $2 LIMIT 300)
    UNION (SELECT job_id FROM job_search, asked WHERE words @@ asked.rare AND closes_on >= $2 LIMIT 600)
    UNION (SELECT job_id FROM job_search, asked WHERE words @@ asked.one AND closes_on >= $2 LIMIT 600)
    UNION (
      SELECT job_id FROM job_search, own
      WHERE job_search.category = own.category AND job_search.country = own.country AND own.has_field
        AND closes_on >= $2
      ORDER BY job_search.posted_at DESC NULLS LAST, job_id DESC LIMIT 200
    )
  ), scored AS (
    SELECT job_id, jobs.title, jobs.company, job_search.posted_at,
      shared, 10 * shared
      + CASE WHEN words @@ own.whole THEN 5 ELSE 0 END
      + CASE WHEN job_search.category = own.category AND own.has_field THEN 3 ELSE 0 END
      + CASE WHEN job_search.country = own.country AND own.country <> 0 THEN 2 ELSE 0 END
      + CASE WHEN job_search.place = own.place AND own.place <> 0 THEN 1 ELSE 0 END
      + least(4, (SELECT count(*) FROM unnest(jobs.skills) AS skill WHERE skill = ANY (own.skills))) AS likeness
    FROM candidates JOIN job_search USING (job_id) JOIN jobs ON id = job_id, own, asked,
      LATERAL (
        SELECT coalesce(sum(weighed.worth), 0) / greatest(asked.worth, 1) AS shared FROM weighed
        WHERE words @@ weighed.query
      ) AS with_title
    WHERE job_id <> $1 AND NOT (lower(jobs.title) = lower(own.title) AND lower(jobs.company) = lower(own.company))
  ), once AS (
    SELECT DISTINCT ON (lower(title), lower(company)) job_id, shared, likeness, posted_at FROM scored
    ORDER BY lower(title), lower(company), likeness DESC, posted_at DESC NULLS LAST, job_id DESC
  )
  SELECT job_id AS id FROM once
  ORDER BY shared >= ${SAME_WORK} DESC, likeness DESC, posted_at DESC NULLS LAST, job_id DESC LIMIT $3
`;
