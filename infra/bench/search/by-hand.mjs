/**
 * The anchor: the same question asked by hand-written SQL over the same narrow table, through bare `pg`: one statement
 * for the page, one pass with GROUPING SETS and FILTER for the total and all facets, one statement for the rows.
 */
const facets = { experienceLevel: 'level', jobType: 'type', category: 'category' };

/** Looked up once: whoever writes SQL by hand knows the codes. */
export async function loadCodes(pool) {
  const { rows } = await pool.query('SELECT id, facet, lower(value) AS value FROM job_options');
  const codes = new Map(rows.map(({ id, facet, value }) => [`${facet} ${value}`, id]));
  return (facet, values) =>
    values.flatMap((value) => (value === 'not-stated' ? 0 : (codes.get(`${facet} ${value.toLowerCase()}`) ?? [])));
}

function conditions(question, codes, today) {
  const values = [today];
  const base = ['closes_on >= $1::date'];
  if (question.searchQuery) base.push(`words @@ (SELECT search_query($${values.push(question.searchQuery)}))`);
  const own = {};
  if (question.location.length > 0) {
    const countries = `$${values.push(codes('country', question.location))}::int[]`;
    const places = `$${values.push(codes('place', question.location))}::int[]`;
    own.location = `(country = ANY (${countries}) OR place = ANY (${places}))`;
  }
  for (const [facet, column] of Object.entries(facets)) {
    if (question[facet].length > 0)
      own[facet] = `${column} = ANY ($${values.push(codes(column, question[facet]))}::int[])`;
  }
  const others = (facet) =>
    Object.keys(own)
      .filter((name) => name !== facet)
      .map((name) => own[name])
      .join(' AND ') || 'true';
  return { values, base: base.join(' AND '), all: others(), others };
}

export async function askByHand(pool, codes, question, today) {
  const { values, base, all, others } = conditions(question, codes, today);
  const page = await pool.query(
    `SELECT job_id FROM job_search WHERE ${base} AND ${all} ORDER BY posted_at DESC NULLS LAST, job_id DESC
     LIMIT ${question.limit} OFFSET ${(question.page - 1) * question.limit}`,
    values,
  );
  const counted = await pool.query(
    `SELECT grouping(country, place, level, type, category) AS facet, country, place, level, type, category,
       count(*) FILTER (WHERE ${all}) AS total,
       count(*) FILTER (WHERE ${others('location')}) AS location,
       count(*) FILTER (WHERE ${others('experienceLevel')}) AS level_count,
       count(*) FILTER (WHERE ${others('jobType')}) AS type_count,
       count(*) FILTER (WHERE ${others('category')}) AS category_count
     FROM job_search WHERE ${base}
     GROUP BY GROUPING SETS ((country), (place), (level), (type), (category), ())`,
    values,
  );
  const ids = page.rows.map(({ job_id: id }) => id);
  const jobs = await pool.query('SELECT * FROM jobs WHERE id = ANY ($1)', [ids]);
  const total = Number(counted.rows.find(({ facet }) => facet === 31)?.total ?? 0);
  return { ids, total, jobs: jobs.rows, options: counted.rows };
}
