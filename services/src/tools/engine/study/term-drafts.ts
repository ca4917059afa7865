import type { Word } from '../text/words.js';
import { sharesWords } from './definitions.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import type { KeyTerm } from './key-terms.js';
import { areOfOneSort, type NameSorts } from './name-sorts.js';
import { companyOf, fragmentsIn, isAlike, isInsideName, isOfUnknownKind, type Company } from './term-kinds.js';
import { inQuotes, refersByNumber, withGap, withLead, type DraftQuestion } from './question.js';

/** What so large a share of all sentences is about fits into any gap at a guess: "the applicant" of a rule. */
const SHARE_OF_A_SUBJECT = 0.3;
/** In a short text nothing is guessed for its being there so often. */
const OFTEN = 8;

/** A key term is left out of its sentence; terms of the same look stand beside it, and names of the same sort. */
export function termDrafts(
  sentences: readonly StudySentence[],
  terms: readonly KeyTerm[],
  sorts: NameSorts,
): DraftQuestion[] {
  const contexts = contextsOf(sentences);
  const most = terms.slice(0, 300);
  const fragments = fragmentsIn(sentences, most);
  const often = Math.max(OFTEN, sentences.length * SHARE_OF_A_SUBJECT);
  const usable = most.filter(({ folded }) => !fragments.has(folded));
  // Of a word of no known kind ("toilet", "crack") nothing tells which others could stand in its place: what does not
  // fit the sentence is seen at a glance.
  const askable = usable.filter((term) => term.count <= often && !isOfUnknownKind(term));
  // What all is about is guessed without reading.
  const common = new Set(usable.filter(({ count }) => count > often / 3).map(({ text }) => text));
  const company = companyOf(sentences, usable);
  const whole = new Set(terms.map(({ folded }) => folded));
  const byFirstWord = new Map<string, KeyTerm[]>();
  for (const term of askable) {
    const first = term.words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), term]);
  }
  // A line of notes has its term for an answer.
  return sentences
    .filter(({ note }) => !note)
    .flatMap((sentence) => {
      const folded = ` ${sentence.words.map((word) => word.folded).join(' ')} `;
      return [...new Set(sentence.words.flatMap((word) => byFirstWord.get(word.folded) ?? []))]
        .filter((term) => standsOnce(folded, term.folded) && !isPartOfTerm(sentence, term, whole))
        .slice(0, 8)
        .flatMap((term) => termDraft(sentence, folded, term, usable, contexts, company, sorts) ?? [])
        .map((draft) => ({ ...draft, isCommon: common.has(draft.answer) }));
    });
}

const standsOnce = (folded: string, term: string): boolean => {
  const at = folded.indexOf(` ${term} `);
  return at >= 0 && at === folded.lastIndexOf(` ${term} `);
};

/** "Decision" in "decision maker": the other half would give it away. */
function isPartOfTerm({ words }: StudySentence, term: KeyTerm, whole: ReadonlySet<string>): boolean {
  const at = words.findIndex((_, index) => term.words.every((word, offset) => words[index + offset]?.folded === word));
  const before = words[at - 1]?.folded ?? '';
  const after = words[at + term.words.length]?.folded ?? '';
  return whole.has(`${before} ${term.folded}`) || whole.has(`${term.folded} ${after}`);
}

function termDraft(
  sentence: StudySentence,
  folded: string,
  term: KeyTerm,
  terms: readonly KeyTerm[],
  contexts: ReadonlySet<string>,
  company: Company,
  sorts: NameSorts,
): DraftQuestion | null {
  const at = sentence.words.findIndex((_, index) =>
    term.words.every((word, offset) => sentence.words[index + offset]?.folded === word),
  );
  const first = sentence.words[at];
  const last = sentence.words[at + term.words.length - 1];
  if (!first || !last || (at === 0 && !term.isProper) || isPartOfName(sentence, at, term.words.length)) return null;
  const around = (from: number, to: number) => sentence.words.slice(Math.max(0, from), to).map(({ text }) => text);
  if (isInsideName(around(at - 3, at), around(at + term.words.length, at + term.words.length + 3))) return null;
  if (isHyphenated(sentence.text, first.start, last.end)) return null;
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
        Math.abs(other.words.length - term.words.length) <= 2,
    )
    .filter((other) => isAlike(term, other, sentence.words[at - 1]?.text.toLowerCase() ?? '', company))
    .filter((other) => !term.isProper || areOfOneSort(term.text, other.text, sorts))
    .filter((other) =>
      ownWords(other, term).every((word) => !term.words.includes(word) && !folded.includes(` ${word} `)),
    )
    .filter((other) => !contexts.has(`${before} ${other.folded} ${after}`))
    .toSorted(
      (one, other) =>
        Math.abs(one.count - term.count) - Math.abs(other.count - term.count) || (one.folded < other.folded ? -1 : 1),
    )
    .filter(
      (other, index, all) =>
        !all.slice(0, index).some(({ words }) => words.some((word) => ownWords(other, term).includes(word))),
    )
    .slice(0, 3)
    .map(({ text }) => text);
  if (distractors.length < FEWEST_DISTRACTORS) return null;
  const kind = term.isProper ? 'name' : 'term';
  const question = `Which ${kind} completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`;
  const points = POINTS.test(sentence.text) || refersByNumber(sentence.text) ? 0.5 : 0;
  return {
    kind,
    question,
    answer,
    distractors,
    sentence,
    worth:
      0.6 + term.words.length * 0.4 + (at > 3 ? 0.3 : 0) - points - (term.count > 15 ? 1 : 0) - shortBy(distractors),
  };
}

const POINTS = /\b(?:this|these|those|it|they|above|below|such)\b/i;

/** "Financial" of "financial requirement" beside "validity requirement": what both end in, or begin with, tells nothing. */
function ownWords({ words }: KeyTerm, { words: others }: KeyTerm): readonly string[] {
  if (words.length < 2 || others.length < 2) return words;
  if (words.at(-1) === others.at(-1)) return words.slice(0, -1);
  return words[0] === others[0] ? words.slice(1) : words;
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

/** "Sentence" in "non-sentence". */
const isHyphenated = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '-' || text[end] === '-';

/** "To travel" is no noun, "professional or personal" no whole one, and what follows a colon is a title. */
function isHalfSaid({ words, text }: StudySentence, at: number, term: KeyTerm): boolean {
  const before = words[at - 1]?.text.toLowerCase();
  const after = words[at + term.words.length]?.text.toLowerCase();
  const start = words[at]?.start ?? 0;
  if (/[:“"‘]\s*$/.test(text.slice(0, start))) return true;
  return term.words.length === 1 && !term.isProper && (before === 'to' || after === 'or' || after === 'and');
}

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
