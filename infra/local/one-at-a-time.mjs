import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { takeNote } from './note.mjs';

const PAUSE = 250;

/**
 * Does the work unless it is done, after whichever process is doing it already. A process that died over it holds nobody up.
 * @param {{ note: string, isDone: () => boolean, onWait: () => void, work: () => Promise<void> }} what `note` a file that
 *   all of them know; `onWait` is called once where there is somebody to wait for
 */
export async function oneAtATime({ note, isDone, onWait, work }) {
  let isWaiting = false;
  while (!isDone()) {
    if (!takeNote(note)) {
      try {
        if (!isDone()) await work();
        return;
      } finally {
        rmSync(note, { force: true });
      }
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await wait(PAUSE);
  }
}
