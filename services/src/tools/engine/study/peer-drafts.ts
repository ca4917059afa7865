import { capital } from '../text/clean.js';
import { wordsOf } from '../text/words.js';
import { telling } from './about.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import { sharesWords } from './definitions.js';
import type { StudySentence } from './document.js';
import type { Peers } from './peers.js';
import { kindOfHead } from './term-kinds.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';
import { escaped } from '../../../platform/escaped.js';

const MOST_SENTENCES = 400;
const MOST_TO_CHOOSE_FROM = 6;
/** So many words in common beside the two terms, and so large a part of all: the document may say the same of both. */
const SAME = 2;
const SAME_PART = 0.4;

/** "It contains _____, an enzyme that …": a term is left out, and those that the document names with it stand beside it. */
export function peerDrafts(sentences: readonly StudySentence[], peers: Peers): DraftQuestion[] {
  const some = sentences.slice(0, MOST_SENTENCES).filter(({ note }) => !note);
  const said = some.map((sentence) => ({ sentence, words: new Set(telling(sentence.words)) }));
  const saying = new Map(
    [...peers.keys()].map((term) => [term, said.filter(({ sentence }) => holds(sentence.text, term))]),
  );
  return [...peers].flatMap(([term, others]) =>
    (saying.get(term) ?? []).flatMap(({ sentence, words }) => {
      const start = placeOf(sentence.text, term);
      if (start === null || isInName(sentence.text, start, term)) return [];
      const answer = sentence.text.slice(start, start + term.length);
      const gapped = withGap(sentence.text, start, term);
      const dressed = (text: string) => (answer === term ? text : capital(text));
      if (sharesWords(term, gapped)) return [];
      const distractors = [...others]
        .filter((other) => isLike(other, term) && !sharesWords(other, gapped) && !sharesWords(other, term))
        .filter((other) => !(saying.get(other) ?? []).some((each) => saysTheSame(each.words, words, [term, other])))
        .toSorted(
          (one, other) =>
            Math.abs(one.length - term.length) - Math.abs(other.length - term.length) || (one < other ? -1 : 1),
        )
        .slice(0, MOST_TO_CHOOSE_FROM);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      return [
        {
          kind: 'term' as const,
          question: `Which term completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`,
          answer,
          distractors: distractors.map(dressed),
          sentence,
          worth: 2.5 - shortBy(distractors),
        },
      ];
    }),
  );
}

const holds = (text: string, term: string): boolean => placeOf(text, term) !== null;

/** Where a term stands, as it is written there; null where it does not, or more than once. */
function placeOf(text: string, term: string): number | null {
  if (!text.toLowerCase().includes(term.toLowerCase())) return null;
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(term)}(?![\\p{L}\\p{N}-])`, 'giu'))];
  const [first] = found;
  if (!first || found.length > 1) return null;
  // A capital at the beginning is the sentence's.
  return first[0] === term || first.index === 0 ? first.index : null;
}

/** "Pepsin" beside a noun that goes on with it would be a half of something. */
const isInName = (text: string, start: number, term: string): boolean =>
  /^ \p{Lu}/u.test(text.slice(start + term.length)) || /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, start));

const isMany = (text: string): boolean =>
  /[^siu]s$|(?:children|people|men|women|teeth|feet|villi|bacteria|data)$/i.test(text);
const isName = (text: string): boolean => /^\p{Lu}/u.test(text);
const headOf = (text: string): string => wordsOf(text).at(-1)?.folded ?? '';

/** As many, a name beside names, and nothing of another known kind. */
function isLike(one: string, other: string): boolean {
  const [kind, otherKind] = [kindOfHead(headOf(one)), kindOfHead(headOf(other))];
  const areUnknown = [kind, otherKind].every((each) => each.startsWith('thing'));
  return isMany(one) === isMany(other) && isName(one) === isName(other) && (kind === otherKind || areUnknown);
}

/** "Breaks down" is one word in two. */
const PARTICLES = new Set('down up out off away back over along through'.split(' '));

function saysTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>, terms: readonly string[]): boolean {
  const own = new Set(terms.flatMap((term) => telling(wordsOf(term))));
  const both = [...one].filter((word) => other.has(word) && !own.has(word) && !PARTICLES.has(word)).length;
  return both >= SAME && both >= SAME_PART * other.size;
}
