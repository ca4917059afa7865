import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** What every application is built from besides its own folder. */
const SHARED_SOURCES = ['shell/sdk', 'shell/ui', 'services/contracts', 'infra/build'];
const SHARED_FILES = ['package-lock.json'];
const skipped = new Set(['node_modules', 'dist', '.data', 'sdk', 'ui', 'budget.json']);

async function filesBelow(folder, skip) {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  const inner = await Promise.all(
    entries
      .filter((entry) => !skip.has(entry.name))
      .map((entry) => {
        const name = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesBelow(name, skip) : [name];
      }),
  );
  return inner.flat();
}

/**
 * The build id of an application: 12 hex digits over everything it is made from, so that the same sources have
 * the same id and nothing is built twice.
 */
export async function buildIdOf(name) {
  const folders = [name, ...SHARED_SOURCES];
  const lists = await Promise.all(folders.map((folder) => filesBelow(folder, skipped)));
  const files = [...new Set([...lists.flat(), ...SHARED_FILES])].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
