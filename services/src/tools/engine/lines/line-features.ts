import { lately } from '../text/lately.js';
import { isHeadingKind, type LineKind } from './line-kinds.js';
import { lineWordsOf } from './line-words.js';

/** A sentence of an advert among the others. */
export interface Place {
  /** The first of its line. */
  isFirst: boolean;
  /** All of its line. */
  isWhole: boolean;
  /** Which line of how many. */
  line: number;
  lines: number;
  /** The line below; empty at the end. */
  next: string;
}

/** What was read above it. */
export interface Above {
  kind: LineKind | null;
  heading: LineKind | null;
  headingText: string;
}

const MARK = /^(?:[•●▪■◦‣▸✓*>]|[–-]\s|\d{1,2}[.)]\s)/u;

/** As many words a line may have to be known as a whole. */
const WORDS_OF_A_HEADING = 6;

const bucket = (count: number): number => [1, 2, 3, 5, 8, 12, 20, 35].filter((most) => count > most).length;

/** What the reader sees of a sentence: its words, its form, where it stands and what stands above it. */
function lineFeatures(text: string, place: Place, above: Above): string[] {
  const words = lineWordsOf(text);
  const tokens = words.map(({ said }) => said);
  const does = words.flatMap((word) => word.does || []);
  const form = formOf(text, place);
  const next = formOf(place.next, { isFirst: true, isWhole: true });
  return [
    ...new Set([
      ...tokens.map((token) => `w ${token}`),
      ...tokens.map((token, at) => `${tokens[at - 1] ?? '^'} ${token}`),
      ...does.map((one) => `does ${one}`),
      ...does.map((one, at) => `does ${does[at - 1] ?? '^'} ${one}`),
      ...does.map((one) => `does ${one} under ${above.heading}`),
      `all ${[...new Set(does)].toSorted().join(' ')}`,
      `first ${tokens[0] ?? ''}`,
      `first does ${words[0]?.does ?? ''} ${form}`,
      `last ${tokens.at(-1) ?? ''}`,
      `begins ${tokens.slice(0, 3).join(' ')}`,
      ...(tokens.length <= WORDS_OF_A_HEADING ? [`says ${tokens.filter((token) => /\w/.test(token)).join(' ')}`] : []),
      `length ${bucket(tokens.length)}`,
      `form ${form}`,
      `next ${next}`,
      `form ${form} next ${next}`,
      `line ${Math.min(place.line, 4)}`,
      `left ${Math.min(place.lines - 1 - place.line, 3)}`,
      `above ${above.kind}`,
      `above ${above.kind} ${form}`,
      `under ${above.heading}`,
      `under ${above.heading} ${form}`,
      `under ${above.heading} above ${above.kind}`,
      ...saidAbove(above.headingText),
    ]),
  ];
}

/** Of a heading, asked for at each line below it. */
const saidAbove = lately((heading) => lineWordsOf(heading).map(({ said }) => `under ${said}`));

const formOf = (text: string, { isFirst, isWhole }: Pick<Place, 'isFirst' | 'isWhole'>): string =>
  text === '' ? 'none' : `${lettersOf(text)}${isFirst ? '' : '+'}${isWhole ? '' : 'p'}`;

/** Asked for twice: a line is the next one before it is read. */
const lettersOf = lately((text) =>
  [
    MARK.test(text) ? 'm' : '',
    /:$/.test(text) ? ':' : /:\s/.test(text) ? ';' : '',
    /\?$/.test(text) ? '?' : /[.!]$/.test(text) ? '.' : '',
    /^\P{L}*\p{Ll}/u.test(text) ? 'a' : /\p{Ll}/u.test(text) ? 'A' : 'C',
    text.split(/\s+/).length <= 6 ? 's' : 'l',
  ].join(''),
);

const NOTHING_ABOVE: Above = { kind: null, heading: null, headingText: '' };

/**
 * Goes through the lines of an advert, each as its sentences; `decide` says what each is by its features. A heading that
 * is a line of its own holds until the next one, one that begins a line holds to its end.
 */
export function throughLines(
  lines: readonly (readonly string[])[],
  decide: (features: string[], line: number, at: number) => LineKind,
): LineKind[][] {
  let ofLine = NOTHING_ABOVE;
  return lines.map((sentences, line) => {
    let above = ofLine;
    const kinds = sentences.map((text, at) => {
      const place = {
        isFirst: at === 0,
        isWhole: sentences.length === 1,
        line,
        lines: lines.length,
        next: at + 1 < sentences.length ? '' : (lines[line + 1]?.[0] ?? ''),
      };
      const kind = decide(lineFeatures(text, place, above), line, at);
      above = isHeadingKind(kind) ? { kind, heading: kind, headingText: text } : { ...above, kind };
      return kind;
    });
    ofLine = sentences.length === 1 ? above : { ...ofLine, kind: above.kind };
    return kinds;
  });
}
