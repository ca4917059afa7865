import { piecesIn } from './advert-sentences.js';
import { isClawedBack } from './claw-backs.js';
import { chatContact, personalMailbox } from './contact-rules.js';
import { isGivenOnArrival } from './given-on-arrival.js';
import { isLentToStaff, isRentWithoutDeposit } from './lent-to-staff.js';
import { moneyAsked, moneyLent } from './money-asked.js';
import { withoutClauses } from './money-clauses.js';
import { denials, limits, partial } from './money-denied.js';
import { isOwedToAuthority } from './owed-to-authority.js';
import { chanceOfAsking } from './trained/money-reader.js';
import { withShortForms } from './short-forms.js';
import { asksForMoney, harmless, nothing, speaksOfMoney, warnings } from './scam-rules.js';

export type WarningKind =
  | 'asks-for-money'
  | 'personal-mailbox'
  | 'chat-number'
  | 'copies-sponsor'
  | 'offers-and-refuses'
  | 'unsigned-word'
  | 'reported'
  | 'refused-before';

/** Why an advert is held back until an administrator has seen it. */
export interface Warning {
  kind: WarningKind;
  /** One sentence for people. */
  summary: string;
  /** What the advert says, letter for letter. */
  quote?: string;
}

const summaries = {
  'asks-for-money': 'It asks applicants for money',
  'personal-mailbox': 'It gives a personal mailbox as its contact',
  'chat-number': 'It sends applicants to a chat',
} satisfies Partial<Record<WarningKind, string>>;

type TextKind = keyof typeof summaries;
const kinds = Object.keys(summaries) as TextKind[];

const finds = (rules: RegExp[], text: string): boolean => {
  const whole = withoutPoints(text);
  return rules.some((rule) => rule.test(whole));
};
const asking = [...asksForMoney, ...moneyAsked];

/** From here on a sentence is taken to ask for money that no rule hears; a person looks at each. */
const LIKELY = 0.5;
/** So sure is the reader that no word of ours on what is harmless outweighs it. */
const SURE = 0.85;
/** A sum or a label alone asks nobody. */
const isSaid = /(?:\p{L}{2,}\P{L}+){3}/u;
const asksBy = (least: number, text: string): boolean => isSaid.test(text) && chanceOfAsking(text) > least;

/** What the reader hears, and what is left of it without the words that are harmless. */
const mayBeAsking = (text: string, rest: string): boolean =>
  asksBy(LIKELY, text) && (rest === text || asksBy(LIKELY, rest) || asksBy(SURE, text));

/** That nobody is asked for money; not where it is said how far that goes, and the reader hears somebody asked. */
const isDenied = (text: string): boolean =>
  denials.some((rule) => rule.test(text.replace(partial, ' '))) && !(limits.test(text) && asksBy(SURE, text));

const aSum = /[£$€] ?[1-9]/;

/** In the rules a full stop ends what belongs together, and that of "0.5 BTC" does not. */
const withoutPoints = (text: string): string => text.replace(/(?<=\d)\.(?=\d)/g, ',');

/**
 * Letters, digits and signs that are others only in their looks ("Ｗｈａｔｓ Ａｐｐ", "𝗚𝗺𝗮𝗶𝗹", "certiﬁcate") as the usual ones.
 * What stands for several ("™", "…") stays: it ends a word, or a sentence.
 */
const inUsualSigns = (text: string): string =>
  text.replace(/[^\0-\u007fªº]/gu, (sign) => {
    const usual = sign.normalize('NFKC');
    return /^[!-~]$/.test(usual) || /[\ufb00-\ufb06]/.test(sign) ? usual : sign;
  });

/** All that one sentence shows beside what is shown already; nothing where it warns of just that. */
export function warningsOf(sentence: string, isShown: (kind: TextKind) => boolean = () => false): TextKind[] {
  const whole = withShortForms(inUsualSigns(sentence).replace(/\s+/g, ' '));
  const text = whole.replace(nothing, aSum.test(whole) ? 'nothing' : 'no fee');
  const mayAsk = !isShown('asks-for-money') && speaksOfMoney.test(text);
  const mayChat = !isShown('chat-number') && chatContact.some((rule) => rule.test(text));
  const hasMailbox = !isShown('personal-mailbox') && personalMailbox.test(text);
  if (!(mayAsk || mayChat || hasMailbox) || warnings.some((rule) => rule.test(text))) return [];
  const shows: Record<TextKind, boolean> = {
    'personal-mailbox': hasMailbox,
    'chat-number': mayChat && chatContact.some((rule) => rule.test(withoutHarmless(text))),
    'asks-for-money': mayAsk && asksForPayment(withoutClauses(text, ofNoPayer)),
  };
  return kinds.filter((kind) => shows[kind]);
}

const withoutHarmless = (text: string): string => harmless.reduce((left, rule) => left.replace(rule, ' '), text);

/** What comes back to the employer or goes to the state: none of it is paid for the job. */
const ofNoPayer = [isClawedBack, isLentToStaff, isRentWithoutDeposit, isOwedToAuthority];

function asksForPayment(text: string): boolean {
  const rest = withoutHarmless(text);
  return (
    finds(moneyLent, rest) ||
    ((finds(asking, rest) || mayBeAsking(text, rest)) && !isDenied(text) && !isGivenOnArrival(text))
  );
}

/** Most lines of official records say the same beside their names, and a trap says the same thousands of times. */
const known = new Map<string, TextKind[]>();
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 600;

/** What is shown already need not be looked for again: a trap asks for money in thousands of sentences. */
function warningsOfKnown(sentence: string, found: Map<TextKind, Warning>): TextKind[] {
  const before = known.get(sentence);
  if (before) return before;
  if (found.size > 0 || sentence.length > LONGEST_KNOWN) return warningsOf(sentence, (kind) => found.has(kind));
  if (known.size >= MOST_KNOWN) known.clear();
  const shown = warningsOf(sentence);
  known.set(sentence, shown);
  return shown;
}

/** All that the texts of an advert show, each kind once, with the first sentence that does. */
export function warningsIn(texts: string[]): Warning[] {
  const found = new Map<TextKind, Warning>();
  for (const text of texts) {
    for (const sentence of piecesIn(text)) {
      for (const kind of warningsOfKnown(sentence, found)) {
        if (!found.has(kind)) found.set(kind, { kind, summary: summaries[kind], quote: sentence });
      }
    }
  }
  return [...found.values()];
}
