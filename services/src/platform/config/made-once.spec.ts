import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Run as programs of their own, of which one can die as any program can. */
describe('a file that is made once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-made-once-'));
  const program = join(folder, 'program.mjs');
  const file = join(folder, 'kept', 'key');
  beforeAll(() => {
    const source = readFileSync(new URL('made-once.ts', import.meta.url), 'utf8');
    const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
    writeFileSync(program, `${outputText}\nconsole.log(madeOnce(process.argv[2], () => process.argv[3]));\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const made = (value: string) => execFileSync(process.execPath, [program, file, value], { encoding: 'utf8' }).trim();

  it('is not there half where a program died over it', () => {
    const dying = join(folder, 'dying.mjs');
    const kill = "fs.linkSync = () => process.kill(process.pid, 'SIGKILL');"; // all is written, and nothing is named yet
    const patch = `import fs from 'node:fs';\nimport { syncBuiltinESMExports } from 'node:module';\n${kill}\n`;
    writeFileSync(dying, `${patch}syncBuiltinESMExports();\n`);
    const { signal } = spawnSync(process.execPath, [
      '--import',
      pathToFileURL(dying).href,
      program,
      file,
      'of the dead',
    ]);
    expect(signal).toBe('SIGKILL');
    expect(existsSync(file)).toBe(false);
    expect(made('of the first')).toBe('of the first');
  });

  it('is what the first one made, for its owner only', () => {
    expect(made('of the second')).toBe('of the first');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('has nothing beside it where nobody died', () => {
    const other = join(folder, 'alone', 'key');
    execFileSync(process.execPath, [program, other, 'of the first']);
    expect(readdirSync(join(folder, 'alone'))).toEqual(['key']);
  });
});
