import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** A thing that a wish names: something of the CV, or one of what every letter may speak of. */
export interface Target {
  text: string;
  topic: Topic | null;
  /** The beginnings that its words share in all their forms: "mentoring" and "mentor", "studies" and "study". */
  stems: readonly string[];
}
export type Topic = 'visa' | 'place' | 'years' | 'degree' | 'post' | 'employer';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'visa',
    /\b(?:visas?|sponsor\w*|immigration|right to work|work permits?|permission to work|citizenship|nationality)\b/i,
  ],
  ['place', /\b(?:where i live|relocat\w+|moving|my (?:address|location)|the move)\b/i],
  ['years', /\b(?:years? of experience|how long|number of years|length of (?:my )?experience)\b/i],
  ['degree', /^(?:degrees?|education|qualifications?|universit\w+|studies)$/i],
  ['post', /^(?:(?:current|latest|last|present) (?:post|job|role|position|employer))$/i],
  ['employer', /^(?:compan(?:y|ies)|employers?|company name|(?:their|the) name)$/i],
];
/** Words that say only that something is meant. */
const EMPTY = new Set('situation status thing experience work part detail skill fact issue name topic'.split(' '));
const SHORTEST_STEM = 4;

export function mentions(text: string): Target {
  const plain = text.replace(/^(?:my|the|any|our|a|an)\s+/i, '').replace(/[\s.!?,;]+$/, '');
  const words = wordsOf(plain).filter(({ folded }) => !SMALL_WORDS.has(folded));
  const telling = words.filter(({ folded }) => !EMPTY.has(folded));
  return {
    text: plain,
    topic: TOPICS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    stems: (telling.length > 0 ? telling : words).map(({ folded }) => stemOf(folded)),
  };
}

/** Every word of the thing stands in the text, in whichever form. */
export function isIn({ stems }: Target, text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => stemOf(folded));
  return stems.length > 0 && stems.every((stem) => words.includes(stem));
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ships?|ments?|ings?|ations?|ators?|ers?|ors?|ees?|ed|es|s|e|y|i)$/, '');
  if (stem.length < SHORTEST_STEM || stem === word) return word;
  return stemOf(stem.replace(/(\p{L})\1$/u, '$1'));
}
