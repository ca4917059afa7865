import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';
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

async function compile() {
  rmSync(STAMP, { force: true });
  const compiler = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { code, printed } = await runTool(process.execPath, [compiler, '-p', 'services/tsconfig.json', '--noCheck']);
  if (code !== 0) throw new Failure(`The services do not compile: ${printed.trim()}`);
  removeLeftovers();
}

/**
 * Compiles the services, unless nothing has changed since the last time; one command after the other, as they share the
 * files. Types are checked by `npm run types`, not here.
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function buildServices() {
  const wanted = fingerprint();
  let wasCompiled = false;
  mkdirSync(DIST, { recursive: true });
  await oneAtATime({
    note: path.join(DIST, '.compiling'),
    isDone: () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted,
    onWait: () => say('  Another command is compiling the services: waiting for it'),
    work: async () => {
      await compile();
      writeFileSync(STAMP, wanted);
      wasCompiled = true;
    },
  });
  return wasCompiled;
}
