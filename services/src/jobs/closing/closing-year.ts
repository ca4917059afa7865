import { closingDay, isSaidClosed, months } from './closing-date.js';

const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
/** No hour, no share, no year that could be read is taken for the day. */
const FORMS = [
  new RegExp(
    String.raw`(?<![\d:.£$€])\b${DAY}(?:\s+of)?[\s-]+${MONTH}(?![\s,-]*\d{2,4}\b(?![:.]\d|\s*[ap]\.?m))`,
    'gi',
  ),
  new RegExp(String.raw`\b${MONTH}\s+${DAY}(?![\d:.]|[\s,]*\d{4}\b|\s*[ap]\.?m|%)`, 'gi'),
  // "28/11" is a day and a month, and "5/11" may be either
  /(?<![\d/.£$€])(?!24\/7\b)(?<larger>1[3-9]|2\d|3[01])[/.](?<smaller>0?[1-9]|1[0-2])(?![\d/.%]|\s*[ap]\.?m)/gi,
];

const nameOf = (number: string | undefined): string => months[Number(number) - 1] ?? '';

/** "End of June". */
const END_OF_MONTH = new RegExp(
  String.raw`^(?<before>\W*(?:(?:by|until|till|closes?|closing)\s+)*(?:the )?end of )${MONTH}\W*$`,
  'i',
);

function withYearOfMonth(text: string, postedAt: Date): string {
  const { before, month } = END_OF_MONTH.exec(text)?.groups ?? {};
  return before === undefined || month === undefined ? text : `end of ${month} ${yearOf('31', month, postedAt)}`;
}

/**
 * A closing date that names no year is of the year in which that day comes next after the advert was posted: "Closes 28
 * November" of an advert of 20 November 2026. The text as it is where it has a whole date, or nobody knows when it was
 * posted, or more than one day without a year is named.
 */
export function withYear(text: string, postedAt: Date | null): string {
  if (postedAt === null || isSaidClosed(text) || closingDay(text) !== null) return text;
  const found = FORMS.flatMap((form) => [...text.matchAll(form)]);
  const [only] = found;
  if (!only || found.length > 1) return withYearOfMonth(text, postedAt);
  const { day = only.groups?.larger ?? '', month = nameOf(only.groups?.smaller) } = only.groups ?? {};
  const whole = `${day} ${months[months.indexOf(month.toLowerCase().slice(0, 3))]} ${yearOf(day, month, postedAt)}`;
  return closingDay(whole) === null
    ? text
    : text.slice(0, only.index) + whole + text.slice(only.index + only[0].length);
}

function yearOf(day: string, month: string, postedAt: Date): number {
  const year = postedAt.getUTCFullYear();
  const [postedMonth, postedDay] = [postedAt.getUTCMonth(), postedAt.getUTCDate()];
  const closingMonth = months.indexOf(month.toLowerCase().slice(0, 3));
  const isOver = closingMonth < postedMonth || (closingMonth === postedMonth && Number(day) < postedDay);
  return isOver ? year + 1 : year;
}
