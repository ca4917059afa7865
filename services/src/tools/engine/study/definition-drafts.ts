import { shortened } from '../text/clean.js';
import { definitionIn, sharesWords, type Definition } from './definitions.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import type { KeyTerm } from './key-terms.js';
import { inQuotes, type DraftQuestion } from './question.js';

/** Of each term that the document explains: which term is it, and what does it mean? */
export function definitionDrafts(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): DraftQuestion[] {
  const definitions = sentences.flatMap((sentence) => definitionIn(sentence) ?? []);
  return definitions.flatMap((definition) =>
    [termOf(definition, definitions, terms), meaningOf(definition, definitions)].flatMap((draft) => draft ?? []),
  );
}

/** "Which term …?": other defined terms first, then key terms of the same look. */
function termOf(
  { term, meaning, sentence }: Definition,
  definitions: readonly Definition[],
  terms: readonly KeyTerm[],
): DraftQuestion | null {
  const isCapital = /^\p{Lu}/u.test(term);
  const dressed = (text: string) => (isCapital ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : text);
  const others = definitions.map((other) => dressed(other.term)).filter((other) => isOther(other, term, meaning));
  const near = terms
    .filter(({ words, count }) => count >= 3 && words.length <= 3)
    .map(({ text }) => dressed(text))
    .filter((text) => isOther(text, term, meaning));
  const distractors = distinct([
    ...others.toSorted(byLikeness(term)),
    ...near.slice(0, 12).toSorted(byLikeness(term)),
  ]).slice(0, 3);
  if (distractors.length < FEWEST_DISTRACTORS) return null;
  const question = `Which term does the document explain in these words? ${inQuotes(shortened(meaning, 240))}`;
  return { kind: 'definition', question, answer: term, distractors, sentence, worth: 3 - shortBy(distractors) };
}

/** "What does … mean?": only where the document explains four terms at some length. */
function meaningOf({ term, meaning, sentence }: Definition, definitions: readonly Definition[]): DraftQuestion | null {
  const distractors = distinct(
    definitions
      .map((other) => other.meaning)
      .filter(
        (other) =>
          other !== meaning &&
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
    question: `What does the document say of “${term}”?`,
    answer: meaning,
    distractors,
    sentence,
    worth: 2.5 - shortBy(distractors),
  };
}

function isOther(text: string, term: string, meaning: string): boolean {
  return !sharesWords(text, term) && !sharesWords(term, text) && !sharesWords(text, meaning);
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

const byLikeness = (text: string) => (one: string, other: string) =>
  Math.abs(one.length - text.length) - Math.abs(other.length - text.length) || (one < other ? -1 : 1);
