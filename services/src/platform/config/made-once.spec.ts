import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const command = 'ulimit -f 0; exec "$0" "$@"'; // whoever writes the first byte to a file ends
    const { status } = spawnSync('/bin/sh', ['-c', command, process.execPath, program, file, 'of the dead']);
    expect(status).not.toBe(0);
    expect(made('of the first')).toBe('of the first');
  });

  it('is what the first one made, for its owner only, and nothing lies beside it', () => {
    expect(made('of the second')).toBe('of the first');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'kept')).filter((name) => !name.includes('.making'))).toEqual(['key']);
  });
});
