const signs: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Lower case, without accents, with one kind of apostrophe: as `search_plain()` makes it in the database. */
export const plain = (text: string): string =>
  text
    .replace(/[ßæ]/g, (sign) => signs[sign]!)
    .replace(/[`´ʼ′‘’]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđı]/g, (sign) => signs[sign]!);

const compounds =
  /[a-z](?: & [a-z])+(?![\p{L}\p{N}+#]|[-'.&][\p{L}\p{N}])|c\+\+|[cf]#|a\+(?![\p{L}\p{N}])|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[-'.&][\p{L}\p{N}]+)*/gu;

/** The signs of a name that somebody parts by a space: "C #", "C + +", ". NET"; and the sharp of music, which phones offer. */
const parted: [RegExp, string][] = [
  [/\b([cf]) ?♯/g, '$1#'],
  [/\b([cf]) #/g, '$1#'],
  [/\bc(?: \+ ?\+|\+ \+)/g, 'c++'],
  [/(^|\s)\. net\b/g, '$1.net'],
];
const withSigns = (text: string) => parted.reduce((said, [apart, together]) => said.replace(apart, together), text);

/**
 * The words of a text in order, as `search_words()` finds them; "nurse's" is "nurse". "h-1b" and "node.js" are one word, and
 * so are "M & A" and "C #", of which the latter is parted only where somebody types it.
 */
export const wordsOf = (text: string): string[] =>
  (withSigns(plain(text)).match(compounds) ?? []).map((word) => word.replace(/'s$| /g, ''));

/** What a word is put together from: "h" and "1b". */
export const partsOf = (word: string): string[] => (word === '.net' ? [word] : word.split(/[-'.&]/));

export const runTogether = (word: string): string => (word === '.net' ? word : word.replace(/[-'.&]/g, ''));

/** "M&A", "P&L": letters that are one name by what joins them, as `search_compound_terms()` keeps them. */
export const isLettersJoined = (word: string): boolean => /^[a-z](?:&[a-z])+$/.test(word);

/** What carries no meaning of its own between the others: `search_is_filler()`. */
export const fillers = new Set('a,an,and,as,at,by,for,in,is,job,jobs,near,of,on,or,the,to,with'.split(','));

/** What every job is, said at the end ("nurse vacancies") or, with what follows it, at the beginning ("work in"). */
const generic = new Set('job,jobs,vacancy,vacancies,openings,positions,opportunities,roles,careers,hiring'.split(','));
const genericBefore = new Set([...generic, 'work', 'employment']);

/** `isWhere`: of the words at the end of a text, whether they are a place. Nothing is left of a text that asks for any job. */
export function withoutGenericWords(words: string[], isWhere: (words: string[]) => boolean): string[] {
  const isFiller = (word: string | undefined) => word !== undefined && fillers.has(word);
  const carries = words.map((word, at) => {
    const after = words.slice(at + 1);
    const isLast = after.length === 0 || isFiller(after[0]) || generic.has(after[0]!) || isWhere(after);
    const isFirst = words.slice(0, at).every(isFiller) && (after.length === 0 || isFiller(after[0]));
    return !((isLast && generic.has(word)) || (isFirst && genericBefore.has(word)));
  });
  const left = words.filter((_, at) => carries[at]);
  return left.every(isFiller) && carries.includes(false) ? [] : left;
}

/** "nurse in" is "nurse". */
export function withoutFillersAround(parts: string[]): string[] {
  const first = parts.findIndex((part) => !fillers.has(part.toLowerCase()));
  const last = parts.findLastIndex((part) => !fillers.has(part.toLowerCase()));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/** A phrase as a key: its parts in order, without fillers, each in the singular. */
export const phraseKey = (parts: string[]): string =>
  parts
    .filter((part) => !fillers.has(part))
    .map(singular)
    .join(' ');

export const keyOf = (text: string): string => phraseKey(wordsOf(text).flatMap(partsOf));

/** Roughly: it need only treat the same what stands in a list and what people type. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ches|shes|xes|sses)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A word in the singular and in the plural, whichever it is; a plural that nobody writes finds nothing. */
export const inBothNumbers = (word: string): string[] => {
  const one = singular(word);
  const many = one.replace(/([^aeiou])y$|(s|x|z|ch|sh)$|$/, (_, before?: string, hiss?: string) =>
    before ? `${before}ies` : hiss ? `${hiss}es` : 's',
  );
  return [...new Set([word, one, many])];
};
