import { sign } from './pay-currency.js';

const digits = String.raw`\d[\d,.'’]{0,14}`;
/** A sum, or a range of two. */
const one = String.raw`(?:${sign}\s?${digits}|(?<![\d.,])${digits}\s?${sign})(?:\s?(?:k|m|mn|bn|million|billion)(?![a-z]))?`;
const sum = String.raw`${one}(?:\s?(?:[-–—]|to)\s?${one})?\+?`;

/** What an employer has, runs or gives, and nobody is paid. */
const thing = String.raw`(?:budgets?|funds?|funding|programmes?|programs?|projects?|endowments?|turnovers?|revenues?|contracts?|portfolios?|caseloads?|prizes?|grants?|propert(?:y|ies)|estates?|assets?|investments?|donations?|campaigns?|appeals?|schemes?|developments?|buildings?|refurbishments?|restorations?|awards?|scholarships?|legac(?:y|ies)|bequests?|trusts?|loans?|debts?|facilit(?:y|ies)|tenders?|pipelines?|ledgers?|inventor(?:y|ies)|business(?:es)?|compan(?:y|ies))`;
/** "£41,000 project manager" says what the manager is paid. */
const ofWork = String.raw`(?:managers?|management|engineers?|officers?|co-?ordinators?|lead|leaders?|directors?|assistants?|administrators?|administration|controllers?|analysts?|accountants?|workers?|surveyors?|planners?|support|delivery|executives?|consultants?|developers?|designers?|architects?|specialists?|supervisors?|buyers?|advis[eo]rs?|staff|team|roles?|posts?|positions?|jobs?)`;
/** What stands between a sum and the thing it is of: no word that begins another thought, or says for how long a contract is. */
const between = String.raw`(?:(?!(?:an?|the|per|p\.?a|for|to|plus|and|or|with|in|on|of|at|by|is|as|you|your|we|our|from|each|every|pro|gross|net|annum|annual\w*|years?|yearly|months?|monthly|weeks?|weekly|days?|daily|hours?|hourly|terms?|salary|pay|wages?|basic|base|fixed\w*|permanent|temp\w*|initial|ote|fte|doe|depending|full\w*|part\w*|zero)(?![\p{L}]))\p{L}[\p{L}'’&-]{0,30}\s+){0,3}`;
const thingItself = String.raw`${thing}(?![\p{L}\d])(?!\s${ofWork}(?!\p{L}))`;
const amountOf = String.raw`(?:(?:is|are|was|were|of|worth|at|currently|totall?ing|that|around|about|approximately|circa|over|up|to|nearly|almost|some|more|than)\s+){0,5}`;
const doing = String.raw`(?:manag(?:e|es|ing)|look(?:s|ing)? after|overse(?:e|es|eing)|run(?:s|ning)?|handl(?:e|es|ing)|control(?:s|ling)?|administer(?:s|ing)?|responsib(?:le|ility) for|rais(?:e|es|ed|ing)|valued at|worth|generat(?:e|es|ed|ing)|secur(?:e|ed|ing)|spend(?:s|ing)?|invest(?:s|ed|ing)?|sav(?:e|es|ed|ing)|deliver(?:s|ed|ing)?)`;

const start = String.raw`(?<![\p{L}\d])`;
/** Each has the sum in its group. */
const others = [
  // "a £90,000 marketing budget", "a £600,000-a-year programme"
  String.raw`(${sum})(?:-(?:a|per)-(?:year|annum))?\s+${between}${thingItself}`,
  // "£2m of funding", "£300,000 in annual sales"
  String.raw`(${sum})\s+(?:worth\s+)?(?:of|in)\s+(?:\p{L}[\p{L}-]{0,30}\s+){0,2}(?:${thingItself}|(?:sales|savings|income|stock)(?!\p{L}))`,
  // "a budget of £90,000", "Turnover: £40,000,000"
  String.raw`${start}${thing}\s*[:=–—-]?\s*(?:\(\s*)?${amountOf}(${sum})`,
  // "you manage around £2,000,000 for the city"
  String.raw`${start}${doing}\s+(?:(?:an?|the|over|more|than|up|to|around|about|some|nearly|almost|approximately|circa)\s+){0,4}(${sum})`,
].map((pattern) => new RegExp(pattern, 'giu'));

const payNouns = String.raw`(?:salary|salaries|wages?|remuneration|pay|earnings)`;
/** "Salary for this project is", "pay:", "paid": a sum behind it is pay, whatever follows. */
const isPayBefore = new RegExp(
  String.raw`${start}(?:${payNouns}|paid|paying|earn|earning)(?:\s+(?!(?:and|but|while|to|${doing})(?!\p{L}))[\p{L}-]{1,20}){0,6}\s*[:=–—-]?\s*$`,
  'iu',
);
/** From here on the words before a sum say nothing of it. */
const lastThought = /[;,(]|\s[-–—]\s|\b(?:and|but|while|with)\b/gi;

/**
 * A sentence without the sums that are of something else than pay: a budget, an endowment, what somebody looks after. A sum
 * that is called pay stays, whatever stands behind it.
 */
export function withoutOtherSums(sentence: string): string {
  return others.reduce(
    (text, pattern) =>
      text.replace(pattern, (found: string, said: string, at: number, whole: string) =>
        isPayBefore.test(thoughtBefore(whole.slice(Math.max(0, at - 120), at + found.indexOf(said))))
          ? found
          : found.replace(said, ''),
      ),
    sentence,
  );
}

const thoughtBefore = (text: string): string => text.split(lastThought).at(-1)!;

const notThePay = String.raw`(?:we|will|to|they|you|can|must|who|minimum|average|sick|maternity|paternity|parental|overtime|holiday|redundancy|bonus|weekend|london|extra|threshold)`;
const saidToBe = String.raw`(?:\s+(?:is|are|will|be|starts?|starting|of|from|at|ranges?|scale|band|rate|for|this|the|post|role|position|job|between|up|to|circa|around|about|approximately|offered|offer|on|set|currently|package|per|an?|annum|year|month|hour)){0,8}`;
const callsItPay = new RegExp(
  String.raw`(?<!(?<!\p{L})${notThePay}\s)${start}${payNouns}${saidToBe}\s*[:=–—-]?\s*(?=${sign}?\s?\d)`,
  'iu',
);

/** What a sentence says from where it calls a sum pay: "pay is £41,000 a year"; with the words right before, as "monthly". */
export function fromPayOn(sentence: string): string | undefined {
  const found = callsItPay.exec(sentence);
  if (!found) return undefined;
  const before = thoughtBefore(sentence.slice(Math.max(0, found.index - 60), found.index));
  const [thought = ''] = sentence.slice(found.index + found[0].length).split(/;/, 1);
  return (/\d/.test(before) ? '' : before) + found[0] + thought;
}
