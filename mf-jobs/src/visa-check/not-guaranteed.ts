import type { Job, PayAtMost } from '@landfall/contracts';
import { amountsIn, isOfPay, type SaidAmount } from './pay-amounts';
import { isPlain } from './pay-tail';
import {
  basic,
  beside,
  including,
  keptBack,
  later,
  marks,
  onTarget,
  ote,
  unpaidAtFirst,
  upperEnd,
  type Mark,
} from './pay-marks';

const denied = /\b(?:no|not|never|nor|without|nobody|don['’]?t|aren['’]?t|isn['’]?t)\b/i;

const MOST_READ = 100_000;

const about = /(?:\b(?:circa|c\.?|ca\.?|around|about|approx\.?|approximately|roughly|in the region of)\s?|~\s?)$/i;

/** "£45,000 plus OTE" is beside it. */
const target = new RegExp(String.raw`(?<!(?:\+|\bplus|&)\s?(?:uncapped )?)\b${ote}`, 'i');
/** Said without an amount. */
const isMore = new RegExp(`${target.source}|${including}[^.;\\n]{0,40}?\\b${beside}`, 'i');

const contracted = String.raw`(?:self[- ]?employed|freelanc(?:e|er|ers|ing)|sole traders?)\b`;
const notEmployed = new RegExp(String.raw`(?<!\bnot (?:an? )?)\b${contracted}`, 'i');
/** Beside the amount: how somebody is paid who is not employed. */
const invoiced =
  /\bIR ?35\b|\bumbrella\b|\bCIS\b|(?:\+|\bplus|\bex(?:cl\w*|\.)?|\binc(?:l\w*|\.)?)\s?VAT\b|\b(?:ltd|limited) company (?:rate|only|contract\w*|basis)|\b(?:via|through|as) (?:an?|your(?: own)?) (?:ltd|limited) company|\bB2B (?:contract|basis)|\bas an? (?:independent )?contractor\b|\bcontractor (?:day )?rate\b/i;
const workNotEmployed = new RegExp(
  String.raw`\b(?:on an?|this is an?|as an?|role is|position is) (?:\w+ )?${contracted}|\b${contracted} (?:role|position|basis|contract|opportunity|post)\b|\b(?:inside|outside) (?:of )?IR ?35\b`,
  'i',
);

/** Why the amount that was read as the pay of a job may not be what counts; `sentences` are those about its pay. */
export function notGuaranteed(job: Job, sentences: string[]): PayAtMost | undefined {
  const said = sentences.map((sentence) => amountsOf(job, sentence));
  const isRead = said.some(({ ofPay }) => ofPay.length > 0);
  if (isNotEmployed(job, said)) return 'self-employed';
  const all = said.flatMap(({ ofPay }) => ofPay);
  const found = marks.find(([, one]) => all.some((amount) => has(one, amount)))?.[0];
  if (found) return found;
  if (sentences.some((sentence) => keptBack.test(sentence)) || isUnpaidAtFirst(job)) return 'deductions';
  const isBasic = all.some((amount) => has(basic, amount));
  if (!isBasic && said.some((one) => isTarget(one, isRead))) return 'on-target';
  const lower = all.filter((amount) => isLowerEnd(job, amount));
  if (lower.some((amount) => has(upperEnd, amount))) return 'upper-end';
  if (lower.some((amount) => has(later, amount))) return 'later';
  return lower.some(({ before }) => about.test(before)) ? 'about' : undefined;
}

/** Whether the advert says something beside the amount that is not known to leave it what it is. */
export const isUnclear = (job: Job, sentences: string[]): boolean =>
  sentences.some((sentence) =>
    amountsOf(job, sentence).ofPay.some(
      (amount) => isLabelled(amount) && !isPlain(amount.after, `${job.company} ${job.location}`),
    ),
  );

/** Whether it is a line of its own, and no amount in the middle of a story: "Salary: £45,000", "Pay from £45,000". */
const isLabelled = ({ before }: SaidAmount): boolean =>
  before.length < 60 &&
  /^\W*(?:(?:[a-z]+ ){0,3}(?:salar(?:y|ies)|pay|wages?|rates?|remuneration|package|earnings)\b[^.;\n]{0,25}|(?:and|to|or|from|starting|basic|circa|c|up|at|(?:pay )?(?:band|grade|level) ?\w{0,3}|\W)*)$/i.test(
    before,
  );

/** "The first month is unpaid", wherever an advert says so. */
const isUnpaidAtFirst = ({ salary, description }: Job): boolean =>
  `${salary ?? ''}\n${description.slice(0, MOST_READ)}`
    .split(/[.!?;\n]/)
    .some((sentence) => unpaidAtFirst.test(sentence) && !denied.test(sentence));

interface SaidOfPay {
  sentence: string;
  /** The amounts that the pay was read from. */
  ofPay: SaidAmount[];
  others: SaidAmount[];
}

function amountsOf({ pay }: Job, sentence: string): SaidOfPay {
  const all = amountsIn(sentence);
  const ofPay = pay ? all.filter((one) => isOfPay(pay, one)) : [];
  return { sentence, ofPay, others: all.filter((one) => !ofPay.includes(one)) };
}

const isLowerEnd = ({ pay }: Job, amount: SaidAmount): boolean =>
  pay ? isOfPay({ ...pay, to: pay.from, year_to: pay.year_from }, amount) : false;

/** Whether a target, or all that is earned, is what the pay is: "£45,000, OTE £70,000" says that of the amount behind it. */
function isTarget({ sentence, ofPay, others }: SaidOfPay, isRead: boolean): boolean {
  if (ofPay.length === 0) return (others.length === 0 || !isRead) && isMore.test(sentence);
  if (ofPay.some((amount) => has(onTarget, amount) && !isSaidOfNext(amount))) return true;
  return target.test(sentence) && !others.some((amount) => has(onTarget, amount));
}

const isSaidOfNext = ({ after, rest }: SaidAmount): boolean => rest !== after && onTarget.before.test(after);

const has = ({ before, after }: Mark, amount: SaidAmount): boolean => {
  const found = after.exec(amount.rest);
  return before.test(amount.before) || (found !== null && found.index < amount.after.length);
};

function isNotEmployed({ title, job_type: jobType, salary, description }: Job, said: SaidOfPay[]): boolean {
  const withPay = said.flatMap(({ sentence, ofPay }) => (ofPay.length > 0 ? [sentence] : []));
  const aboutPay = [salary ?? '', ...withPay];
  return (
    [title, jobType ?? '', ...aboutPay].some((words) => notEmployed.test(words)) ||
    aboutPay.some((words) => invoiced.test(words)) ||
    workNotEmployed.test(description.slice(0, MOST_READ))
  );
}
