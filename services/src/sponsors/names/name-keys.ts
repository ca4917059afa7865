import { readName, type CompanyName, type NamePart } from './company-name.js';

/** Words that say little of who a company is. */
const weak = new Set(
  'and of the for in on at a to uk gb england scotland wales london britain british international global europe european group holding holdings services service solutions company trading limited ltd llp plc enterprise enterprises'.split(
    ' ',
  ),
);

export const isWeak = (word: string): boolean => weak.has(word);

/** What is left of a name without its weak words, one of many as many of one: "technologies" as "technology". */
export function strongInOrder(words: string[]): string[] {
  const strong = words.filter((word) => !weak.has(word));
  return (strong.length > 0 ? strong : words).map(singular);
}

/** Words that a body writes now this way and now that. The first of each stands for all. */
const kin = [
  ['health', 'healthcare'],
  ['education', 'educational'],
  ['tech', 'technology', 'technologies'],
  ['pharma', 'pharmaceutical', 'pharmaceuticals'],
];
const kinOf = new Map(kin.flatMap((all) => all.map((word) => [word, all] as const)));

/** "Babylon Healthcare" as "Babylon Health". */
export const inKin = (words: string[]): string[] => words.map((word) => kinOf.get(word)?.[0] ?? word);

/** The words with one of them in each of the other ways that it is written. */
const inOtherWords = (words: string[]): string[][] =>
  words.flatMap((word, at) =>
    (kinOf.get(word) ?? []).filter((other) => other !== word).map((other) => words.with(at, other)),
  );

/** The same in the order of the alphabet. */
export const strongWords = (words: string[]): string[] => strongInOrder(words).sort();

export const singular = (word: string): string =>
  word.length < 5 || !word.endsWith('s') || word.endsWith('ss')
    ? word
    : word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.slice(0, -1);

const MOST_WORDS = 12;

/**
 * Names that may be one company's share a key. `exact` are the keys under which a name itself is found, `near` those of
 * its relatives: other spacing or order, weak words left out, a word more or less, consonants alone, a longer name.
 * Whole numbers of 32 bits: a chance collision costs one comparison of names, nothing else.
 */
export interface NameKeys {
  exact: number[];
  near: number[];
}

/** What is kept for a name of the register. */
export function keysToKeep(name: string | CompanyName): NameKeys {
  return keysOf(name, (part) => [...relatives(part), ...beginnings(part).map((start) => key('p', start))]);
}

/** What is looked for, for a name of an advert. */
export function keysToFind(name: string | CompanyName): NameKeys {
  return keysOf(name, (part) => [
    ...relatives(part),
    key('p', part.core),
    key('p', strongInOrder(part.words).join(' ')),
    ...beginnings(part).flatMap((start) => [key('e', start), key('w', strongWords(start.split(' ')).join(' '))]),
    ...inOtherWords(strongInOrder(part.words)).flatMap((words) => [
      key('p', words.join(' ')),
      key('w', strongWords(words).join(' ')),
    ]),
  ]);
}

function keysOf(name: string | CompanyName, near: (part: NamePart) => number[]): NameKeys {
  const { whole, own, trading } = typeof name === 'string' ? readName(name) : name;
  const parts = [whole, ...(trading.length > 0 ? [own, ...trading] : [])].filter(({ core }) => core !== '');
  return {
    exact: distinct(parts.map(({ core }) => key('e', core))),
    near: distinct(parts.flatMap(near)),
  };
}

function relatives({ core, words }: NamePart): number[] {
  const compact = core.replaceAll(' ', '');
  const strong = strongWords(words.slice(0, MOST_WORDS));
  const skeleton = compact.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
  return [
    key('c', compact),
    key('s', words.toSorted().join(' ')),
    key('w', strong.join(' ')),
    ...(strong.length > 2 ? strong.map((left) => key('w', strong.filter((word) => word !== left).join(' '))) : []),
    ...(strong.length > 2 ? [key('l', longestTwo(strong))] : []),
    ...firstTwo(words).map((start) => key('f', start)),
    ...(skeleton.length > 3 ? [key('k', skeleton)] : []),
  ];
}

const SHORTEST_START = 12;

/** The first two words, where they are telling: none, or one text. */
export function firstTwo(words: string[]): string[] {
  const [first, second] = strongInOrder(words);
  return first && second && first.length + second.length >= SHORTEST_START ? [`${first} ${second}`] : [];
}

const longestTwo = (strong: string[]) =>
  strong
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .sort()
    .join(' ');

/** The shorter names that this one starts with, as far as they say anything. */
function beginnings({ words }: NamePart): string[] {
  const starts: string[] = [];
  let start = '';
  let saysSomething = false;
  for (const word of words.slice(0, Math.min(words.length, MOST_WORDS) - 1)) {
    start = start ? `${start} ${word}` : word;
    saysSomething ||= !isWeak(word);
    if (saysSomething && start.length > 2) starts.push(start);
  }
  return starts;
}

const distinct = (numbers: number[]) => [...new Set(numbers)];

/** FNV-1a. */
function key(kind: string, text: string): number {
  let hash = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
