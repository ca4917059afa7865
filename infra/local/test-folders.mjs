import { lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './processes.mjs';

const NAME = /^landfall-tests-(\d+)-/;

/** A folder for the servers of one run of the tests, named after the process that runs them. */
export const newTestFolder = () => mkdtempSync(path.join(tmpdir(), `landfall-tests-${process.pid}-`));

/** Where everybody may write, a name proves nothing: only what we alone can have filled says which servers to end. */
function isOurs(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return Boolean(found?.isDirectory()) && found.uid === process.getuid() && (found.mode & 0o077) === 0;
}

/** Folders of our own runs that ended without tidying up. */
export const leftTestFolders = (parent = tmpdir()) =>
  readdirSync(parent)
    .filter((name) => NAME.test(name) && !isAlive(Number(NAME.exec(name)[1])))
    .map((name) => path.join(parent, name))
    .filter(isOurs);
