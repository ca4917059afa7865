const dollars: Record<string, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  Singapore: 'SGD',
  'Hong Kong SAR China': 'HKD',
};
const crowns: Record<string, string> = { Norway: 'NOK', Denmark: 'DKK', Iceland: 'ISK' };
const currenciesOf: Record<string, readonly string[]> = {
  $: ['USD', ...Object.values(dollars)],
  KR: ['SEK', ...Object.values(crowns)],
};

/** "CAD technician" is a trade. */
const isoCodes = String.raw`GBP|EUR|USD|CAD(?! ?(?:technician|design|engineer|draft|draught|operator|model|software|manager|co-?ordinator))|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|JPY|INR|AED|ZAR`;
/** Those of which no pay is read; they only tell that another sign does not mean its own money. */
const otherCodes =
  'PKR|NGN|SAR|QAR|KES|GHS|EGP|CNY|RMB|PHP|LKR|BDT|NPR|MYR|THB|BRL|MXN|RON|HUF|CZK|ILS|KWD|OMR|BHD|UGX|TZS|ZMW';
/** A currency's sign or code, as it stands before or after an amount. */
export const sign = String.raw`(?:US\$|CA\$|AU\$|NZ\$|HK\$|[CAS]\$|[£€$¥₹]|\b(?:${isoCodes}|euros?)\b|\bkr\b|zł)`;

const ofCountry = [
  ['australian', 'AUD'],
  ['canadian', 'CAD'],
  ['new zealand', 'NZD'],
  ['singapore', 'SGD'],
  ['hong kong', 'HKD'],
  ['us', 'USD'],
  ['american', 'USD'],
] as const;
const names = String.raw`(?:(?:${ofCountry.map(([country]) => country).join('|')}) dollars|(?:[a-z]+ )?(?:rupees|naira|dirhams?|riyals?|shillings|rand|yen|francs)|(?:egyptian|lebanese|syrian|sudanese) pounds)`;
const codeOrName = String.raw`((?:${isoCodes}|${otherCodes})(?![a-z])|${names}\b)`;
const before = new RegExp(String.raw`\b${codeOrName}[\s:]{0,2}$`, 'i');
/** "(EUR 70,000)" is the same amount in other money. */
const after = new RegExp(String.raw`^\s?\(?${codeOrName}(?!\s?\d)`, 'i');

/** Money that the words beside an amount name, though it has a sign: "£60,000 (AUD)", "CAD $60,000". */
export const namedBeside = (textBefore: string, textAfter: string): string[] =>
  [before.exec(textBefore)?.[1], after.exec(textAfter)?.[1]].filter((one) => one !== undefined);

/** The one that all signs of an amount may mean; undefined where they contradict each other. `country` decides whose dollars. */
export function currencyOf(signs: readonly string[], country: string | null): string | undefined {
  const isOpen = (one: string) => one.toUpperCase() in currenciesOf;
  const [told = signs[0]] = signs.filter((one) => !isOpen(one));
  if (told === undefined) return undefined;
  const currency = ofSign(told, country);
  const mayBe = (one: string) => (currenciesOf[one.toUpperCase()] ?? [ofSign(one, country)]).includes(currency);
  return signs.every(mayBe) ? currency : undefined;
}

const ofSigns: Record<string, string> = {
  '£': 'GBP', '€': 'EUR', '¥': 'JPY', '₹': 'INR', 'US$': 'USD', 'CA$': 'CAD', C$: 'CAD', 'AU$': 'AUD', A$: 'AUD',
  'NZ$': 'NZD', 'HK$': 'HKD', S$: 'SGD', ZŁ: 'PLN',
}; // prettier-ignore

function ofSign(said: string, country: string | null): string {
  const code = said.toUpperCase();
  if (code === '$') return dollars[country ?? ''] ?? 'USD';
  if (code === 'KR') return crowns[country ?? ''] ?? 'SEK';
  if (code.startsWith('EURO')) return 'EUR';
  const named = ofCountry.find(([name]) => said.toLowerCase().startsWith(`${name} dollars`));
  return ofSigns[code] ?? named?.[1] ?? code;
}
