import { divisionsNamed } from '../../../jobs/divisions.js';
import { isLargeTown } from '../vocabulary/towns-abroad.js';
import { isUkTown } from '../vocabulary/uk-towns.js';

/** "Vancouver BC", "Melbourne, VIC 3000": a town before the short form of its state or province. */
const BEFORE_A_DIVISION =
  /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}),? ([A-Z]{2,3})(?: (?:\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d))?(?=\s*(?:$|[,;|)(–—-]))/gu;
/** Postcodes of the United Kingdom that are called as states are: behind a town of its own they are what they are here. */
const AREAS_OF_POSTCODES = new Set('AL CA CO CT DE LA ME NE PA PE SA SK TN WA'.split(' '));
/** "WA" is Washington as well. */
const IN_WESTERN_AUSTRALIA = /^(?:Perth|Fremantle|Bunbury|Geraldton|Kalgoorlie|Karratha|Broome|Albany|Mandurah)$/;

/** The town and its country, where a line names them so. `isTitle`: who somebody is is no town. */
export function beforeADivision(line: string, isTitle: (text: string) => boolean): string | null {
  for (const [, name = '', code = ''] of line.matchAll(BEFORE_A_DIVISION)) {
    const countries = divisionsNamed(code).map(({ country }) => country);
    const words = name.split(' ');
    const towns = words.map((_, at) => words.slice(at).join(' '));
    const town = towns.find(isLargeTown) ?? (line.startsWith(name) && !isTitle(name) ? name : undefined);
    if (countries.length === 0 || town === undefined) continue;
    const isInAustralia = IN_WESTERN_AUSTRALIA.test(town) && code === 'WA';
    if (isUkTown(town) && AREAS_OF_POSTCODES.has(code) && !isInAustralia) continue;
    const country = isInAustralia ? 'Australia' : (countries.find((each) => each !== 'Australia') ?? countries[0]);
    return `${town}, ${country}`;
  }
  return null;
}
