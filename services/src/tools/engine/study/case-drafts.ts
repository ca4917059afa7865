import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

const PARTY = "\\p{Lu}[\\p{L}&’'-]*(?: (?:\\p{Lu}[\\p{L}&’'-]*|of|and|the|for|&|plc|ltd))*";
/** "Hyde v Wrench", "Carlill v Carbolic Smoke Ball Company": who sued whom, which is what a case is called. */
const CASE = new RegExp(`(?<![\\p{L}\\p{N}])(?:R|${PARTY}) v\\.? ${PARTY}`, 'gu');
const MOST_TO_CHOOSE_FROM = 6;

/** Which case was it: its name is left out of what a sentence tells of it, and the document's other cases stand beside it. */
export function caseDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const cases = sentences.flatMap((sentence) =>
    Array.from(sentence.text.matchAll(CASE), ({ 0: text, index: start }) => ({
      text: text.replace(/^(?:In|The|See|As in) /, ''),
      start: start + (/^(?:In|The|See|As in) /.exec(text)?.[0].length ?? 0),
      sentence,
    })),
  );
  const names = [...new Set(cases.map(({ text }) => text))];
  return cases.flatMap(({ text, start, sentence }) => {
    const others = names
      .filter((other) => other !== text && !sentence.text.includes(other) && !sharesAParty(other, text))
      .toSorted((one, other) => farness(one, text) - farness(other, text) || (one < other ? -1 : 1))
      .slice(0, MOST_TO_CHOOSE_FROM);
    const isToldAgain = sentence.text.indexOf(text) !== sentence.text.lastIndexOf(text);
    if (others.length < FEWEST_DISTRACTORS || isToldAgain) return [];
    const gapped = withGap(sentence.text, start, text);
    return [
      {
        kind: 'case' as const,
        question: `Which case completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`,
        answer: text,
        distractors: others,
        sentence,
        worth: 2 - shortBy(others),
      },
    ];
  });
}
const partiesOf = (name: string): string[] => name.split(/ v\.? /);
const sharesAParty = (one: string, other: string): boolean =>
  partiesOf(one).some((party) => partiesOf(other).includes(party));
const farness = (one: string, other: string): number => Math.abs(one.length - other.length);
