import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIdOf } from './sources.mjs';

describe('the build id of an application', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'landfall-sources-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeAll(() => {
    const files = ['mf-toys/remote.ts', 'shell/shell.ts', 'shell/sdk/package.json', 'shell/ui/package.json'];
    for (const file of [...files, 'services/contracts/index.ts', 'infra/build/build.mjs', 'package-lock.json'])
      write(file, 'as it was');
  });

  /** Whether a change of `file` makes another build of `name`. */
  const isMadeFrom = async (file, name = 'mf-toys') => {
    const before = await buildIdOf(name, root);
    write(file, 'as it is now');
    return (await buildIdOf(name, root)) !== before;
  };

  it.each([
    'mf-toys/src/toys/toys-page.tsx',
    'mf-toys/src/ui/button.tsx',
    'mf-toys/src/sdk/door.ts',
    'mf-toys/src/dist/made.ts',
    'mf-toys/src/.data/list.json',
    'shell/ui/src/button.tsx',
    'shell/sdk/src/ui/button.tsx',
    'infra/build/rules.mjs',
  ])('is another one when %s changes', async (file) => {
    expect(await isMadeFrom(file)).toBe(true);
  });

  it.each([
    'mf-toys/dist/entry.js',
    'mf-toys/node_modules/left/index.js',
    'shell/src/main.ts',
    'infra/build/budget.json',
  ])('stays when %s changes', async (file) => {
    expect(await isMadeFrom(file)).toBe(false);
  });

  it("of the shell is another one when the shell's own sources change", async () => {
    expect(await isMadeFrom('shell/src/ui/frame.tsx', 'shell')).toBe(true);
    expect(await isMadeFrom('shell/sdk/src/http.ts', 'shell')).toBe(true);
  });
});
