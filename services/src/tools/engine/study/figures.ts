import { SMALL_WORDS } from '../text/words.js';

/** A figure in a sentence, with what sort of figure it is. */
export interface Figure {
  text: string;
  start: number;
  sort: FigureSort;
  /** What it counts, e.g. `age`, `months`, `£`, `points`: only figures of one kind stand beside each other. */
  kind: string;
  /** For ordering options; the size within its sort. */
  size: number;
}
export type FigureSort =
  'time of day' | 'amount' | 'percentage' | 'measurement' | 'length of time' | 'date' | 'year' | 'number';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** From two to twelve. */
export const SPELLED_NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
/** As they are written behind a figure, short or in full; a capital makes another unit of it. */
const MEASURES =
  '°C|°F|µg|mcg|mg|kg|g|ml|cl|dl|l|mm|cm|km|m|kW|W|kV|V|mA|kPa|Pa|bar|kJ|kcal|kHz|MHz|GHz|Hz|dB|KB|MB|GB|TB|kbit/s|Mbit/s|km/h|mph|m/s|kWh|' +
  'degrees(?: Celsius| C| F)?|micrograms?|milligrams?|kilograms?|grams?|tonnes?|tons?|millilitres?|litres?|millimetres?|' +
  'centimetres?|kilometres?|metres?|miles?|feet|inches|hectares?|acres?|calories|volts?|watts?';
/** What a unit goes on with, without which it is another one: "m/s²", "kg/m³", "mg/kg", "litres per minute", "m²", "m s⁻¹". */
const OF_WHAT =
  '(?:[²³]|\\^-?\\d)?(?: ?/ ?\\p{L}{1,9}(?:[²³]|\\^-?\\d)?|(?:[ ·]\\p{L}{1,3}⁻[¹²³])+|,? per (?:square |cubic )?\\p{L}{2,11}(?:[²³])?)?';
const SORTS: readonly [FigureSort, RegExp][] = [
  [
    'time of day',
    /(?<![\d.])\d{1,2}(?:[.:]\d{2})? ?(?:[ap]m\b|[ap]\.m\.)|(?<=\b(?:at|from|until|till|by|before|after) )\d{1,2}:\d{2}\b/gi,
  ],
  ['amount', new RegExp(`[£$€]\\s?(?:${DIGITS})(?: (?:million|billion|thousand))?`, 'g')],
  ['percentage', new RegExp(`(?:${DIGITS}) ?(?:%|per ?cent\\b|percent\\b)`, 'gi')],
  [
    'measurement',
    new RegExp(
      `(?<![\\p{L}\\d.])[-−]?(?:${DIGITS}) ?(?:${MEASURES})(?![\\p{L}\\d])${OF_WHAT}(?![\\p{L}\\d²³^]|/\\p{L})`,
      'gu',
    ),
  ],
  ['date', new RegExp(`\\b\\d{1,2} (?:${MONTH})(?: \\d{4})?\\b|\\b(?:${MONTH}) \\d{4}\\b`, 'g')],
  [
    'length of time',
    new RegExp(
      `\\b(?:${DIGITS}|${SPELLED_NUMBERS.join('|')}|one)[ -](?:second|minute|hour|day|week|month|year|decade)s?\\b`,
      'gi',
    ),
  ],
  // A count of the Middle Ages' size is a year only where one is spoken of: "of 1351", "in 1066".
  [
    'year',
    /\b(?:1[5-9]|20)\d{2}\b|(?<=\b(?:in|of|since|until|from|before|after|between|by|to|year) )1[0-4]\d{2}\b(?! (?!(?:was|is|has|as)\b)(?:\p{Ll}+s|people|men|women)\b)/gu,
  ],
  ['number', new RegExp(`\\b(?:${DIGITS}|${SPELLED_NUMBERS.join('|')})\\b`, 'gi')],
];
/** What comes before a figure that only points somewhere. */
const REFERENCE =
  /(?:\b(?:paragraphs?|paras?|sections?|appendix|table|tables|part|tier|tiers|level|chapter|figure|article|form|rule|rules|annex|schedule|step|grade|category|type|page|version|class|act|regulations?|directive|order|options?)\s?|[\d.(/-])$/i;
/** "Hyde v Wrench (1840)": the year in brackets behind a case is its own, and no reference to a work. */
const OF_A_CASE = /\p{Lu}[\p{L}&’'-]* v\.? \p{Lu}[\p{L}&’'-]*\.?(?: (?:(?:of|for|&) )?\p{Lu}[\p{L}&’'-]*\.?){0,6} \($/u;
/** The label of a rule or a route: "SW 14", "PBS 3". */
const LABEL = /\b[A-Z]{1,5}\s?$/;
type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'decade';
/** How many minutes each unit of time has. */
export const MINUTES: Record<TimeUnit, number> & Record<string, number | undefined> = {
  second: 1 / 60,
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
      const after = sentence.slice(index + text.length);
      const isOfACase = sort === 'year' && after.startsWith(')') && OF_A_CASE.test(sentence.slice(0, index));
      // "three months' notice": its number alone is asked for
      if (overlaps || (sort === 'length of time' && /^['’]/.test(after))) continue;
      if (!isOfACase && ((sort !== 'measurement' && REFERENCE.test(before)) || LABEL.test(before))) continue;
      if (!isOfACase && /^(?:[.:/-]\d|[()]|\p{L}|(?:st|nd|rd|th)\b)/u.test(after)) continue;
      const kind = kindOf(text, sort, sentence.slice(0, index), after);
      if (kind !== null) taken.push({ text, start: index, sort, kind, size: sizeOf(text, sort) });
    }
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

const AGE_BEFORE =
  /\b(?:aged?|ages|between (?:the ages of )?\d+(?: years)? (?:and|to|or)|aged? \d+(?: years)? (?:and|to|or))(?: of| over| under| at least| between| about)*\s$/i;
const AGE_AFTER = /^ (?:(?:years )?old\b|(?:years )?of age\b|(?:or|and) (?:over|above|older|under|younger)\b)/i;

/** "At least 17 years old; in ports at least 18 years". */
const isAmongAges = (unit: string | undefined, rest: string): boolean =>
  /^years?$/.test(unit ?? '') && /\d years? (?:old|of age)\b/.test(rest);

/** Null for what is no figure to ask about: the number of a paragraph, or one end of a span of days. */
function kindOf(text: string, sort: FigureSort, before: string, after: string): string | null {
  const unit = /(?:second|minute|hour|day|week|month|year|decade)s?$/i.exec(text)?.[0].toLowerCase();
  const isAge = AGE_BEFORE.test(before)
    ? before.includes('age') || /^ years? old/.test(after)
    : AGE_AFTER.test(after) || isAmongAges(unit, `${before}${after}`);
  switch (sort) {
    case 'amount':
      return `${text[0]}${/million|billion|thousand/.exec(text)?.[0] ?? ''}`;
    case 'measurement':
      return unitOf(text);
    case 'length of time':
      return `${isAge ? 'age in ' : ''}${text.includes('-') ? '-' : ''}${unit ?? ''}`.replace(/s$/, '');
    case 'date':
      // "From 1 to 31 August": the other end has no month without it.
      if (/\b\d{1,2} (?:to|and|until|or|–|-) $/.test(before)) return null;
      return [/^\d/.test(text) ? 'day' : 'month', /\d{4}$/.test(text) ? 'with year' : ''].join(' ');
    case 'number': {
      if (text.includes('.') || before.trim() === '') return null;
      if (isAge) return 'age';
      // "five or more people"
      const counted = /^(?: or (?:more|fewer|less))? (\p{Ll}{3,})/u.exec(after)?.[1]?.toLowerCase();
      return counted && !SMALL_WORDS.has(counted) ? counted : null;
    }
    default:
      return sort;
  }
}

/** "8 °C" and "63°C", "a litre" and "2 litres" are of one unit. */
const unitOf = (text: string): string =>
  text
    .replace(/^[-−]?[\d.,]+ ?/, '')
    .replace(/^(\p{L}{3,}[^s])s(?=$| per )/u, '$1')
    .replace(/ ?\/ ?/, '/');

function sizeOf(text: string, sort: FigureSort): number {
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const spelled = word === 'one' ? 1 : SPELLED_NUMBERS.indexOf(word) + 2;
  const digits = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? spelled);
  if (sort === 'length of time')
    return (
      digits * (MINUTES[/(?:second|minute|hour|day|week|month|year|decade)/i.exec(text)?.[0].toLowerCase() ?? ''] ?? 1)
    );
  if (sort === 'time of day') return timeOf(text);
  if (sort === 'measurement' && /^[-−]/.test(text)) return -digits;
  if (sort === 'date') return Date.parse(text) || digits;
  return (
    digits * (text.includes('billion') ? 1e9 : text.includes('million') ? 1e6 : text.includes('thousand') ? 1e3 : 1)
  );
}

/** Minutes since midnight. */
function timeOf(text: string): number {
  const [, hours = '0', minutes = '0'] = /(\d{1,2})(?:[.:](\d{2}))?/.exec(text) ?? [];
  return ((Number(hours) % 12) + (/p/i.test(text) || Number(hours) > 12 ? 12 : 0)) * 60 + Number(minutes);
}
