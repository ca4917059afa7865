import { definitionIn, sharesWords, type Definition } from './definitions.js';
import type { StudySentence } from './document.js';
import { figuresIn, type Figure, type FigureSort } from './figures.js';
import { keyTermsOf, type KeyTerm } from './key-terms.js';
import { inQuotes, withGap, type DraftQuestion } from './question.js';
import type { Word } from '../text/words.js';
import { shortened } from '../text/clean.js';

/** Three options at least; a question with four goes before one with three. */
const FEWEST_DISTRACTORS = 2;
const SHORT_OF_ONE = 1;
const shortBy = ({ length }: readonly string[]): number => (length < 3 ? SHORT_OF_ONE : 0);

/** Drafts from which a full test can be chosen. */
const ENOUGH = 60;

/** All questions that a document gives, good and less good, in the order of its sentences. */
export function draftsOf(sentences: readonly StudySentence[]): DraftQuestion[] {
  const terms = keyTermsOf(sentences);
  const drafts = [...definitionDrafts(sentences, terms), ...figureDrafts(sentences), ...termDrafts(sentences, terms)];
  if (drafts.length >= ENOUGH) return drafts;
  // A short text says most things once.
  const rare = termDrafts(sentences, keyTermsOf(sentences, 1));
  return [...drafts, ...rare.map((draft) => ({ ...draft, worth: draft.worth - 1 }))];
}

function definitionDrafts(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): DraftQuestion[] {
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

const LEADS: Record<FigureSort, string> = {
  amount: 'Which amount',
  percentage: 'Which percentage',
  'length of time': 'Which length of time',
  date: 'Which date',
  year: 'Which year',
  number: 'Which number',
};

function figureDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const bySort = new Map<FigureSort, Figure[]>();
  const found = sentences.map((sentence) => ({ sentence, figures: figuresIn(sentence.text) }));
  for (const { figures } of found)
    for (const figure of figures) bySort.set(figure.sort, [...(bySort.get(figure.sort) ?? []), figure]);
  return found.flatMap(({ sentence, figures }) =>
    figures.flatMap((figure) => {
      const distractors = figureDistractors(figure, bySort.get(figure.sort) ?? [], sentence.text);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      const text = withGap(sentence.text, figure.start, figure.text);
      const worth = (figure.sort === 'number' ? 1 : 2) - figures.length * 0.1 - shortBy(distractors);
      return [
        {
          kind: 'figure' as const,
          question: `${LEADS[figure.sort]} completes this sentence from the document? ${inQuotes(withLead(text, sentence))}`,
          answer: figure.text,
          distractors,
          sentence,
          worth,
        },
      ];
    }),
  );
}

/** Other figures of the sort, the nearest in size first; none that the sentence shows, and none that says the same. */
function figureDistractors(figure: Figure, others: readonly Figure[], sentence: string): string[] {
  const shown = new Set(figuresIn(sentence).map(({ size }) => size));
  const isWord = (text: string) => /^\p{L}/u.test(text);
  const usable = others.filter(
    (other) =>
      !shown.has(other.size) &&
      !sentence.includes(other.text) &&
      isWord(other.text) === isWord(figure.text) &&
      endsAlike(other.text, figure.text),
  );
  const bySize = new Map(usable.map((other) => [other.size, other.text]));
  return [...bySize]
    .toSorted(
      ([one], [other]) =>
        Math.abs(Math.log(1 + one) - Math.log(1 + figure.size)) -
        Math.abs(Math.log(1 + other) - Math.log(1 + figure.size)),
    )
    .slice(0, 3)
    .map(([, text]) => text);
}

/** "12-month period" and "6-month period"; "12 months" and "28 days"; never one of each. */
const endsAlike = (one: string, other: string): boolean =>
  one.includes('-') === other.includes('-') && /s$/.test(one) === /s$/.test(other);

function termDrafts(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): DraftQuestion[] {
  const contexts = contextsOf(sentences);
  const usable = terms.slice(0, 300);
  const byFirstWord = new Map<string, KeyTerm[]>();
  for (const term of usable) {
    const first = term.words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), term]);
  }
  return sentences.flatMap((sentence) => {
    const folded = ` ${sentence.words.map((word) => word.folded).join(' ')} `;
    return [...new Set(sentence.words.flatMap((word) => byFirstWord.get(word.folded) ?? []))]
      .filter((term) => standsOnce(folded, term.folded))
      .slice(0, 8)
      .flatMap((term) => termDraft(sentence, folded, term, usable, contexts) ?? []);
  });
}

const standsOnce = (folded: string, term: string): boolean => {
  const at = folded.indexOf(` ${term} `);
  return at >= 0 && at === folded.lastIndexOf(` ${term} `);
};

function termDraft(
  sentence: StudySentence,
  folded: string,
  term: KeyTerm,
  terms: readonly KeyTerm[],
  contexts: ReadonlySet<string>,
): DraftQuestion | null {
  const at = sentence.words.findIndex((_, index) =>
    term.words.every((word, offset) => sentence.words[index + offset]?.folded === word),
  );
  const first = sentence.words[at];
  const last = sentence.words[at + term.words.length - 1];
  if (!first || !last || (at === 0 && !term.isProper) || isPartOfName(sentence, at, term.words.length)) return null;
  const answer = sentence.text.slice(first.start, last.end);
  if (answer !== term.text || isHalfSaid(sentence, at, term)) return null;
  const gapped = withGap(sentence.text, first.start, answer);
  if (sharesWords(answer, gapped)) return null;
  const before = sentence.words[at - 1]?.folded ?? '';
  const after = sentence.words[at + term.words.length]?.folded ?? '';
  const distractors = terms
    .filter(
      (other) =>
        other.isProper === term.isProper &&
        other.isPlural === term.isPlural &&
        Math.abs(other.words.length - term.words.length) <= 1,
    )
    .filter((other) => !other.words.some((word) => term.words.includes(word) || folded.includes(` ${word} `)))
    .filter((other) => !contexts.has(`${before} ${other.folded} ${after}`))
    .toSorted(
      (one, other) =>
        Math.abs(one.count - term.count) - Math.abs(other.count - term.count) || (one.folded < other.folded ? -1 : 1),
    )
    .filter(
      (other, index, all) => !all.slice(0, index).some(({ words }) => words.some((word) => other.words.includes(word))),
    )
    .slice(0, 3)
    .map(({ text }) => text);
  if (distractors.length < FEWEST_DISTRACTORS) return null;
  const kind = term.isProper ? 'name' : 'term';
  const question = `Which ${kind} completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`;
  const points = /\b(?:this|these|those|it|they|above|below|such)\b/i.test(sentence.text) ? 0.5 : 0;
  return {
    kind,
    question,
    answer,
    distractors,
    sentence,
    worth: 1 + term.words.length * 0.3 + (at > 3 ? 0.3 : 0) - points - (term.count > 15 ? 1 : 0) - shortBy(distractors),
  };
}

/** "Worker" in "Skilled Worker", "Suitability" in "Part Suitability": the rest of the name would give it away. */
function isPartOfName({ words, text }: StudySentence, at: number, length: number): boolean {
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
  const before = words[at - 1];
  const first = words[at];
  const last = words[at + length - 1];
  const after = words[at + length];
  const touches = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && /^[\s-]$/.test(text.slice(one.end, other.start));
  return (
    (at > 1 && isCapital(before) && touches(before, first)) ||
    (isCapital(last) && isCapital(after) && touches(last, after))
  );
}

/** "To travel" is no noun, "professional or personal" no whole one, and what follows a colon is a title. */
function isHalfSaid({ words, text }: StudySentence, at: number, term: KeyTerm): boolean {
  const before = words[at - 1]?.text.toLowerCase();
  const after = words[at + term.words.length]?.text.toLowerCase();
  const start = words[at]?.start ?? 0;
  if (/[:“"‘]\s*$/.test(text.slice(0, start))) return true;
  return term.words.length === 1 && !term.isProper && (before === 'to' || after === 'or' || after === 'and');
}

/** An item of a list is asked about with the line it goes on from. */
const withLead = (text: string, { lead }: StudySentence): string => (lead ? `${shortened(lead, 160)} … ${text}` : text);

/** Every word with its neighbours: a distractor that the document itself puts between the same two would be right too. */
function contextsOf(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const contexts = new Set<string>();
  for (const { words } of sentences) {
    for (let at = 0; at < words.length; at += 1) {
      for (let length = 1; length <= 3; length += 1) {
        const middle = words
          .slice(at, at + length)
          .map(({ folded }) => folded)
          .join(' ');
        contexts.add(`${words[at - 1]?.folded ?? ''} ${middle} ${words[at + length]?.folded ?? ''}`);
      }
    }
  }
  return contexts;
}

function isOther(text: string, term: string, meaning: string): boolean {
  return !sharesWords(text, term) && !sharesWords(term, text) && !sharesWords(text, meaning);
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

const byLikeness = (text: string) => (one: string, other: string) =>
  Math.abs(one.length - text.length) - Math.abs(other.length - text.length) || (one < other ? -1 : 1);
