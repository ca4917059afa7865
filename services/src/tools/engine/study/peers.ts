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
/** "The duodenum, the jejunum and the ileum". */
const WITH_ARTICLES =
  /(?:\bthe \p{Ll}[\p{Ll}-]+, )+(?:the \p{Ll}[\p{Ll}-]+,? )?(?:and|or) the \p{Ll}[\p{Ll}-]+(?=[.,;:)]|$)/gu;
/** "Waves that are called peristalsis", "a ball called a bolus". */
const CALLED =
  /\b(?:called|known as|termed|named) (?:an? |the )?((?:\p{L}[\p{L}-]+)(?: \p{L}[\p{L}-]+){0,2})(?=[.,;:)]|$)/gu;
/** "Waves called peristalsis push the food along": a single word that only who has learned it knows. */
const CALLED_AND_ON = /\b(?:called|known as|termed|named) (\p{Ll}[\p{Ll}-]+)(?= \p{Ll})/gu;
/** "The enzyme amylase", "the hormone insulin": of which sort it is stands before it. */
const OF_A_SORT =
  /\b(enzyme|hormone|protein|gas|element|metal|mineral|vitamin|acid|sugar|pigment|neurotransmitter|antibiotic|drug|virus|bacterium|protocol|algorithm|command|process|technique|muscle|bone|ligament|rock) (\p{Ll}[\p{Ll}-]{3,})(?=[.,;:)]|$| (?:is|are|was|which|that|and|or|from|in|into|by|to|breaks?|helps?|causes?|makes?)\b)/gu;
/** How something comes about, by the end of its name. */
const A_PROCESS = /^\p{Ll}{4,}(?:[^u]sis|[st]ion)$/u;
/** Ends as a process does, and is none that anybody has to learn. */
const EVERYDAY =
  /^(?:direction|invention|question|section|position|condition|action|attention|mention|function|production|information|education|addition|relation|situation|solution|option|station|nation|attraction|collection|connection|construction|description|instruction|introduction|location|operation|population|protection|reaction|selection|tradition|basis|emphasis|analysis|diagnosis|crisis|thesis)$/;
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
  const sorts = new Map<string, Set<string>>();
  const some = sentences.slice(0, MOST_SENTENCES);
  for (const { text } of some) {
    for (const [list] of [...text.matchAll(IN_ONE_BREATH), ...text.matchAll(WITH_ARTICLES)])
      join(list.split(/, (?:and |or )?| (?:and|or) /).flatMap(termIn));
    for (const [, term = ''] of text.matchAll(CALLED)) called.push(...termIn(term));
    for (const [, term = ''] of text.matchAll(CALLED_AND_ON)) if (isTermOfArt(term)) called.push(...termIn(term));
    for (const [, sort = '', term = ''] of text.matchAll(OF_A_SORT))
      sorts.set(sort, new Set([...(sorts.get(sort) ?? []), ...termIn(term)]));
  }
  const classical = classicalTermsIn(some);
  for (const group of classical) join(group);
  // Pepsin is an enzyme as amylase is, and so is whatever is called as amylase is.
  for (const sort of sorts.values())
    join([...new Set([...sort, ...classical.filter((group) => group.some((term) => sort.has(term))).flat()])]);
  // What a text explains by its name is its vocabulary.
  const distinct = [...new Set(called)];
  for (const term of distinct)
    for (const other of distinct) if (other !== term && areOfArt(term, other)) join([term, other]);
  const processes = new Set(
    some.flatMap(({ words }) =>
      words.map(({ text }) => text).filter((text) => A_PROCESS.test(text) && !EVERYDAY.test(text)),
    ),
  );
  for (const term of distinct.filter((each) => A_PROCESS.test(each)))
    for (const other of processes) if (other !== term) peers.set(term, (peers.get(term) ?? new Set()).add(other));
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
