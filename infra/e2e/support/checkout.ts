import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const run = promisify(execFile);

/** All that a team needs of the repository to build its remote and bring it out. */
const NEEDED = [
  'package.json',
  'package-lock.json',
  'shell',
  'services/contracts',
  'infra/build',
  'infra/local',
  'infra/release',
];
const isSource = (file: string) => !/(^|\/)(node_modules|dist)$/.test(file);

/** Installed packages are those of the repository; the workspaces among them are the copy's own. */
async function linkPackages(folder: string) {
  const installed = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  const names = (await readdir(installed)).filter((name) => !/^(\..*|@landfall|mf-.*|landfall.*)$/.test(name));
  for (const name of names) await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  await cp(path.join(installed, '@landfall'), path.join(folder, 'node_modules/@landfall'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await symlink(path.join(root, 'infra/node_modules'), path.join(folder, 'infra/node_modules'));
}

/** A team's own copy of the repository, in which it changes its remote and brings it out by the commands there are. */
export interface Checkout {
  folder: string;
  /** Writes a file, given what stands in it now. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Builds without publishing. Answers the folder of the build. */
  build(remote: string): Promise<string>;
  /** `npm run release -- …`. Answers what it printed. */
  release(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function aCheckout(remote: string): Promise<Checkout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-checkout-'));
  for (const name of [...NEEDED, remote])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  await linkPackages(folder);
  const node = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, args, {
      cwd: folder,
      env: {
        ...process.env,
        REGISTRY_URL: process.env.LANDFALL_URL,
        DATA_DIR: process.env.LANDFALL_DATA_DIR,
        NODE_OPTIONS: '',
      },
    });
    return stdout;
  };
  return {
    folder,
    async edit(file, change) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
      await writeFile(path.join(folder, file), changed);
    },
    async build(name) {
      const printed = await node('infra/build/build.mjs', name);
      const id = /^\S+ ([0-9a-f]{12}) /m.exec(printed)?.[1];
      if (!id) throw new Error(`No build was made: ${printed}`);
      return path.join(folder, 'dist', name, id);
    },
    release: (...args) => node('infra/release/release.mjs', ...args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
