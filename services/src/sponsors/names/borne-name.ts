import { readName, type CompanyName, type NamePart } from './company-name.js';
import { ENOUGH, howTelling, RARE, SHORTEST_RARE, type WordCounts } from './distinctive-name.js';
import { isWeak, singular } from './name-keys.js';
import { spellings, type KnownSponsor } from './name-match.js';
import { relationOf, type Relation } from './name-relation.js';

/** What an employer's name has behind it where it recruits: "HSBC UK", "Tesco Group". */
const behindBrand = new Set('uk gb britain england scotland wales london europe group'.split(' '));
/** "Tesco Careers" is who says to recruit for Tesco. With a legal form it is a company of its own. */
const recruiting = / +(?:careers?|jobs?|recruitment|recruiting|recruiters?|hiring|hr|vacancies|talent)$/i;

/** In at most so many names of the register a word stands that is taken for one brand: "Samsung", not "Summit". */
const FEW = 15;

/** The name without what only says that it recruits; the name itself where it says no such thing. */
export const withoutRecruiting = (name: string): string => name.trim().replace(recruiting, '');

/**
 * The entry whose name an advert bears, where it is not sure that it is that employer: the same name in another town or
 * with another legal form, or the telling words that its longer name begins with ("Tesco" of Tesco Stores Limited). A word
 * in common, or an entry's name with more behind it, is neither: "Marks Heeley Partnership" bears no name but its own.
 * `isDoor` says of a brand whether the advert's address is made to look like its door; then a common word at the beginning
 * ("Apple", "Summit") is enough.
 */
export function bearerOf(
  name: string,
  candidates: readonly KnownSponsor[],
  counts: WordCounts,
  isDoor: (brand: string) => boolean,
): KnownSponsor | undefined {
  const asked = readName(name);
  // a company of another country is at home at an address there
  if (asked.own.form === 'foreign') return undefined;
  const brand = withoutEnd(asked.own.words);
  const written = spellings(name).map(readName);
  const parsed = candidates.map((sponsor): Parsed => ({ sponsor, known: readName(sponsor.name) }));
  const isTold = tells(brand, counts);
  const begins = ({ words }: NamePart): boolean =>
    beginsWith(words, brand) && (isTold || (brand.length > 1 && words.slice(brand.length).every(isWeak)));
  const relates = ({ known }: Parsed, ...as: Relation[]): boolean =>
    written.some((spelling) => as.includes(relationOf(spelling, known) ?? 'of-a-kind'));
  const bearer =
    parsed.find((one) => relates(one, 'same', 'same-but-form', 'same-but-spaces', 'other-form')) ??
    parsed.find(({ known }) => begins(known.own) || begins(known.whole)) ??
    parsed.find((one) => (isTold && relates(one, 'trades-as')) || one.known.trading.some(begins)) ??
    parsed.find(({ known }) => doorsOf(name, counts, isDoor).some((door) => bearsAsPart(known, door)));
  return bearer?.sponsor;
}

interface Parsed {
  sponsor: KnownSponsor;
  known: CompanyName;
}

/** The brands of a name that the address is made to look like the door of. */
function doorsOf(name: string, counts: WordCounts, isDoor: (brand: string) => boolean): string[][] {
  const words = withoutEnd(readName(withoutRecruiting(name)).own.words);
  const [first = ''] = words;
  const isRare = first.length >= SHORTEST_RARE && (counts.get(first) ?? RARE) <= RARE;
  return [words, ...(isRare ? [[first]] : [])].filter((brand) => brand.length > 0 && isDoor(brand.join('')));
}

const bearsAsPart = ({ own, trading, whole }: CompanyName, brand: string[]): boolean =>
  [own, ...trading, whole].some(({ words }) => beginsWith(words, brand));

const beginsWith = (words: string[], brand: string[]): boolean =>
  brand.length > 0 && brand.every((word, at) => words[at] !== undefined && singular(words[at]) === singular(word));

function withoutEnd(words: string[]): string[] {
  const end = words.findLastIndex((word) => !behindBrand.has(word)) + 1;
  return end > 0 ? words.slice(0, end) : words;
}

function tells(brand: string[], counts: WordCounts): boolean {
  const often = (word: string) => counts.get(word) ?? RARE;
  const [only, ...more] = new Set(brand);
  if (only === undefined) return false;
  if (more.length === 0) return only.length > 2 && !isWeak(only) && often(only) <= FEW;
  return howTelling([only, ...more], counts) >= ENOUGH;
}
