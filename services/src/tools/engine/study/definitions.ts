import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { StudySentence } from './document.js';
import { actsOnSomething } from './finite-verbs.js';

/** A sentence that says what a term is. Both parts stand in it as they are given here. */
export interface Definition {
  term: string;
  meaning: string;
  /** The meaning without a word that it shares with its term: "the action of cleaning …" of hand hygiene. */
  shown: string;
  sentence: StudySentence;
}

const PATTERNS: readonly RegExp[] = [
  /^["“‘']?([^"“”‘’',;:]{3,60}?)["”’']?,? (?:means|refers to|is defined as|are defined as|denotes|stands for|is known as|describes) (.{20,240})[.]$/u,
  /^["“]([^"“”]{3,60})["”] (?:is|are) (.{20,240})[.]$/u,
  /^(?:An?|The) ([^,;:()]{3,50}?) is ((?:an?|the|any|one of) .{20,220})[.]$/u,
  /^(\p{Lu}[^,;:()]{2,50}?)(?:, (?:also )?(?:known as|called) [^,;:()]{2,30},)? is ((?:an?|the|any|one of) .{20,220})[.]$/u,
  /^(\p{Lu}[^,;:.()]{2,40}?)(?::| [–—-]) ((?:an?|the|any) .{20,220})[.]$/u,
  /^(\p{Lu}[^,;:.()]{2,50}?) are (\p{Ll}+s (?:that|which|who|used|of|for|with|in|by|to|made) .{15,220})[.]$/u,
];

/** "Chlorine is a green gas, bromine is a red liquid": what is said of the next is no meaning of the first. */
const TELLS_OF_ANOTHER =
  /(?:,|;| and) (?!which|that|who|whose|where|when|what|it|there|this|these)(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,4} (?:is|are) /u;
/** "An empty queen cell means that the colony may have swarmed", "means you must wait": what follows from it, and not what it is. */
const TELLS_WHAT_FOLLOWS =
  /^(?:that|how|why|what|whether|when|where|who|if|you|we|they|he|she|it|there|nobody|somebody|something is)\b/i;
/** "The second highest in the world", "an example of …": what is said of many things. */
const TELLS_A_PLACE =
  /^(?:the (?:\p{L}+ )?(?:\p{L}{3,}est|best|most|least|first|second|third|last|only|main)|(?:an?|one)(?: good| typical)? example)\b/u;
/** "Part 2", "Slide 6": where something stands in the document, and no term of it. */
const A_PLACE_IN_IT =
  /^(?:part|section|chapter|appendix|annex|table|figure|slide|lecture|unit|page|week|module|lesson) [\divx]+[a-z]?$/i;

/** `plain` are words that many terms of the document have in common, and that tell none of them. */
export function definitionIn(sentence: StudySentence, plain: ReadonlySet<string> = new Set()): Definition | null {
  if (sentence.note) {
    const { term, meaning } = sentence.note;
    if (A_PLACE_IN_IT.test(term) || saysSomething(term)) return null;
    const shown = withoutWordsOf(withoutPlain(term, plain), meaning);
    return shown === null ? null : { term, meaning, shown: shown.trim(), sentence };
  }
  // An item of a list has no full stop of its own: ""deposit" means any money …;".
  const text = sentence.lead ? sentence.text.replace(/\.?$/, '.') : sentence.text;
  for (const pattern of PATTERNS) {
    const [, term = '', meaning = ''] = pattern.exec(text) ?? [];
    if (TELLS_A_PLACE.test(meaning) || TELLS_WHAT_FOLLOWS.test(meaning) || /\bbecause\b/.test(meaning)) continue;
    if (/^(?:as (?:defined|set out|specified|described)|the (?:same )?meaning|the route under)\b/i.test(meaning))
      continue;
    if (term === '' || !isTerm(term) || TELLS_OF_ANOTHER.test(meaning)) continue;
    const shown = withoutWordsOf(withoutPlain(term, plain), meaning);
    if (shown !== null) return { term: term.trim(), meaning: meaning.trim(), shown: shown.trim(), sentence };
  }
  return null;
}

/** Words of so many terms: "data" of "data subject", "data controller", "personal data". */
const MANY_TERMS = 3;
export function wordsOfManyTerms(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { note } of sentences)
    for (const word of new Set(wordsOf(note?.term ?? '').map(({ folded }) => folded)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= MANY_TERMS).map(([word]) => word));
}

/** As it is where nothing else would be left. */
export function withoutPlain(term: string, plain: ReadonlySet<string>): string {
  const words = wordsOf(term).filter(({ folded }) => !plain.has(folded));
  return words.length === 0 ? term : words.map(({ text }) => text).join(' ');
}

/** Null where more than one word is shared, or none is left to know the term by. */
function withoutWordsOf(term: string, meaning: string): string | null {
  const shared = wordsOf(meaning).filter(({ start, end }) => sharesWords(term, meaning.slice(start, end)));
  const [word] = shared;
  if (!word) return meaning;
  if (shared.length > 1 || wordsOf(meaning).length < FEWEST_BESIDE_A_GAP) return null;
  return `${meaning.slice(0, word.start)}…${meaning.slice(word.end)}`;
}

const FEWEST_BESIDE_A_GAP = 8;

/** One to five words, none of which points back at something said before. */
function isTerm(term: string): boolean {
  const words = wordsOf(term);
  if (words.length === 0 || words.length > 5 || A_PLACE_IN_IT.test(term) || saysSomething(term)) return false;
  if (
    /^(?:it|this|that|these|those|there|he|she|they|we|you|what|which|who|here|if|when|where|one|each|such|in|inside|at|on|during|under|within|nobody|everybody|aim|purpose|result|reason|following|main|first|second|third|next|other|same)\b/i.test(
      term,
    )
  )
    return false;
  if (/\b(?:must|may|can|will|shall|should|not|is|are|was|were|who|which|that)\b/i.test(term)) return false;
  // "Low pressure means there" of "… means there is a leak"
  if (/\b(?:means|refers|describes) (?!of\b)|\bthere$/i.test(term)) return false;
  return words.some(({ folded }) => !SMALL_WORDS.has(folded));
}

/** "The ropiness test shows it", "How it works", "In one case": said before a colon, and the name of nothing. */
const saysSomething = (term: string): boolean =>
  SAYS_OF_IT.test(term) || LEADS_ON.test(term) || POINTS_ON.test(term) || actsOnSomething(wordsOf(term));
/** Something is said of what was spoken of; "IT" and "HAD" are short forms. */
const SAYS_OF_IT =
  /\b(?:is|are|was|were|has|have|had|does|did|cannot|could|would)\b|\s(?:it|them|this|that|these|those|us|him|so|like)\s*$/;
/** How a sentence goes on to what stands behind the colon. */
const LEADS_ON =
  /^(?:(?:how|why|what|which|because|so|then|thus|hence|and|unlike|remember|beware|let|during)\s|(?:but|for|as|in|with|without|by|from|of|to|at|on|after|before|until|if|when|where) (?:example|instance|short|brief|general|practice|theory|fact|particular|other words|summer|winter|spring|autumn|an?|the|one|this|that|these|those|some|any|most|many|all|each|every|you|we|they|it|he|she|your|our|their|its)\b|\p{L}+ (?:the|this|its|their) )/iu;
/** "The rule: a driver must rest", "One reason: the cell is empty". */
const POINTS_ON =
  /^(?:the|an?|one|our|your|my|another|only one|first|second|third) (?:(?:main|only|simple|first|second|third|last|best|golden|usual|short|basic|important|good|clear|typical|common|real) )?(?:rule|result|answer|reason|problem|point|fact|idea|lesson|message|question|solution|cause|consequence|outcome|conclusion|trick|secret|warning|remedy|exception|alternative|example|difference|catch|snag|upshot|truth|good news|bad news)$/i;

/** A meaning that holds a word of its term gives the answer away. */
export function sharesWords(one: string, other: string): boolean {
  const telling = (text: string) =>
    wordsOf(text)
      .map(({ folded }) => folded)
      .filter((word) => !SMALL_WORDS.has(word) && word.length > 2);
  const words = telling(other);
  return telling(one).some((word) =>
    words.some(
      (each) => each === word || (word.length > 4 && each.startsWith(word.slice(0, Math.max(5, word.length - 3)))),
    ),
  );
}
