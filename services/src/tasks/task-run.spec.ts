import { jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { eventually } from '../platform/testing/eventually.js';
import type { TaskRow } from './task-row.js';
import type { TaskRows } from './task-rows.js';
import { TaskRun } from './task-run.js';
import type { TaskSignals } from './task-signals.js';

const signals = { of: () => new Subject() } as unknown as TaskSignals;

/** One run of a task, and what it wrote and looked up. */
function aRun({ run = 1, isMine = true } = {}) {
  const written: string[] = [];
  const lookedUp: string[] = [];
  const kept: string[] = [];
  const rows: Partial<TaskRows> = {
    progress: async (_row, step) => (written.push(step), isMine),
    reply: async (_id, name) => (lookedUp.push(name), { reply: 'of the first run' }),
    keepReply: async (_id, name) => void kept.push(name),
  };
  const row = { id: 'task', user_id: 'person', run } as TaskRow;
  return { run: new TaskRun(row, rows as TaskRows, signals), written, lookedUp, kept };
}

describe('what is done in a moment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not written down step by step, nor afterwards', async () => {
    const { run, written } = aRun();
    for (const [n, step] of ['Reading', 'Comparing', 'Writing'].entries()) run.step(step, n * 30);
    await run.settled();
    await jest.advanceTimersByTimeAsync(1_000);
    run.close();
    expect(written).toEqual([]);
  });
});

it('the newest step is written while the work goes on, and the next one after it', async () => {
  const { run, written } = aRun();
  for (const [n, step] of ['Reading', 'Comparing', 'Writing'].entries()) run.step(step, n * 30);
  await eventually(() => expect(written).toEqual(['Writing']));
  run.step('Checking', 90);
  await eventually(() => expect(written).toEqual(['Writing', 'Checking']));
  run.close();
});

it('a run that has lost its task learns it by the step that cannot be written', async () => {
  const { run } = aRun({ isMine: false });
  run.step('Reading', 10);
  await eventually(() => expect(run.signal.aborted).toBe(true));
  run.close();
});

it('a reply is looked up from the second run on: before the first none can have been kept', async () => {
  const first = aRun();
  expect(await first.run.remember('reply', async () => 'asked for')).toBe('asked for');
  expect(first.lookedUp).toEqual([]);
  expect(first.kept).toEqual(['reply']);
  const second = aRun({ run: 2 });
  expect(await second.run.remember('reply', async () => 'asked for')).toBe('of the first run');
  expect(second.kept).toEqual([]);
});
