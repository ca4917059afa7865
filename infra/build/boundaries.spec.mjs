import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './paths.mjs';

const bin = (name) => path.join(ROOT, 'node_modules', name);

/** What lint says of `code`, were it the content of `file`. */
function lint(file, code) {
  const { stdout } = spawnSync(
    process.execPath,
    [bin('eslint/bin/eslint.js'), '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: ROOT, input: code, encoding: 'utf8' },
  );
  return JSON.parse(stdout)[0].messages.map(({ ruleId }) => ruleId);
}

/** Whether the compiler finds `name` when `file` imports it. */
function compilerFinds(name, file) {
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return ts.resolveModuleName(name, path.join(ROOT, file), options, ts.sys).resolvedModule !== undefined;
}

/** What the build of mf-news says of a file that imports one of these. */
function build(...names) {
  const { stdout } = spawnSync(process.execPath, ['infra/build/testing/planted-build.mjs', ...names], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout);
}

describe('a remote is a room of its own', () => {
  beforeAll(() => {
    // Without a project graph the boundary rule is skipped and everything passes.
    const { status } = spawnSync(process.execPath, [bin('nx/dist/bin/nx.js'), 'show', 'projects'], { cwd: ROOT });
    expect(status).toBe(0);
  });

  it('may import what the shell shows to everybody', () => {
    const code = "import { http } from '@landfall/sdk';\nexport const get = http.get;\n";
    expect(lint('mf-news/src/planted.ts', code)).toEqual([]);
  });

  it('is refused by lint when it reaches into another remote', () => {
    const code = "import page from '../../mf-jobs/src/api';\nexport const other = page;\n";
    expect(lint('mf-news/src/planted.ts', code)).toContain('@nx/enforce-module-boundaries');
  });

  it("is refused by lint when it reaches into the shell's inside", () => {
    const code = "import frame from '../../shell/src/main';\nexport const inside = frame;\n";
    expect(lint('mf-news/src/planted.ts', code)).toContain('@nx/enforce-module-boundaries');
  });

  it('is refused by the compiler when it imports another remote by name', () => {
    expect(compilerFinds('@landfall/sdk', 'mf-news/src/planted.ts')).toBe(true);
    expect(compilerFinds('mf-jobs', 'mf-news/src/planted.ts')).toBe(false);
    expect(compilerFinds('@landfall/shell', 'mf-news/src/planted.ts')).toBe(false);
    expect(compilerFinds('@landfall/services', 'mf-news/src/planted.ts')).toBe(false);
  });

  it('is not built with an import of what is not open to all, by path or by name, and is told which', () => {
    const imported = {
      '../../mf-jobs/src/api': 'mf-jobs/src/api.ts',
      'mf-jobs/src/api': 'mf-jobs/src/api',
      '../../node_modules/mf-jobs/src/api': 'mf-jobs/src/api.ts',
      '../../shell/src/main': 'shell/src/main.ts',
      '../../services/src/jobs/pay/pay': 'services/src/jobs/pay/pay.ts',
    };
    const said = build(...Object.keys(imported), '@landfall/sdk', '@landfall/contracts');
    for (const [name, file] of Object.entries(imported)) {
      const sentence = `mf-news/src/planted.ts imports ${file}. mf-news may only be built from its own folder,`;
      expect([name, said[name]]).toEqual([name, [expect.stringContaining(sentence)]]);
    }
    expect(said).toMatchObject({ '@landfall/sdk': [], '@landfall/contracts': [] });
  });
});
