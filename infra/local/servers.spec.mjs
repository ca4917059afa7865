import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onPath } from './finding.mjs';
import { runningOn } from './instance.mjs';
import { startPostgres } from './postgres.mjs';
import { isAlive } from './processes.mjs';
import { startRedis } from './redis.mjs';
import { withServers } from './seed-servers.mjs';
import { ownPostgres } from './servers.mjs';

async function ask(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Asks until there is an answer: the server may be on its way back. */
async function askUntilAnswered(url, sql) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

let dataDir;
beforeEach(() => {
  // A closed folder and a space: root's home and a person's idea of a name.
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'landfall-servers-')), 'my data');
  mkdirSync(dataDir, { mode: 0o700 });
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

describe('The embedded PostgreSQL', () => {
  it('keeps what was committed through a stop and through a kill, and lets nobody in without its password', async () => {
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const open = new URL(first.url);
    open.password = 'guessed';
    await expect(ask(open.href, 'SELECT 1')).rejects.toThrow(/password/);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await startPostgres({ dataDir });
    process.kill(second.pid, 'SIGKILL');
    const third = await startPostgres({ dataDir });
    expect(await ask(third.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await third.stop();
  });

  it('is made anew where a first start was cut off while it was made', async () => {
    const program = `import(${JSON.stringify(new URL('postgres.mjs', import.meta.url).href)})
      .then(({ startPostgres }) => startPostgres({ dataDir: process.argv[1], isDurable: false }))`;
    const cut = spawn(process.execPath, ['--eval', program, dataDir], { detached: true, stdio: 'ignore' });
    const isOver = once(cut, 'exit');
    const folder = path.join(dataDir, 'postgres');
    const isBegun = () =>
      existsSync(folder) && readdirSync(folder).some((name) => existsSync(path.join(folder, name, 'PG_VERSION')));
    while (!isBegun()) await wait(1);
    process.kill(-cut.pid, 'SIGKILL'); // it and whatever makes the database for it
    await isOver;
    const server = await startPostgres({ dataDir, isDurable: false });
    expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('has the extensions that search needs', async () => {
    const server = await startPostgres({ dataDir, isDurable: false });
    await ask(server.url, 'CREATE EXTENSION pg_trgm');
    await ask(server.url, 'CREATE EXTENSION unaccent');
    expect(await ask(server.url, "SELECT lower('ÅRHUS') AS lower, unaccent('Århus') AS plain")).toEqual([
      { lower: 'århus', plain: 'Arhus' },
    ]);
    await server.stop();
  });

  it('takes the place of a server that an earlier start left behind', async () => {
    const left = await startPostgres({ dataDir, isDurable: false });
    const server = await startPostgres({ dataDir, isDurable: false });
    expect(isAlive(left.pid)).toBe(false);
    await server.stop();
  });

  it('comes back at the same address when it ends by itself', async () => {
    const product = await ownPostgres(dataDir);
    const [{ pid }] = await ask(
      product.url,
      "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int AS pid",
    );
    process.kill(pid, 'SIGKILL');
    expect(await askUntilAnswered(product.url, 'SELECT current_database() AS name')).toEqual([{ name: 'landfall' }]);
    await product.stop();
    await expect(ask(product.url, 'SELECT 1')).rejects.toThrow();
  });
});

const withRedis = onPath('redis-server', 'valkey-server') ? it : it.skip;

describe('The private Redis', () => {
  withRedis('writes to its file what it acknowledges, and takes the place of one that was left behind', async () => {
    const left = await startRedis({ dataDir });
    expect(existsSync(path.join(dataDir, 'redis', 'appendonlydir'))).toBe(true);
    const server = await startRedis({ dataDir });
    expect(isAlive(left.pid)).toBe(false);
    expect(server.url).toMatch(/^redis:\/\/:[\w-]{20,}@127\.0\.0\.1:\d+$/);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });
});

describe('The servers of an import', () => {
  withRedis('are stopped, and the data folder given back, when one of them does not start', async () => {
    const broken = path.join(dataDir, 'redis', 'appendonlydir');
    mkdirSync(broken, { recursive: true });
    writeFileSync(path.join(broken, 'appendonly.aof.manifest'), 'nothing that it wrote\n');
    const settings = { dataDir, publicUrl: 'http://127.0.0.1:1' };
    await expect(withServers(settings, {}, () => 'imported')).rejects.toThrow(/does not start/);
    expect(existsSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    expect(runningOn(dataDir)).toBeUndefined();
  });
});
