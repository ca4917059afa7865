import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
);
/** Of each file those of the engine that it imports. */
const imports = new Map(
  files.map((name) => [
    name,
    [...readFileSync(join(root, name), 'utf8').matchAll(/ from '(\.[^']+)\.js';/g)]
      .map(([, path = '']) => `${normalize(join(dirname(name), path))}.ts`)
      .filter((path) => files.includes(path)),
  ]),
);

/** What is left when files that import nothing that is left are taken away, again and again: circles, and who leads to them. */
function inCircles(): string[] {
  let left = [...imports.keys()];
  for (;;) {
    const next = left.filter((name) => imports.get(name)?.some((path) => left.includes(path)));
    if (next.length === left.length) return next;
    left = next;
  }
}

it('no file of the engine imports itself by way of others', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(inCircles()).toEqual([]);
});
