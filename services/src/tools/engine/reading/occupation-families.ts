import { fold, wordsOf } from '../text/words.js';
import { shippedWords } from '../vocabulary/shipped-vocabulary.js';
import { FIELDS, type Field } from '../vocabulary/skill.js';
import { fieldOfTitle } from './fields.js';

/** Work that people of one trade do for one another: a family of occupations, and how much of the trade it takes. */
export interface Occupation {
  family: string;
  /** Null for a trade that has no field of its own. */
  field: Field | null;
  /** 1 without training, 2 trained or assisting, 3 the occupation itself. */
  level: number;
}

let known: ReadonlyMap<string, Occupation> | undefined;
const LONGEST = 5;

/**
 * The occupation that a title names, by `occupations.txt`. What somebody is stands last in the first part: a "nurse
 * recruiter" recruits, a "Teacher of Mathematics" teaches, a "Cleaner, Ward 4, County Hospital" cleans.
 */
export function occupationOf(title: string): Occupation | null {
  known ??= read();
  const short = title.slice(0, 200);
  const head = short.split(/[,;:(|]|\s[–—-]\s|\s(?:at|for|of|in|with|to)\s/i)[0] ?? '';
  return lastIn(head, known) ?? lastIn(short, known);
}

/** The field of a title: of its occupation where that is known, which a hospital's cleaner does not share with its nurses. */
export function fieldOfWork(title: string): Field | null {
  const occupation = occupationOf(title);
  return occupation ? occupation.field : fieldOfTitle(title);
}

function lastIn(text: string, occupations: ReadonlyMap<string, Occupation>): Occupation | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(LONGEST, end); length > 0; length -= 1) {
      const found = occupations.get(words.slice(end - length, end).join(' '));
      if (found) return found;
    }
  }
  return null;
}

function read(): ReadonlyMap<string, Occupation> {
  const all = new Map<string, Occupation>();
  let family = '';
  let field: Field | null = null;
  for (const line of shippedWords('occupations.txt').split('\n')) {
    const heading = /^\[(.+) ([a-z]+|-)\]$/.exec(line);
    if (heading) {
      family = heading[1] ?? '';
      field = FIELDS.find((each) => each === heading[2]) ?? null;
      continue;
    }
    const [, level, titles] = /^([123]) (.+)$/.exec(line) ?? [];
    for (const title of titles?.split('; ') ?? [])
      all.set(title.split(' ').map(fold).join(' '), { family, field, level: Number(level) });
  }
  return all;
}
