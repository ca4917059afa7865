/** A place as precisely as its text allows. */
export interface Place {
  /** As written, its first part; empty when only the country is known. */
  town: string;
  country: string | null;
}

const COUNTRIES: readonly [string, RegExp][] = [
  [
    'United Kingdom',
    /\b(?:united kingdom|uk|u\.k\.|great britain|england|scotland|wales|northern ireland)\b|\+44\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  ],
  [
    'United States',
    /\b(?:united states|usa|u\.s\.a?\.)|\b(?:united states|USA)\b|,\s?(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)\b/,
  ],
  ['Canada', /\bcanada\b|,\s?(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)\b/],
  ...`Ireland Germany France Netherlands Spain Portugal Italy Poland Romania Hungary Greece Austria Switzerland Belgium
    Sweden Norway Denmark Finland Australia India Pakistan Bangladesh Nigeria Ghana Kenya Uganda Zimbabwe Philippines
    Nepal China Japan Singapore Malaysia Brazil Mexico Colombia Argentina Egypt Morocco Jamaica Ukraine`
    .split(/\s+/)
    .map((name): [string, RegExp] => [name, new RegExp(`\\b${name}\\b`, 'i')]),
  ['New Zealand', /\bnew zealand\b/i],
  ['South Africa', /\bsouth africa\b/i],
  ['Sri Lanka', /\bsri lanka\b/i],
  ['Türkiye', /\bt(?:ü|u)rk(?:iye|ey)\b/i],
  ['United Arab Emirates', /\b(?:united arab emirates|uae|dubai)\b/i],
];

export const countryIn = (text: string): string | null =>
  COUNTRIES.find(([, pattern]) => pattern.test(text) || pattern.test(text.toLowerCase()))?.[0] ?? null;

/** The place that a short text names: "Bristol, United Kingdom". */
export function placeOf(text: string): Place | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const country = countryIn(trimmed);
  const town = trimmed.split(/[,(/]/)[0]?.trim() ?? '';
  return { town: country !== null && countryIn(town) === country ? '' : town, country };
}
