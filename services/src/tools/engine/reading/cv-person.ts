import { sentencesIn } from './sentences-in.js';
import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import { firstOf } from './first-of.js';
import { countryOfAddress, isPlaceOnly } from './places.js';
import { CONTACT } from './skills-of-a-line.js';
import { isLineOf, proofAt, type Proof } from './proof.js';
import { isSaidOfALanguage } from './said-of-a-language.js';
import { rightOn, workRightIn, type WorkRight } from './rights.js';
import { everySkillNamedIn, type SkillMention } from './skill-finder.js';

export function countryOf(lines: readonly CvLine[]): CvFacts['country'] {
  const plain = lines.filter(({ isBullet, isHeading }) => !isBullet && !isHeading);
  const atTheTop = plain.filter(({ section }) => section === 'head' || section === 'summary').slice(0, FIRST_LINES);
  const found =
    firstOf(atTheTop, ({ text }) => countryOfAddress(text)) ??
    firstOf(besideContacts(lines), ({ text }) => countryOfAddress(text));
  return found && { name: found.says, proof: found.proof };
}

const FIRST_LINES = 8;

/** "Bristol, UK" above an address for mail, wherever a column of the page has put both. */
const besideContacts = (lines: readonly CvLine[]): CvLine[] =>
  lines.filter(
    ({ text, section, isHeading }, at) =>
      !isHeading &&
      section !== 'references' &&
      isPlaceOnly(text) &&
      [lines[at - 1], lines[at + 1], lines[at + 2]].some((near) => near && CONTACT.test(near.text)),
  );

/** The sentence that says it, not all that stands on the line. */
export function rightOf(lines: readonly CvLine[], today: Date): CvFacts['right'] {
  // what is held tells more than what is applied for, wherever it stands
  const found =
    firstOf(lines, ({ text }) => orNot(workRightIn(text))) ?? firstOf(lines, ({ text }) => workRightIn(text));
  if (!found) return null;
  const line = lines.find((each) => isLineOf(each, found.proof));
  const whole = line?.text ?? found.proof.whole;
  const said = withAnswers(sentencesIn(whole).flatMap((each) => each.split(/\s+[·|•]\s+|;\s/)));
  const sentence =
    said.find((each) => orNot(workRightIn(each)) !== null) ?? said.find((each) => workRightIn(each) !== null);
  const says = rightOn(found.says, sentence ?? whole, today);
  const withNeed = sentence === undefined ? null : withWhatIsNeeded(sentence, whole);
  const proof = line && sentence ? proofAt(line, Math.max(0, line.text.indexOf(sentence))) : found.proof;
  return { says, proof: { ...proof, whole: withNeed ?? wordsOfRight(sentence ?? whole) } };
}

/** "Will you need sponsorship? No": a question says nothing without what is answered. */
const withAnswers = (said: readonly string[]): string[] =>
  said.flatMap((each, at) => {
    const next = said[at + 1] ?? '';
    if (at > 0 && isAnswer(each) && isQuestion(said[at - 1]!)) return [];
    return [isQuestion(each) && isAnswer(next) ? `${each} ${next}` : each];
  });
const isQuestion = (text: string): boolean => /\?\s*$/.test(text);
const isAnswer = (text: string): boolean => /^\W*(?:yes|no|none|not (?:required|needed|applicable))\b/i.test(text);

const orNot = (right: WorkRight | null): WorkRight | null => (right === 'awaited' ? null : right);

/** "Skilled Worker visa; would need a new certificate of sponsorship": the visa alone would be half of what is said. */
function withWhatIsNeeded(sentence: string, line: string): string | null {
  const at = line.indexOf(sentence);
  const next = at < 0 ? '' : (/^;\s[^.;!?]{5,100}/.exec(line.slice(at + sentence.length))?.[0] ?? '');
  return !IS_NEEDED.test(sentence) && IS_NEEDED.test(next) && workRightIn(next.slice(2)) === 'needs'
    ? `${sentence}${next}`
    : null;
}

const IS_NEEDED = /\b(?:needs?|requires?)\b/i;

/** Of a long sentence the part that says it: "… living in Manchester since 2016 (settled status)". */
function wordsOfRight(sentence: string): string {
  const words = sentence.split(/\s+/).length;
  // what stands behind a label is all about it: "Visa: Skilled Worker (some employer), needs transfer of sponsorship"
  if (words <= LONGEST_QUOTED || (words <= LONGEST_LABELLED && LABELLED.test(sentence))) return sentence;
  const says = workRightIn(sentence);
  const plain = sentence.replace(/\s*\([^()]*\)/g, '');
  if (plain !== sentence && plain.split(/\s+/).length <= LONGEST_PLAIN && workRightIn(plain) === says) return plain;
  const part = sentence
    .split(/[(),]|\s[–—-]\s/)
    .map((each) => each.trim())
    .find((each) => workRightIn(each) === says);
  return part === undefined ? sentence : withItsEnd(part, sentence);
}

/** "Graduate visa (expires 12/2026)": until when it holds is a part of what it is. */
function withItsEnd(part: string, sentence: string): string {
  const behind = sentence.slice(sentence.indexOf(part) + part.length);
  const until = /^\s?[,(–—-]\s?((?:valid|expir|until|till|ends|exp\b)[^,;()|–—-]{1,30}?(?:19|20)\d{2})(?!\d)/i.exec(
    behind,
  )?.[1];
  return part === '' || until === undefined ? part : `${part} (${until})`;
}
const LONGEST_QUOTED = 7;
/** "On a Skilled Worker visa (sponsor: Some Trust) until May 2027" without its bracket. */
const LONGEST_PLAIN = 10;
const LONGEST_LABELLED = 16;
const LABELLED = /^(?:(?:uk )?visa|immigration|right to work)(?: status)?\s*[:–-]/i;

/** "languages italian (native) english good": elsewhere "polish" is no language. */
function writtenSmall({ text, isHeading }: CvLine): SkillMention[] {
  if (isHeading || !LEVEL_OF_LANGUAGE.test(text) || text.length > 100) return [];
  const capitals = text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return everySkillNamedIn(capitals).filter(({ skill }) => skill.kind === 'language');
}

const LEVEL_OF_LANGUAGE =
  /^languages?\b|\b(?:native|fluent(?:ly)?|mother tongue|bilingual|intermediate|medium|conversational|[abc][12])\b/i;

const begunIn = ({ doubted }: CvLine) => doubted.filter(({ doubt }) => doubt === 'begun').map(({ mention }) => mention);

/** Spoken, or being learned. */
export function languagesOf(lines: readonly CvLine[]): Map<string, Proof> {
  const spoken = new Map<string, Proof>();
  for (const line of lines) {
    const named = [...line.mentions, ...begunIn(line)].filter(
      ({ start, end }) => line.section === 'languages' || isSaidOfALanguage(line.text, start, end),
    );
    for (const { skill, start } of [...named, ...writtenSmall(line)]) {
      if (skill.kind === 'language' && !spoken.has(skill.name)) spoken.set(skill.name, proofAt(line, start));
    }
  }
  return spoken;
}
