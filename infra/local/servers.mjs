import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { keepAlive } from './keep-alive.mjs';

const DATABASE = 'landfall';

/** Makes the product's database when the server is new. @returns {Promise<string>} its address */
async function databaseOn(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
  return new URL(`/${DATABASE}`, url).href;
}

/**
 * The product's PostgreSQL under the data folder.
 * @param {string} dataDir
 */
export async function ownPostgres(dataDir) {
  const { startPostgres } = await import('./postgres.mjs');
  const log = logIn(dataDir, 'postgres');
  const start = (before) => startPostgres({ dataDir, log, port: before?.port });
  const server = await keepAlive('PostgreSQL', start).catch((error) => {
    throw new Failure(error.message);
  });
  try {
    return { stop: server.stop, url: await databaseOn(server.url) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The product's Redis under the data folder; nothing when this machine has none.
 * @param {string} dataDir
 */
export async function ownRedis(dataDir) {
  const { startRedis } = await import('./redis.mjs');
  const log = logIn(dataDir, 'redis');
  const first = await startRedis({ dataDir, log }).catch((error) => {
    throw new Failure(error.message);
  });
  if (!first) return undefined;
  const start = async (before) => {
    if (!before) return first;
    const again = await startRedis({ dataDir, log, port: before.port, password: before.password });
    if (!again) throw new Error('Redis is no longer on the PATH.');
    return again;
  };
  return keepAlive('Redis', start);
}

function logIn(dataDir, name) {
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${name}.log`);
}
