import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leftTestFolders } from './test-folders.mjs';

describe('What a killed run of the tests left behind', () => {
  let parent;
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const folder = (name) => {
    const made = path.join(parent, name);
    mkdirSync(made, { mode: 0o700 });
    return made;
  };
  beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'landfall-left-'))));
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is found by its name, once that run has ended', () => {
    const left = folder(`landfall-tests-${gone}-abc`);
    folder(`landfall-tests-${process.pid}-abc`);
    folder('landfall-tests-abc');
    expect(leftTestFolders(parent)).toEqual([left]);
  });

  it('is nothing that somebody else could have put there', () => {
    symlinkSync(folder('elsewhere'), path.join(parent, `landfall-tests-${gone}-link`));
    chmodSync(folder(`landfall-tests-${gone}-open`), 0o777);
    // Only root can make a folder somebody else's.
    if (process.getuid() === 0) chownSync(folder(`landfall-tests-${gone}-other`), 12_345, 12_345);
    expect(leftTestFolders(parent)).toEqual([]);
  });
});
