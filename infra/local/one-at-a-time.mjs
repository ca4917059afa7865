import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beginningOf } from './processes.mjs';

const PAUSE = 250;

/** @returns {boolean} whether the note is this process's now */
function take(note) {
  const own = `${note}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, beginning: beginningOf(process.pid) }));
  try {
    linkSync(own, note); // whole from the first moment, unlike a file that is still being written
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

function isHeld(note) {
  try {
    const { pid, beginning } = JSON.parse(readFileSync(note, 'utf8'));
    return beginningOf(pid) === beginning;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Does the work unless it is done, after whichever process is doing it already. A process that died over it holds nobody up.
 * @param {{ note: string, isDone: () => boolean, onWait: () => void, work: () => Promise<void> }} what `note` a file that
 *   all of them know; `onWait` is called once where there is somebody to wait for
 */
export async function oneAtATime({ note, isDone, onWait, work }) {
  let isWaiting = false;
  while (!isDone()) {
    if (take(note)) {
      try {
        if (!isDone()) await work();
        return;
      } finally {
        rmSync(note, { force: true });
      }
    }
    if (!isHeld(note)) {
      rmSync(note, { force: true });
      continue;
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await wait(PAUSE);
  }
}
