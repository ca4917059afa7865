import type { Job, PayAtMost } from '@landfall/contracts';
import { isCalledAtCall } from '@landfall/contracts/reading/at-call-title';
import { isTypeAtCall } from '@landfall/contracts/reading/at-call-type';
import { isFullTimeType } from '@landfall/contracts/reading/full-time';
import { hoursOf, NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import { agreed, type Mention } from '@landfall/contracts/reading/mentions';
import { hasNoSureHours, isTermTime } from '@landfall/contracts/reading/sure-work';
import { isFullWeek } from './full-week';
import { isUnclear, notGuaranteed } from './not-guaranteed';
import { amountsIn } from './pay-amounts';
import { forSeveral } from './pay-doubts';

/** What an advert says beside the amount of its pay. */
interface PayTerms {
  /** A week, where the advert states just one. */
  hoursPerWeek?: number;
  /** The amount is that of full-time work, of which the job is this part. */
  part?: number;
  atMost?: PayAtMost;
  /** Only the lower end is stated: "from £30,000". */
  atLeast?: true;
}

const FULL_WEEK = 37.5;
const MOST_READ = 100_000;

const partOfFull =
  /(?<![\d.])(0?\.\d{1,2}|1\.0{1,2})\s?(?:of (?:an? )?)?(?:w\.?t\.?e|f\.?t\.?e|full[- ]time)\b|(?<![\d.])([1-9]\d)\s?% (?:of )?(?:an? )?(?:w\.?t\.?e|f\.?t\.?e|full[- ]time)\b|\b(?:w\.?t\.?e|f\.?t\.?e|part[- ]time)\.?[\s:,()-]{0,3}(0?\.\d{1,2}|1\.0{1,2})(?!\d)/gi;
const proRata = /\bpro[- ]?rat[ae]d?\b|\b[fw]\.?t\.?e\b|\bfull[- ]time equivalent\b|(?<!\bnot )\bterm[- ]time only\b/i;
/** Weeks of a year that are paid, holidays among them: "paid for 44.6 weeks", "45.2 paid weeks". */
const paidWeeks = /\bpaid (?:for |over |across )?(\d{2}(?:\.\d{1,3})?) weeks\b|\b(\d{2}(?:\.\d{1,3})?) paid weeks\b/gi;
/** A whole name, or its short form by itself: "Junior - Marketing" names no month. */
const month = String.raw`\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
/** Said of the work or beside its pay: "seasonal", "April to September". */
const season = new RegExp(
  String.raw`\bseasonal\b(?! (?:bonus|menus?|produce|events?|part(?:y|ies)))|${month} (?:to|until|till|-|–|through) (?:the end of )?${month}`,
  'i',
);
const WEEKS = 52;
/** "£60,000 inc. bonus" and "£57,000 p.a. (net)" are one. */
const endOfSentence = /\n|(?<=[.!?;])(?<!\b(?:incl?|p\.?a|approx|max|min|c)\.)\s+/i;
/** "Three days a week in the office" is no part of the work. */
const partOfWork =
  /\bpart[- ]time\b|\bjob[- ]shar(?:e|ers?|ing)\b|\b(?:[1-4](?:\.5)?|one|two|three|four) days?(?: of work)? (?:a|per|each) week\b(?![^.;\n]{0,30}\b(?:office|site|home|remote|remotely|hybrid|campus)\b)/i;
/** No hours are sure, or the pay is that of several people: whatever is said of full-time work. */
const noFixedHours =
  /\bzero[- ]hours?\b|\b(?:joint|combined) salary\b|(?:£\s?[\d,.]+k?|\bsalary)(?: (?:a year|per annum|p\.?a\.?))?,? (?:is )?(?:shared|split|divided) (?:between|across|among) (?:the|two|both)\b/i;
const amount = /£|\bGBP\b|\bsalar(?:y|ies)\b|\bpay\b|\bpaid\b|\bwages?\b/i;
const otherThings = /\bholidays?\b|\bleave\b|\bpension\b|\bbenefits?\b|\bdays\b/i;

/** What decides whether the pay of a job is that of its whole hours, and guaranteed. */
export function payTermsOf(job: Job): PayTerms {
  const { salary, description, pay } = job;
  const text = `${salary ?? ''}\n${description.slice(0, MOST_READ)}`;
  const isOpen = pay !== null && pay !== undefined && pay.from === pay.to && isOpenAbove(pay.from, text);
  const { atMost, ...hours } = hoursAndWhole(job);
  const unclear = atMost === undefined && isUnclear(job, sentencesAboutPay(text)) ? 'unclear' : undefined;
  return { ...hours, atMost: atMost ?? unclear, ...(isOpen && { atLeast: true }) };
}

const sentencesAboutPay = (text: string): string[] => text.split(endOfSentence).filter(isAboutPay);

function hoursAndWhole(job: Job): PayTerms {
  const { title, job_type: jobType, salary, description } = job;
  const text = `${salary ?? ''}\n${description.slice(0, MOST_READ)}`;
  const aboutPay = sentencesAboutPay(text);
  const weeks = hoursOf(text);
  const isForFull = aboutPay.some((sentence) => proRata.test(sentence));
  const called = `${jobType ?? ''} ${title}`;
  // of a part-time job a full week is not its own, whatever is said of it
  const isFull = partOfWork.test(called) ? ({ count }: Mention) => count >= NEARLY_FULL : isFullWeek;
  const week = isForFull && !isFullTimeType(called) ? weeks.filter((one) => !isFull(one)) : weeks;
  const plain = agreed(week);
  const about = `${called} ${aboutPay.join(' ')}`;
  const isOpenEnded = noFixedHours.test(about) || forSeveral.test(about);
  const isPart = isForFull || isOpenEnded || partOfWork.test(about);
  const guaranteed = notGuaranteed(job, aboutPay);
  const all = `${title}\n${jobType ?? ''}\n${text}`;
  const isTerm = season.test(about) || isTermTime(all);
  const [paid, ...others] = isTerm ? distinct(text.matchAll(paidWeeks)).filter((one) => one <= WEEKS) : [];
  const isTold = paid !== undefined && others.length === 0 && plain !== undefined;
  if (isTerm && !isTold)
    return { ...(plain !== undefined && { hoursPerWeek: plain }), atMost: guaranteed ?? 'term-time' };
  if (isTypeAtCall(jobType ?? '') || isCalledAtCall(title) || hasNoSureHours(all, weeks))
    return { ...(plain !== undefined && { hoursPerWeek: plain }), atMost: guaranteed ?? 'part-time' };
  if (week.length > 0 && plain === undefined)
    return { atMost: guaranteed ?? (isForFull ? 'pro-rata' : 'several-weeks') };
  const parts = distinct(text.matchAll(partOfFull)).map((part) => (part > 1 ? part / 100 : part));
  const hoursPerWeek = plain ?? (parts.length === 1 ? parts[0]! * FULL_WEEK : undefined);
  if (hoursPerWeek === undefined) {
    const unknown = isForFull ? ('pro-rata' as const) : isPart ? ('part-time' as const) : undefined;
    // full-time work is paid what stands for it
    const isWhole =
      !unknown || (!isOpenEnded && isFullTimeType(jobType ?? '') && !/\bpro[- ]?rat|term[- ]time/i.test(text));
    return { atMost: guaranteed ?? (isWhole ? undefined : unknown) };
  }
  const isShare = !isActual(aboutPay) && (isForFull || (plain === undefined && parts.length === 1));
  return {
    hoursPerWeek,
    ...(isShare &&
      (isTerm || hoursPerWeek < NEARLY_FULL) && {
        part: Math.min(1, hoursPerWeek / FULL_WEEK) * (isTerm && paid ? paid / WEEKS : 1),
      }),
    atMost: guaranteed,
  };
}

/** "£43,500 actual (0.8 FTE)" is what is paid for the part already; "£60,000 FTE, actual £48,000" names both. */
const isActual = (aboutPay: string[]): boolean =>
  aboutPay.some((sentence) => {
    const [only, ...others] = amountsIn(sentence);
    return only !== undefined && others.length === 0 && /\bactual\b/i.test(sentence);
  });

const isAboutPay = (sentence: string): boolean =>
  amount.test(sentence) || (sentence.length < 80 && proRata.test(sentence) && !otherThings.test(sentence));

/** Whether the amount is said to be the least: "from £30,000", "£30k+", "£30,000 upwards". */
function isOpenAbove(from: number, text: string): boolean {
  const least = text.matchAll(
    /\b(?:from|starting (?:at|from|on|salary(?: of)?)|minimum(?: of)?|min\.?|at least|no less than)\s?:?\s?(?:£|GBP\s?)?\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?|(?:£|GBP\s?)\s?(\d[\d,]*(?:\.\d+)?)\s?(k)?\s?(?:\+(?!\s?(?:£|\d|(?!p\.?a|per|a\b|doe|dep)[a-z]))|(?:p\.?a\.? |per annum |a year )?(?:upwards|and (?:above|up(?:wards)?)|or more|plus\b(?= depending)|minimum))/gi,
  );
  return [...least].some(
    ([, a, ak, b, bk]) => Number((a ?? b)!.replaceAll(',', '')) * ((ak ?? bk) ? 1_000 : 1) === from,
  );
}

const distinct = (found: Iterable<RegExpExecArray>): number[] => [
  ...new Set([...found].map((groups) => Number(groups.slice(1).find((one) => one !== undefined)))),
];
