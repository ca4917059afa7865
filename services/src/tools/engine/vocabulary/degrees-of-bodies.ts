import { shippedWords } from './shipped-vocabulary.js';
import { professionalBodies } from './professional-bodies.js';

let subjects: Map<string, string> | undefined;

/** What the degrees are in that a body accredits, by its short form or its name; null of a body that no list knows. */
export function subjectsAccreditedBy(body: string): string | null {
  subjects ??= read();
  return subjects.get(body.toLowerCase()) ?? null;
}

function read(): Map<string, string> {
  const listed = shippedWords('degrees-of-bodies.txt')
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('#'))
    .map((line) => {
      const [short = '', words = ''] = line.split(' = ');
      return [short.toLowerCase(), words] as const;
    });
  const byShort = new Map(listed);
  const inFull = professionalBodies().flatMap(({ short, names }) => {
    const words = byShort.get(short.toLowerCase());
    return words === undefined ? [] : names.map((name) => [name.toLowerCase(), words] as const);
  });
  return new Map([...listed, ...inFull]);
}
