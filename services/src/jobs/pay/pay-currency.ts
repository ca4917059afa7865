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
export const isoCodes = String.raw`GBP|EUR|USD|CAD(?! ?(?:technician|design|engineer|draft|draught|operator|model|software|manager|co-?ordinator))|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|ISK|PLN|JPY|INR|AED|ZAR`;
/** Those of which no pay is read; they only tell that another sign does not mean its own money. */
const otherCodes =
  'PKR|NGN|SAR|QAR|KES|GHS|EGP|CNY|RMB|PHP|LKR|BDT|NPR|MYR|THB|BRL|MXN|RON|HUF|CZK|ILS|KWD|OMR|BHD|UGX|TZS|ZMW';
const ofCountry = [
  ['australian', 'AUD'],
  ['canadian', 'CAD'],
  ['new zealand', 'NZD'],
  ['singapore', 'SGD'],
  ['hong kong', 'HKD'],
  ['us', 'USD'],
  ['american', 'USD'],
] as const;
const crownsOf: Record<string, string> = { swedish: 'SEK', norwegian: 'NOK', danish: 'DKK', icelandic: 'ISK' };
/** Money by its name: "27,000 pounds", "600 000 kroner", "70,000 Australian dollars". */
const inWords = String.raw`(?:pounds(?: sterling)?|(?:(?:${ofCountry.map(([country]) => country).join('|')}) )?dollars|(?:japanese )?yen|(?:swiss )?francs|(?:(?:${Object.keys(crownsOf).join('|')}) )?(?:kronor|kroner|krona|krone))`;
/** A currency's sign or code, as it stands before or after an amount. */
export const sign = String.raw`(?:US\$|CA\$|AU\$|NZ\$|HK\$|[CAS]\$|[£€$¥₹円]|\b(?:(?:${isoCodes})(?![a-z])|euros?\b|${inWords}\b|t?kr\b(?:\.(?=\s?\d))?|t(?:SEK|NOK|DKK)\b)|zł)`;
/** The same, where a code may say whose a sign is: "AUD $95,000". */
export const signAndCode = String.raw`(?:\b(?:${isoCodes})\s?(?=[£€$]))?${sign}`;

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
  const said = signs.map(plainSign);
  const isOpen = (one: string) => one in currenciesOf;
  const [told = said[0]] = said.filter((one) => !isOpen(one));
  if (told === undefined || (isMerelyDollars(signs) && !hasDollars(country))) return undefined;
  const currency = ofSign(told, country);
  if (currency === undefined) return undefined;
  const mayBe = (one: string) => (currenciesOf[one] ?? [ofSign(one, country)]).includes(currency);
  return said.every(mayBe) ? currency : undefined;
}

/** "30k dollars" in Leeds may be anybody's. */
const isMerelyDollars = (signs: readonly string[]): boolean => signs.every((one) => /^dollars$/i.test(one));
export const hasDollars = (country: string | null): boolean =>
  country === 'United States' || (country ?? '') in dollars;

/**
 * How many units of a money buy what one pound, euro or dollar does, by the order of magnitude: 34,000 kronor are a month's
 * pay, and so are 300,000 yen.
 */
export const unitsOf = (currency: string): number => units[currency] ?? 1;
const units: Record<string, number> = { JPY: 100, ISK: 100, SEK: 10, NOK: 10, DKK: 10, INR: 10 };

/**
 * From this on an amount without a period is one for a year: nobody is paid so much in a month. Of money in which pay is
 * stated by the month by custom that is far more than a good month's.
 */
export const plainlyAYear = (currency: string): number => byTheMonth[currency] ?? 10_000 * unitsOf(currency);
const byTheMonth: Record<string, number> = {
  AED: 120_000,
  CHF: 30_000,
  HKD: 200_000,
  INR: 400_000,
  ISK: 4_000_000,
  PLN: 80_000,
  SGD: 30_000,
  ZAR: 200_000,
};

const ofSigns: Record<string, string> = {
  '£': 'GBP', '€': 'EUR', '¥': 'JPY', '円': 'JPY', '₹': 'INR', 'US$': 'USD', 'CA$': 'CAD', C$: 'CAD', 'AU$': 'AUD',
  A$: 'AUD', 'NZ$': 'NZD', 'HK$': 'HKD', S$: 'SGD', ZŁ: 'PLN', YEN: 'JPY', 'JAPANESE YEN': 'JPY', 'SWISS FRANCS': 'CHF',
  'POUNDS STERLING': 'GBP', KRONOR: 'SEK', KRONA: 'SEK',
}; // prettier-ignore

/** In capitals, and the names that mean what a sign means as that sign. */
function plainSign(said: string): string {
  const code = said
    .toUpperCase()
    .replace(/\.$/, '')
    .replace(/^T(?=KR$|SEK$|NOK$|DKK$)/, '');
  return code === 'DOLLARS' ? '$' : code;
}

/** Undefined of a name that is other money, or no money, in that country. */
function ofSign(code: string, country: string | null): string | undefined {
  if (code === '$') return dollars[country ?? ''] ?? 'USD';
  if (code === 'KR') return crowns[country ?? ''] ?? 'SEK';
  if (code === 'KRONER' || code === 'KRONE') return crowns[country ?? ''];
  // elsewhere they are a weight
  if (code === 'POUNDS') return country === null || country === 'United Kingdom' ? 'GBP' : undefined;
  if (code === 'FRANCS') return country === 'Switzerland' ? 'CHF' : undefined;
  if (code.startsWith('EURO')) return 'EUR';
  const [nation = ''] = code.toLowerCase().split(' kron');
  if (nation in crownsOf) return crownsOf[nation];
  const named = ofCountry.find(([name]) => code.toLowerCase().startsWith(`${name} dollars`));
  return ofSigns[code] ?? named?.[1] ?? code;
}
