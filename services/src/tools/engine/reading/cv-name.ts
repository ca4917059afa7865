import { capital } from '../text/clean.js';
import type { CvLine } from './cv-line.js';
import { headingOf } from './cv-sections.js';
import { fieldOfTitle } from './fields.js';
import { occupationOf } from './occupation-families.js';
import { withoutLetters, withoutTitles, withParticles, wordsWithCapitals } from './name-words.js';
import { headsATable } from './heads-of-tables.js';
import { isPlaceOnly } from './places.js';
import { saysRank } from './seniority.js';
import { nameFilledIn } from './rows-of-forms.js';
import { everySkillNamedIn } from './skill-finder.js';
import { smallNameAlone } from './small-names.js';
import { namesOrganisation } from './work-done.js';

const AFTER_A_NAME =
  /,?\s+(?:and\s+)?I(?:['’]m)?(?![\p{L}'’])|,?\s+(?=and\b)|\s+[–—|·•-]\s+|[,(]|\s{2,}|(?<=\p{Ll}{3})\.(?:\s|$)/u;

/** Two to four words in capitals at the very top, or more with small ones between, with no digit, address or job in them. */
export function nameOf(lines: readonly CvLine[]): string | null {
  const head = lines
    .slice(0, 4)
    .filter(({ section, isHeading }) => section === 'head' && !isHeading)
    // below the head of a table its rows begin with employers
    .filter(({ text }, _, all) => !headsATable(text) && !(/\d/.test(text) && all.some((one) => headsATable(one.text))))
    .map(({ text }) => withoutTitles(text));
  // "Marco  Bellini" is a name with a wide gap, "Marco Bellini    Chef" one with something beside it.
  const apart = (text: string) => [text.split(AFTER_A_NAME)[0] ?? '', text.replace(/\s+/g, ' ')].map(withoutLetters);
  const [first = ''] = head;
  const behindAPlace = isPlaceOnly(PARTED.exec(first)?.[1] ?? '') ? [PARTED.exec(first)?.[2] ?? ''] : [];
  return (
    nameFilledIn(lines.map(({ text }) => text)) ??
    said(lines[0]?.text ?? '') ??
    // "Cape Town" below "Anneke van der Merwe" is in capitals as well
    apart(first).find(isPlainName) ??
    [...apart(first), ...behindAPlace].find(isLongName) ??
    head.slice(1).flatMap(apart).find(isPlainName) ??
    head.slice(1).map(withoutLetters).find(isLongName) ??
    turned(first) ??
    smallNameOf(lines[0]) ??
    smallNameAlone(lines) ??
    firstNameIn(lines[0]) ??
    labelledName(lines)
  );
}

/** "Leeds, UK | Peter de Vries". */
const PARTED = /^([^|·•–—]{2,40}) [|·•–—] ([^|·•–—]{2,40})$/u;
const IN_CAPITALS = wordsWithCapitals(4);
const LONG = wordsWithCapitals(6);
/** "Müller" is no miller: the words for English trades have plain letters, but for "maître" and the like. */
const isNobodysWork = (text: string): boolean =>
  /[^\P{L}A-Za-zéèêîïâ]/u.test(text) || (fieldOfTitle(text) === null && occupationOf(text) === null && !saysRank(text));

const isPlainName = (text: string): boolean => IN_CAPITALS.test(text) && isNobodysWork(text);

/** "Mr Will Cook", "Name: Amy Carpenter": said to be a name, whatever trade it sounds like. */
function said(text: string): string | null {
  const name = withoutLetters(text.replace(SAYS_WHO, '').split(AFTER_A_NAME)[0] ?? '');
  if (!WITH_A_MARK.test(text) && !isNobodysWork(name)) return null;
  return SAYS_WHO.test(text) && (IN_CAPITALS.test(name) || withParticles.test(name)) ? name : null;
}
/** "Name: Callum Rennie", "Full name | Callum Rennie", "Name    Callum Rennie" of a table. */
const SAYS_WHO =
  /^(?:(?:(?:full |my )?names?|candidate|applicant)(?: in full)?(?:\s{0,9}[:|–—-]\s*|\s+)(?:(?:mrs?|ms|miss|mx|dr)\.? )?|(?:mrs?|ms|miss|mx)\.? )(?=\p{Lu})/iu;

/** What stands behind a word alone may be what a candidate is: "Candidate Project Manager". */
const WITH_A_MARK = /^(?:mrs?|ms|miss|mx)\b|^[\p{L} ]{4,20}(?:\s?[:|–—-]| {2}|\t)/iu;

/** "Anneke van der Merwe", "Venkata Satya Naga Lakshmi Narasimha Rao"; "Cafe de la Paix" is a place of work. */
const isLongName = (text: string): boolean =>
  (withParticles.test(text) || LONG.test(text)) &&
  isNobodysWork(text) &&
  headingOf(text) === null &&
  !namesOrganisation(text) &&
  !/\b(?:caf[eé]|brasserie|trattoria|bar|ristorante|chez|casa|chef|team|cv)\b/i.test(text) &&
  !isPlaceOnly(text) &&
  !A_TOWN.test(text) &&
  everySkillNamedIn(text).length === 0;

/** Towns abroad that are called as people are. */
const A_TOWN = /^(?:(?:Rio|Palma|Las|Los|Costa|Villa) |Santiago de (?:Chile|Cuba|Compostela)$)/;

/** "DHILLON, Gurpreet Kaur": the family's name first, in capitals, and a comma. */
function turned(text: string): string | null {
  const [, last = '', first = ''] = TURNED.exec(text) ?? [];
  const name = `${first} ${last.charAt(0)}${last.slice(1).toLowerCase()}`;
  return last !== '' && isNobodysWork(name) && !isPlaceOnly(first) ? name : null;
}
const TURNED = /^(\p{Lu}{3,}), (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*){0,2})$/u;

/** "Full name: Mary Achieng" under Personal Details, wherever that stands; a referee's is somebody else's. */
function labelledName(lines: readonly CvLine[]): string | null {
  const named = lines.flatMap(({ text, section }) =>
    section === 'references' ? [] : (NAME_LABEL.exec(text)?.[1] ?? []),
  );
  return named.map((text) => text.trim()).find((text) => IN_CAPITALS.test(text) || withParticles.test(text)) ?? null;
}
const NAME_LABEL =
  /^(?:[Ff](?:ull|ULL) |[Mm]y )?(?:[Nn]ames?|NAMES?)(?: in full)?(?:\s{0,9}[:|–—-]\s*|\s{2,}|\t)(\p{Lu}[\p{L}\p{M}'’. -]{2,60}?)\s*$/u;

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
  const name = told.exec(line?.text ?? '')?.[1];
  return name === undefined ? null : capital(name);
}

const SMALL_ALONE = /^(\p{Ll}{2,}) (\p{Ll}[\p{Ll}'’-]+)(?: {2,}|\t)/u;
/** "my name is dean roberts i am electrician". */
const SMALL_TOLD =
  /^(?:hi\W+)?my name(?: is|['’]s) (\p{Ll}{2,}) (\p{Ll}[\p{Ll}'’-]+)(?=[,.;]|$| and\b| i(?:['’]m)?\b)/iu;
const NO_NAME = /^(?:and|from|i|im|i['’]m|but|a|an)$/i;
