import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, stopLeftPostgres } from './postgres.mjs';
import { isAlive } from './processes.mjs';
import { startRedis, stopLeftRedis } from './redis.mjs';

const PREFIX = 'landfall-tests-';

/** A run that was killed could not stop its servers; the next one does. */
async function tidyUp() {
  const folders = readdirSync(tmpdir()).filter(
    (name) => /^\d+-/.test(name.slice(PREFIX.length)) && name.startsWith(PREFIX),
  );
  for (const name of folders.filter((one) => !isAlive(parseInt(one.slice(PREFIX.length), 10)))) {
    const folder = path.join(tmpdir(), name);
    try {
      await Promise.all([stopLeftPostgres(folder), stopLeftRedis(folder)]);
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error; // another user's: not ours to tidy
    }
  }
}

/**
 * A PostgreSQL server (and a Redis, where this machine has one) for one run of the tests, told to them as
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL`. Addresses that are set already are used as they are.
 */
export default async function startServers() {
  await tidyUp();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  const servers = { dataDir, running: [] };
  globalThis.landfallTestServers = servers;
  const [postgres, redis] = await Promise.all([
    process.env.TEST_DATABASE_URL ? undefined : startPostgres({ dataDir, isDurable: false }),
    process.env.TEST_REDIS_URL ? undefined : startRedis({ dataDir, persistent: false }),
  ]);
  servers.running = [redis, postgres].filter(Boolean);
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  if (redis) process.env.TEST_REDIS_URL = redis.url;
}
