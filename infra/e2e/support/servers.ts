import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where each server notes its process under the product's data folder, and what the process is called. */
const servers = {
  postgres: { note: 'postgres/cluster/postmaster.pid', program: /^postgres/ },
  redis: { note: 'redis/running.pid', program: /^(redis|valkey)-server/ },
};

export type ServerName = keyof typeof servers;

function dataDir(): string {
  const folder = process.env.LANDFALL_DATA_DIR;
  if (!folder) throw new Error('Only a product that the tests started may lose its servers.');
  return folder;
}

/** What a file under /proc or a note says; nothing once it is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

function pidOf(name: ServerName): number | undefined {
  const { note, program } = servers[name];
  const pid = Number(read(path.join(dataDir(), note)).split('\n')[0]);
  return pid > 0 && program.test(read(`/proc/${pid}/comm`)) ? pid : undefined;
}

/** Whether this product has the server at all: Redis is there only where the machine has one. */
export const hasServer = (name: ServerName) => pidOf(name) !== undefined;

/**
 * Kills the server, and each one that is started in its place, so that it stays away for as long as a test needs.
 * @returns lets it come back
 */
export function takeAway(name: ServerName): () => void {
  let killed: number | undefined;
  const kill = () => {
    const pid = pidOf(name);
    if (pid === undefined || pid === killed) return;
    process.kill(pid, 'SIGKILL');
    killed = pid;
  };
  kill();
  const timer = setInterval(kill, 20);
  return () => clearInterval(timer);
}

/** The processes of the product's own programs: the same ones as before, when none of them was started again. */
export function programs(): Record<string, number> {
  const { pid: starter } = JSON.parse(read(path.join(dataDir(), 'running.json'))) as { pid: number };
  const found: Record<string, number> = {};
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`))?.[1];
    const program = /services\/dist\/src\/main\/(\w+)\.js/.exec(read(`/proc/${pid}/cmdline`))?.[1];
    if (Number(parent) === starter && program) found[program] = Number(pid);
  }
  return found;
}
