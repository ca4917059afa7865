import { shippedWords } from './shipped-vocabulary.js';

let groups: Map<string, string[]> | undefined;

/** Skills near to this one: whoever has used one of them has a start on it. */
export function relativesOf(skill: string): readonly string[] {
  groups ??= read();
  return groups.get(skill) ?? [];
}

function read(): Map<string, string[]> {
  const near = new Map<string, string[]>();
  for (const line of shippedWords('related-skills.txt').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const names = line.split(', ');
    for (const name of names) near.set(name, [...(near.get(name) ?? []), ...names.filter((other) => other !== name)]);
  }
  return near;
}
