import { tradeNearness } from './trade-nearness.js';

/** Of a title's worth: jobs that share as much of it are the same work, and stand before all others. */
const SAME_WORK = 0.3;
/** The same where both say of what occupation or field they are, and it is another one: an air marshal cools no air. */
const SAME_WORK_IN_SPITE = 0.7;
/** One word alone says what the work is only in a title that has no more than so many. */
const SHORT_TITLE = 2;
/** So many times as much counts what the title ends with: a community pharmacist is a pharmacist. */
const HEAD_WORTH = 2;
/** Whoever is called so may do any work: what stands before it says which. */
const generic = `('worker', 'laborer', 'labourer', 'operative', 'hand', 'helper', 'assistant')`;
const GENERIC_WORTH = 0.25;
/** Of a title in parts ("Staff Nurse, Acute Medicine") the others say where and in what: that much less do they count. */
const BESIDE_WORTH = 0.25;
/** As `search_heads()` parts a title. */
const BETWEEN_PARTS = String.raw`[,;:/|()\[\]–—“”•]|\s-+|-+\s`;
/** How far somebody has come in their work is not what the work is. */
const grades = `('junior', 'jr', 'senior', 'sr', 'i', 'ii', 'iii', 'iv',
  'intern', 'internship', 'trainee', 'apprentice', 'graduate')`;

/** How near another occupation is, by how far the codes of one classification are the same; less than 0: another one. */
const nearness = `
  CASE
    WHEN stated = own.code THEN 4
    WHEN left(stated, -1) = left(own.code, -1) THEN 3
    WHEN left(stated, 11) = left(own.code, 11) THEN 2
    WHEN left(stated, 9) = left(own.code, 9) THEN 1
    WHEN left(stated, 6) = left(own.code, 6) THEN -1
    ELSE 0
  END`;

/** Beside what of the title is shared: who is called by the trade alone is nearer than who has a word of the place in common. */
const TRADE_WORTH = {
  [tradeNearness.is]: 7,
  [tradeNearness.ends]: 3,
  [tradeNearness.within]: 2,
  [tradeNearness.kind]: 1,
  [tradeNearness.same]: 1,
};

/** What agrees in less than this of a code may be hundreds of occupations. */
const NEAR_CODE = 2;
const SAME_CODE = 4;
/**
 * Where fewer of the others of its code than this have any word of a title that our lists know, and none is called by its trade,
 * the record is filed under other work than it names: a healthcare data analyst among technologists of laboratories. Then its title says what it is.
 */
const LEAST_OF_ITS_CODE = 0.1;

const isOfItsCode = `(is_of_record AND near = ${SAME_CODE} AND NOT is_misfiled)`;

const worthOfTrade = `
  CASE of_trade ${Object.entries(TRADE_WORTH)
    .map(([nearness, worth]) => `WHEN ${nearness} THEN ${worth}`)
    .join(' ')} ELSE 0 END`;

const MOST_READ = 3_000;

/** In the list on the day that is asked about, for who sees jobs in their head start ($4) or does not. */
export const isOpen = '(closes_on >= $2 AND ($4 OR premium_until IS NULL))';

/**
 * The newest of those that a query means: of the first so many that the table has, because a million jobs may have a word.
 * `among` are further tables and conditions.
 */
export const newestOf = (query: string, kept: number, among: { tables?: string; only?: string } = {}): string => `(
      SELECT job_id FROM (
        SELECT job_id, job_search.posted_at FROM job_search${among.tables ? `, ${among.tables}` : ''}
        WHERE job_search.words @@ ${query}${among.only ? ` AND ${among.only}` : ''} AND ${isOpen} LIMIT ${MOST_READ}
      ) AS those
      ORDER BY posted_at DESC NULLS LAST, job_id DESC LIMIT ${kept}
    )`;

/** One part is the main one whatever ends so: that is counted only to choose between several. */
const hasParts = `title ~ '${BETWEEN_PARTS}'`;

const codeOf = `occupation_code(jobs.extra, jobs.country) COLLATE "C"`;

/** Open jobs whose code begins as the own one does, where as much of it is `kept`. */
const ofOccupation = (kept: string) => `(
      SELECT job_id FROM own, LATERAL (
        SELECT job_id FROM jobs JOIN job_search ON job_id = id
        WHERE ${codeOf} >= ${kept} AND ${codeOf} < ${kept} || '~' AND ${isOpen}
        ORDER BY ${codeOf}, id DESC LIMIT 200
      ) AS some_jobs
    )`;

const ofTrade = (nearness: number) =>
  newestOf('trade.query', 300, { tables: 'trade', only: `trade.nearness = ${nearness}` });

/**
 * Jobs much like one job ($1), open on a day ($2), at most so many ($3), the likest first; with those
 * in their head start or without ($4). What asks for its trade ($5) and how near the jobs of each are ($6) comes from
 * `trades.ts`, and whether only those are of the same work ($7): shared words alone then say nothing, for a cook in charge
 * is no charge nurse.
 *
 * The trade decides, and the rest of the title orders. Where none is known, what counts is how much of its title a job
 * shares, rare words more than common ones, and of several parts most that which ends as most titles do: that says what the
 * job is. Then the same or a near occupation, where both state theirs, the same field, the same country and place, and skills in common. What has
 * neither enough of the title nor a near occupation nor the field is none of them, so that there may be few or none.
 * Adverts of the same work, or that share a near occupation, several skills, or the field and a skill, stand before records,
 * which are no vacancies; those of the field alone before records of other work. Of adverts those in the same country first.
 * A record is called as its classification calls many: beside it, what has its very title or code stands before all of that.
 * The code says so unless the record is filed under other work. The same title of the same employer stands there once.
 * Candidates are limited, so that a title such as "Engineer"
 * takes no longer among a million jobs.
 */
export const similarSql = `
  WITH own AS MATERIALIZED (
    SELECT title, company, skills, job_search.country, job_search.place, job_search.category, ${codeOf} AS code, is_record,
      ${hasParts} AS has_parts, jobs.category NOT IN ('', 'Other') AS has_field,
      ('''' || search_whole(title) || '''')::tsquery AS whole
    FROM jobs JOIN job_search ON job_id = id WHERE id = $1
  ), main AS MATERIALIZED (
    SELECT said FROM own, regexp_split_to_table(title, '${BETWEEN_PARTS}') WITH ORDINALITY AS parts (said, at), LATERAL (
      SELECT count(*) AS n FROM (
        SELECT FROM job_search WHERE own.has_parts AND words @@ (
          SELECT string_agg(quote_literal(head) || ' | ' || quote_literal(head || ' ') || ':*', ' | ')::tsquery
          FROM (SELECT split_part(head, ' ', 1) AS head FROM unnest(search_heads(said)) AS head) AS heads
        ) LIMIT 2000
      ) AS some_jobs
    ) AS ending_so
    ORDER BY n DESC, at LIMIT 1
  ), terms AS (
    SELECT search_stem(part) AS term, bool_or(part IN (SELECT search_asked.part FROM main, search_asked(said))) AS is_main
    FROM own, search_asked(own.title) WHERE NOT search_is_filler(part) AND part NOT IN ${grades} AND n <= 12
    GROUP BY term
  ), heads AS (
    SELECT DISTINCT substr(split_part(head, ' ', 1), 2) AS term FROM main, unnest(search_heads(said)) AS head
  ), weighed AS MATERIALIZED (
    SELECT ('''' || term || ''':A')::tsquery AS query, quote_literal(term) || ':A' AS text, found.n, is_main,
      ln(4000.0 / (found.n + 1)) * CASE
        WHEN term IN ${generic} THEN ${GENERIC_WORTH}
        WHEN EXISTS (SELECT FROM heads WHERE heads.term = terms.term) THEN ${HEAD_WORTH}
        WHEN is_main THEN 1
        ELSE ${BESIDE_WORTH}
      END AS worth
    FROM terms, LATERAL (
      SELECT count(*) AS n FROM (
        SELECT FROM job_search WHERE words @@ ('''' || term || ''':A')::tsquery LIMIT 2000
      ) AS some_jobs
    ) AS found
  ), asked AS MATERIALIZED (
    SELECT string_agg(text, ' & ')::tsquery AS every, string_agg(text, ' | ')::tsquery AS one,
      (string_agg(text, ' | ') FILTER (WHERE n < 500))::tsquery AS rare, sum(worth) AS worth,
      count(*) FILTER (WHERE is_main) AS n
    FROM weighed
  ), trade AS MATERIALIZED (
    SELECT query::tsquery, nearness FROM unnest($5::text[], $6::integer[]) AS asked (query, nearness)
  ), candidates AS MATERIALIZED (
    ${Object.values(tradeNearness).map(ofTrade).join(' UNION ')}
    UNION ${newestOf('own.whole', 300, { tables: 'own' })}
    UNION ${newestOf('asked.every', 300, { tables: 'asked' })}
    UNION ${newestOf('asked.rare', 600, { tables: 'asked' })}
    UNION ${newestOf('asked.one', 600, { tables: 'asked', only: 'NOT $7' })}
    UNION ${['own.code', 'left(own.code, -1)', 'left(own.code, 11)', 'left(own.code, 9)'].map(ofOccupation).join(' UNION ')}
    UNION (
      SELECT job_id FROM own, LATERAL (
        SELECT job_id FROM job_search
        WHERE job_search.category = own.category AND job_search.country = own.country AND ${isOpen}
        ORDER BY job_search.posted_at DESC NULLS LAST, job_id DESC LIMIT 200
      ) AS of_field WHERE own.has_field
    )
  ), compared AS (
    SELECT job_id, jobs.title, jobs.company, job_search.posted_at, near, job_search.is_record, skilled,
      own.is_record AS is_of_record, words @@ own.whole AS is_titled, of_trade <= ${tradeNearness.within} AS is_named,
      job_search.country = own.country AND own.country <> 0 AND NOT job_search.is_record AS is_advert_there,
      job_search.category = own.category AND own.has_field AS is_of_field,
      coalesce(stated <> '' AND own.code <> '' AND near <= 0, false) AS is_of_other_code, $7 AND coalesce(
        avg((with_title.n > 0)::integer) FILTER (WHERE near = ${SAME_CODE}) OVER (), 1
      ) < ${LEAST_OF_ITS_CODE} AND NOT coalesce(
        bool_or(of_trade <= ${tradeNearness.within}) FILTER (WHERE near = ${SAME_CODE}) OVER (), false
      ) AS is_misfiled,
      of_trade, of_trade IS NOT NULL
      OR NOT $7 AND (with_title.n > 1 OR asked.n <= ${SHORT_TITLE}) AND shared >= CASE
        WHEN near < 0 THEN ${SAME_WORK_IN_SPITE}
        WHEN job_search.category <> own.category AND own.has_field AND jobs.category NOT IN ('', 'Other')
          THEN ${SAME_WORK_IN_SPITE}
        ELSE ${SAME_WORK}
      END AS is_same_work,
      10 * shared + 1.5 * greatest(near, 0)
      + CASE WHEN words @@ own.whole THEN 5 ELSE 0 END
      + ${worthOfTrade}
      + CASE WHEN job_search.category = own.category AND own.has_field THEN 3 ELSE 0 END
      + CASE WHEN job_search.country = own.country AND own.country <> 0 THEN 2 ELSE 0 END
      + CASE WHEN job_search.place = own.place AND own.place <> 0 THEN 1 ELSE 0 END
      + least(4, skilled) AS likeness
    FROM candidates JOIN job_search USING (job_id) JOIN jobs ON id = job_id, own, asked,
      LATERAL (
        SELECT coalesce(sum(weighed.worth), 0) / greatest(asked.worth, 1) AS shared, count(*) AS n FROM weighed
        WHERE words @@ weighed.query
      ) AS with_title,
      LATERAL (
        SELECT count(*) AS skilled FROM unnest(jobs.skills) AS skill WHERE skill = ANY (own.skills)
      ) AS of_skills,
      LATERAL (
        SELECT min(nearness) AS of_trade FROM trade
        WHERE words @@ trade.query AND NOT (nearness = ${tradeNearness.subject} AND jobs.title ~* '\\mexcept\\M')
      ) AS of_trades,
      -- OFFSET 0: else the planner puts the whole of these in every place that reads them, and they are reckoned a dozen times a row
      LATERAL (SELECT ${codeOf} AS stated OFFSET 0) AS theirs,
      LATERAL (SELECT ${nearness} AS near OFFSET 0) AS of_occupation
    WHERE job_id <> $1 AND NOT (lower(jobs.title) = lower(own.title) AND lower(jobs.company) = lower(own.company))
  ), once AS (
    SELECT DISTINCT ON (lower(title), lower(company)) job_id, is_advert_there,
      is_same_work OR ${isOfItsCode} AS is_same_work, likeness, posted_at,
      CASE
        WHEN ${isOfItsCode} THEN ${tradeNearness.kind}
        ELSE greatest(coalesce(of_trade, ${tradeNearness.beside}), ${tradeNearness.kind})
      END AS of_trade,
      CASE
        WHEN is_of_record AND NOT is_record AND (is_titled OR is_named) THEN 6
        WHEN is_of_record AND is_titled THEN 5
        -- called by the same word and of another code is other work: landscapers and telephone lines have installation workers
        WHEN ${isOfItsCode} OR (is_of_record AND is_named AND (is_misfiled OR NOT is_of_other_code)) THEN 4
        WHEN NOT is_record AND (
          (is_same_work AND coalesce(of_trade, 0) <= ${tradeNearness.kind}) OR near > 0 OR skilled > 1
          OR (is_of_field AND skilled > 0)
        ) THEN 3
        WHEN is_same_work OR near >= ${NEAR_CODE} THEN 2
        WHEN NOT is_record THEN 1
        ELSE 0
      END AS step
    FROM compared
    WHERE is_same_work OR near > 0 OR is_of_field
    ORDER BY lower(title), lower(company), likeness DESC, posted_at DESC NULLS LAST, job_id DESC
  )
  SELECT job_id AS id FROM once
  ORDER BY step DESC, is_same_work DESC, of_trade, is_advert_there DESC,
    likeness DESC, posted_at DESC NULLS LAST, job_id DESC LIMIT $3
`;
