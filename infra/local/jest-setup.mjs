import { rmSync } from 'node:fs';
import { startPostgres, stopLeftPostgres } from './postgres.mjs';
import { startRedis, stopLeftRedis } from './redis.mjs';
import { leftTestFolders, newTestFolder } from './test-folders.mjs';

/** A run that was killed could not stop its servers; the next one does. */
async function tidyUp() {
  for (const folder of leftTestFolders()) {
    await Promise.all([stopLeftPostgres(folder), stopLeftRedis(folder)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A PostgreSQL server (and a Redis, where this machine has one) for one run of the tests, told to them as
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL`. Addresses that are set already are used as they are.
 */
export default async function startServers() {
  await tidyUp();
  const dataDir = newTestFolder();
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
