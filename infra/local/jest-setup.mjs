import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * A PostgreSQL server (and a Redis, where this machine has one) for one run of the tests, told to them as
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL`. Addresses that are set already are used as they are.
 */
export default async function startServers() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'landfall-tests-'));
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
