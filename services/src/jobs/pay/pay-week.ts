import { isCalledAtCall } from '@landfall/contracts/reading/at-call-title';
import { isTypeAtCall } from '@landfall/contracts/reading/at-call-type';
import { hoursOf, isOfTheWork, NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import { daysOfRota, rotasOf } from '@landfall/contracts/reading/hours-of-rota';
import { agreed, type Mention } from '@landfall/contracts/reading/mentions';
import { hasNoSureHours, isTermTime } from '@landfall/contracts/reading/sure-work';
import { weekOf, type Week } from './open-week.js';
import { DAYS_OF_A_WEEK, daysOf, isPartOfAWeek, isPartOfFull, shiftsOf } from './part-week.js';
import { isForFullTime, payOf, type Pay } from './pay.js';

/** What is paid in place of leave to those who have no sure hours: "plus 25% casual loading". */
const casualLoading =
  /(?:\+|\b(?:plus|incl\w*|with|of|and)|\d\s?%)\s{0,2}(?:(?:an?|the|your)\s)?(?:\d{1,2}\s?%\s)?casual loading\b/i;

/**
 * Pay by the hour or the day for as much of a week as the whole advert says the work is. Undefined where that is less than
 * a week and nobody can say how much: "two or three days a week, £120 a day" and "two days a week, £13 an hour" are no sum
 * of a year. `title` and `jobType` are those of its own fields.
 */
export function forItsWeek<P extends Pay>(pay: P, text: string, title = '', jobType = ''): P | undefined {
  if (pay.period !== 'hour' && pay.period !== 'day') return pay;
  const hours = hoursOf(text);
  if (!isSure(text, hours, title, jobType)) return undefined;
  // what stands beside the pay itself was counted already
  if (!isForFullTime(pay)) return pay;
  return pay.period === 'hour' ? byTheHour(pay, text, hours) : byTheDay(pay, text, hours);
}

/**
 * The same of pay for a shift (`payOfShift`). Of those a week may have two or five, and they are no working days: where the
 * advert does not say how many there are, there is no sum of a year.
 */
export function forItsShifts<P extends Pay>(pay: P, text: string, title = '', jobType = ''): P | undefined {
  if (!isSure(text, hoursOf(text), title, jobType)) return undefined;
  const said = shiftsOf(text);
  return ofDays(pay, agreed(said.length > 0 ? said : daysOfRota(text)));
}

/** Whether somebody has the work in every week of a year, and nothing in place of leave in its pay. */
function isSure(text: string, hours: Mention[], title: string, jobType: string): boolean {
  const isAtCall = hasNoSureHours(text, hours) || isCalledAtCall(title) || isTypeAtCall(jobType);
  return !isAtCall && !isTermTime(text) && !casualLoading.test(text);
}

function byTheHour<P extends Pay>(pay: P, text: string, all: Mention[]): P | undefined {
  const hours = agreed(all);
  if (hours === undefined)
    return isPartOfAWeek(text, all) || isOfRota(text, all) ? undefined : ofHours(pay, weekOf(all));
  // "0.6 FTE" beside the hours of a whole week
  if (hours >= NEARLY_FULL && isPartOfFull(text)) return undefined;
  return ofHours(pay, [hours, hours]);
}

/** With no hours stated, weeks of a rota are as long as its shifts, of which it says nothing: "£16 an hour, 4 on 4 off". */
const isOfRota = (text: string, hours: Mention[]): boolean =>
  hours.length === 0 && rotasOf(text).some((one) => isOfTheWork(one) && one.count !== DAYS_OF_A_WEEK);

const ofHours = <P extends Pay>(pay: P, week: Week | undefined): P => ({
  ...pay,
  ...payOf(pay.from, pay.to, 'hour', pay.currency, week),
});

function byTheDay<P extends Pay>(pay: P, text: string, hours: Mention[]): P | undefined {
  const said = daysOf(text);
  const all = said.length > 0 ? said : daysOfRota(text);
  if (all.length === 0) return isPartOfAWeek(text, hours) || isOfRota(text, hours) ? undefined : pay;
  if (all.every(({ count }) => count === DAYS_OF_A_WEEK)) return pay;
  return ofDays(pay, agreed(all));
}

function ofDays<P extends Pay>(pay: P, week: number | undefined): P | undefined {
  if (week === undefined) return undefined;
  const [yearFrom, yearTo] = [pay.yearFrom, pay.yearTo].map((year) => Math.round((year * week) / DAYS_OF_A_WEEK));
  return { ...pay, yearFrom: yearFrom!, yearTo: yearTo! };
}
