import { existsSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { bombPdf, endlessPdf, loopingPdf, scannedPdf } from '../fixtures/pdf-maker.js';
import { PdfLimits } from './pdf-limits.js';
import { PdfReader } from './pdf-reader.js';

describe('reading a PDF', () => {
  const folder = temporaryFolder('pdf');
  const path = join(folder, 'endless.pdf');
  /** With so much time that only what never ends takes longer, on whatever machine. */
  const reader = (limits: Partial<PdfLimits> = {}) =>
    new PdfReader({ ...new PdfLimits(), longestMs: 100_000, ...limits });
  beforeAll(() => writeFileSync(path, endlessPdf()));

  it('is stopped when it never ends', async () => {
    await expect(reader({ longestMs: 1_500 }).read(path)).resolves.toEqual({ reason: 'time' });
  });

  it('is stopped when it eats memory', async () => {
    const bomb = join(folder, 'bomb.pdf');
    writeFileSync(bomb, bombPdf());
    await expect(reader().read(bomb)).resolves.toEqual({ reason: 'memory' });
  });

  it('ends when the caller goes away', async () => {
    const leaving = new AbortController();
    const answer = reader().read(path, leaving.signal);
    leaving.abort();
    await expect(answer).resolves.toEqual({ reason: 'cancelled' });
  });

  it('does not begin for a caller who is gone', async () => {
    await expect(reader().read(path, AbortSignal.abort())).resolves.toEqual({ reason: 'cancelled' });
  });

  it('tells a tree of pages that leads nowhere from a scan', async () => {
    const [loop, scan] = [join(folder, 'loop.pdf'), join(folder, 'scan.pdf')];
    writeFileSync(loop, loopingPdf());
    writeFileSync(scan, scannedPdf());
    await expect(reader().read(loop)).resolves.toEqual({ reason: 'blank' });
    await expect(reader().read(scan)).resolves.toMatchObject({ pages: 1 });
  });

  it('says damaged when the file is not there', async () => {
    await expect(reader().read('/nowhere/at/all.pdf')).resolves.toEqual({ reason: 'damaged' });
  });

  (existsSync('/proc/self/status') ? it : it.skip)('leaves no process behind when the program ends', async () => {
    const own = reader();
    const answers = [own.read(path), own.read(path)];
    await until(async () => (await children()).length === 2);
    own.onModuleDestroy();
    await expect(Promise.all(answers)).resolves.toEqual([{ reason: 'damaged' }, { reason: 'damaged' }]);
    await until(async () => (await children()).length === 0);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

/** Readers that this process has started and that still run. */
async function children(): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    processes.map(async (pid) => {
      const [status, command] = await Promise.all(
        ['status', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      return status?.includes(`PPid:\t${process.pid}\n`) && command?.includes('pdf-child') ? [pid] : [];
    }),
  );
  return found.flat();
}
