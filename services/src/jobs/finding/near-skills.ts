import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { namedAtEnd, type Named } from './named-at-end.js';
import { keyOf } from './words.js';

/** A skill that somebody asks for, and those of which one is a step towards it. */
export interface NearSkills extends Named {
  skills: string[];
}

let known: Map<string, string[]> | undefined;

/** Of the skill that a text ends with, before a place. Undefined where it names none of our lists. */
export function nearSkills(text: string): NearSkills | undefined {
  const near = (known ??= readNear());
  const found = namedAtEnd(text, (key) => near.has(key));
  return found && { ...found, skills: near.get(found.key)! };
}

/** By the keys of all ways to write a skill. */
function readNear(): Map<string, string[]> {
  const groups = linesOf('related-skills.txt').map((line) => line.split(', '));
  const near = new Map<string, string[]>();
  for (const line of linesOf('skills-by-field.txt')) {
    const [name = '', others] = line.replace(/^[\^!@~]/, '').split(' = ');
    const related = groups.filter((group) => group.includes(name)).flat();
    const skills = [...new Set(related)].filter((skill) => skill !== name);
    if (skills.length > 0) for (const one of [name, ...(others?.split('; ') ?? [])]) near.set(keyOf(one), skills);
  }
  return near;
}

const vocabulary = shippedFolder('vocabulary');

/** Without what explains them, and the headings of fields. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, vocabulary), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^[#[]/.test(line));
