import { shippedWords } from './shipped-vocabulary.js';

let kinds: Map<string, string[]> | undefined;

/** Skills that are kinds of this one: whoever works with PostgreSQL works with databases. */
export function kindsOf(skill: string): readonly string[] {
  kinds ??= read();
  return kinds.get(skill) ?? [];
}

let doneIn: Map<string, string[]> | undefined;

/** Its kinds, and work in which it is done: whoever worked in acute care cared for patients. */
export function shownBy(skill: string): readonly string[] {
  doneIn ??= read(' < ');
  return [...kindsOf(skill), ...(doneIn.get(skill) ?? [])];
}

function read(joint = ' = '): Map<string, string[]> {
  return new Map(
    shippedWords('kinds-of-skills.txt')
      .split('\n')
      .filter((line) => line.includes(joint) && !line.startsWith('#'))
      .map((line) => {
        const [whole = '', others = ''] = line.split(joint);
        return [whole, others.split('; ')];
      }),
  );
}

/** "Power BI" and "Looker": both are kinds of one thing. */
export function areOfOneKind(one: string, other: string): boolean {
  kinds ??= read();
  return [...kinds.values()].some((all) => all.includes(one) && all.includes(other));
}
