import { claim, runningOn } from './instance.mjs';
import { ownPostgres, ownRedis } from './servers.mjs';

/**
 * Uses the servers of the running product; when it does not run, they are started for this alone.
 * @template Result
 * @param {{ dataDir: string, publicUrl: string }} settings
 * @param {{ databaseUrl?: string, redisUrl?: string }} given servers that are somebody else's
 * @param {(servers: { databaseUrl: string, redisUrl?: string }) => Promise<Result>} work
 */
export async function withServers(settings, given, work) {
  const running = runningOn(settings.dataDir);
  if (given.databaseUrl) return work(given);
  if (running?.databaseUrl) return work(running);
  const release = claim(settings.dataDir, settings.publicUrl);
  const started = [];
  try {
    const postgres = await ownPostgres(settings.dataDir);
    started.push(postgres);
    const redis = given.redisUrl ? undefined : await ownRedis(settings.dataDir);
    if (redis) started.push(redis);
    return await work({ databaseUrl: postgres.url, redisUrl: given.redisUrl ?? redis?.url });
  } finally {
    for (const server of started.reverse()) await server.stop();
    release();
  }
}
