import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** After all tests of the file that imports it, and after what they opened has closed. */
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder for the tests of one file, which is gone after them. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `landfall-${name}-`));
  made.push(folder);
  return folder;
}
