import { wordsOf } from '../text/words.js';
import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import { isStudy } from './cv-studies.js';
import { isLineOf } from './proof.js';
import { isPlaceOnly, townOfAddress, withoutWishes } from './places.js';

/**
 * The lines where people say where they live, folded, for finding a town in them. An address that names a town says it, with
 * what stands beside it ("Morley", "Leeds LS27") and sentences about it; where a university or an employer stands does not.
 */
export function whereOneLives(lines: readonly CvLine[], country: CvFacts['country'], heads: readonly CvLine[]): string {
  const top = lines.slice(0, FIRST_LINES).filter((line) => !heads.includes(line) && !isStudy(line));
  const at = country ? lines.findIndex((line) => isLineOf(line, country.proof)) : -1;
  const address = lines[at];
  const isTold = address !== undefined && townOfAddress(withoutInstitutions(address.text)) !== null;
  const said = isTold
    ? [
        ...[lines[at - 2], address, lines[at - 1], lines[at + 1], lines[at + 2]].filter(
          (line, place) => line !== undefined && (place === 1 || isPlaceOnly(line.text)),
        ),
        ...top.filter(({ text }) => LIVES.test(text)),
      ]
    : top.map(({ text }) => ({ text: A_YEAR.test(text) ? saysWhere(text) : text }));
  return ` ${said.map((line) => foldedWords(withoutWishes(withoutInstitutions(line?.text ?? '')))).join(' ')} `;
}
/** "Lives Hull. HGV class 1 since 2012": of a line with years the sentence alone that says it. */
const saysWhere = (text: string): string =>
  text
    .split(/[.;|]\s+/)
    .filter((each) => LIVES.test(each) && !A_YEAR.test(each))
    .join('. ');

const FIRST_LINES = 8;
const LIVES =
  /\b(?:based|living|lives?|resident|residing|located|relocated|moved) (?:in|to|near)\b|^(?:[Ll]ives?|[Bb]ased|[Ll]iving) (?=\p{Lu})|^(?:home|address|location|town|city)\s*:/iu;
const A_YEAR = /\b(?:19|20)\d{2}\b/;

/** "University of Aberdeen", "Bath Spa University", "Premier Lodge Bristol": a name that a town is a part of. */
const withoutInstitutions = (text: string): string =>
  text
    .replace(
      /\b(?:University|College|School|Institute|Bank|Port|Diocese) of (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/gu,
      ' ',
    )
    .replace(
      /(?<!\p{L})(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:University|College|School|Academy|Hospitals?|Infirmary|Council|Airport|NHS)(?!\p{L})/gu,
      ' ',
    );

const foldedWords = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
