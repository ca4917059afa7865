import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { classicalTermsIn } from './classical-terms.js';
import type { StudySentence } from './document.js';
import { isBase, isSureVerb } from './finite-verbs.js';
import { isTermOfArt } from './subjects.js';
import { kindOfHead } from './term-kinds.js';

/** A term as it is written, with the terms that the document itself treats as of its sort. */
export type Peers = ReadonlyMap<string, ReadonlySet<string>>;

const ITEM = "\\p{L}[\\p{L}’'-]+(?: \\p{L}[\\p{L}’'-]+)?";
/** "Amylase, protease and lipase": three things or more that are named in one breath. */
const IN_ONE_BREATH = new RegExp(
  `(?:${ITEM}, )+(?:${ITEM},? )?(?:and|or) (?!the |an? )${ITEM}(?=[,.;:)]| (?:is|are|was|were|in|of|by|for|from|to)\\b|$)`,
  'gu',
);
/** "Waves that are called peristalsis", "a ball called a bolus". */
const CALLED =
  /\b(?:called|known as|termed|named) (?:an? |the )?((?:\p{L}[\p{L}-]+)(?: \p{L}[\p{L}-]+){0,2})(?=[.,;:)]|$)/gu;
/** "It contains amylase, an enzyme that …". */
const NO_TERM =
  /^(?:\p{L}+ly|other|others|more|most|less|some|many|one|two|three|four|five|first|second|it|them|they|you|he|she|we|me|us|then|not|only|even|sometimes|so|on|such as .*)$/iu;
const MOST_SENTENCES = 400;

export function peersOf(sentences: readonly StudySentence[]): Peers {
  const peers = new Map<string, Set<string>>();
  const join = (terms: readonly string[]) => {
    for (const term of terms)
      for (const other of terms) if (other !== term) peers.set(term, (peers.get(term) ?? new Set()).add(other));
  };
  const called: string[] = [];
  for (const { text } of sentences.slice(0, MOST_SENTENCES)) {
    for (const [list] of text.matchAll(IN_ONE_BREATH)) join(list.split(/, (?:and |or )?| (?:and|or) /).flatMap(termIn));
    for (const [, term = ''] of text.matchAll(CALLED)) called.push(...termIn(term));
  }
  for (const group of classicalTermsIn(sentences.slice(0, MOST_SENTENCES))) join(group);
  // What a text explains by its name is its vocabulary.
  const distinct = [...new Set(called)];
  for (const term of distinct)
    for (const other of distinct) if (other !== term && areOfArt(term, other)) join([term, other]);
  return peers;
}

/** Two processes, or two words that only who has learned them knows; "lava" and "subduction" are told apart by anybody. */
function areOfArt(one: string, other: string): boolean {
  const [head, otherHead] = [one, other].map((term) => wordsOf(term).at(-1)?.folded ?? '');
  const kind = kindOfHead(head ?? '');
  if (kind === kindOfHead(otherHead ?? '') && kind !== kindOfHead('')) return true;
  return [head, otherHead].every((word) => isTermOfArt(word ?? ''));
}

/** The item as a term; none where a word of it says what is done, or is nothing to be known. */
function termIn(item: string): string[] {
  const term = item
    .trim()
    .replace(/^(?:an?|the|its|their|his|her) /i, '')
    // "The enzymes amylase, …": what they all are is no part of the first.
    .replace(/^\p{Ll}+[^s]s (?=\p{Ll}+[^s]$)/u, '');
  const words = wordsOf(term);
  const last = words.at(-1);
  if (!last || last.text.length < 4 || NO_TERM.test(term) || words.length > 3) return [];
  if (words.some(({ folded, text }) => SMALL_WORDS.has(folded) || isSureVerb(text))) return [];
  const first = words[0]?.text.toLowerCase() ?? '';
  const saysDeed =
    isBase(first) || /(?:ly|ed|ing)$/i.test(last.text) || (words.length > 1 && /(?:ly|ing)$/i.test(first));
  return saysDeed ? [] : [term];
}
