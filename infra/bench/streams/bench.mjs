import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { freePort } from '../../local/ports.mjs';
import { startPostgres } from '../../local/postgres.mjs';
import { Clients } from './clients.mjs';

const STREAMS = Number(process.env.BENCH_STREAMS ?? 5_000);
const SECRET = 'the secret of the benchmark';
const PUBLIC_URL = 'http://127.0.0.1:8080';
const SETTLE_MS = 3_000;
const ROUNDS_AGAIN = 20; // fewer end before the collector has taken what the first ones left
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);

/** What 5,000 open streams cost one api process, beside what they cost bare Node, and how fast an event reaches them. */
export async function run(report) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-streams-'));
  await buildServices();
  const server = await startPostgres({ dataDir: scratch, isDurable: false });
  try {
    const { DataSource } = await import('typeorm');
    const { migrate } = await compiled('platform/database/migrate.js');
    const { postgresOptions } = await compiled('platform/database/data-source.js');
    const settings = { url: server.url, poolSize: 2, statementTimeoutMs: 60_000 };
    await migrate(settings);
    const dataSource = await new DataSource(postgresOptions(settings, 'bench')).initialize();
    const cookie = await signedIn(dataSource);
    const bare = await measured(path.join(ROOT, 'infra/bench/streams/bare-server.mjs'), {}, []);
    const publish = (id) =>
      dataSource.query('SELECT live_publish($1, NULL, $2::jsonb, NULL)', ['tasks', JSON.stringify({ id })]);
    const api = await measured(
      path.join(ROOT, 'services/dist/src/main/api.js'),
      apiSettings(server.url, scratch),
      [`Cookie: ${cookie}`],
      publish,
    );
    await dataSource.destroy();
    const name = (what) => `streams: ${what}, ${STREAMS} on one api process`;
    report({ name: name('memory for each'), value: api.kilobytes, unit: 'kB', baseline: bare.kilobytes });
    report({ name: name('opened'), value: api.openedMs / 1000, unit: 's', baseline: bare.openedMs / 1000 });
    report({
      name: name('an event has reached all (target 5,000 ms)'),
      value: api.reachedMs,
      unit: 'ms',
      baseline: 5_000,
    });
    report({
      name: name('memory that stays for each that was opened and closed later'),
      value: api.keptKilobytes,
      unit: 'kB',
      baseline: api.kilobytes,
    });
  } finally {
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const apiSettings = (databaseUrl, dataDir) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL,
  SESSION_SECRET: SECRET,
  OIDC_ISSUER: 'http://127.0.0.1:9/identity',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: SECRET,
  REDIS_URL: '',
  RATE_LIMIT_PER_PERSON: 'off',
  LIVE_STREAMS_PER_PERSON: 'off',
});

async function signedIn(dataSource) {
  const { sessionCookieName, signSessionId } = await compiled('auth/session-cookie.js');
  const [user] = await dataSource.query(
    `INSERT INTO users (username, oidc_issuer, oidc_subject) VALUES ('bench', 'bench', 'bench') RETURNING id`,
  );
  const sid = randomUUID();
  const expires = new Date(Date.now() + 3_600_000);
  const session = { cookie: { originalMaxAge: 3_600_000, expires, httpOnly: true, path: '/' }, userId: user.id };
  await dataSource.query('INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)', [sid, session, expires]);
  return `${sessionCookieName(PUBLIC_URL)}=${encodeURIComponent(signSessionId(sid, SECRET))}`;
}

/**
 * Starts a program, opens the streams and closes them, and stops it. Then a fifth of them is opened and closed again and
 * again: what a program has taken from the system once it does not give back at once, but it does not take it each time.
 */
async function measured(entry, settings, headers, publish) {
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, HOST: '127.0.0.1', PORT: String(port) };
  const program = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await listening(program);
    const memory = async () => {
      await wait(SETTLE_MS);
      return residentKilobytes(program.pid);
    };
    await opened(port, 200, headers, async () => undefined); // code that is compiled, pools that are filled
    const before = await memory();
    const found = {};
    await opened(port, STREAMS, headers, async (clients, tookMs) => {
      found.openedMs = tookMs;
      found.kilobytes = ((await memory()) - before) / STREAMS;
      if (publish) found.reachedMs = await reached(clients, publish);
    });
    const fifth = () => opened(port, STREAMS / 5, headers, async () => undefined);
    await fifth();
    const afterFirst = await memory();
    for (let round = 0; round < ROUNDS_AGAIN; round += 1) await fifth();
    found.keptKilobytes = Math.max(0, (await memory()) - afterFirst) / (ROUNDS_AGAIN * (STREAMS / 5));
    return found;
  } finally {
    program.kill('SIGTERM');
    if (program.exitCode === null) await once(program, 'exit');
  }
}

async function opened(port, count, headers, work) {
  const clients = new Clients();
  const began = performance.now();
  try {
    await clients.open(port, count, headers);
    await work(clients, performance.now() - began);
  } finally {
    await clients.close();
  }
}

async function reached(clients, publish) {
  const id = randomUUID();
  const all = clients.received(id);
  const began = performance.now();
  await publish(id);
  await all;
  return performance.now() - began;
}

async function listening(program) {
  const lines = createInterface(program.stdout);
  await new Promise((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('Listening on') && resolve());
    program.once('exit', (code) => reject(new Error(`The program ended with ${code}`)));
  });
}

/** Linux tells in its file system; elsewhere nothing is measured. */
function residentKilobytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
