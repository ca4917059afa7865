import { sentencesOf } from './read-advert.js';
import { asksForMoney, chatContact, denials, harmless, personalMailbox, warnings } from './scam-rules.js';

export type WarningKind =
  'asks-for-money' | 'personal-mailbox' | 'chat-number' | 'copies-sponsor' | 'reported' | 'refused-before';

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

/** What one sentence shows; nothing where it warns of just that. */
export function warningOf(sentence: string): TextKind | undefined {
  const text = sentence.replace(/\s+/g, ' ');
  const isWarning = warnings.some((rule) => rule.test(text));
  if (isWarning) return undefined;
  if (personalMailbox.test(text)) return 'personal-mailbox';
  const rest = harmless.reduce((left, rule) => left.replace(rule, ' '), text);
  if (chatContact.some((rule) => rule.test(rest))) return 'chat-number';
  if (denials.some((rule) => rule.test(text))) return undefined;
  return asksForMoney.some((rule) => rule.test(rest)) ? 'asks-for-money' : undefined;
}

/** All that the texts of an advert show, each kind once, with the first sentence that does. */
export function warningsIn(texts: string[]): Warning[] {
  const found = new Map<TextKind, Warning>();
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      const kind = warningOf(sentence);
      if (kind && !found.has(kind)) found.set(kind, { kind, summary: summaries[kind], quote: sentence });
    }
  }
  return [...found.values()];
}
