import { rootOf } from '../text/word-forms.js';
import { shippedWords } from './shipped-vocabulary.js';

/** What is done to people, to anything but people, or to both. */
export type Towards = 'people' | 'things' | 'either';

export interface Kinds {
  towards: Towards;
  /** Whoever works on one of them knows them. */
  isKnownByWork: boolean;
  /** Their words are those of every trade: meant so by whoever works on programs. */
  isOfPrograms: boolean;
  /** How people tell of it. */
  told: readonly string[];
}

/** Rows of a list by each name of theirs, as `keyOf` spells it. */
type ByName = ReadonlyMap<string, readonly Kinds[]>;

/** Words in whatever form they stand. */
export const keyOf = (words: readonly string[]): string => words.map((word) => rootOf(word)).join(' ');

/** Whether it says only the end of a name: "dressing" of wound dressings. */
export const isItsTail = (told: string, name: readonly string[]): boolean => {
  const words = told.split(' ');
  return words.length < name.length && keyOf(words) === keyOf(name.slice(-words.length));
};

const MARKS: Readonly<Record<string, Towards>> = { '+': 'people', '*': 'people', '-': 'things' };

function read(list: string): ByName {
  const byName = new Map<string, Kinds[]>();
  for (const line of shippedWords(list).split('\n')) {
    if (line.startsWith('#') || !line.includes(' = ')) continue;
    const [marked = '', told = ''] = line.split(' = ');
    const [marks = ''] = /^[-+*!%]*/.exec(marked) ?? [];
    const names = marked.slice(marks.length).split('; ');
    const kinds: Kinds = {
      towards: MARKS[marks.charAt(0)] ?? 'either',
      isKnownByWork: marks.includes('!'),
      isOfPrograms: marks.includes('%'),
      told: told.split(', '),
    };
    for (const key of new Set(names.map((name) => keyOf(name.split(/[\s-]/)))))
      byName.set(key, [...(byName.get(key) ?? []), kinds]);
  }
  return byName;
}

let doings: ByName | undefined;
/** "Repair" by what people say of it: mended, put right. */
export const doingsCalled = (words: readonly string[]): readonly Kinds[] =>
  (doings ??= read('kinds-of-doings.txt')).get(keyOf(words)) ?? [];

let things: ByName | undefined;
/** "Travel" by what is one: flights, trains, hotels. */
export const thingsCalled = (words: readonly string[]): readonly Kinds[] =>
  (things ??= read('kinds-of-things.txt')).get(keyOf(words)) ?? [];
