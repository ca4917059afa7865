import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';

describe('work that two commands come to at the same time', () => {
  let folder;
  let note;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'landfall-once-'));
    note = path.join(folder, 'note');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is done once, and the second goes on when the first has done it', async () => {
    let isDone = false;
    const told = [];
    let finish;
    const first = oneAtATime({
      note,
      isDone: () => isDone,
      onWait: () => told.push('the first waits'),
      work: () => new Promise((resolve) => (finish = resolve)),
    });
    let isSecondAsked;
    const asked = new Promise((resolve) => (isSecondAsked = resolve));
    const second = oneAtATime({
      note,
      isDone: () => isDone,
      onWait: () => (told.push('the second waits'), isSecondAsked()),
      work: async () => void told.push('the second works'),
    });
    await asked;
    isDone = true;
    finish();
    await Promise.all([first, second]);
    expect(told).toEqual(['the second waits']);
    expect(existsSync(note)).toBe(false);
  });

  it('is tried by the next where the one that did it failed or died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(note, JSON.stringify({ pid, beginning: 'long ago' }));
    const attempt = (work) => oneAtATime({ note, isDone: () => false, onWait: () => undefined, work });
    await expect(attempt(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    let isDone = false;
    await attempt(async () => void (isDone = true));
    expect(isDone).toBe(true);
  });
});
