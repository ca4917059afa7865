import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const services = fileURLToPath(new URL('../../../', import.meta.url));
const root = join(services, '..');

export interface CompiledServices {
  /** The program that was compiled from a source, such as `src/main/worker.ts`. */
  program(source: string): string;
  remove(): Promise<void>;
}

/** The services as plain JavaScript in a folder of their own, so that a test can run one of their programs. */
export async function compiledServices(): Promise<CompiledServices> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-compiled-'));
  const there = join(folder, 'services');
  await mkdir(there);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(services, 'node_modules'), join(there, 'node_modules'));
  await symlink(join(services, 'data'), join(there, 'data'));
  await writeFile(join(there, 'package.json'), '{ "type": "module" }');
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const outDir = join(there, 'dist');
  const arguments_ = ['-p', join(services, 'tsconfig.json'), '--noCheck', '--sourceMap', 'false', '--outDir', outDir];
  await promisify(execFile)(process.execPath, [compiler, ...arguments_]);
  return {
    program: (source) => join(outDir, source.replace(/\.ts$/, '.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
