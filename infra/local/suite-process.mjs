import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';

const ENV = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

/** A suite that hangs has failed. One that does not may take the better part of an hour on a slow machine. */
const LIMIT_MS = 90 * 60_000;

/** Some suites run side by side. */
const running = new Set();
let isEnding = false;

/** @param {NodeJS.Signals} signal */
export function endSuites(signal) {
  isEnding = true;
  for (const child of running) endWithChildren(child, signal);
}

/** Ends a program and all that it has started: a worker of it that spins would not notice that the program is gone. */
function endWithChildren({ pid }, signal = 'SIGKILL') {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it has just ended by itself
  }
}

/** Shows what a program prints as it comes, and says what it ended with, or that it did not end. */
export function runSuite(command, args, env = {}, limit = AbortSignal.timeout(LIMIT_MS)) {
  if (isEnding) return Promise.resolve({ code: 1, hung: false });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let hung = false;
    const end = () => {
      hung = true;
      endWithChildren(child);
    };
    limit.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => process.stdout.write(chunk));
    }
    child.once('error', (error) => {
      running.delete(child);
      limit.removeEventListener('abort', end);
      say(error.message);
      resolve({ code: 1, hung });
    });
    child.once('close', (code) => {
      running.delete(child);
      limit.removeEventListener('abort', end);
      resolve({ code: code ?? 1, hung });
    });
  });
}
