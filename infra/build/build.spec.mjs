import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { readDefinition } from './remote-data.mjs';
import { brokenRules, overBudget } from './rules.mjs';

const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const work = mkdtempSync(path.join(tmpdir(), 'landfall-build-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const build = (...args) =>
  spawnSync(process.execPath, ['infra/build/build.mjs', ...args, '--out', path.join(work, 'out')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

describe('a build of a remote', () => {
  it('carries a contract whose files are there with the hashes it says, and is made once for the same sources', () => {
    const first = build('mf-news');
    expect(first.stderr).toBe('');
    const [, id] = /^mf-news ([0-9a-f]{12}) built: entry [\d.]+ kB/m.exec(first.stdout) ?? [];
    const folder = path.join(work, 'out/mf-news', id);
    const contract = JSON.parse(readFileSync(path.join(folder, 'contract.json'), 'utf8'));
    expect(contract).toMatchObject({ remote: 'mf-news', build: id, container: `mf_news_${id}` });
    expect(contract.routes.length).toBeGreaterThan(0);
    for (const { path: address, preload } of [...contract.routes, ...contract.slots.fills]) {
      expect([address, preload.length]).not.toEqual([address, 0]);
      for (const { href, integrity } of preload)
        expect(integrity).toBe(integrityOf(readFileSync(path.join(folder, href))));
    }
    expect(JSON.stringify(contract)).not.toContain('request');
    expect(build('mf-news').stdout).toContain(`mf-news ${id} unchanged`);

    const budget = path.join(work, 'budget.json');
    writeFileSync(budget, JSON.stringify({ 'mf-news': { entry: 1000 } }));
    const { status, stderr } = build('mf-news', '--budget', budget);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^mf-news: entry is \d+ bytes/)]);

    // As when something ended while it removed an old build.
    rmSync(path.join(folder, 'contract.json'));
    expect(build('mf-news').stdout).toContain(`mf-news ${id} built`);
  });

  it('is refused by name when there is no such application', () => {
    const { status, stderr } = build('mf-nothing');
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no application "mf-nothing"')]);
  });
});

describe('reading remote.ts as data', () => {
  const read = (text) => {
    const file = path.join(work, 'remote.ts');
    writeFileSync(file, text);
    return readDefinition(file);
  };

  it('calls no component, and keeps what it would import', async () => {
    const definition = await read(`
      import { defineRemote } from '@landfall/sdk';
      import './src/styles.css';
      const page = '/toys' as const;
      export default defineRemote({
        name: 'mf-toys', sdk: '^1.0',
        routes: [{ path: page, title: 'Toys', access: 'public', component: () => import('./src/toys/toys-page') }],
      });`);
    expect(definition.routes).toEqual([
      { path: '/toys', title: 'Toys', access: 'public', request: './src/toys/toys-page' },
    ]);
  });

  it.each([
    [
      "import { useState } from 'react'; export default { routes: [useState] };",
      'may import "@landfall/sdk" and its own data files',
    ],
    ["export default { routes: [{ path: '/toys', component: () => null }] };", 'route /toys: write the component as'],
    ['export const remote = {};', 'has no default export'],
  ])('refuses %s', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});

describe("a build's rules", () => {
  const files = (texts) => ({
    names: Object.keys(texts),
    text: (name) => texts[name],
    asset: (name) => ({ href: name, integrity: integrityOf(texts[name]) }),
  });
  const contract = { container: 'mf_toys_0123456789ab', entry: 'entry.js' };
  const broken = (texts, modules = []) => brokenRules({ name: 'mf-toys', ...contract, built: files(texts), modules });
  const page = 'export default 1;';
  const entry = `var mf_toys_0123456789ab = "${integrityOf(page)}";`;

  it('are kept by a build whose entry carries the hash of each file', () => {
    expect(broken({ 'entry.js': entry, 'page.js': page })).toEqual([]);
  });

  it.each([
    ['a file without a hash', { 'entry.js': entry, 'page.js': 'changed' }, 'page.js: nothing carries its integrity'],
    ['a placeholder', { 'entry.js': `${entry} "*-*-*-CHUNK-SRI-HASH-1"` }, 'entry.js: a hash placeholder was left'],
    ['evaluated text', { 'entry.js': `${entry} new Function("1")` }, 'entry.js: evaluates text as code'],
    ['a name without its build', { 'entry.js': 'var mf_toys' }, 'entry.js: does not carry the name of its build'],
  ])('are broken by %s', (_, texts, sentence) => {
    expect(broken(texts)).toEqual([expect.stringContaining(sentence)]);
  });

  it('are broken by a package that the shell owns, and not by the shared facade of it', () => {
    const modules = [
      path.join(ROOT, 'node_modules/react/index.js'),
      path.join(ROOT, 'node_modules/lucide-react/dist/esm/icon.js'),
      path.join(ROOT, 'shell/sdk/src/shared/react.ts'),
    ];
    expect(broken({ 'entry.js': entry }, modules)).toEqual([
      'mf-toys: bundles react, which the shell owns. Import it by its plain name only.',
    ]);
  });

  it('name what is over its budget, and by how much', () => {
    expect(overBudget('mf-toys', { entry: 900, 'first screen': 1200 }, { entry: 1000, 'first screen': 1000 })).toEqual([
      expect.stringContaining('mf-toys: first screen is 1200 bytes (brotli), 200 over its budget of 1000.'),
    ]);
  });
});
