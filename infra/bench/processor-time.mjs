import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in these; elsewhere nothing is known of other processes. */
const TICK_MS = 10;

/**
 * The programs of a product by name, each with its processes: `api`, `worker` and what it starts, `registry`,
 * `database`, and `front door` for the starter itself. Nothing where the system does not tell.
 * @param {number | undefined} starter its process id
 * @returns {Record<string, number[]>}
 */
export function programsOf(starter) {
  const programs = {};
  for (const pid of starter ? processes() : []) {
    if (pid === starter || isBelow(pid, starter)) (programs[nameOf(pid, starter)] ??= []).push(pid);
  }
  return programs;
}

/** Milliseconds of processor time that these processes have had. */
export const processorTime = (pids = []) => pids.reduce((sum, pid) => sum + timeOf(pid), 0);

function nameOf(pid, starter) {
  if (pid === starter) return 'front door';
  const command = read(`/proc/${pid}/cmdline`);
  const [, program] = /main\/(api|worker|registry|register)\.js/.exec(command) ?? [];
  if (program) return program === 'register' ? 'worker' : program;
  return /postgres/.test(command) ? 'database' : 'others';
}

function read(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return ''; // ended meanwhile
  }
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** What `/proc/PID/stat` says behind the command's name, which may have spaces in it: the state, the parent and so on. */
const fieldsOf = (pid) => read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');

const timeOf = (pid) => (Number(fieldsOf(pid)[11] ?? 0) + Number(fieldsOf(pid)[12] ?? 0)) * TICK_MS;

function isBelow(pid, ancestor) {
  for (let at = pid; at > 1; at = Number(fieldsOf(at)[1] ?? 0)) if (at === ancestor) return true;
  return false;
}
