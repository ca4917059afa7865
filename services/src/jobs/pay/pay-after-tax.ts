import { anyPeriod } from './pay-periods.js';

/** No ".NET" and no "Net Developer"; in "net zero" and "net worth" nothing was taxed. */
const net = String.raw`(?:nett?(?![\p{L}\d]|\s?(?:zero|promoter|worth|carbon|asset|profit|sales|revenue|developer|engineer|core|framework))|nett(?:o|i)(?:gehalt|lohn|verdienst|loon|salaris)?(?![\p{L}])|net(?:to|os?|s)(?![\p{L}])|(?:after|post)[- ]tax|take[- ]home(?!\s(?:meals?|tests?|exercise|assignment|task|laptop|vehicle|car|van)(?!\p{L}))|(?:cash )?in[- ](?:the |your )?hand(?!\p{L})|tax[- ]free(?!\s(?:child|bonus|saving|bike|benefit|lump|allowance|holiday)))`;
const clear = String.raw`clear(?=\s*(?:$|[,.;)]|(?:per|a|an|each)\s))`;
const behind = new RegExp(
  String.raw`^(?:${anyPeriod})?[.)]?[\s,(/–-]{0,3}(?:(?:salary|pay|wages?|approx\w*\.?|approximately)\s)?(?:${net}|${clear})`,
  'iu',
);
const ahead = new RegExp(
  String.raw`(?<![\p{L}.])(?:${net}(?: of tax)?|clear|taking home|takes? home)(?:\s(?:base|basic|hourly|daily|weekly|monthly|annual|yearly)){0,2}(?:\s(?:salary|salaries|pay|wages?|income|earnings|rate|gehalt|lohn|loon|salaris))?(?:\s(?:of|is|are|will be|from|up to|about|around|approx\w*\.?|circa|between|at least)){0,3}\s{0,3}[:=–-]?\s{0,3}$`,
  'iu',
);

/** Where nobody pays a tax on what they earn. */
const untaxed = new Set(['United Arab Emirates', 'Qatar', 'Saudi Arabia', 'Kuwait', 'Bahrain', 'Oman']);

/**
 * Whether an amount is said to be what is left of pay after tax, by the words right before or behind it. What was paid before
 * that, which all other pay is stated as, nobody can tell from it.
 */
export const isAfterTax = (textBefore: string, textAfter: string, country: string | null): boolean =>
  !untaxed.has(country ?? '') && (behind.test(textAfter) || ahead.test(textBefore.slice(-80)));
