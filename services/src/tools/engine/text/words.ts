import { lately } from './lately.js';

/** One word of a text, where it stands, and the form under which its spellings and numbers meet. */
export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

/** Every alternative begins with a different kind of character and none is nested, so time is linear in the text. */
const WORD =
  /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}{1,3}(?!\p{L}))?(?:\+\+|#)?|\p{N}+(?:[.,]\p{N}+)*|(?<![\p{L}\p{N}])\.[Nn][Ee][Tt](?!\p{L})/gu;

/** British and American spellings of the words that job texts are full of, made one. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/iz(e|ed|es|er|ers|ing|ation|ations|ational)$/, 'is$1'],
  [/yz(e|ed|es|er|ing)$/, 'ys$1'],
  [/^(behavi|lab|col|fav|hon|neighb|harb)or/, '$1our'],
  [/^(anim|lic|def|off)ense/, '$1ence'],
  [/^center/, 'centre'],
  [/^programme/, 'program'],
  [/^(gyn|an|orthop)ed/, '$1aed'],
  [/^(ped)(iat)/, 'paed$2'],
  [/^hem(o|a)/, 'haem$1'],
  [/ll(ing|ed|er|ers|or|ors)$/, 'l$1'],
];

/** Most words are spelled in one way only, which one look tells. */
const MAY_DIFFER = new RegExp(SPELLINGS.map(([from]) => from.source).join('|'));
const ASCII = /^[\x20-\x7e]*$/;

const folds = new Map<string, string>();
const MOST_KEPT = 50_000;

/** Lower case, no accents, one spelling, singular. Not a stem: "manage" and "management" stay two words. */
export function fold(word: string): string {
  const kept = folds.get(word);
  if (kept !== undefined) return kept;
  const small = word.toLowerCase();
  const folded = singular(spelledOneWay(ASCII.test(small) ? small : small.normalize('NFKD').replace(/\p{M}/gu, '')));
  if (folds.size >= MOST_KEPT) folds.clear();
  folds.set(word, folded);
  return folded;
}

function spelledOneWay(word: string): string {
  const bare = word.replace(/['’]s?$/, '');
  return MAY_DIFFER.test(bare) ? SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), bare) : bare;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics|ous)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

export const wordsOf = lately((text): readonly Word[] =>
  Array.from(text.matchAll(WORD), (found) => ({
    text: found[0],
    folded: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  })),
);

/** Words that say nothing of what a text is about. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again against all also am an and another any are as at be because been before being below
  between both but by can could did do does doing down during each either else every few for from further get had has
  have having he her here hers him his how however i if in into is it its itself just least less let like made make many
  may me might more most much must my near need neither no nor not now of off on once one only onto or other our ours
  out over own per rather same shall she should since so some still such than that the their theirs them then there
  these they this those though through thus to too under until up upon us very was we well were what when where whether
  which while who whom whose why will with within without would yes yet you your yours`
    .split(/\s+/)
    .map(fold),
);
