import type { CvLine } from './cv-line.js';
import { fieldOfTitle } from './fields.js';
import { occupationOf } from './occupation-families.js';
import { saysRank } from './seniority.js';
import { everySkillNamedIn } from './skill-finder.js';

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
