import { setTimeout as wait } from 'node:timers/promises';
import { compiled, ORIGIN, residentMegabytes, withPrograms } from './programs.mjs';

const PEOPLE = 50;
const BURST = Number(process.env.BENCH_TASKS ?? 1_000);
const ONE_BY_ONE = Math.min(200, BURST);
const BURST_MS = 10_000;
const HOSTILE = 20;
const PATIENCE_MS = 120_000;

const CV = ['Ada Okafor', 'Registered nurse since 2016', 'Ward manager, St Mary Hospital, 2019 to 2024', 'English'];
const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** What a task costs whoever asks for it, and everybody else meanwhile. */
export async function run(report) {
  await withPrograms(PEOPLE, async ({ url, apiPid, dataSource, cookies }) => {
    const client = new Client(url, cookies);
    for (let warm = 0; warm < 50; warm += 1) await Promise.all([client.tracker(warm), client.task(warm)]);
    await settled(dataSource);

    const quiet = [];
    for (let n = 0; n < ONE_BY_ONE; n += 1) quiet.push(await client.tracker(n));
    const quietP99 = percentile(quiet, 0.99);

    const accepted = [];
    const since = new Date();
    for (let n = 0; n < ONE_BY_ONE; n += 1) {
      accepted.push(await client.task(n));
      await wait(40); // people are not a machine gun: each finds the worker with nothing to do
    }
    await settled(dataSource);
    report({
      name: 'tasks: POST to 202, p99 (target 50 ms)',
      value: percentile(accepted, 0.99),
      unit: 'ms',
      baseline: 50,
    });
    const waits = await waitsSince(dataSource, since);
    report({ name: 'tasks: 202 to picked up, p50', value: percentile(waits, 0.5), unit: 'ms' });
    report({ name: 'tasks: 202 to picked up, p99', value: percentile(waits, 0.99), unit: 'ms' });

    const burst = await inBurst(client);
    report({
      name: `tasks: POST to 202, p99 of ${BURST} in 10 s`,
      value: percentile(burst.posts, 0.99),
      unit: 'ms',
      baseline: 50,
    });
    report({ name: `tasks: refused of ${BURST} in 10 s`, value: burst.refused, unit: 'tasks' });
    report({
      name: 'tasks: the tracker meanwhile, p99',
      value: percentile(burst.tracker, 0.99),
      unit: 'ms',
      baseline: quietP99,
    });
    report({ name: 'tasks: calls of the tracker meanwhile that were refused', value: burst.unanswered, unit: 'calls' });
    const began = performance.now();
    await settled(dataSource);
    report({ name: 'tasks: all done after the last post', value: (performance.now() - began) / 1_000, unit: 's' });

    const before = residentMegabytes(apiPid);
    const hostile = await whileHostile(client, apiPid);
    report({
      name: `tasks: the tracker while ${HOSTILE} hostile files are read, p99 (target 300 ms)`,
      value: percentile(hostile.tracker, 0.99),
      unit: 'ms',
      baseline: 300,
    });
    report({
      name: `tasks: memory of the api while ${HOSTILE} hostile files are read`,
      value: hostile.megabytes,
      unit: 'MB',
      baseline: before,
    });
  });
}

class Client {
  constructor(url, cookies) {
    this.url = url;
    this.cookies = cookies;
    this.tasks = 0;
  }

  /** How long the list of one's applications takes, in ms. */
  tracker(person) {
    return this.timed(person, '/api/job-applications', {}, 200);
  }

  /** How long it takes until a task is accepted, in ms; each is another one. */
  task(person) {
    this.tasks += 1;
    const jobDescription = `Senior Nurse ${this.tasks}\nYou are a registered nurse and have led a ward.`;
    const body = JSON.stringify({ cvText: CV.join('\n'), jobDescription });
    const headers = { 'content-type': 'application/json', prefer: 'respond-async' };
    return this.timed(person, '/api/tools/cv-analyzer', { method: 'POST', headers, body }, 202);
  }

  upload(person, bytes) {
    const body = new FormData();
    body.set('file', new Blob([bytes], { type: 'application/pdf' }), 'cv.pdf');
    return this.timed(person, '/api/tools/extract-text', { method: 'POST', body }, undefined);
  }

  async timed(person, path, { headers, ...init }, expected) {
    const began = performance.now();
    const cookie = this.cookies[person % this.cookies.length];
    const response = await fetch(this.url + path, { ...init, headers: { ...headers, cookie, origin: ORIGIN } });
    await response.arrayBuffer();
    if (expected !== undefined && response.status !== expected) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - began;
  }
}

/** Posts at an even pace, and asks the tracker between them. */
async function inBurst(client) {
  const [posts, tracker, under] = [[], [], []];
  let [refused, unanswered] = [0, 0];
  const began = performance.now();
  for (let n = 0; n < BURST; n += 1) {
    const late = began + (n * BURST_MS) / BURST - performance.now();
    if (late > 0) await wait(late);
    const post = client.task(n).then(
      (ms) => posts.push(ms),
      () => (refused += 1),
    );
    under.push(post);
    if (n % 5 === 0) {
      const asked = client.tracker(n + 7).then(
        (ms) => tracker.push(ms),
        () => (unanswered += 1),
      );
      under.push(asked);
    }
  }
  await Promise.all(under);
  return { posts, tracker, refused, unanswered };
}

async function whileHostile(client, apiPid) {
  const { bombPdf } = await compiled('tools/fixtures/pdf-maker.js');
  const bomb = bombPdf();
  const tracker = [];
  let megabytes = 0;
  let left = HOSTILE;
  const uploads = Array.from({ length: HOSTILE }, (_, n) => client.upload(n, bomb).finally(() => (left -= 1)));
  while (left > 0) {
    tracker.push(await client.tracker(HOSTILE + 1));
    megabytes = Math.max(megabytes, residentMegabytes(apiPid));
    await wait(50);
  }
  await Promise.all(uploads);
  return { tracker, megabytes };
}

/** By the database's clock: from the row, which is there when 202 is answered, to the worker's first step. */
async function waitsSince(dataSource, since) {
  const rows = await dataSource.query(
    'SELECT extract(epoch FROM started_at - created_at) * 1000 AS ms FROM tasks WHERE created_at >= $1',
    [since],
  );
  return rows.map(({ ms }) => Number(ms));
}

async function settled(dataSource) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const [{ count }] = await dataSource.query(
      `SELECT count(*)::int AS count FROM tasks WHERE state IN ('queued', 'active')`,
    );
    if (count === 0) return;
    if (Date.now() > end) throw new Error(`${count} tasks did not end`);
    await wait(100);
  }
}
