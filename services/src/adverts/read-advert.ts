import { affirming, conditional, offering, other, refusing, subject } from './sponsorship-rules.js';

export type AdvertAnswer = 'offers' | 'conditional' | 'refuses' | 'silent';

export interface AdvertReading {
  answer: AdvertAnswer;
  /** The advert's own sentence that says so, letter for letter; none where it is silent. */
  sentence?: string;
}

/** Of a longer text only so much is read: no advert says it later. */
const MOST_CHARACTERS = 400_000;
/** A "sentence" longer than this is a list without full stops; it is read in pieces. */
const LONGEST = 600;

/**
 * What an advert says of sponsoring a visa. One refusal outweighs any offer, one condition any plain promise: a person
 * loses more by an application that was never possible.
 */
export function readAdvert(text: string): AdvertReading {
  const found: Partial<Record<AdvertAnswer, string>> = {};
  for (const sentence of sentencesOf(text.slice(0, MOST_CHARACTERS))) {
    const answer = answerOf(sentence);
    if (answer === 'refuses') return { answer, sentence };
    if (answer !== 'silent') found[answer] ??= sentence;
  }
  for (const answer of ['conditional', 'offers'] as const) {
    if (found[answer] !== undefined) return { answer, sentence: found[answer] };
  }
  return { answer: 'silent' };
}

/** What one sentence says. */
export function answerOf(sentence: string): AdvertAnswer {
  const words = other.reduce((left, rule) => left.replace(rule, ' '), sentence.replace(/\s+/g, ' '));
  if (!subject.test(words)) return 'silent';
  const says = (rules: RegExp[]) => rules.some((rule) => rule.test(words));
  if (says(refusing) && !says(affirming)) return 'refuses';
  const isOffer = says(offering);
  if (says(conditional) && (isOffer || /sponsor|visa|certificate/i.test(words))) return 'conditional';
  return isOffer && /sponsor|visa|permit|blue card|h-?[12]b|skilled[- ]worker|highly skilled/i.test(words)
    ? 'offers'
    : 'silent';
}

/** Full stops inside abbreviations and numbers end nothing. */
export function* sentencesOf(text: string): Generator<string> {
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029•▪●◦]/)) {
    for (const part of line.split(/(?<=[.!?…])["'”’)]*\s+(?=["'“‘(]*[\p{Lu}\d])/u)) {
      const sentence = part.trim();
      for (let at = 0; at < sentence.length; at += LONGEST) yield sentence.slice(at, at + LONGEST);
    }
  }
}
