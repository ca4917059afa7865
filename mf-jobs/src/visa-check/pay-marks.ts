import type { PayAtMost } from '@landfall/contracts';
import { behind, between } from './pay-amounts';
import { notKept, onlyIf, partOfIt } from './pay-doubts';
import { otherMoney } from './salary-text';

export const ote = String.raw`(?:O\.?T\.?E|on[- ]target(?: earnings)?)\b`;
export const beside = String.raw`(?:commission|bonus(?:es)?|allowances?|on[- ]call|overtime|enhancements?|premiums?|supplements?)\b`;
/** What an amount may count beside the pay for the work; said without an amount, it need not be in it. */
const alsoCounted = String.raw`(?:${beside}|(?:weighting|pension|holiday pay|benefits|accommodation|housing|lodging|meals|car|tips|tronc|service charge|gratuities|equity|shares|RSUs?)\b)`;
export const including = String.raw`\b(?:including|inclusive of|includes?|incl?\.?|comprising|made up of|consisting of|of which)\s`;
const whole = String.raw`(?:package|CTC|cost to company|total (?:compensation|remuneration|earnings|reward))`;
const joining = String.raw`(?:\s?(?:of|is|are|:|=|worth|up to|circa|c\.|around|-|–)){0,3}\s?$`;

/** What is kept back from the pay, or has to be paid out of it. */
const costs = String.raw`(?:accommodation|housing|rent|lodgings?|board|meals|food|uniforms?|expenses|costs|fuel|travel|mileage|transport|van|vehicle|car|tools|equipment|training|visa|fees?|charges|commission)\b`;
const unpaidTime = String.raw`\b(?:unpaid (?:first|initial|trial|training|probation\w*|induction|months?|weeks?|period)\b|(?:first|initial) (?:\w+ )?(?:weeks?|months?|shifts?)(?: of work)? (?:is |are |being )?(?:unpaid|without pay)\b|\b(?:training|trial|induction|probation\w*)(?: (?:period|time|days?|weeks?|months?))? (?:is |are )?unpaid\b)`;
export const unpaidAtFirst = new RegExp(unpaidTime, 'i');
/** Said beside the amount or by itself: "Rent is deducted from your wages". */
export const keptBack = new RegExp(
  String.raw`(?<!\b(?:no|nothing|without)\b[^.;\n]{0,40})\b${costs}[^.;\n]{0,40}?\b(?:deducted|taken (?:out|off|from)|kept back)\b`,
  'i',
);
const paidIn = String.raw`\b(?:(?:to be |is |are )?(?:paid|payable|converted|settled)|equivalent|equiv\.?) (?:(?:monthly|out|sum|amount|in cash|cash) )?(?:in|to|into) (?:[a-z]+ )?(?:${otherMoney.source})`;
const untilThen = String.raw`(?:year (?:one|two|three|\d)|(?:pay )?(?:scale|band|grade|range)|probation\w*|trial|train(?:ing|ed)|induction|qualif\w+|certified|registration|registered|PIN|experienced?|\w+['’]? (?:months?|years?)['’]?|months?|promotion|promoted)\b`;
const whenLater = String.raw`(?:after|(?:at|by) the (?:end|top) of|following|once|when|(?:up)?on (?:successful(?:ly)? )?(?:completion of|completing|passing|qualif\w+|promotion|registration))`;

export interface Mark {
  before: RegExp;
  /** Looked for in what follows the amount, and found before the next one. */
  after: RegExp;
}

const mark = (before: string, after: string): Mark => ({
  before: new RegExp(before, 'i'),
  after: new RegExp(after, 'i'),
});

export const onTarget = mark(
  `\\b${ote}${joining}`,
  `${behind}(?:(?:realistic|uncapped|first[- ]year|year one)\\s)*${ote}`,
);
export const basic = mark(
  String.raw`\b(?:basic|base|guaranteed)(?: (?:salary|pay|rate|wage))?,?${joining}`,
  String.raw`${behind}(?:basic|base|guaranteed (?:basic|base|salary|minimum))\b`,
);

/** What is said of an amount that is not the guaranteed basic pay before tax of somebody employed; the first that fits counts. */
export const marks: [PayAtMost, Mark][] = [
  [
    'after-tax',
    mark(
      String.raw`(?<![.\w])(?:net|take[- ]home|after[- ]tax)(?: (?:monthly|annual|weekly))?(?: (?:salary|pay|income|wage))?${joining}`,
      String.raw`${behind}(?:net\b(?!\s?(?:zero|promoter|worth|carbon|developer|engineer|core|framework))|after[- ]tax|post[- ]tax|take[- ]home|(?:cash )?in (?:the |your )?hand|cash\b(?! (?:bonus|benefits?|allowance|alternative|incentive))|after (?:all )?deductions|tax[- ]free)`,
    ),
  ],
  [
    'deductions',
    mark(
      String.raw`${unpaidTime}[^.;\n]{0,30}$|\b(?:less|minus|before) (?:deductions? for )?${costs}[^.;\n]{0,15}$`,
      [
        String.raw`${behind}(?:gross )?(?:less|minus|before)\s[^.;\n]{0,20}?\b${costs}`,
        String.raw`${behind}(?:less|minus)\s(?!(?:the )?(?:usual|normal|statutory|tax|income tax|PAYE|NI|national insurance|than)\b)`,
        String.raw`^[^.;\n]{0,40}?(?<!\b(?:no|without|zero)(?: \w+)? )\bdeductions? (?:for|of|from)\s[^.;\n]{0,30}?${costs}`,
        String.raw`^[^.;\n]{0,30}?${unpaidTime}`,
        notKept,
      ].join('|'),
    ),
  ],
  ['other-money', mark(String.raw`${paidIn}[\s,:(–-]{0,3}$`, String.raw`^[^.;\n]{0,30}?${paidIn}`)],
  [
    'on-target',
    mark(
      String.raw`\b(?:${whole}|earnings|(?:average|typical|potential|realistic) (?:salary|pay|income)|(?:including|inclusive of|with)\s[^.;\n]{0,40}?${beside}[^.;\n]{0,30})${joining}`,
      [
        String.raw`${behind}(?:total\b|(?:total )?${whole}\b|all[- ]in(?:clusive)?\b|turnover\b|revenue\b|profit[- ]shar\w+|drawings\b|dividends?\b|franchisee?s? (?:earnings|income)|(?:partly |half )?in (?:kind|shares|equity)\b|inclusive(?! of)\b|(?:depend\w+|based|subject) (?:up)?on (?:results|performance|sales|targets))`,
        String.raw`^\+?${between}(?:(?:(?:first[- ]year|average|potential|realistic|typical|uncapped) )?earnings\b|potential\b|achievable\b)`,
        String.raw`${behind}(?:uncapped )?commission\b`,
        String.raw`${behind}(?:if|when|for) (?:[a-z]+ )?(?:hit|reach|meet|achiev|exceed)[a-z]* (?:[a-z]+ ){0,3}targets?\b`,
        String.raw`${behind}with (?:an? )?(?:(?:uncapped|guaranteed) )?(?:commission|bonus|overtime|tips|tronc|service charge)`,
        String.raw`${behind}(?:basic|pay|wages?|salary)? ?(?:and|&|\+) (?:${beside}|tips|tronc|service charge)[^;\n]{0,20}\)`,
        // "plus benefits including a bonus" are beside it
        String.raw`^(?:(?!\b(?:plus|benefits?|package|perks|with)\b|\+)[^;\n]){0,60}?${including}[^;\n]{0,40}?\b${alsoCounted}`,
        partOfIt,
      ].join('|'),
    ),
  ],
  ['upper-end', mark('(?!)', onlyIf)],
];
export const upperEnd = mark(
  String.raw`^\W*to\s$|\b(?:salary|pay|earn):? to\s$|\b(?:up to|as much as|maximum(?: of)?|max\.?|potential(?: to earn)?(?: of)?)\s(?:an? )?$`,
  String.raw`${behind}max(?:imum)?\b`,
);

/** Of an amount that is not paid from the first day on. */
export const later = mark(
  String.raw`\b${whenLater} (?:[\w'’]+ ){0,4}?${untilThen}[\s,:–-]{0,3}(?:you (?:will )?(?:earn|get|receive)|it is|the (?:pay|salary) is)?[\s,:–-]{0,3}$`,
  [
    String.raw`${behind}(?:(?:up)?on (?:qualif\w+|registration|promotion|completion)\b|${whenLater} (?:[\w'’]+ ){0,4}?${untilThen})`,
    String.raw`${behind}(?:rising|increasing|up|increased) from\b`,
    String.raw`${behind}(?:from|in|by) (?:your |the )?(?:(?:second|third|fourth|fifth|[2-5](?:nd|rd|th)) year|year (?:two|three|four|five|[2-5]))\b`,
    String.raw`^[^.;\n]{0,20}?\b(?:first|initial) (?:\w+ )?(?:weeks?|months?|year)(?: (?:is|are|being|will be))?(?: paid)? (?:at|on)\b`,
  ].join('|'),
);
