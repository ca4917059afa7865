import type { Job, PayAtMost } from '@landfall/contracts';

/** What an advert says beside the amount of its pay. */
interface PayTerms {
  /** A week, where the advert states just one. */
  hoursPerWeek?: number;
  /** The amount is that of full-time work, of which the job is this part. */
  part?: number;
  atMost?: PayAtMost;
}

const FULL_WEEK = 37.5;
/** From this on a week is one of full-time work. */
const NEARLY_FULL = 35;
/** "4 hours a week" is a part of the work: a meeting, a training. */
const LEAST_HOURS = 8;
const MOST_HOURS = 100;
const MOST_READ = 100_000;

const week = String.raw`(?:a|per|each|every|\/|p\.?\/?|in a|of work(?:ing)? (?:a|per))?\s?-?(?:week|wk|weekly)\b`;
const hoursAWeek = new RegExp(
  String.raw`(?<![\d.,:£])(\d{1,3}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?\.?|h)[\s,]{0,2}${week}|(?<![\d.,:£])(\d{1,3}(?:\.\d{1,2})?)\s?(?:hpw|hrs?pw|hours? p\.?w\b)|\b(?:weekly hours|hours (?:of work )?(?:a|per) week|contracted hours|hours)\s?:\s?(\d{1,3}(?:\.\d{1,2})?)(?![\d:]|\s?(?:am|pm|days?)\b)`,
  'gi',
);
const partOfFull =
  /(?<![\d.])(0?\.\d{1,2}|1\.0{1,2})\s?(?:of (?:an? )?)?(?:w\.?t\.?e|f\.?t\.?e|full[- ]time equivalent)\b|\b(?:w\.?t\.?e|f\.?t\.?e|part[- ]time)\.?[\s:,()-]{0,3}(0?\.\d{1,2}|1\.0{1,2})(?!\d)/gi;
const proRata = /\bpro[- ]?rat[ae]d?\b|\b[fw]\.?t\.?e\b|\bfull[- ]time equivalent\b|\bterm[- ]time only\b/i;
const onTarget =
  /\bO\.?T\.?E\b|\bon[- ]target\b|\b(?:including|inclusive of|with|incl\.?) (?:uncapped )?(?:commission|bonus)/i;
const amount = /£|\bGBP\b|\bsalar(?:y|ies)\b|\bpay\b|\bpaid\b|\bwages?\b/i;
const otherThings = /\bholidays?\b|\bleave\b|\bpension\b|\bbenefits?\b|\bdays\b/i;

/** What decides whether the pay of a job is that of its whole hours, and guaranteed. */
export function payTermsOf({ title, job_type: jobType, salary, description, pay }: Job): PayTerms {
  const text = `${salary ?? ''}\n${description.slice(0, MOST_READ)}`;
  const aboutPay = text.split(/\n|(?<=[.!?;])\s+/).filter(isAboutPay);
  const hours = distinct(text.matchAll(hoursAWeek)).filter((one) => one >= LEAST_HOURS && one <= MOST_HOURS);
  const isForFull = aboutPay.some((sentence) => proRata.test(sentence));
  const isPart = isForFull || /\bpart[- ]time\b/i.test(`${jobType ?? ''} ${title} ${aboutPay.join(' ')}`);
  const guaranteed = notGuaranteed(pay?.from, aboutPay);
  if (hours.length > 1) return { atMost: guaranteed ?? (isForFull ? 'pro-rata' : 'several-weeks') };
  const parts = distinct(text.matchAll(partOfFull));
  const hoursPerWeek = hours[0] ?? (parts.length === 1 ? parts[0]! * FULL_WEEK : undefined);
  if (hoursPerWeek === undefined) {
    const unknown = isForFull ? ('pro-rata' as const) : isPart ? ('part-time' as const) : undefined;
    // full-time work is paid what stands for it
    const isFull = !unknown || (/\bfull[- ]?time\b/i.test(jobType ?? '') && !/\bpro[- ]?rat|term[- ]time/i.test(text));
    return { atMost: guaranteed ?? (isFull ? undefined : unknown) };
  }
  if (isForFull && /\bterm[- ]time only\b/i.test(text)) return { hoursPerWeek, atMost: guaranteed ?? 'pro-rata' };
  const isShare = isForFull || (hours.length === 0 && parts.length === 1);
  return {
    hoursPerWeek,
    ...(isShare && hoursPerWeek < NEARLY_FULL && { part: hoursPerWeek / FULL_WEEK }),
    atMost: guaranteed,
  };
}

const isAboutPay = (sentence: string): boolean =>
  amount.test(sentence) || (sentence.length < 80 && proRata.test(sentence) && !otherThings.test(sentence));

function notGuaranteed(from: number | undefined, sentences: string[]): PayAtMost | undefined {
  if (sentences.some((sentence) => onTarget.test(sentence))) return 'on-target';
  const most = sentences.flatMap((sentence) => [
    ...sentence.matchAll(
      /\b(?:up to|as much as|maximum(?: of)?|max\.?|potential(?: to earn)?(?: of)?)\s(?:an? )?(?:£|GBP\s?)?\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/gi,
    ),
  ]);
  const isMost = most.some(([, said, k]) => Number(said!.replaceAll(',', '')) * (k ? 1_000 : 1) === from);
  return isMost ? 'upper-end' : undefined;
}

const distinct = (found: Iterable<RegExpExecArray>): number[] => [
  ...new Set([...found].map((groups) => Number(groups.slice(1).find((one) => one !== undefined)))),
];
