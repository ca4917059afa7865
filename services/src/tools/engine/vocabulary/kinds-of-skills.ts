import { shippedWords } from './shipped-vocabulary.js';

let kinds: Map<string, string[]> | undefined;

/** Skills that are kinds of this one: whoever works with PostgreSQL works with databases. */
export function kindsOf(skill: string): readonly string[] {
  kinds ??= read();
  return kinds.get(skill) ?? [];
}

function read(): Map<string, string[]> {
  return new Map(
    shippedWords('kinds-of-skills.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [whole = '', others = ''] = line.split(' = ');
        return [whole, others.split('; ')];
      }),
  );
}

/** "Power BI" and "Looker": both are kinds of one thing. */
export function areOfOneKind(one: string, other: string): boolean {
  kinds ??= read();
  return [...kinds.values()].some((all) => all.includes(one) && all.includes(other));
}
