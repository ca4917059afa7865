import { isOfTheMatter, wordsOf, type Word } from './words.js';

/** So far apart a word still belongs to the one that names the matter. */
const FARTHEST = 8;
const ends = /^[.;?!:|]$/;
const turns = /^(?:but|however|yet|although|though|while|whereas|because|since|so|as|unless|if|until|only|who)$/;
const parts = /^(?:[.;:?!|–—,]|and|which)$/;

/**
 * What the trained reader sees in a sentence: words and kinds alone and in twos and threes, what a negation governs, what
 * stands around the words that name the matter, and what each clause holds.
 */
export function featuresOf(sentence: string, isKnown: (stem: string) => boolean): string[] {
  const words = wordsOf(sentence, isKnown);
  return [
    ...new Set([
      ...inRow(
        's',
        words.map(({ said }) => said),
        3,
      ),
      ...inRow(
        'k',
        words.map(({ kind }) => kind),
        3,
      ),
      ...denied(words),
      ...aroundTheMatter(words),
      ...inRow('clause', clausesOf(words), 3),
      `length ${Math.min(6, Math.floor(words.length / 5))}`,
    ]),
  ];
}

/** The name of a word's own feature. The reader knows the words for which it has a weight. */
export const wordFeature = (stem: string): string => `s:${stem}`;

function* inRow(name: string, words: string[], most: number): Generator<string> {
  const row = ['^', ...words, '$'];
  for (let from = 0; from < row.length; from += 1) {
    let said = `${name}:${row[from]}`;
    yield said;
    for (let next = from + 1; next < from + most && next < row.length; next += 1) yield (said += ` ${row[next]}`);
  }
}

/** What stands behind a negation in its clause. */
function* denied(words: Word[]): Generator<string> {
  let isDenied = false;
  for (const { kind } of words) {
    if (ends.test(kind) || kind === 'but') isDenied = false;
    else if (kind === 'NOT') isDenied = true;
    else if (isDenied) yield `not:${kind}`;
  }
}

/** Each word before or behind one that names the matter, and whether a clause ends between them. */
function* aroundTheMatter(words: Word[]): Generator<string> {
  let count = 0;
  for (const [at, { kind: matter }] of words.entries()) {
    if (!isOfTheMatter(matter)) continue;
    count += 1;
    for (let near = Math.max(0, at - FARTHEST); near <= Math.min(words.length - 1, at + FARTHEST); near += 1) {
      if (near === at) continue;
      const between = words.slice(Math.min(near, at), Math.max(near, at) + 1);
      const where = `${between.some(({ kind }) => ends.test(kind)) ? 'far' : 'near'}${near < at ? '<' : '>'}`;
      yield `${where}${matter} ${words[near]!.kind}`;
      yield `${where}${words[near]!.kind}`;
    }
  }
  yield `matters ${Math.min(3, count)}`;
}

const letters: Record<string, string> = {
  NOT: 'N', MAY: 'P', GIVE: 'G', PAY: 'G', WELCOME: 'W', YES: 'Y', SORRY: 'S', NEED: 'D', RIGHT: 'R',
  we: 'U', our: 'U', us: 'U', you: 'V', your: 'V',
}; // prettier-ignore

/** Each clause by what it holds, with the words that join them. */
function clausesOf(words: Word[]): string[] {
  const clauses: string[] = [];
  let holds = new Set<string>();
  let isEmpty = true;
  const end = (mark?: string) => {
    if (!isEmpty) clauses.push([...holds].sort().join('') || 'o');
    if (mark) clauses.push(mark);
    holds = new Set();
    isEmpty = true;
  };
  for (const { kind } of words) {
    if (turns.test(kind)) end(kind);
    else if (parts.test(kind)) end(/^[?:]$/.test(kind) ? kind : /^[,a-z]/.test(kind) ? undefined : '.');
    else {
      isEmpty = false;
      if (isOfTheMatter(kind)) holds.add('K');
      if (kind === 'NOT' && holds.has('N')) holds.add('M');
      if (letters[kind]) holds.add(letters[kind]);
    }
  }
  end();
  return clauses;
}
