/** What only an employee gets on top of pay: "plus a sleep-in allowance of £55 per shift", "+ mileage of 45p per mile". */
const extras = String.raw`(?:allowances?|bonus(?:es)?|commissions?|mileage|expenses|travel|fuel|sleep[- ]?ins?|overtime|enhancements?|supplements?|weighting|tips|tronc|service charge|holiday pay|pension|super(?:annuation)?|benefits|equity|relocation|profit share|retainer|insurance|vouchers?|season ticket loan|(?:training|learning|study|development|wellbeing) budget)`;
const howMuch = String.raw`(?:(?:an?|up to|circa|around|paid)\s+){0,2}(?:£?\d[\d.,]{0,9}\s?[k%p]?\s+)?`;
const plus = new RegExp(
  String.raw`(?:[\s,;]\s?(?:plus|with|and)|\s?\+|\s&)\s?${howMuch}(?:(?!(?:for|to|of|on|in|per|vat)\s)[\p{L}-]{1,20}\s){0,3}${extras}(?!\p{L})`,
  'iu',
);
/** An extra may be paid with an extra: "A bonus, £9,000 a year plus mileage". */
const isExtraItself = /\b(?:bonus|commission|allowance|weighting|enhancement|supplement|retainer|stipend)s?\b/i;
const hasSum = /[£€$]\s?\d/;

/**
 * A sentence up to what is promised on top of a sum in it: words that tell of other money than pay tell nothing where they
 * stand behind that. Undefined where nothing is.
 */
export function beforeExtras(sentence: string): string | undefined {
  const at = plus.exec(sentence)?.index;
  if (at === undefined) return undefined;
  const head = sentence.slice(0, at);
  return hasSum.test(head) && !isExtraItself.test(head) ? head : undefined;
}
