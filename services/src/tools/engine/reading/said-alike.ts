import { groupsIn } from '../vocabulary/groups-of-words.js';
import { stem } from './stems.js';

let groups: Map<string, string[]> | undefined;

/** Stems of words that say much the same of work as this one. */
export function alikeTo(one: string): readonly string[] {
  groups ??= groupsIn('said-alike.txt', ' ', stem);
  return groups.get(one) ?? [];
}
