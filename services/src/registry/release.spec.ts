import { readFile } from 'node:fs/promises';

/** The members of each interface in a source text, comments aside. */
function shapesIn(source: string): Map<string, string[]> {
  const plain = source.replace(/\/\*\*[^]*?\*\//g, '').replace(/\bIntegrity\b/g, 'string');
  const found = plain.matchAll(/export interface (\w+)(?: extends \w+)? \{([^]*?)\n\}/g);
  return new Map(
    [...found].map(([, name, body]) => [
      name ?? '',
      (body ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ]),
  );
}

it('is written and read as the same document', async () => {
  const [ours, browsers] = await Promise.all(
    ['./release.ts', '../../../shell/sdk/src/release.ts'].map((file) =>
      readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  const mine = shapesIn((ours ?? '').replace(/\bRouteAccess\b/g, 'Access'));
  const theirs = shapesIn(browsers ?? '');
  expect(theirs.size).toBeGreaterThan(5);
  for (const [name, members] of theirs) expect([name, mine.get(name)]).toEqual([name, members]);
});
