import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these programs that is on the PATH, as a full path.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  // Debian keeps servers in sbin, which is not on every user's PATH.
  for (const name of names) {
    const found = [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
      .map((folder) => path.join(folder, name))
      .find(isProgram);
    if (found) return found;
  }
  return undefined;
}
