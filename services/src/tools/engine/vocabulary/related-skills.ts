import { groupsIn } from './groups-of-words.js';

let groups: Map<string, string[]> | undefined;

/** Skills near to this one: whoever has used one of them has a start on it. */
export function relativesOf(skill: string): readonly string[] {
  groups ??= groupsIn('related-skills.txt', ', ');
  return groups.get(skill) ?? [];
}
