import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { holderOf, takeNote, writeNote } from './note.mjs';

const noteIn = (dataDir) => path.join(dataDir, 'running.json');

/**
 * The product that runs on this data folder now.
 * @param {string} dataDir
 * @returns {{ pid: number, beginning: string, publicUrl: string, databaseUrl?: string, redisUrl?: string } | undefined}
 *   the addresses of its servers are there once these are up
 */
export const runningOn = (dataDir) => holderOf(noteIn(dataDir));

/**
 * Tells commands that run beside the product where its servers are.
 * @param {string} dataDir claimed by this process
 * @param {{ databaseUrl: string, redisUrl?: string }} servers
 */
export const tellServers = (dataDir, servers) => writeNote(noteIn(dataDir), { ...runningOn(dataDir), ...servers });

/** Step by step: Node's own `recursive` never ends where no folder can be made, as under /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error; // else somebody else was faster
  }
}

/**
 * Makes the data folder ours for as long as this process lives: two products on one database would disturb each other.
 * @returns {() => void} gives it back
 */
export function claim(dataDir, publicUrl) {
  try {
    makeFolder(dataDir);
    const other = takeNote(noteIn(dataDir), { publicUrl });
    if (other) {
      const where = other.publicUrl ? `, at ${other.publicUrl}` : '';
      throw new Failure(
        `Landfall runs on ${dataDir} already${where} (process ${other.pid}): end it, or choose another DATA_DIR and PORT.`,
      );
    }
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(error.code)) throw error;
    throw new Failure(`The data folder ${dataDir} cannot be written to: choose another with DATA_DIR.`);
  }
  return () => rmSync(noteIn(dataDir), { force: true });
}
