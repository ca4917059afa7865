import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { freePort } from '../../local/ports.mjs';
import { startPostgres } from '../../local/postgres.mjs';
import { startRedis } from '../../local/redis.mjs';

const SECRET = 'the secret of the benchmark';
const PUBLIC_URL = 'http://127.0.0.1:8080';
export const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);

/**
 * The api and one worker on a database, and a Redis where there is one, of their own; stopped when `work` has ended.
 * @param {(programs: { url: string, apiPid: number, dataSource: object, cookies: string[] }) => Promise<void>} work
 */
export async function withPrograms(people, work) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-tasks-'));
  await buildServices();
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: scratch, isDurable: true }),
    startRedis({ dataDir: scratch, persistent: true }),
  ]);
  const running = [];
  let dataSource;
  try {
    const { DataSource } = await import('typeorm');
    const { migrate } = await compiled('platform/database/migrate.js');
    const { postgresOptions } = await compiled('platform/database/data-source.js');
    const settings = { url: postgres.url, poolSize: 2, statementTimeoutMs: 60_000 };
    await migrate(settings);
    dataSource = await new DataSource(postgresOptions(settings, 'bench')).initialize();
    const cookies = await signedIn(dataSource, people);
    const port = await freePort();
    const env = environment({ databaseUrl: postgres.url, redisUrl: redis?.url ?? '', scratch, port });
    const api = start('api.js', env);
    running.push(api, start('worker.js', env));
    await Promise.all([said(api, 'Listening on'), said(running[1], 'Working')]);
    await work({ url: `http://127.0.0.1:${port}`, apiPid: api.pid, dataSource, cookies });
  } finally {
    for (const program of running) await stopped(program);
    await dataSource?.destroy();
    await redis?.stop();
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const environment = ({ databaseUrl, redisUrl, scratch, port }) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  DATA_DIR: scratch,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL,
  SESSION_SECRET: SECRET,
  OIDC_ISSUER: 'http://127.0.0.1:9/identity',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: SECRET,
  JOB_SOURCES: 'off',
  SPONSOR_REGISTERS: 'off',
  AI_FREE_DAILY: 'off',
  RATE_LIMIT_PER_PERSON: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

const start = (program, env) =>
  spawn(process.execPath, [path.join(ROOT, 'services/dist/src/main', program)], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

function said(program, words) {
  return new Promise((resolve, reject) => {
    createInterface(program.stdout).on('line', (line) => line.startsWith(words) && resolve());
    program.once('exit', (code) => reject(new Error(`A program ended with ${code}`)));
  });
}

async function stopped(program) {
  if (program.exitCode !== null) return;
  program.removeAllListeners('exit');
  program.kill('SIGTERM');
  await once(program, 'exit');
}

async function signedIn(dataSource, people) {
  const { sessionCookieName, signSessionId } = await compiled('auth/session-cookie.js');
  const cookies = [];
  for (let person = 0; person < people; person += 1) {
    const [user] = await dataSource.query(
      `INSERT INTO users (username, oidc_issuer, oidc_subject) VALUES ($1, 'bench', $1) RETURNING id`,
      [`bench-${person}`],
    );
    const sid = randomUUID();
    const expires = new Date(Date.now() + 3_600_000);
    const session = { cookie: { originalMaxAge: 3_600_000, expires, httpOnly: true, path: '/' }, userId: user.id };
    await dataSource.query('INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)', [sid, session, expires]);
    cookies.push(`${sessionCookieName(PUBLIC_URL)}=${encodeURIComponent(signSessionId(sid, SECRET))}`);
  }
  return cookies;
}

/** Linux tells in its file system; elsewhere nothing is measured. */
export function residentMegabytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

export const ORIGIN = PUBLIC_URL;
