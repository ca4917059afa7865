/** Spread over all titles, so that rare and common ones are asked about as the jobs have them. */
const ASKED = 60;
const SHOWN = 6;

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** What a job's page asks for beside the job itself, by the product's own search. */
export async function measureSimilar(service, pool, jobs, report) {
  const search = service.get('JobSearch');
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await pool.query('SELECT id FROM jobs ORDER BY md5(id::text) LIMIT $1', [ASKED]);
  const times = [];
  for (const round of ['warm-up', 'measured']) {
    for (const { id } of rows) {
      const began = performance.now();
      const { ids } = await search.similar(id, today, SHOWN, false);
      if (ids.length > SHOWN || ids.includes(id)) throw new Error(`These are no jobs similar to ${id}: ${ids}`);
      if (round === 'measured') times.push(performance.now() - began);
    }
  }
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ]) {
    report({ name: `search: similar jobs at ${jobs} jobs, ${name}`, value: percentile(times, share), unit: 'ms' });
  }
}
