/** A figure in a sentence, with what sort of figure it is. */
export interface Figure {
  text: string;
  start: number;
  sort: FigureSort;
  /** For ordering options; the size within its sort. */
  size: number;
}
export type FigureSort = 'amount' | 'percentage' | 'length of time' | 'date' | 'year' | 'number';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const SORTS: readonly [FigureSort, RegExp][] = [
  ['amount', new RegExp(`[£$€]\\s?(?:${DIGITS})(?: (?:million|billion|thousand))?`, 'g')],
  ['percentage', new RegExp(`(?:${DIGITS}) ?(?:%|per ?cent\\b|percent\\b)`, 'gi')],
  ['date', new RegExp(`\\b\\d{1,2} (?:${MONTH})(?: \\d{4})?\\b|\\b(?:${MONTH}) \\d{4}\\b`, 'g')],
  [
    'length of time',
    new RegExp(
      `\\b(?:${DIGITS}|${NUMBER_WORDS.join('|')}|one)[ -](?:minute|hour|day|week|month|year|decade)s?\\b`,
      'gi',
    ),
  ],
  ['year', /\b(?:1[5-9]|20)\d{2}\b/g],
  ['number', new RegExp(`\\b(?:${DIGITS}|${NUMBER_WORDS.join('|')})\\b`, 'gi')],
];
/** What comes before a figure that only points somewhere. */
const REFERENCE =
  /(?:\b(?:paragraphs?|paras?|sections?|appendix|table|tables|part|tier|tiers|level|chapter|figure|article|form|rule|rules|annex|schedule|step|grade|category|type|page|version|class|act|regulations?|directive|order|options?)\s?|[\d.(/-])$/i;
/** The label of a rule or a route: "SW 14", "PBS 3". */
const LABEL = /\b[A-Z]{1,5}\s?$/;
const UNITS: Record<string, number> = {
  minute: 1,
  hour: 60,
  day: 1_440,
  week: 10_080,
  month: 43_800,
  year: 525_600,
  decade: 5_256_000,
};

/** The figures of a sentence from left to right; where two readings overlap, the more telling one. */
export function figuresIn(sentence: string): Figure[] {
  const taken: Figure[] = [];
  for (const [sort, pattern] of SORTS) {
    for (const { 0: text, index } of sentence.matchAll(pattern)) {
      const overlaps = taken.some(
        (figure) => index < figure.start + figure.text.length && figure.start < index + text.length,
      );
      const before = sentence.slice(Math.max(0, index - 14), index);
      if (overlaps || REFERENCE.test(before) || LABEL.test(before)) continue;
      const after = sentence.slice(index + text.length);
      if (/^(?:[.:/-]\d|[()]|\p{L}|(?:st|nd|rd|th)\b)/u.test(after)) continue;
      taken.push({ text, start: index, sort, size: sizeOf(text, sort) });
    }
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

function sizeOf(text: string, sort: FigureSort): number {
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const spelled = word === 'one' ? 1 : NUMBER_WORDS.indexOf(word) + 2;
  const digits = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? spelled);
  if (sort === 'length of time')
    return digits * (UNITS[/(?:minute|hour|day|week|month|year|decade)/i.exec(text)?.[0].toLowerCase() ?? ''] ?? 1);
  if (sort === 'date') return Date.parse(text) || digits;
  return (
    digits * (text.includes('billion') ? 1e9 : text.includes('million') ? 1e6 : text.includes('thousand') ? 1e3 : 1)
  );
}
