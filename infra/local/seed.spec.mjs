import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.mjs';

const seed = (...args) =>
  spawnSync(process.execPath, [path.join(ROOT, 'infra/local/seed.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: '/there' },
  });

describe('npm run seed', () => {
  it('says how it is used', () => {
    const { status, stdout, stderr } = seed('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run seed -- FILE…');
  });

  it.each([
    [[], 'Name the files to import: npm run seed -- FILE…'],
    [['jobs.json'], 'There is no file /there/jobs.json.'],
  ])('says in one sentence what it lacks: %s', (files, sentence) => {
    const { status, stderr } = seed(...files);
    expect([status, stderr.trim()]).toEqual([1, sentence]);
  });
});
