/** What a job says it pays, and the same for a whole year of full-time work. Amounts in whole or part units of the currency. */
export interface Pay {
  from: number;
  /** The same as `from` where one amount is said. */
  to: number;
  period: PayPeriod;
  /** ISO 4217. */
  currency: string;
  /** Whole units, rounded. */
  yearFrom: number;
  yearTo: number;
}

export type PayPeriod = 'year' | 'month' | 'fortnight' | 'week' | 'day' | 'hour';

const timesAYear: Record<Exclude<PayPeriod, 'hour'>, number> = {
  year: 1,
  month: 12,
  fortnight: 26,
  week: 52,
  day: 260,
};
/** Where the advert does not say: what is usual in the United Kingdom, and elsewhere. */
const usualHours = (currency: string) => (currency === 'GBP' ? 37.5 : 40);
const MOST_A_YEAR = 20_000_000;

/** Undefined where the amounts cannot be pay: nothing, or more than anyone has. `hours` are those of a week. */
export function payOf(from: number, to: number, period: PayPeriod, currency: string, hours?: number): Pay | undefined {
  const isWeek = hours !== undefined && hours >= 1 && hours <= 100;
  const times = period === 'hour' ? (isWeek ? hours : usualHours(currency)) * 52 : timesAYear[period];
  const [yearFrom, yearTo] = [Math.round(from * times), Math.round(Math.max(from, to) * times)];
  if (!(from > 0) || !(yearTo <= MOST_A_YEAR)) return undefined;
  return { from, to: Math.max(from, to), period, currency, yearFrom, yearTo };
}

const dollars: Record<string, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  Singapore: 'SGD',
  'Hong Kong SAR China': 'HKD',
};
const crowns: Record<string, string> = { Norway: 'NOK', Denmark: 'DKK', Iceland: 'ISK' };

const isoCodes = 'GBP|EUR|USD|CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|JPY|INR|AED|ZAR';
const sign = String.raw`(?:US\$|CA\$|AU\$|NZ\$|HK\$|[CAS]\$|[£€$¥₹]|\b(?:${isoCodes})\b|\bkr\b|zł)`;
const amount = String.raw`\d{1,3}(?:[,.'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const money = String.raw`(?:(${sign})\s?)?(${amount})\s?(k\b)?(?:\s?(${sign}))?`;
const range = new RegExp(
  String.raw`${money}(?:\s*(?:-|–|—|to|and|bis|(?:rising|increasing|going|progressing) (?:up )?to|up to)\s*${money})?`,
  'gi',
);

const periods: [RegExp, PayPeriod][] = [
  [/^\W{0,3}(?:gross |basic |net )?(?:\/|per |an? |each |every )?\s?(?:hours?|hr|hourly)\b|^\W{0,3}(?:p\.?h\.?)(?!\w)/i, 'hour'],
  [/^\W{0,3}(?:\/|per |a |each )?\s?(?:day|daily)\b|^\W{0,3}(?:p\.?d\.?)(?!\w)/i, 'day'],
  [/^\W{0,3}(?:\/|per |a |every )?\s?(?:fortnight|two weeks|2 weeks|bi-?weekly)\b/i, 'fortnight'],
  [/^\W{0,3}(?:\/|per |a |each )?\s?(?:weeks?|wk|weekly)\b|^\W{0,3}(?:p\.?w\.?)(?!\w)/i, 'week'],
  [/^\W{0,3}(?:gross |net )?(?:\/|per |a |each )?\s?(?:calendar )?(?:months?|monthly|mth)\b|^\W{0,3}(?:p\.?c?\.?m\.?)(?!\w)/i, 'month'],
  [/^\W{0,3}(?:gross |basic |net )?(?:\/|per |a |each )?\s?(?:year|yr|annum|annually|annual|yearly)\b|^\W{0,3}(?:p\.?a\.?)(?!\w)/i, 'year'],
]; // prettier-ignore

/** "£30.000": in pounds a dot is that of pennies, so this could be thirty thousand or a slip. The visa check refuses it too. */
const thousandsByDot = /\d\.\d{3}(?!\d)/;

/** From this on an amount without a period is one for a year: nobody says a month's or an hour's pay so. */
const PLAINLY_A_YEAR = 10_000;

interface PayFound extends Pay {
  /** The advert's own words. */
  text: string;
  /** Whether the advert says for how long it is. */
  hasPeriod: boolean;
}

/**
 * Reads pay as people write it ("£30k - £40k pa", "CA$45.50 an hour", "€4,100 a month for 32 hours"). `country` decides
 * whose dollars or crowns they are. Null where nothing can be read for certain: no currency, no period for a small amount.
 */
export function readPay(text: string, country: string | null): PayFound | null {
  for (const found of text.matchAll(range)) {
    const [whole, signBefore, first, k1, signAfter, signSecond, second, k2, signLast] = found;
    const said = signBefore ?? signAfter ?? signSecond ?? signLast;
    const after = text.slice(found.index + whole.length);
    if (!said || /^\s?(?:m|mn|bn|million|billion)\b/i.test(after) || /%/.test(after[0] ?? '')) continue;
    const currency = currencyOf(said, country);
    if (currency === 'GBP' && thousandsByDot.test(whole)) continue;
    const thousands = (k1 ?? k2) ? 1_000 : 1;
    const to = second === undefined ? 0 : number(second) * ((k2 ?? k1) ? 1_000 : 1);
    // "30-40k" and "£30k - 40" are thousands both
    const from = number(first!) * thousands;
    const saidPeriod = periods.find(([pattern]) => pattern.test(after))?.[1];
    const period = saidPeriod ?? (from >= PLAINLY_A_YEAR ? 'year' : undefined);
    if (!period || (to > 0 && to < from)) continue;
    const hours = /(\d+(?:\.\d+)?)[ -]?hours?(?: a| per|\/|,| )?\s?week/i.exec(text)?.[1];
    const pay = payOf(from, to, period, currency, period === 'hour' && hours ? Number(hours) : undefined);
    const shown = `${whole}${periods.map(([pattern]) => pattern.exec(after)?.[0]).find(Boolean) ?? ''}`.trim();
    if (pay) return { ...pay, text: shown, hasPeriod: saidPeriod !== undefined };
  }
  return null;
}

const sentences = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]*)*/g;
const aboutPay = /\b(?:salary|salaries|wage|wages|pay|pays|paid|earn|earnings|remuneration|compensation|rate of)\b/i;
const notAboutPay =
  /\b(?:bonus of|bonuses|relocation|allowance of|allowances?|budget|revenue|turnover|funding|grant|fee|fees|worth|raised|invest\w*|pension|referral|loan|voucher|threshold|minimum salary (?:for|of) (?:the )?visa)\b/i;

/** What a sum for a year, a month or an hour may be instead of what a job pays. */
const notWages =
  /\b(?:rent|rental|cost|costs|price|prices|tuition|subscription|premium|saving|savings|save|bills?|spend\w*|sales|contracts?|customers?|clients?|charge\w*|donat\w+|scholarships?|bursary|accommodation costs|per person|per head|insurance|expenses|mileage)\b/i;
/** "Circa £60,000" and "£60,000" as a line of their own. */
const lineOfPay = /^\W*(?:circa|c\.?|from|up to|around|approx\w*\.?)?\s*(?:£|€|GBP|EUR)\s?\d/i;
/** Less than this in a year, or for an hour, is no wage of one person's whole work. */
const LEAST_A_YEAR = 8_000;
const MOST_WITHOUT_WORD = 400_000;

/**
 * The pay that the text of an advert names: in a sentence about pay, or else where a currency and a period stand with the
 * amount, or the amount is a line of its own. Other sums of money in it are none.
 */
export function payInAdvert(description: string, country: string | null): PayFound | null {
  const all = [...description.slice(0, 100_000).matchAll(sentences)].map(([sentence]) => sentence);
  const possible = all.filter((sentence) => !notAboutPay.test(sentence));
  for (const sentence of possible.filter((one) => aboutPay.test(one))) {
    const found = readPay(sentence, country);
    if (found) return found;
  }
  for (const sentence of possible.filter((one) => !notWages.test(one))) {
    const found = readPay(sentence, country);
    if (found && (found.hasPeriod || lineOfPay.test(sentence)) && isLikeAWage(found)) return found;
  }
  return null;
}

const isLikeAWage = ({ yearFrom, yearTo }: Pay): boolean => yearFrom >= LEAST_A_YEAR && yearTo <= MOST_WITHOUT_WORD;

function currencyOf(said: string, country: string | null): string {
  const code = said.toUpperCase();
  const named: Record<string, string> = {
    '£': 'GBP', '€': 'EUR', '¥': 'JPY', '₹': 'INR', 'US$': 'USD', 'CA$': 'CAD', C$: 'CAD', 'AU$': 'AUD', A$: 'AUD',
    'NZ$': 'NZD', 'HK$': 'HKD', S$: 'SGD', ZŁ: 'PLN',
  }; // prettier-ignore
  if (code === '$') return dollars[country ?? ''] ?? 'USD';
  if (code === 'KR') return crowns[country ?? ''] ?? 'SEK';
  return named[code] ?? code;
}

/** "52.000" and "52,000" are both fifty-two thousand; "45.50" and "45,50" are not. */
function number(text: string): number {
  const plain = text.replace(/['\u00a0\u202f ]/g, '');
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents ? plain.slice(0, cents.index) : plain).replace(/[.,]/g, '');
  return Number(cents ? `${whole}.${cents[1]}` : whole);
}
