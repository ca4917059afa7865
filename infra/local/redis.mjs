import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from './finding.mjs';
import { freePort } from './ports.mjs';
import { beginningOf, end } from './processes.mjs';

/** Asks over the wire, so that "started" means that it answers; a server that still reads its file says LOADING. */
function answers(port, password) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (value) => {
      socket.destroy();
      resolve(value);
    };
    let said = '';
    socket.setTimeout(1000, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      said += chunk;
      if (said.includes('+PONG')) settle(true);
      else if (said.includes('-')) settle(false);
    });
  });
}

async function clearAway(note) {
  if (!existsSync(note)) return;
  const [pid, beginning] = readFileSync(note, 'utf8').split('\n');
  if (beginning && beginningOf(Number(pid)) === beginning) await end(Number(pid));
}

const noteIn = (dataDir) => path.join(path.resolve(dataDir), 'redis', 'running.pid');

/** Stops the server on this data folder, if whoever started it is gone and it is not. */
export const stopLeftRedis = (dataDir) => clearAway(noteIn(dataDir));

/**
 * Starts a private Redis (or Valkey) when this machine has one.
 *
 * @param {{ dataDir: string, port?: number, password?: string, persistent?: boolean, log?: string }} options
 *   `persistent`: what was acknowledged a second ago survives a kill (append-only file).
 * @returns {Promise<{ url: string, port: number, password: string, pid: number, ended: Promise<unknown>, stop: () => Promise<void> } | null>}
 *   null when there is neither program.
 */
export async function startRedis({
  dataDir,
  port,
  password = randomBytes(18).toString('base64url'),
  persistent = true,
  log,
}) {
  const program = onPath('redis-server', 'valkey-server');
  if (!program) return null;
  const folder = path.join(path.resolve(dataDir), 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const note = noteIn(dataDir);
  await clearAway(note);

  const chosen = port ?? (await freePort());
  const output = openSync(log ?? path.join(path.resolve(dataDir), 'redis.log'), 'a', 0o600);
  const child = spawn(program, ['-'], { cwd: folder, detached: true, stdio: ['pipe', output, output] });
  closeSync(output);
  // By standard input, so that no list of processes shows the password.
  child.stdin.on('error', () => child.kill());
  child.stdin.end(
    [
      'bind 127.0.0.1',
      `port ${chosen}`,
      `requirepass ${password}`,
      'dir .',
      'save ""',
      `appendonly ${persistent ? 'yes' : 'no'}`,
      'appendfsync everysec',
      'maxmemory-policy noeviction',
      'daemonize no',
      '',
    ].join('\n'),
  );
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  }).then(() => (hasEnded = true));

  while (!(await answers(chosen, password))) {
    if (hasEnded)
      throw new Error(`${path.basename(program)} does not start; its log is ${log ?? path.join(dataDir, 'redis.log')}`);
    await wait(15);
  }
  const { pid } = child;
  writeFileSync(note, `${pid}\n${beginningOf(pid)}\n`, { mode: 0o600 });
  return { url: `redis://:${password}@127.0.0.1:${chosen}`, port: chosen, password, pid, ended, stop: () => end(pid) };
}
