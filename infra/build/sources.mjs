import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** What every application is built from besides its own folder. */
const SHARED_SOURCES = ['shell/sdk', 'shell/ui', 'services/contracts', 'infra/build'];
const SHARED_FILES = ['package-lock.json'];
/** At any depth: what is installed is in the lock file. */
const INSTALLED = 'node_modules';
/** Made, not written. The budget says what a build may weigh, not what is in it: it is held against every build, old or new. */
const NOT_SOURCES = new Set(['dist', '.data', 'infra/build/budget.json']);

async function filesBelow(folder, root) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const inner = await Promise.all(
    entries
      .filter(({ name }) => name !== INSTALLED)
      .map((entry) => {
        const name = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesBelow(name, root) : [name];
      }),
  );
  return inner.flat();
}

/**
 * The build id of an application: 12 hex digits over everything it is made from, so that the same sources have
 * the same id and nothing is built twice.
 */
export async function buildIdOf(name, root = ROOT) {
  const folders = [name, ...SHARED_SOURCES];
  const lists = await Promise.all(folders.map((folder) => filesBelow(folder, root)));
  const isSource = (file) => !NOT_SOURCES.has(file) && !NOT_SOURCES.has(path.relative(name, file).split('/', 1)[0]);
  const files = [...new Set([...lists.flat(), ...SHARED_FILES])].filter(isSource).sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
