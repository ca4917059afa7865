/** Letters as they look at one place of a word; a PDF may keep these instead of the letters themselves. */
const PRESENTATION = /[\ufb1d-\ufdff\ufe70-\ufefc]/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** A shape, or letters that stand as themselves: several of these in a row are in reading order among each other. */
const UNIT = /(?:(?![\ufb1d-\ufdff\ufe70-\ufefc])[\p{Script=Arabic}\p{Script=Hebrew}\p{M}])+|./gsu;
/** Figures and Latin words inside a line that reads from right to left; they keep their own direction. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}.,:/@+%-]*[\p{Script=Latin}\p{Nd}%])?/gu;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/**
 * Lines of Arabic and Hebrew letters in the order they are read in. A page of a PDF shows such a line from left to right
 * by its last letter first, in the shapes that letters have inside words (presentation forms); only lines in these
 * shapes are turned round, since others come in reading order already.
 */
export const inReadingOrder = (text: string): string =>
  PRESENTATION.test(text) ? text.split('\n').map(readableLine).join('\n') : text;

function readableLine(line: string): string {
  if (!PRESENTATION.test(line)) return line;
  const isMirrored = isLastLetterFirst(line);
  const letters = Array.from(line.matchAll(UNIT), ([unit]) =>
    PRESENTATION.test(unit) ? unit.normalize('NFKC') : unit,
  );
  // The letters of one shape (lam and alef) are in order already, so whole shapes change places.
  return isMirrored ? turned(letters) : letters.join('');
}

function turned(letters: readonly string[]): string {
  const line = letters.toReversed().map((letter) => MIRRORED[letter] ?? letter);
  return line
    .join('')
    .replace(LEFT_TO_RIGHT, (run) => (RIGHT_TO_LEFT.test(run) ? run : [...run].toReversed().join('')));
}

/**
 * By the shapes: the last of a word (final form) stands before its first in a line that begins at its end. A line
 * without such shapes (Hebrew, or letters that never join) is taken for one that does, as pages show it so.
 */
function isLastLetterFirst(line: string): boolean {
  let votes = 0;
  for (const word of line.split(/\s+/)) {
    const forms = [...word].map(formOf).filter((form) => form !== null);
    if (forms.length < 2) continue;
    if (forms[0] === 'final' || forms.at(-1) === 'initial') votes += 1;
    if (forms[0] === 'initial' || forms.at(-1) === 'final') votes -= 1;
  }
  return votes >= 0;
}

/** Where in a word a shape of Arabic Presentation Forms-B stands; null for other letters. */
function formOf(letter: string): 'initial' | 'medial' | 'final' | 'isolated' | null {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_JOINING || code > LAST_JOINING) return null;
  const start = FOUR_FORMS.findLast(([from]) => from <= code);
  if (!start) return null;
  const [from, forms] = start;
  return FORMS[(code - from) % forms] ?? null;
}

const FIRST_JOINING = 0xfe80;
const LAST_JOINING = 0xfefc;
const FORMS = ['isolated', 'final', 'initial', 'medial'] as const;
/** From which code on letters have how many shapes, in the order of Unicode's chart. */
const FOUR_FORMS: readonly (readonly [number, number])[] = [
  [0xfe80, 1], // hamza
  [0xfe81, 2], // alef and waw with signs
  [0xfe89, 4], // yeh with hamza
  [0xfe8d, 2], // alef
  [0xfe8f, 4], // beh
  [0xfe93, 2], // teh marbuta
  [0xfe95, 4], // teh to khah
  [0xfea9, 2], // dal to zain
  [0xfeb1, 4], // seen to heh
  [0xfeed, 2], // waw, alef maksura
  [0xfef1, 4], // yeh
  [0xfef5, 2], // lam with alef
];
