import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a file keeps, made where there is none. Several programs may start at once, and any may die meanwhile: it is written
 * beside and appears whole, the first one wins, and all read what is there.
 */
export function madeOnce(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const making = `${file}.${randomUUID()}.making`;
    try {
      writeFileSync(making, make(), { mode: 0o600, flush: true });
      linkSync(making, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(making, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
