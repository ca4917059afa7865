import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import JestSequence from './jest-sequence.mjs';
import { fromJest } from './reports.mjs';
import { ROOT } from './root.mjs';
import { groupsOf } from './spec-groups.mjs';

const reader = (name, text = '') => ({ file: `services/src/adverts/${name}.spec.ts`, text, isService: true });
const caller = (file) => ({
  file,
  text: `import { testApp } from '../platform/testing/test-app.js';`,
  isService: true,
});
const filesOf = (specs) => specs.map(({ file }) => file);

describe('Which test files run together', () => {
  it('is one another’s of one part of the product', () => {
    const words = [reader('a'), reader('b')];
    const pay = ['c', 'd'].map((name) => ({ ...reader(name), file: `services/src/jobs/${name}.spec.ts` }));
    const groups = groupsOf([words[0], pay[0], words[1], pay[1]]);
    expect(groups).toHaveLength(2);
    expect(groups).toEqual(expect.arrayContaining([filesOf(words), filesOf(pay)]));
  });

  it('is whatever asks the api, wherever it stands: that takes a second to load', () => {
    const callers = [caller('services/src/jobs/a.spec.ts'), caller('services/src/news/b.spec.ts')];
    expect(groupsOf([...callers, reader('c')])).toEqual([filesOf(callers), [reader('c').file]]);
  });

  it.each([
    'jest.useFakeTimers();',
    `jest.spyOn(Math, 'random')`,
    `process.env.TZ = 'CET';`,
    'globalThis.fetch = answers;',
    'beforeEach(() => empty());',
    'afterAll(async () => {',
    '/** @alone: its first test asks what is read when. */',
  ])('is nobody’s where a file changes what others have as well: %s', (text) => {
    expect(groupsOf([reader('a'), reader('b', text), reader('c')])).toContainEqual([reader('b').file]);
  });

  it.each(['  beforeEach(() => empty());', 'const told = jest.fn();'])(
    'leaves together what is a test’s own: %s',
    (text) => {
      expect(groupsOf([reader('a'), reader('b', text)])).toHaveLength(1);
    },
  );

  it('is nobody’s in a browser’s page, of which there is one for a file', () => {
    expect(
      groupsOf([
        { ...reader('a'), isService: false },
        { ...reader('b'), isService: false },
      ]),
    ).toHaveLength(2);
  });

  it('is so little that the last group to end is not waited for, and all of it once', () => {
    const specs = Array.from({ length: 200 }, (_, at) => reader(`of-${at}`, 'x'.repeat(5_000)));
    const groups = groupsOf(specs);
    expect(groups.length).toBeGreaterThan(5);
    expect(groups.flat().sort()).toEqual(filesOf(specs).sort());
  });

  it('begins with what takes longest', () => {
    const slow = { ...reader('a'), file: 'services/src/tools/engine/hostile-texts.spec.ts' };
    expect(groupsOf([reader('b', 'x'.repeat(50_000)), slow])[0]).toEqual([slow.file]);
  });

  it('counts a test file of another kind, or outside of the services, by itself', () => {
    const before = process.env.SPECS_TOGETHER;
    const tests = ['a.spec.mjs', 'b.spec.mjs'].map((name) => {
      const file = path.join(folder, name);
      writeFileSync(file, '');
      return { path: file, context: { config: { displayName: { name: 'services' } } } };
    });
    try {
      expect(new JestSequence().sort(tests)).toHaveLength(2);
      expect(process.env.SPECS_TOGETHER).toBe('{}');
    } finally {
      if (before === undefined) delete process.env.SPECS_TOGETHER;
      else process.env.SPECS_TOGETHER = before;
    }
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'landfall-together-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Test files that run together', () => {
  it('are counted and told as if each ran by itself', async () => {
    const pathOf = (name) => path.join(folder, name);
    const nameOf = (name) => path.relative(ROOT, pathOf(name));
    writeFileSync(pathOf('helper.mjs'), `export const seen = []; afterAll(() => console.log('seen: ' + seen));`);
    const test = (name, body) =>
      `import { seen } from './helper.mjs';
      describe('It', () => {
        let ready = false;
        beforeAll(() => (ready = true));
        it('${name}', () => { seen.push('${name}'); expect(ready).toBe(true); ${body} });
      });`;
    writeFileSync(pathOf('first.spec.mjs'), test('is the first', ''));
    writeFileSync(pathOf('second.spec.mjs'), test('is wrong', 'expect(1).toBe(2);'));
    writeFileSync(pathOf('third.spec.mjs'), `import './nowhere.mjs';`);
    writeFileSync(pathOf('fourth.spec.mjs'), test('is the last', ''));
    writeFileSync(
      pathOf('jest.config.json'),
      JSON.stringify({
        testMatch: ['**/first.spec.mjs'],
        transform: {},
        testEnvironment: path.join(ROOT, 'infra/build/testing/services-environment.mjs'),
        moduleFileExtensions: ['mjs', 'js', 'json'],
        setupFilesAfterEnv: [path.join(ROOT, 'infra/build/testing/specs-together.mjs')],
      }),
    );
    const others = ['second.spec.mjs', 'third.spec.mjs', 'fourth.spec.mjs'].map(nameOf);
    const report = pathOf('report.json');
    const args = ['-c', pathOf('jest.config.json'), '-w', '1', '--json', `--outputFile=${report}`];
    const { stderr, stdout } = await promisify(execFile)(
      process.execPath,
      ['--experimental-vm-modules', path.join(ROOT, 'node_modules/jest/bin/jest.js'), ...args],
      {
        cwd: ROOT,
        env: { ...process.env, SPECS_TOGETHER: JSON.stringify({ [nameOf('first.spec.mjs')]: others }) },
      },
    ).catch((failed) => failed);
    expect(`${stdout}${stderr}`).toContain('seen: is wrong,is the last,is the first');
    const { passed, failures } = fromJest(JSON.parse(readFileSync(report, 'utf8')));
    expect(passed).toBe(2);
    expect(failures).toEqual([
      `${nameOf('second.spec.mjs')}: It is wrong`,
      `${nameOf('third.spec.mjs')}: can be loaded`,
    ]);
  });
});
