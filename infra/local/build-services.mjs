import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './root.mjs';
import { runTool } from './tool.mjs';

const SERVICES = path.join(ROOT, 'services');
const DIST = path.join(SERVICES, 'dist');
const STAMP = path.join(DIST, '.built-from');
const SOURCES = ['src', 'migrations'];

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function fingerprint() {
  const hash = createHash('sha256');
  const settings = ['package.json', 'tsconfig.json'].map((name) => path.join(SERVICES, name));
  const files = [...SOURCES.flatMap((name) => filesBelow(path.join(SERVICES, name))), ...settings].sort();
  for (const file of [...files, path.join(ROOT, 'tsconfig.base.json')]) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\0`);
  }
  return hash.digest('hex');
}

/** A migration that was taken out of the sources must not run from what an earlier build left. */
function removeLeftovers() {
  for (const file of filesBelow(DIST).filter((one) => one.endsWith('.js'))) {
    const source = path.join(SERVICES, path.relative(DIST, file));
    if (!existsSync(source) && !existsSync(source.replace(/\.js$/, '.ts'))) rmSync(file);
  }
}

/**
 * Compiles the services, unless nothing has changed since the last time. Types are checked by `npm run types`, not here.
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function buildServices() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  rmSync(STAMP, { force: true });
  const compiler = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { code, printed } = await runTool(process.execPath, [compiler, '-p', 'services/tsconfig.json', '--noCheck']);
  if (code !== 0) throw new Failure(`The services do not compile: ${printed.trim()}`);
  removeLeftovers();
  writeFileSync(STAMP, wanted);
  return true;
}
