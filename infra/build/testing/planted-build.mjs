import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { remoteConfig } from '../rspack.mjs';

/** Prints, for each of the names given, what the build of mf-news says of a file that imports it. */
const outDir = await mkdtemp(path.join(tmpdir(), 'landfall-planted-'));

async function errorsOf(name) {
  const config = remoteConfig('mf-news', { build: '0123456789ab', outDir });
  const source = `import * as planted from '${name}';\nconsole.log(planted);\n`;
  config.entry = { planted: './src/planted.ts' };
  config.plugins.push(new rspack.experiments.VirtualModulesPlugin({ 'src/planted.ts': source }));
  const compiler = rspack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
}

const said = {};
for (const name of process.argv.slice(2)) said[name] = await errorsOf(name);
console.log(JSON.stringify(said));
await rm(outDir, { recursive: true, force: true });
