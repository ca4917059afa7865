import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The sources below a folder, each with those of them that it imports, for a value or a type. */
function importsBelow(root: string): Map<string, string[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  const known = new Set(files);
  return new Map(
    files.map((name) => [
      name,
      [...readFileSync(join(root, name), 'utf8').matchAll(/ from '(\.[^']+)\.js';/g)]
        .map(([, path = '']) => `${normalize(join(dirname(name), path))}.ts`)
        .filter((path) => known.has(path)),
    ]),
  );
}

/** What is left when files that import nothing that is left are taken away, again and again: circles, and who leads to them. */
export function inCircles(root: string): { files: number; left: string[] } {
  const imports = importsBelow(root);
  let left = new Set(imports.keys());
  for (;;) {
    const next = new Set([...left].filter((name) => imports.get(name)?.some((path) => left.has(path))));
    if (next.size === left.size) return { files: imports.size, left: [...next] };
    left = next;
  }
}
