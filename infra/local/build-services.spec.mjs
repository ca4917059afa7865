import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

it('lets one command compile where two begin at once, and the other use what it made', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'landfall-compiling-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    cpSync(path.join(ROOT, 'infra/local'), path.join(root, 'infra/local'), { recursive: true });
    for (const file of ['package.json', 'services/package.json', 'services/tsconfig.json', 'tsconfig.base.json'])
      write(file, '{}');
    write('services/src/a.ts', 'export const a = 1;');
    write('node_modules/typescript-7/bin/tsc', "require('node:fs').appendFileSync('compiled.log', 'once ');");
    const module = pathToFileURL(path.join(root, 'infra/local/build-services.mjs')).href;
    const program = `const { buildServices } = await import('${module}');
      console.log(JSON.stringify(await Promise.all([buildServices(), buildServices()])));`;
    const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } };
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], options);
    expect(said).toContain('[true,false]');
    expect(readFileSync(path.join(root, 'compiled.log'), 'utf8')).toBe('once ');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
