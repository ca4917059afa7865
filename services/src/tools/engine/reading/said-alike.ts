import { shippedWords } from '../vocabulary/shipped-vocabulary.js';
import { stem } from './stems.js';

let groups: Map<string, string[]> | undefined;

/** Stems of words that say much the same of work as this one. */
export function alikeTo(one: string): readonly string[] {
  groups ??= read();
  return groups.get(one) ?? [];
}

function read(): Map<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const line of shippedWords('said-alike.txt').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const stems = line.split(' ').map((word) => stem(word));
    for (const each of stems) alike.set(each, [...(alike.get(each) ?? []), ...stems.filter((other) => other !== each)]);
  }
  return alike;
}
