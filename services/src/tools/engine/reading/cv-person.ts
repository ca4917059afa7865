import { sentencesIn } from './sentences-in.js';
import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import { fieldOfTitle } from './fields.js';
import { firstOf } from './first-of.js';
import { occupationOf } from './occupation-families.js';
import { countryOfAddress, isPlaceOnly } from './places.js';
import { CONTACT } from './skills-of-a-line.js';
import { proofAt, type Proof } from './proof.js';
import { rightOn, workRightIn } from './rights.js';
import { saysRank } from './seniority.js';
import { everySkillNamedIn, type SkillMention } from './skill-finder.js';

const AFTER_A_NAME =
  /,?\s+(?:and\s+)?I(?:['’]m)?(?![\p{L}'’])|,?\s+(?=and\b)|\s+[–—|·•-]\s+|[,(]|\s{2,}|(?<=\p{Ll}{3})\.(?:\s|$)/u;
/** Of a name all in capitals only letters that are surely none of it: "JO HOLT MSc RN". */
const LETTERS_OF_A_SHOUTED_NAME =
  /(?<=\S \S+)(?: (?:RN|RGN|RMN|RVN|MRCVS|ACCA|ACA|FCCA|FCMA|ACMA|CGMA|CIMA|AAT|MAAT|FMAAT|MRICS|FRICS|MCIPD|MCIOB|CENG|MIET|PGCE|QTS|MBA|PHD|MSC|BSC|PhD|MSc|BSc|BEng|MEng|CEng))+$/u;
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text.replace(/ (?:PhD|MSc|BSc|BEng|MEng|CEng)(?= |$)/g, ''));
/** "Grace Adeyemi RN" and "David Cole FCMA"; a name all in capitals keeps what may be a part of it. */
const withoutLetters = (text: string): string =>
  isShouted(text)
    ? text.trim().replace(LETTERS_OF_A_SHOUTED_NAME, '')
    : text.trim().replace(/(?<=\S \S+)(?: (?:[A-Z]{2,5}|PhD|MSc|BSc|CEng))+$/u, '');

/** Two to four words in capitals at the very top, with no digit, address or job in them. */
export function nameOf(lines: readonly CvLine[]): string | null {
  const head = lines.slice(0, 4).filter(({ section, isHeading }) => section === 'head' && !isHeading);
  const written = head.map(({ text }) =>
    text
      .replace(
        /^(?:(?:full )?name\s*:|(?:cv|resume|curriculum vitae)(?: of| [–—-])|personal (?:information|details)\s*:?)\s*|^(?:(?:hi|hello|dear [\p{L} ]{3,20})\b[,.!]?\s*)?my name(?: is|['’]s)\s+|^(?:mrs?|ms|miss|engr?|ing|dr|prof|rev)\.? (?=\p{Lu})/iu,
        '',
      )
      .replace(/\s+["“(]\p{L}+["”)](?=\s)/gu, '')
      .trim(),
  );
  // "Marco  Bellini" is a name with a wide gap, "Marco Bellini    Chef" one with something beside it.
  const names = written.flatMap((text) => [text.split(AFTER_A_NAME)[0] ?? '', text.replace(/\s+/g, ' ')]);
  return (
    names
      .map(withoutLetters)
      .find(
        (text) =>
          /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text) &&
          fieldOfTitle(text) === null &&
          occupationOf(text) === null &&
          !saysRank(text),
      ) ??
    smallNameOf(lines[0]) ??
    firstNameIn(lines[0]) ??
    labelledName(lines)
  );
}

/** "Full name: Mary Achieng" under Personal Details, wherever that stands; a referee's is somebody else's. */
function labelledName(lines: readonly CvLine[]): string | null {
  const named = lines.flatMap(({ text, section }) =>
    section === 'references' ? [] : (NAME_LABEL.exec(text)?.[1] ?? []),
  );
  return named[0]?.trim() ?? null;
}
const NAME_LABEL =
  /^(?:[Ff](?:ull|ULL) |[Mm]y )?(?:[Nn]ames?|NAMES?)(?: in full)?\s*[:–-]\s*(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3})\s*$/u;

/** "dean roberts   electrician    swansea": two words and a gap at the very top, by somebody who types no capitals. */
function smallNameOf(line: CvLine | undefined): string | null {
  const [, first = '', last = ''] = SMALL_ALONE.exec(line?.text ?? '') ?? SMALL_TOLD.exec(line?.text ?? '') ?? [];
  if (NO_NAME.test(last)) return null;
  const name = [first, last].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const isName = last !== '' && fieldOfTitle(name) === null && occupationOf(name) === null && !saysRank(name);
  return isName && everySkillNamedIn(name).length === 0 ? name : null;
}

/** "My name is Joy and I come from Ghana": one name, where somebody says that it is theirs. */
function firstNameIn(line: CvLine | undefined): string | null {
  const told = /\bmy name(?: is|['’]s) (\p{L}[\p{L}'’-]+)(?=[,.;]|$| and\b| from\b| i(?:['’]m)?\b)/iu;
  return told.exec(line?.text ?? '')?.[1]?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? null;
}

const SMALL_ALONE = /^(\p{Ll}{2,}) (\p{Ll}[\p{Ll}'’-]+)(?: {2,}|\t)/u;
/** "my name is dean roberts i am electrician". */
const SMALL_TOLD =
  /^(?:hi\W+)?my name(?: is|['’]s) (\p{Ll}{2,}) (\p{Ll}[\p{Ll}'’-]+)(?=[,.;]|$| and\b| i(?:['’]m)?\b)/iu;
const NO_NAME = /^(?:and|from|i|im|i['’]m|but|a|an)$/i;

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
  const found = firstOf(lines, (line) => workRightIn(line.text));
  if (!found) return null;
  const sentence = sentencesIn(found.proof.whole)
    .flatMap((each) => each.split(/\s+[·|•]\s+|;\s/))
    .find((each) => workRightIn(each) !== null);
  const says = rightOn(found.says, sentence ?? found.proof.whole, today);
  const line = lines.find(({ text }) => text === found.proof.whole);
  const proof = line && sentence ? proofAt(line, Math.max(0, line.text.indexOf(sentence))) : found.proof;
  return { says, proof: { ...proof, whole: wordsOfRight(sentence ?? found.proof.whole) } };
}

/** Of a long sentence the part that says it: "… living in Manchester since 2016 (settled status)". */
function wordsOfRight(sentence: string): string {
  const words = sentence.split(/\s+/).length;
  // what stands behind a label is all about it: "Visa: Skilled Worker (some employer), needs transfer of sponsorship"
  if (words <= LONGEST_QUOTED || (words <= LONGEST_LABELLED && LABELLED.test(sentence))) return sentence;
  const says = workRightIn(sentence);
  return (
    sentence
      .split(/[(),]|\s[–—-]\s/)
      .map((part) => part.trim())
      .find((part) => workRightIn(part) === says) ?? sentence
  );
}
const LONGEST_QUOTED = 7;
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
    for (const { skill, start } of [...line.mentions, ...begunIn(line), ...writtenSmall(line)]) {
      if (skill.kind === 'language' && !spoken.has(skill.name)) spoken.set(skill.name, proofAt(line, start));
    }
  }
  return spoken;
}
