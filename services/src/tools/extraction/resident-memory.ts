import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes of memory that a process holds; 0 once it has ended. */
export async function residentBytes(pid: number): Promise<number> {
  const kilobytes = platform() === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return kilobytes * 1024;
}

async function fromProc(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '0' }));
  return Number(stdout.trim()) || 0;
}
