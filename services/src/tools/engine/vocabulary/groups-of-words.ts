import { shippedWords } from './shipped-vocabulary.js';

/** A shipped list of groups, one a line: for each member, as `key` spells it, the others of its groups. */
export function groupsIn(list: string, joint: string, key: (member: string) => string = same): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of shippedWords(list).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const members = line.split(joint).map((member) => key(member));
    for (const each of members)
      groups.set(each, [...(groups.get(each) ?? []), ...members.filter((other) => other !== each)]);
  }
  return groups;
}

const same = (member: string): string => member;
