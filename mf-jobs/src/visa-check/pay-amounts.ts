import type { JobPay } from '@landfall/contracts';

/** An amount of money in a sentence, with the words from the amount before it and up to the next one. */
export interface SaidAmount {
  value: number;
  before: string;
  after: string;
  /** All that follows it in the sentence. */
  rest: string;
}

/** For what time an amount is, right behind it. */
export const period = String.raw`(?:(?:per|an?|each|\/) ?(?:annum|year|yr|month|week|day|hour|hr)\b|p[./]?\s?[ah]\b\.?|p[./]?c?\.?m\b\.?)`;

/** What may stand between an amount and what is said of it: "£45,000 a year salary (after tax)". */
export const between = String.raw`[\s,()–-]{0,3}(?:${period}[\s,()–-]{0,3})?(?:(?:salary|gross)\b[\s,()–-]{0,3})?`;
/** Right behind an amount. */
export const behind = `^${between}`;

const money =
  /(£|\bGBP)?\s?(?<![\d.,])(\d{1,3}(?:[,'’\u00a0\u2009\u202f ]\d{3})+(?!\d)|\d+)(\.\d+)?\s?(k\b)?(\s?(?:GBP|pounds)\b)?/gi;

export function amountsIn(sentence: string): SaidAmount[] {
  const found = [...sentence.matchAll(money)].filter(
    ([, sign, whole, , k, signAfter]) => sign ?? k ?? signAfter ?? /\D/.test(whole!),
  );
  return found.map(({ index, 0: said, 2: whole, 3: part, 4: k }, at) => {
    const end = index + said.length;
    const last = found[at - 1];
    return {
      value: Number(whole!.replace(/\D/g, '') + (part ?? '')) * (k ? 1_000 : 1),
      before: sentence.slice(last ? last.index + last[0].length : 0, index),
      after: sentence.slice(end, found[at + 1]?.index),
      rest: sentence.slice(end),
    };
  });
}

/** Whether the amount is one of those that the pay was read from; "£30-35k" are thousands both. */
export const isOfPay = ({ from, to, year_from, year_to }: JobPay, { value }: SaidAmount): boolean =>
  [from, to, year_from, year_to].some((one) => one === value || (value < 1_000 && one === value * 1_000));
