import { spawn } from 'node:child_process';
import { end } from './processes.mjs';
import { ROOT } from './root.mjs';

const running = new Set();

/**
 * Runs a program that ends by itself. What it prints on standard output is its answer.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number | null, printed: string, answered: string }>} the last it printed; all it answered
 */
export function runTool(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own: a Ctrl-C is for us to pass on.
    const child = spawn(command, args, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let printed = '';
    let answered = '';
    const keep = (chunk) => (printed = (printed + chunk).slice(-100_000));
    child.stdout.on('data', keep).on('data', (chunk) => (answered += chunk));
    child.stderr.on('data', keep);
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, printed, answered });
    });
  });
}

/** Ends what is under way, with everything that it started. */
export async function endTools() {
  await Promise.all(
    [...running].map(async ({ pid }) => {
      const whole = -pid;
      try {
        process.kill(whole, 'SIGTERM');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
      await end(pid, { limit: 2000 });
    }),
  );
}
