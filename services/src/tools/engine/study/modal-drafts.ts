import { wordsOf } from '../text/words.js';
import { telling } from './about.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { inQuotes, refersByNumber, withGap, withLead, type DraftQuestion } from './question.js';

/** What a rule does with a deed: orders, forbids or allows it, lets it be, says what comes of it. */
type Force = 'order' | 'ban' | 'leave' | 'waiver' | 'effect' | 'no effect';

const FORCES: readonly [Force, string][] = [
  ['ban', 'must not|may not|shall not|cannot|can not'],
  [
    'waiver',
    "need not|(?:do|does) not (?:need|have) to|(?:don't|doesn't|don’t|doesn’t) (?:need|have) to|(?:is|are) not required to",
  ],
  ['no effect', "will not|won't|won’t"],
  ['order', 'must|shall'],
  ['leave', 'may|can(?! ?not)'],
  ['effect', 'will'],
];
const MODAL = new RegExp(`\\b(?:${FORCES.map(([, words]) => words).join('|')})(?= \\p{Ll})`, 'gu');
/** What does not say the same; a waiver, which tells one from many, is beside none. */
const BESIDE: Partial<Record<Force, readonly Force[]>> = {
  leave: ['order', 'ban', 'effect'],
  ban: ['leave', 'order', 'effect'],
  waiver: ['order', 'ban', 'leave'],
  'no effect': ['effect', 'order', 'leave'],
};
/** Only a text of rules is asked what it orders and what it allows. */
const FEWEST_ORDERS = 5;
/** "May be fatal", "may have left", "may cause": what is possible, and no leave. */
const IS_POSSIBLE =
  /^(?:not |well |also )?(?:be (?!(?:sent|spent|done|read|built|lost|\p{L}+(?:ed|en|rn|wn|ade|ught|aid|old|eld|ut|ept|un))\b)|have |cause|lead|contain|occur|happen|need|become|appear|feel|suffer|result|vary|exist|differ|mean|seem|still|want|wish)/u;
/** "Can vary" is no leave either; whoever can apply has it. */
const IS_LEFT_TO =
  /^(?:only |then |still )?(?:apply|ask|request|claim|appeal|choose|extend|bring|leave|return|use|take|work|study|stay|enter|be (?:extended|used|added|included|made|granted))\b/;
/** More than so much is forbidden in every text. */
const IS_GUESSED =
  /\b(?:more|longer|later|less|fewer|greater) than\b|\b(?:exceed|breach|fall for|refusal|false|illegal)/i;
/** "So the applicant can apply". */
const IS_AN_AIM = /\bso(?: that)?(?: [\p{L}’'-]+){1,4} $/u;
const POINTS_BACK = /^(?:it|this|that|these|those|they|he|she|such|you)\b/i;

/** "May go no faster", "must go no faster": both say the same. */
const HAS_A_BOUND = /^(?:\p{L}+ ){0,3}(?:no|only|at most|at least|up to)\b/u;
/** "On icy roads it may take": nobody whom a rule could speak to. */
const OF_NOBODY = /\b(?:it|there|this|that) $/i;

/** "Nobody may", "only staff may": no other word makes sense there. */
const IS_LIMITED = /^(?:nobody|no one|none|neither|only)\b/i;

interface Modal {
  text: string;
  force: Force;
  start: number;
}

/** "An application _____ be rejected": must, may or must not? Asked for what is neither the usual word nor guessed. */
export function modalDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const found = sentences.map((sentence) => ({ sentence, modals: modalsIn(sentence.text) }));
  const all = found.flatMap(({ modals }) => modals);
  const ofForce = (force: Force) => all.filter((modal) => modal.force === force);
  if (ofForce('order').length + ofForce('ban').length < FEWEST_ORDERS) return [];
  const usual = (['order', 'effect', 'leave', 'ban'] as const).toSorted(
    (one, other) => ofForce(other).length - ofForce(one).length,
  )[0];
  return found.flatMap(({ sentence, modals }) =>
    modals.flatMap((modal) => {
      const { text } = sentence;
      const beside = BESIDE[modal.force];
      if (!beside || modal.force === usual || isUnsure(modal, modals, sentence)) return [];
      const distractors = beside
        .filter((force) => !modals.some((other) => other.force === force))
        .flatMap((force) => mostUsed(ofForce(force), isPerfect(text, modal)) ?? []);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      const gapped = withGap(text, modal.start, modal.text);
      return [
        {
          kind: 'modal' as const,
          question: `Which of these completes this sentence from the document? ${inQuotes(withLead(gapped, sentence))}`,
          answer: modal.text,
          distractors,
          sentence,
          worth:
            2 -
            shortBy(distractors) -
            (refersByNumber(text) ? 0.8 : 0) -
            (modal.force === 'ban' || modal.text === 'can' ? 0.5 : 0),
        },
      ];
    }),
  );
}

const modalsIn = (text: string): Modal[] =>
  Array.from(text.matchAll(MODAL), ({ 0: said, index: start }) => ({ text: said, start, force: forceOf(said) }));

const forceOf = (said: string): Force =>
  FORCES.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? 'order';

/** Said twice in the sentence, of something that stands elsewhere, or no more than common sense. */
function isUnsure(modal: Modal, modals: readonly Modal[], { text }: StudySentence): boolean {
  const after = text.slice(modal.start + modal.text.length + 1);
  const before = text.slice(0, modal.start);
  return (
    modals.filter(({ force }) => force === modal.force).length > 1 ||
    /["“”?]/.test(text) ||
    POINTS_BACK.test(text) ||
    IS_LIMITED.test(before) ||
    telling(wordsOf(before)).length === 0 ||
    IS_AN_AIM.test(before) ||
    OF_NOBODY.test(before) ||
    HAS_A_BOUND.test(after) ||
    (modal.text === 'may' && IS_POSSIBLE.test(after)) ||
    (modal.text === 'can' && !IS_LEFT_TO.test(after)) ||
    (modal.force === 'ban' && (/^(?:may|can) ?not/.test(modal.text) || IS_GUESSED.test(text)))
  );
}

/** "Have been granted": nothing "can" have been. */
const isPerfect = (text: string, { start, text: said }: Modal): boolean =>
  text.slice(start + said.length).startsWith(' have ');

/** As the document says it most often. */
function mostUsed(modals: readonly Modal[], isOfThePast: boolean): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of modals.filter((modal) => !isOfThePast || modal.text !== 'can'))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0];
}
