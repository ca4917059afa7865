import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const services = join(here, '..');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin', 'tsc');

const built = spawnSync(process.execPath, [compiler, '-p', join(services, 'tsconfig.json'), '--noCheck'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const { contractFiles } = await import(new URL('../dist/src/main/contracts.js', import.meta.url).href);
for (const [name, text] of Object.entries(await contractFiles())) {
  writeFileSync(join(here, name), text);
  console.log(`Wrote services/contracts/${name}`);
}
