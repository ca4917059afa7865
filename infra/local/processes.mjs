import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const output = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/**
 * When a process began, in whatever unit this system counts: process ids come back, a pair of id and beginning does not.
 * Empty when there is no such process.
 * @param {number} pid
 */
export function beginningOf(pid) {
  if (process.platform !== 'linux') return output('ps', ['-o', 'lstart=', '-p', String(pid)]);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : fields[19];
  } catch {
    return '';
  }
}

/**
 * Whether a process runs; one that has ended and only waits for its parent to notice does not.
 * @param {number} pid
 */
export const isAlive = (pid) => beginningOf(pid) !== '';

/** @param {number} pid */
export function commandOf(pid) {
  if (process.platform !== 'linux') return output('ps', ['-o', 'command=', '-p', String(pid)]);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** @param {number} pid */
export function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/**
 * Asks a process to end and waits; past the limit it is ended by force.
 * @param {number} pid
 * @param {{ signal?: NodeJS.Signals, limit?: number, force?: NodeJS.Signals }} [how] limit in milliseconds
 */
export async function end(pid, { signal = 'SIGTERM', limit = 5000, force = 'SIGKILL' } = {}) {
  const began = beginningOf(pid);
  const isSame = () => began !== '' && beginningOf(pid) === began;
  if (!isSame()) return;
  process.kill(pid, signal);
  const deadline = Date.now() + limit;
  while (isSame() && Date.now() < deadline) await wait(15);
  if (!isSame()) return;
  process.kill(pid, force);
  while (isSame()) await wait(15);
}
