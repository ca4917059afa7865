import { SMALL_WORDS, wordsOf, type Word } from '../text/words.js';
import { shortened } from '../text/clean.js';
import { definitionIn, sharesWords, withoutPlain, wordsOfManyTerms, type Definition } from './definitions.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { firstDeedIn, mainVerbIn } from './finite-verbs.js';
import type { KeyTerm } from './key-terms.js';
import { hasInitialsOf } from './read-off.js';
import { kindOfHead } from './term-kinds.js';
import { inQuotes, type DraftQuestion } from './question.js';

/** Of each term that the document explains: which term is it, and what does it mean? */
export function definitionDrafts(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): DraftQuestion[] {
  const plain = wordsOfManyTerms(sentences);
  const definitions = sentences.flatMap((sentence) => definitionIn(sentence, plain) ?? []);
  const subjects = subjectsOf(sentences);
  return definitions.flatMap((definition) =>
    [termOf(definition, definitions, terms, subjects, plain), meaningOf(definition, definitions)].flatMap(
      (draft) => draft ?? [],
    ),
  );
}

/** "Which term …?": other defined terms first, then key terms of the same look. */
function termOf(
  { term, meaning, shown, sentence }: Definition,
  definitions: readonly Definition[],
  terms: readonly KeyTerm[],
  subjects: readonly Subject[],
  plain: ReadonlySet<string>,
): DraftQuestion | null {
  const isCapital = /^\p{Lu}/u.test(term);
  // The first letter says how the sentence began, and must not say which option is right.
  const dressed = (text: string) =>
    isCapital
      ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
      : text.replace(/^\p{Lu}(?=[\p{Ll}\s-]+$)/u, (letter) => letter.toLowerCase());
  const genus = genusOf(meaning);
  // Of a word of no known kind only its place tells: what one section speaks of is alike.
  const isNear = (text: string, under: string | null) => !isOfNoKind(text) || under === sentence.under;
  // What a slide lists is of one kind, and so is what does something: "plans the work", "owns the business case".
  const deedIn = (text: string) => firstDeedIn(wordsOf(text));
  const strangeness = (other: Definition) =>
    (other.sentence.under === sentence.under ? 0 : 2) + (deedIn(other.meaning) === deedIn(meaning) ? 0 : 1);
  const others = definitions
    .filter(
      (other) =>
        (sentence.note && other.sentence.note) ||
        (genus !== '' && genusOf(other.meaning) === genus) ||
        (isOfKind(other.term, term) && isNear(other.term, other.sentence.under)),
    )
    .toSorted((one, other) => strangeness(one) - strangeness(other))
    .filter((other) => isOtherTerm(other.term, term, plain) && (sentence.note || !sharesWords(other.term, meaning)))
    .map((other) => dressed(other.term));
  const near = terms
    .filter(({ words, count }) => count >= 3 && words.length <= 3)
    .map(({ text }) => dressed(text))
    .filter((text) => isOther(text, term, meaning) && isOfKind(text, term) && !isOfNoKind(text));
  // "The siesta" and "a sanitiser" are no such things as "Spain" and "Raw chicken", which need no article.
  const spokenOf = (isCapital ? subjects : [])
    .filter((subject) => isNear(subject.text, subject.under) && isName(subject.text) === isName(term))
    // "Voice calls" begins with no short form, as "TCP" is one.
    .filter((subject) => isShort(subject.text) === isShort(term))
    .map(({ text }) => dressed(text))
    .filter((text) => isOther(text, term, meaning))
    .filter((text) => isOfKind(text, term) || (PROCESS.test(meaning) && isProcess(text)));
  const distractors = distinct([
    ...(sentence.note ? others : others.toSorted(byLikeness(term))),
    ...near.slice(0, 12).toSorted(byLikeness(term)),
    ...spokenOf.toSorted(byLikeness(term)),
  ]).slice(0, 3);
  // "TCP" for "Transmission Control Protocol" is read off, unless more than one could be.
  if (hasInitialsOf(term, shown) && !distractors.some((other) => hasInitialsOf(other, shown))) return null;
  if (distractors.length < FEWEST_DISTRACTORS) return null;
  const question = `Which term does the document explain in these words${placeIn(sentence, distractors, definitions)}? ${inQuotes(shortened(shown, 240))}`;
  return { kind: 'definition', question, answer: term, distractors, sentence, worth: 3 - shortBy(distractors) };
}

/** "What does … mean?": only where the document explains four terms at some length. */
function meaningOf(
  { term, meaning, shown, sentence }: Definition,
  definitions: readonly Definition[],
): DraftQuestion | null {
  if (shown !== meaning || hasInitialsOf(term, meaning)) return null;
  const distractors = distinct(
    definitions
      .map((other) => other.meaning)
      .filter(
        (other) =>
          other !== meaning &&
          isOfOne(other) === isOfOne(meaning) &&
          /["“]/.test(other) === /["“]/.test(meaning) &&
          !sharesWords(term, other) &&
          other.length < meaning.length * 2 &&
          meaning.length < other.length * 2,
      ),
  )
    .toSorted(byLikeness(meaning))
    .slice(0, 3);
  if (distractors.length < FEWEST_DISTRACTORS) return null;
  return {
    kind: 'definition',
    question: `What does the document say of “${term}”${placeIn(sentence, distractors, definitions)}?`,
    answer: meaning,
    distractors,
    sentence,
    worth: 2.5 - shortBy(distractors),
  };
}

/** "Red" of "Colour of chopping boards": a word of notes is one of its heading's, where all that stands beside it is too. */
function placeIn(
  { note, under }: StudySentence,
  distractors: readonly string[],
  definitions: readonly Definition[],
): string {
  if (!note || under === null || /["“”]/.test(under)) return '';
  const here = definitions
    .filter(({ sentence }) => sentence.under === under)
    .flatMap(({ term, meaning }) => [term.toLowerCase(), meaning.toLowerCase()]);
  return distractors.every((other) => here.includes(other.toLowerCase())) ? ` under “${under}”` : '';
}

/** "The movement of particles" and "the movement of water" are two of one sort. */
const genusOf = (meaning: string): string =>
  /^(?:an?|the|any|one of the) ((?:[\p{L}-]+ ){0,3}?)([\p{L}-]+)(?= (?:of|that|which|who|in|by|for|on|with|where)\b|[;,.]|$)/iu
    .exec(meaning)?.[2]
    ?.toLowerCase() ?? '';

/** "A bacterium that …" is said of one, "measures used …" of many. */
const isOfOne = (meaning: string): boolean => /^(?:an?|the|any|one) /i.test(meaning);

const PROCESS = /^(?:an?|the) (?:actions?|act|process|practice|method|removal|destruction|reduction|division|use) /i;
const isProcess = (text: string): boolean => /[^u]sis$|[ts]ion$|ment$/.test(text);

const POINTING =
  /^(?:an?|the|this|that|these|those|it|they|he|she|we|you|there|here|if|when|all|any|each|no|nobody|everybody|somebody|anybody)$/i;
const LONGEST_SUBJECT = 3;

interface Subject {
  text: string;
  under: string | null;
}

/** What sentences begin with and say something of: "Disinfection", "Alcohol gel". */
function subjectsOf(sentences: readonly StudySentence[]): Subject[] {
  return sentences.slice(0, MOST_SUBJECTS).flatMap(({ text, words, lead, under }) => {
    const verb = mainVerbIn(words);
    const subject = verb ? words.slice(0, verb.at) : [];
    const [first, last] = [subject[0], subject.at(-1)];
    if (lead !== null || !first || !last || subject.length > LONGEST_SUBJECT) return [];
    if (subject.some((word) => POINTING.test(word.text) || SMALL_WORDS.has(word.folded))) return [];
    const phrase = text.slice(first.start, last.end);
    return /^[\p{L} -]{4,}$/u.test(phrase) ? [{ text: phrase, under }] : [];
  });
}

const MOST_SUBJECTS = 200;

const isOfNoKind = (text: string): boolean => kindOfHead(headOf(wordsOf(text))?.folded ?? '') === kindOfHead('');

/** "Duty" of "duty of candour". */
const headOf = (words: readonly Word[]): Word | undefined =>
  words[words.findIndex(({ folded }, at) => at > 0 && folded === 'of') - 1] ?? words.at(-1);

/** The same number of the same sort of thing, in about as many words. */
function isOfKind(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const isMany = (words: readonly Word[]) => /[^siu]s$/.test(headOf(words)?.text ?? '');
  return (
    (first.length === second.length || (first.length > 1 && second.length > 1)) &&
    isMany(first) === isMany(second) &&
    kindOfHead(headOf(first)?.folded ?? '') === kindOfHead(headOf(second)?.folded ?? '')
  );
}

/** "Data processor" beside "data controller": what many terms have in common tells none of them. */
function isOtherTerm(text: string, term: string, plain: ReadonlySet<string>): boolean {
  const [one, other] = [withoutPlain(text, plain), withoutPlain(term, plain)];
  return !sharesWords(one, other) && !sharesWords(other, one);
}

const isShort = (text: string): boolean => /^\p{Lu}{2,}\d*$/u.test(text);

/** "Arthur Pigou" is no term beside "public good". */
const isName = (text: string): boolean => / \p{Lu}/u.test(text);

function isOther(text: string, term: string, meaning: string): boolean {
  return !sharesWords(text, term) && !sharesWords(term, text) && !sharesWords(text, meaning);
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

const byLikeness = (text: string) => (one: string, other: string) =>
  Math.abs(one.length - text.length) - Math.abs(other.length - text.length) || (one < other ? -1 : 1);
