import { SMALL_WORDS, type Word } from '../text/words.js';
import type { StudySentence } from './document.js';

/** A thing that the document speaks of, as it writes it. */
export interface KeyTerm {
  text: string;
  folded: string;
  words: string[];
  count: number;
  isProper: boolean;
  isPlural: boolean;
}

const BEFORE_A_NOUN = new Set(
  'a an the this that these those each every any no some such their its his her of for by in on with from under'.split(
    ' ',
  ),
);
const ARTICLES = new Set('a an the this their its his her each any no'.split(' '));
const AFTER_A_NOUN =
  /^(?:[.,;:)!?'”’"]|\s(?:is|are|was|were|must|may|can|will|shall|should|has|have|had|of|for|in|on|to|by|with|from|as|at|which|who|that|under|before|after|when|where|if|unless)\b|$)/i;
/** Endings of verbs, adverbs and of words that only describe. */
const NOT_A_NOUN = /(?:ly|ing|ed|ous|ful|ible|able|ive|ical|less|ary|ish)$/i;
const TOO_PLAIN = new Set(
  `thing way part number case example person people time year day month week date order use type kind point place area end
  result form level page section paragraph table figure document following above below respect purpose basis total amount
  period extent fact set rest requirement information condition document detail list one two three four five six seven eight nine ten first second third last next`.split(
    /\s+/,
  ),
);
/** "Exemption applies" is half a sentence. */
const VERB = /^(?:applies|ends|means|requires|includes|begins|starts|becomes|remains|contains|follows)$/i;
const MOST_TERM_WORDS = 4;

/** Noun phrases that come up at least so often, the most frequent first. */
export function keyTermsOf(sentences: readonly StudySentence[], fewest = 2): KeyTerm[] {
  const heads = headsOf(sentences);
  const found = new Map<string, { texts: Map<string, number>; words: string[]; count: number; isNoun: boolean }>();
  for (const sentence of sentences) {
    for (const { start, end } of phrasesIn(sentence)) {
      const words = sentence.words.slice(start, end);
      const folded = words.map((word) => word.folded).join(' ');
      const first = words[0];
      const last = words.at(-1);
      if (!first || !last || !isHead(last, heads)) continue;
      const text = sentence.text.slice(first.start, last.end);
      const entry = found.get(folded) ?? {
        texts: new Map<string, number>(),
        words: words.map((word) => word.folded),
        count: 0,
        isNoun: false,
      };
      entry.count += 1;
      entry.isNoun ||= ARTICLES.has(sentence.words[start - 1]?.text.toLowerCase() ?? '') || A_SURE_NOUN.test(last.text);
      entry.texts.set(text, (entry.texts.get(text) ?? 0) + 1);
      found.set(folded, entry);
    }
  }
  return Array.from(found)
    .filter(([, { count, isNoun, texts }]) => count >= fewest && (isNoun || isProper(mostWritten(texts))))
    .map(([folded, { texts, words, count }]) => {
      const text = mostWritten(texts);
      return { text, folded, words, count, isProper: isProper(text), isPlural: isMany(text) };
    })
    .toSorted((one, other) => other.count - one.count || (one.folded < other.folded ? -1 : 1));
}

const LIKE_AN_ADJECTIVE = /(?:ent|ant|ial|ual|ute|ic|id|ar|ture)$/;

/** Of a word that stands in a text once only its look tells that "a dilute" and "an independent" want a noun yet. */
export const isSurelyNoun = ({ words }: KeyTerm): boolean =>
  words.length > 1 || !LIKE_AN_ADJECTIVE.test(words[0] ?? '');

/** "Children" and "criteria" are many without an "s". */
const isMany = (text: string): boolean =>
  /[^siu]s$|(?:children|people|men|women|teeth|feet|criteria|data|media|phenomena)$/i.test(text);

/** Words that stand right after an article somewhere: of all words they are the likeliest to be nouns. */
function headsOf(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const heads = new Set<string>();
  for (const { words } of sentences) {
    words.forEach(({ text }, at) => {
      const after = words[at + 1];
      if (after && ARTICLES.has(text.toLowerCase())) heads.add(after.folded);
    });
  }
  return heads;
}

const A_NOUN = /(?:tion|sion|ment|ity|ness|ance|ence|ship|ism|ist|age|ure|cy|hood|graphy|logy|sis|er|or)s?$/i;
/** Many of them never have an article: "settlement", "detention". */
const A_SURE_NOUN = /(?:tion|sion|ment|ity|ness|ance|ence|ship)s?$/i;
const isHead = ({ text, folded }: Word, heads: ReadonlySet<string>): boolean =>
  heads.has(folded) || A_NOUN.test(text) || /^\p{Lu}/u.test(text);

function mostWritten(texts: ReadonlyMap<string, number>): string {
  return [...texts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Every content word begins with a capital: a name. */
export const isProper = (text: string): boolean =>
  text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || /^(?:of|and|the|for|in|to)$/.test(word));

/** Where noun phrases stand in a sentence: after a word that calls for one, up to a word that ends one. */
function* phrasesIn({ words, text }: StudySentence): Generator<{ start: number; end: number }> {
  for (let start = 0; start < words.length; start += 1) {
    const before = words[start - 1];
    const first = words[start];
    const isCalledFor = before && (BEFORE_A_NOUN.has(before.text.toLowerCase()) || (first && isProper(first.text)));
    if (!first || !isCalledFor || isSmall(first)) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + MOST_TERM_WORDS); end += 1) {
      const last = words[end - 1];
      if (!last || gap(words, end - 1, text)) break;
      if (isSmall(last)) {
        if (last.text === 'of' && end - start < MOST_TERM_WORDS) continue;
        break;
      }
      if (isNounPhrase(words.slice(start, end)) && AFTER_A_NOUN.test(text.slice(last.end, last.end + 12)))
        yield { start, end };
    }
  }
}

const isSmall = ({ folded }: Word): boolean => SMALL_WORDS.has(folded);

/** Something other than a space stands before this word. */
const gap = (words: readonly Word[], at: number, text: string): boolean => {
  const before = words[at - 1];
  const word = words[at];
  return before !== undefined && word !== undefined && at > 0 && /[^\s'’“"‘-]/.test(text.slice(before.end, word.start));
};

function isNounPhrase(words: readonly Word[]): boolean {
  const last = words.at(-1);
  if (!last || NOT_A_NOUN.test(last.text) || last.text.length < 4 || /^\d/.test(last.text)) return false;
  if (words.length === 1 && (TOO_PLAIN.has(last.folded) || last.text.length < 5)) return false;
  // "Knowledge of life in the UK requirement", "the Home Office's register": a piece of a longer name.
  const isPiece = words.some(({ text }) => /^(?:UK|EU|US|USA)$|['’]s$/.test(text));
  if (words.length > 1 && isPiece && words[0]?.text !== 'Appendix') return false;
  return !words.some(({ text }) => /\d/.test(text) || VERB.test(text)) && !TOO_PLAIN.has(words[0]?.folded ?? '');
}
