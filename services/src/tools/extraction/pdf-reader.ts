import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PdfLimits } from './pdf-limits.js';
import { residentBytes } from './resident-memory.js';

/** Why a PDF was not read. `memory` and `time`: it was stopped; `damaged` also stands for a reader that crashed. */
export type PdfFault = 'password' | 'damaged' | 'blank' | 'pages' | 'characters' | 'memory' | 'time' | 'cancelled';
type PdfAnswer = { text: string; pages: number } | { reason: PdfFault; pages?: number };

const program = fileURLToPath(new URL('./pdf-child.mjs', import.meta.url));

/**
 * Below every program of the product, so that busy readers do not slow down other people's calls; a quarter of a busy
 * processor is still enough to read an honest CV in time.
 */
const LOW_PRIORITY = 5;

/** Reads PDFs, each in a process of its own that is stopped when it takes too much memory or time. */
@Injectable()
export class PdfReader implements OnModuleDestroy {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly limits: PdfLimits) {}

  onModuleDestroy(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }

  read(path: string, signal?: AbortSignal): Promise<PdfAnswer> {
    const { longestMs, killAboveBytes, lookEveryMs } = this.limits;
    const child = fork(program, [], { execArgv: ['--max-old-space-size=192'], env: {}, stdio: 'ignore' });
    this.running.add(child);
    lower(child);
    return new Promise<PdfAnswer>((resolve) => {
      const settle = (answer: PdfAnswer) => {
        clearTimeout(alarm);
        clearInterval(watch);
        signal?.removeEventListener('abort', cancel);
        child.kill('SIGKILL');
        resolve(answer);
      };
      const cancel = () => settle({ reason: 'cancelled' });
      const alarm = setTimeout(() => settle({ reason: 'time' }), longestMs);
      let isLooking = false;
      const watch = setInterval(() => {
        if (isLooking || child.pid === undefined) return;
        isLooking = true;
        void residentBytes(child.pid).then((bytes) => {
          isLooking = false;
          if (bytes > killAboveBytes) settle({ reason: 'memory' });
        });
      }, lookEveryMs);
      child.once('message', (answer) => settle(answer as PdfAnswer));
      child.once('error', () => settle({ reason: 'damaged' }));
      child.once('exit', () => {
        this.running.delete(child);
        settle({ reason: 'damaged' });
      });
      if (signal?.aborted) return cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      child.send({ path, ...this.limits }, (error) => {
        if (error) settle({ reason: 'damaged' });
      });
    });
  }
}

function lower(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, LOW_PRIORITY);
  } catch (error) {
    // A child that has already ended has no priority; anything else is worth knowing.
    if ((error as { code?: string }).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}
