import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

/** Who else is named behind a case is no party of it: "Carlill v Carbolic Smoke Ball Company Mrs Carlill …". */
const WORD = "(?!(?:Mr|Mrs|Ms|Dr|Lord|Lady|Sir|The|An?|In|Court|Judge)\\b)\\p{Lu}[\\p{L}&’'-]*";
const PARTY = `${WORD}(?: (?:(?:of|for|&) )?${WORD}){0,5}`;
/** A court is a party where the year of the case comes next: "Olley v Marlborough Court (1949)". "Hyde v Wrench", "R v Brown": who sued whom, which is what a case is called. */
const CASE = new RegExp(`(?<![\\p{L}\\p{N}])${PARTY} v\\.? ${PARTY}(?: Court(?= \\(\\d))?(?![\\p{L}\\p{N}])`, 'gu');
const BEFORE_IT =
  /^(?:In|See|Following|After|Under|Since|Before|Until|As|For|By|From|Like|Unlike|Compare|Again|Later|Finally|While|When|Where) /;
/** Two teams play against each other, and no court decides. */
const OF_LAW =
  /\b(?:court|judges?|judge?ment|claimants?|defendants?|plaintiff|appeals?|appellant|tribunal|precedent|common law|convicted|liable)\b/i;
const MOST_TO_CHOOSE_FROM = 6;

/** Which case was it: its name is left out of what a sentence tells of it, and the document's other cases stand beside it. */
export function caseDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const cases = sentences.flatMap((sentence) =>
    Array.from(sentence.text.matchAll(CASE), ({ 0: whole, index }) => {
      const text = whole.replace(BEFORE_IT, '');
      return { text, start: index + whole.length - text.length, sentence };
    }),
  );
  if (cases.length === 0 || !sentences.some(({ text }) => OF_LAW.test(text))) return [];
  const names = [...new Set(cases.map(({ text }) => text))];
  return cases.flatMap(({ text, start, sentence }) => {
    const rest = `${sentence.text.slice(0, start)} ${sentence.text.slice(start + text.length)}`;
    const others = names
      .filter((other) => other !== text && !rest.includes(other) && !sharesAParty(other, text))
      .toSorted((one, other) => farness(one, text) - farness(other, text) || (one < other ? -1 : 1))
      .slice(0, MOST_TO_CHOOSE_FROM);
    if (others.length < FEWEST_DISTRACTORS || isToldBy(rest, text)) return [];
    return [
      {
        kind: 'case' as const,
        question: `Which case completes this sentence from the document? ${inQuotes(withLead(withGap(sentence.text, start, text), sentence))}`,
        answer: text,
        distractors: others,
        sentence,
        worth: 2 - shortBy(others),
      },
    ];
  });
}

/** The Crown is a party of every prosecution, and tells none from another. */
const THE_CROWN = /^(?:R|Rex|Regina|DPP|The Crown|Attorney General)$/;
const partiesOf = (name: string): string[] => name.split(/ v\.? /).filter((party) => !THE_CROWN.test(party));
const sharesAParty = (one: string, other: string): boolean =>
  partiesOf(one).some((party) => partiesOf(other).includes(party));

/** A party that is named again tells the case. */
const isToldBy = (rest: string, name: string): boolean =>
  partiesOf(name)
    .flatMap((party) => party.split(' '))
    .some((word) => word.length > 3 && rest.includes(word));

const farness = (one: string, other: string): number => Math.abs(one.length - other.length);
