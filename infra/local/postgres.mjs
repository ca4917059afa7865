import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { postgresFiles } from './postgres-files.mjs';
import { commandOf, end, isAlive, workingFolderOf } from './processes.mjs';

const USER = 'landfall';
const NOBODY = 65534;

/**
 * The data folder as its own process sees it. The user that PostgreSQL runs as cannot walk there by name when a folder
 * above is closed (a clone in root's home); standing in it is enough.
 */
const seenFromWithin = (folder) => (process.platform === 'linux' ? '/proc/self/cwd' : folder);

const COMMON = {
  max_connections: '200',
  shared_buffers: '192MB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** For databases that nobody will miss after a power cut. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Root may not run PostgreSQL: then the folder's owner does, and for a new folder the system's `nobody`. */
function runner(folder) {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  chownSync(folder, NOBODY, NOBODY);
  return { uid: NOBODY, gid: NOBODY };
}

function passwordIn(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(18).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

async function run(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`PostgreSQL's ${path.basename(command)} ended with ${code}: ${said.trim()}`);
}

/** Made beside and renamed when it is finished: one that was cut off in the midst looks whole and never starts. */
async function initialise(native, data, as, password) {
  const making = `${data}.making`;
  const passwordFile = path.join(making, '..', 'new-password');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined) {
    chownSync(passwordFile, as.uid, as.gid);
    chownSync(making, as.uid, as.gid);
  }
  const here = seenFromWithin(making);
  try {
    await run(
      path.join(native, 'bin', 'initdb'),
      [
        ...['-D', here, '-U', USER, `--pwfile=${here}/../new-password`, '--auth=scram-sha-256', '--encoding=UTF8'],
        ...[`--locale=${process.platform === 'linux' ? 'C' : 'en_US'}.UTF-8`, '--locale-provider=builtin'],
        ...['--builtin-locale=C.UTF-8', '--no-sync', '--no-instructions'],
      ],
      { cwd: making, ...as },
    );
    renameSync(making, data);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const statusFile = (data) => path.join(data, 'postmaster.pid');

function statusOf(data) {
  if (!existsSync(statusFile(data))) return undefined;
  const lines = readFileSync(statusFile(data), 'utf8').split('\n');
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
}

/** A server left behind by a start that was killed is stopped; a note about one that is long gone is thrown away. */
async function clearAway(data) {
  const left = statusOf(data);
  if (!left) return;
  const isHere = workingFolderOf(left.pid) === data || commandOf(left.pid).includes(data);
  if (left.pid > 0 && isAlive(left.pid) && isHere) await end(left.pid, { signal: 'SIGINT', force: 'SIGQUIT' });
  rmSync(statusFile(data), { force: true });
}

const clusterIn = (dataDir) => path.join(path.resolve(dataDir), 'postgres', 'cluster');

/** Stops the server on this data folder, if whoever started it is gone and it is not. */
export const stopLeftPostgres = (dataDir) => clearAway(clusterIn(dataDir));

async function launch(native, data, as, port, settings, log) {
  const args = Object.entries({ ...COMMON, ...settings, port: String(port) }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', seenFromWithin(data), ...args], {
    cwd: data,
    detached: true, // a Ctrl-C in the terminal must not reach it before those who use it are gone
    stdio: ['ignore', output, output],
    ...as,
  });
  closeSync(output);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  let hasEnded = false;
  const note = () => (hasEnded = true);
  ended.then(note, note);
  for (;;) {
    const status = statusOf(data);
    if (status?.isReady && status.pid === child.pid) return { child, ended };
    if (hasEnded) return undefined;
    await wait(15);
  }
}

/**
 * Starts the PostgreSQL server whose data lies in `dataDir`, and makes it first when there is none.
 *
 * @param {{ dataDir: string, port?: number, isDurable?: boolean, log?: string }} options
 *   `isDurable: false` is faster and may lose everything in a power cut.
 * @returns {Promise<{ url: string, port: number, pid: number, ended: Promise<unknown>, stop: () => Promise<void> }>}
 *   `url` names the maintenance database; its user may create others. `ended` settles when the server is gone.
 */
export async function startPostgres({ dataDir, port, isDurable = true, log }) {
  const native = postgresFiles();
  const folder = path.join(path.resolve(dataDir), 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const as = runner(folder);
  chmodSync(folder, 0o700);
  const data = clusterIn(dataDir);
  const password = passwordIn(path.join(path.resolve(dataDir), 'postgres-password'));
  if (!existsSync(data)) await initialise(native, data, as, password);
  const logFile = log ?? path.join(path.resolve(dataDir), 'postgres.log');
  const chosen = port ?? (await freePort());

  let running;
  // After a kill its last child processes need a moment before the memory they share can be taken over.
  for (let attempt = 0; attempt < 4 && !running; attempt += 1) {
    await clearAway(data);
    running = await launch(native, data, as, chosen, isDurable ? {} : FORGETFUL, logFile);
    if (!running) await wait(250 * (attempt + 1));
  }
  if (!running) throw new Error(`PostgreSQL does not start; its log is ${logFile}`);

  const { pid } = running.child;
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${chosen}/postgres`,
    port: chosen,
    pid,
    ended: running.ended,
    /** Open connections are cut off; nothing that was committed is lost. */
    stop: () => end(pid, { signal: 'SIGINT', limit: 4000, force: 'SIGQUIT' }),
  };
}
