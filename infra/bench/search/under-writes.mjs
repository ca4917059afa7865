import { setTimeout as wait } from 'node:timers/promises';
import { questions } from './questions.mjs';

const WRITERS = 6;
/** Each transaction is held open for up to so long, so that later ones overtake it. */
const MOST_HELD_MS = 20;

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/**
 * Writers with slow transactions change jobs while searches go on. How long after a commit is it found, and is anything
 * different from what PostgreSQL alone answers when all are done?
 */
export async function measureUnderWrites({ service, oracle, dataSource, changes, report }) {
  const [{ ids }] = await dataSource.query(
    'SELECT array_agg(id) AS ids FROM (SELECT id FROM jobs LIMIT 20000) AS chosen',
  );
  const index = service.get('JobIndex');
  const settled = [];
  const writer = async (own) => {
    for (let n = 0; n < changes / WRITERS; n += 1) {
      const id = ids[(own + WRITERS * Math.floor(Math.random() * (ids.length / WRITERS))) % ids.length];
      const word = `zz${own}x${n}`;
      await dataSource.transaction(async (manager) => {
        await manager.query(...change(n, id, word));
        await wait(Math.random() * MOST_HELD_MS);
      });
      const committed = performance.now();
      while ((await index.count([planOf(word)]))?.[0] !== 1) await wait(1);
      settled.push(performance.now() - committed);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, own) => writer(own)));
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ]) {
    report({
      name: `search: a change is found, ${name} (target 100 ms)`,
      value: percentile(settled, share),
      unit: 'ms',
      baseline: 100,
    });
  }
  const value = await countDifferences(service.get('JobsService'), oracle.get('JobsService'));
  report({
    name: `search: answers that differ after ${settled.length} changes by ${WRITERS} writers`,
    value,
    unit: '',
  });
}

function change(n, id, word) {
  const kinds = [
    `UPDATE jobs SET title = $2 WHERE id = $1`,
    `UPDATE jobs SET title = $2, removed_at = CASE WHEN removed_at IS NULL THEN now() END WHERE id = $1`,
    `UPDATE jobs SET title = $2, posted_at = now() - (random() * 400) * interval '1 day' WHERE id = $1`,
    `INSERT INTO jobs (source_key, source_id, title, company, location, country, category, sponsorship, digest, posted_at)
     SELECT 'bench', $2, $2, company, location, country, category, sponsorship, digest, now() FROM jobs WHERE id = $1`,
  ];
  return [kinds[n % kinds.length], [id, `${word} nurse`]];
}

const planOf = (word) => ({
  groups: [{ any: [{ all: [{ word, prefix: false }], weight: 1 }] }],
  titles: [],
  heads: [],
});

async function countDifferences(own, alone) {
  let different = 0;
  for (const question of questions) {
    const [ours, theirs] = await Promise.all([own, alone].map((jobs) => answersOf(jobs, question)));
    if (ours !== theirs) different += 1;
  }
  return different;
}

async function answersOf(jobs, question) {
  const [page, counts] = await Promise.all([jobs.matching(question), jobs.counts(question)]);
  return JSON.stringify([page.answer.total, page.answer.jobs.map(({ id }) => id), counts.answer]);
}
