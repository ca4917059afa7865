import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { emitDocuments } from '@landfall/shell/document';
import { rspack } from '@rspack/core';
import { readBuilt } from './built-files.mjs';
import { remoteContract, shellContract } from './contract.mjs';
import { APPLICATIONS, ROOT } from './paths.mjs';
import { BuildRefused } from './remote-data.mjs';
import { containerName, remoteConfig, shellConfig } from './rspack.mjs';
import { brokenRules, overBudget } from './rules.mjs';
import { buildIdOf } from './sources.mjs';

const KEPT_MS = 3_600_000;
const CONTRACT = 'contract.json';
const BUDGET = fileURLToPath(new URL('budget.json', import.meta.url));
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );
const STATS = {
  all: false,
  errors: true,
  chunks: true,
  chunkOrigins: true,
  ids: true,
  modules: true,
  nestedModules: true,
};

/**
 * Builds applications in one run of the bundler. What is built from the same sources already is left as it is.
 * `fresh` gives each a new build id all the same. The budget is held against all of them, also those made before it.
 * @param {{ names?: string[], outDir?: string, fresh?: boolean, budget?: string, onStep?: (text: string) => void }} options
 * @returns {Promise<{ name: string, build: string, folder: string, isNew: boolean }[]>}
 * @throws {BuildRefused} with one line for each thing to change
 */
export async function build({
  names = APPLICATIONS,
  outDir = path.join(ROOT, 'dist'),
  fresh = false,
  budget = BUDGET,
  onStep = () => {},
} = {}) {
  const wanted = await Promise.all(names.map((name) => describe(name, outDir, fresh)));
  const missing = wanted.filter(({ isNew }) => isNew);
  if (missing.length) {
    onStep(`Building ${missing.map(({ name }) => name).join(', ')}`);
    await make(missing, outDir);
  }
  await Promise.all(wanted.map(({ name, build }) => removeOld(path.join(outDir, name), build)));
  await mustFit(wanted, JSON.parse(await readFile(budget, 'utf8')));
  return wanted;
}

async function mustFit(builds, budget) {
  const over = await Promise.all(
    builds.map(async ({ name, folder }) => overBudget(name, await sizesIn(folder), budget[name])),
  );
  if (over.flat().length) throw new BuildRefused(over.flat().join('\n'));
}

const sizesIn = async (folder) => JSON.parse(await readFile(path.join(folder, CONTRACT), 'utf8')).sizes;

/** Builds aside and moves whole builds into place: several runs may work in one folder at the same time. */
async function make(missing, outDir) {
  await mkdir(outDir, { recursive: true });
  const aside = await mkdtemp(path.join(outDir, '.making-'));
  try {
    const stats = await bundle(missing, aside);
    const made = missing.map((one) => ({ ...one, folder: path.join(aside, one.name, one.build) }));
    const problems = await Promise.all(made.map((one, index) => finish(one, stats[index])));
    const broken = problems.flat();
    if (broken.length) throw new BuildRefused(broken.join('\n'));
    await Promise.all(missing.map(({ folder }, index) => moveInto(folder, made[index].folder)));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function moveInto(folder, made) {
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await rename(made, folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    if (await exists(path.join(folder, CONTRACT))) return; // another run was faster with the same build
    await rm(folder, { recursive: true, force: true }); // what an interrupted removal left of it
    await moveInto(folder, made);
  }
}

async function describe(name, outDir, fresh) {
  if (!APPLICATIONS.includes(name)) {
    throw new BuildRefused(`There is no application "${name}". There are: ${APPLICATIONS.join(', ')}.`);
  }
  const id = fresh ? randomBytes(6).toString('hex') : await buildIdOf(name);
  const folder = path.join(outDir, name, id);
  return { name, build: id, folder, isNew: !(await exists(path.join(folder, CONTRACT))) };
}

async function bundle(applications, outDir) {
  const configs = applications.map(({ name, build }) =>
    name === 'shell' ? shellConfig({ build, outDir }) : remoteConfig(name, { build, outDir }),
  );
  const compiler = rspack(configs);
  const result = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const stats = result.stats.map((one) => one.toJson(STATS));
  await new Promise((resolve) => compiler.close(resolve));
  const errors = stats.flatMap((one, index) =>
    one.errors.map(({ message }) => `${applications[index].name}: ${plain(message)}`),
  );
  if (errors.length) throw new BuildRefused(errors.join('\n'));
  return stats;
}

/** The bundler draws a frame round what it says. */
const plain = (message) => message.replace(/^\s*×\s*/, '').replace(/[\s│]+$/, '');

/** Writes the contract of one build and answers the rules that it breaks. */
async function finish({ name, build, folder }, stats) {
  if (name === 'shell') await emitDocuments(folder);
  const built = await readBuilt(folder);
  const entry = entryOf(stats, name === 'shell' ? 'shell' : containerName(name, build));
  const contract = await (name === 'shell' ? shellContract : remoteContract)({ name, build, entry, built, stats });
  const modules = stats.modules.flatMap(function all(module) {
    return [module.nameForCondition, ...(module.modules ?? []).flatMap(all)].filter(Boolean);
  });
  const sizes = sizesOf(contract, built);
  const broken = brokenRules({
    name,
    container: contract.container,
    entry,
    built,
    modules,
    linked: contract.preload?.filter(({ as }) => as === 'style').map(({ href }) => href),
  });
  await writeFile(path.join(folder, CONTRACT), JSON.stringify({ ...contract, sizes }, null, 2));
  return broken;
}

function entryOf(stats, name) {
  const chunk = stats.chunks.find((one) => one.names?.includes(name));
  const entry = chunk?.files.find((file) => file.endsWith('.js'));
  if (!entry) throw new BuildRefused(`The bundler made no entry named ${name}.`);
  return entry;
}

/** Bytes after brotli: all that the shell loads at start; of a remote its entry, and with it its heaviest screen. */
function sizesOf(contract, built) {
  const sum = (files) => files.reduce((total, { href }) => total + built.brotli(href), 0);
  const entry = built.brotli(contract.entry);
  if (contract.remote === 'shell') return { initial: entry + sum(contract.preload.filter(({ as }) => as !== 'font')) };
  return { entry, 'first screen': entry + Math.max(0, ...contract.routes.map(({ preload }) => sum(preload))) };
}

/** Another run may still be publishing what it built a moment ago. */
async function removeOld(folder, build) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one !== build)) {
    const old = path.join(folder, name);
    const age = Date.now() - (await stat(old).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age > KEPT_MS) await rm(old, { recursive: true, force: true });
  }
}

/** `node infra/build/build.mjs [NAME…] [--out DIR] [--budget FILE]`: all applications, or those named. */
async function main() {
  const options = { out: { type: 'string' }, budget: { type: 'string' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const names = positionals.length ? positionals : undefined;
  for (const { name, build: id, folder, isNew } of await build({
    names,
    outDir: values.out && path.resolve(values.out),
    budget: values.budget,
  })) {
    const words = Object.entries(await sizesIn(folder)).map(
      ([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)} kB`,
    );
    console.log(`${name} ${id} ${isNew ? 'built' : 'unchanged'}: ${words.join(', ')} (brotli)`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error) => {
    if (!(error instanceof BuildRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
