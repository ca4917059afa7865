/**
 * Makes `count` jobs of those that are there: each again under other ids and on other days. Rows of the search table
 * are copied as they are, because making the words of a million jobs would take most of an hour.
 */
export async function growTo(pool, count) {
  const { rows } = await pool.query('SELECT count(*)::int AS n, max(id) AS last FROM jobs');
  const [{ n, last }] = rows;
  const rounds = Math.ceil(count / n) - 1;
  if (rounds < 1) return;
  const columns = await columnsOf(pool, 'jobs', ['id', 'source_id', 'posted_at']);
  const narrow = await columnsOf(pool, 'job_search', ['job_id', 'posted_at']);
  const copies = `CROSS JOIN generate_series(1, ${rounds}) AS round WHERE (round * ${n} + id) <= ${count + last - n}`;
  const posted = `posted_at - ((round * 977 + id) % 300) * interval '1 day'`;
  await pool.query('ALTER TABLE jobs DISABLE TRIGGER USER');
  await pool.query('DROP INDEX job_search_words, job_search_newest, job_search_of_field');
  await pool.query(
    `INSERT INTO jobs (id, source_id, posted_at, ${columns})
     SELECT round * ${last} + id, source_id || ' ' || round, ${posted}, ${columns} FROM jobs ${copies}`,
  );
  await pool.query(
    `INSERT INTO job_search (job_id, posted_at, ${narrow})
     SELECT round * ${last} + id, ${posted}, ${narrow} FROM (SELECT job_id AS id, * FROM job_search) AS own ${copies}`,
  );
  await pool.query('CREATE INDEX job_search_newest ON job_search (posted_at DESC NULLS LAST, job_id DESC)');
  await pool.query(
    'CREATE INDEX job_search_of_field ON job_search (category, country, posted_at DESC NULLS LAST, job_id DESC)',
  );
  await pool.query('CREATE INDEX job_search_words ON job_search USING gin (words)');
  await pool.query('ALTER TABLE jobs ENABLE TRIGGER USER');
  await pool.query(`SELECT setval(pg_get_serial_sequence('jobs', 'id'), (SELECT max(id) FROM jobs))`);
  await pool.query('VACUUM ANALYZE jobs, job_search');
}

async function columnsOf(pool, table, without) {
  const { rows } = await pool.query(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND NOT column_name = ANY ($2)`,
    [table, without],
  );
  return rows[0].columns;
}
