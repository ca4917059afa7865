import { isFirstLook } from './first-look.js';

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** "22 de noviembre de 2026", "20. Dezember 2026": the months of other languages that adverts are written in, as beside a day. */
const monthsElsewhere = new Map(
  ['de', 'es', 'fr', 'it', 'nl', 'pt', 'sv'].flatMap((language) =>
    months.map((_, at) => {
      const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).formatToParts(
        new Date(2026, at, 2),
      );
      return [parts.find(({ type }) => type === 'month')!.value.toLowerCase(), at + 1] as const;
    }),
  ),
);
const month = `(?<month>${[...monthsElsewhere.keys()].join('|')}|(?:${months.join('|')})[a-z]*\\.?)`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?';
// A year of two figures, and no hour ("2 July 11:55 pm") nor a share.
const year = "(?<year>\\d{4}|[’']?[2-5]\\d(?![:.]\\d|\\d|\\s*(?:[ap]\\.?m\\b|%)))\\b";
const forms = [
  /\b(?<year>\d{4})-(?<monthNumber>\d{2})-(?<day>\d{2})(?!\d)/gi,
  /(?<![\d/.])(?<year>\d{4})(?<mark>[/.])(?<monthNumber>\d{1,2})\k<mark>(?<day>\d{1,2})(?!\d|[/.]\d)/gi,
  // "2026年11月28日", and the same in Chinese and Korean
  /(?<!\d)(?<year>\d{4})\s?[年년]\s?(?<monthNumber>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日号일]/g,
  new RegExp(`\\b${day}(?:\\s+(?:of|de))?[\\s-]+${month},?(?:\\s+del?)?[\\s-]+${year}`, 'gi'),
  new RegExp(`\\b${month}\\s+${day},?\\s+(?<year>\\d{4})\\b`, 'gi'),
  // the end of a month where nothing else is said
  new RegExp(`^\\W*(?:(?:by|until|end of|the end of)\\s+)*${month},?\\s+(?<year>\\d{4})\\W*$`, 'gi'),
  /\b(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<year>\d{4}|[2-5]\d)\b/gi,
  /(?<![\d-])(?<first>\d{1,2})-(?<second>\d{1,2})-(?<year>\d{4})(?![\d-])/gi,
  // within other words eight figures may be the number of anything
  /^\s*(?<year>20\d\d)(?<monthNumber>\d\d)(?<day>\d\d)\s*$/gi,
  // seconds since 1970, from 2001 to 2096, or thousandths of them
  /^\s*(?<seconds>[1-3]\d{9})(?:\d{3})?\s*$/gi,
];
/** What stands in place of a date where there is nothing to apply for any more. */
const saidClosed =
  /^\W*(?:(?:this |the )?(?:vacancy|job|position|post|role|advert|applications?|recruitment)\s+)?(?:(?:is|are|has|have)\s+)?(?:now\s+)?(?:been\s+)?(?:closed|expired|filled|withdrawn|no longer (?:available|accepting applications))(?:\s+(?:to|for)\s+(?:new\s+)?(?:applications?|applicants))?\W*$/i;
/** What a later date in the same text is the day of, if not of the close. */
const laterSteps = /\b(?:interview|assessment|start|commenc|shortlist)/i;

/** Right before a day: it is that of the beginning. */
const fromThen =
  /\b(?:since|opened|posted|published|advertised|(?:open|opens|opening|live) (?:on|from|since))(?: on)?\s*:?\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+(?:the\s+)?)?$/i;

/** "Closed", "This position has been filled". */
export const isSaidClosed = (text: string): boolean => saidClosed.test(text);

/** A day that a text names, YYYY-MM-DD, and where in the text it stands. */
export interface NamedDay {
  day: string;
  start: number;
  end: number;
}

/**
 * Reads a closing date as people write it ("11:55 pm on Sunday 2nd July 2023") and answers YYYY-MM-DD, or null where no
 * date can be read. Of the two that figures such as 04/05/2025 mean the later counts: none is closed too soon. Of several
 * dates ("Extended from 1 to 30 …") the last is when it closes.
 */
export const closingDate = (text: string): string | null => closingDay(text)?.day ?? null;

/** The same with its place in the text. */
export function closingDay(text: string): NamedDay | null {
  const later = laterSteps.exec(text);
  const dates = datesIn(later ? text.slice(0, later.index) : text);
  const found = dates.length ? dates : datesIn(text);
  const named = found.flatMap((one) => one ?? []);
  if (named.length < found.length) return null;
  const closing = named.filter((one) => !isDayOfFirstLook(text, one, named));
  return closing.sort((a, b) => (a.day < b.day ? -1 : 1)).at(-1) ?? null;
}

/** By what stands between the day before and the one behind it. */
function isDayOfFirstLook(text: string, { start, end }: NamedDay, others: NamedDay[]): boolean {
  const from = Math.max(0, ...others.map((one) => one.end).filter((at) => at <= start));
  const to = Math.min(text.length, ...others.map((one) => one.start).filter((at) => at >= end));
  return isFirstLook(text.slice(from, start), text.slice(end, to));
}

/** Each date that the text states, beginnings left out; null for what looks like a date and is none. */
function datesIn(text: string): Array<NamedDay | null> {
  return forms.flatMap((form) =>
    Array.from(text.matchAll(form))
      .filter(({ index }) => !fromThen.test(text.slice(Math.max(0, index - 40), index)))
      .map(({ groups, index, 0: { length } }) => {
        const day = dateOf(groups!);
        return day === null ? null : { day, start: index, end: index + length };
      }),
  );
}

function dateOf(parts: Record<string, string | undefined>): string | null {
  if (parts.seconds) return new Date(Number(parts.seconds) * 1_000).toISOString().slice(0, 10);
  const fullYear = parts.year!.replace(/\D/g, '').padStart(4, '20');
  if (parts.month) {
    const monthOfYear = monthNumber(parts.month);
    return existing(fullYear, monthOfYear, Number(parts.day ?? daysOf(Number(fullYear), monthOfYear)));
  }
  if (parts.monthNumber) return existing(fullYear, Number(parts.monthNumber), Number(parts.day));
  const [first, second] = [Number(parts.first), Number(parts.second)];
  const either = [existing(fullYear, second, first), existing(fullYear, first, second)].flatMap((date) => date ?? []);
  return either.sort().at(-1) ?? null;
}

const daysOf = (year: number, monthOfYear: number) => new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();

const monthNumber = (name: string) =>
  monthsElsewhere.get(name.toLowerCase()) ?? months.indexOf(name.toLowerCase().slice(0, 3)) + 1;

function existing(fullYear: string, monthOfYear: number, dayOfMonth: number): string | null {
  const text = `${fullYear}-${String(monthOfYear).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
