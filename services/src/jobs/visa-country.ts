import { isOfAnotherCountry, isUnderSchemeOf } from '../adverts/scheme-country.js';
import { countriesToo, countryNamed } from './country-names.js';

/** "H-1B (US)", "Tier 2 (UK)": the country stands in brackets at the end. */
const inBrackets = /\(([^()]+)\)\s*$/;

/** Of which country a visa is; undefined where its name does not say. */
export function visaCountry(visa: string): string | undefined {
  const said = inBrackets.exec(visa)?.[1]?.trim() ?? '';
  return countriesToo[said.toLowerCase()] ?? countryNamed(said);
}

/** Of which law a visa is, beside the country of a job. */
export type VisaSide = 'own' | 'other' | 'unsaid';

/**
 * Whether a visa is of the law of the country where a job is: by the country in brackets, else by the words of that law.
 * For a job in Leeds "Tier 2" is its own, "H-1B (US)" and "H-1B" another's, and "Work visa" may be any.
 */
export function visaSide(visa: string, country: string | null): VisaSide {
  const said = visaCountry(visa);
  if (country === null || visa === '') return 'unsaid';
  if (said !== undefined) return said === country ? 'own' : 'other';
  if (isOfAnotherCountry(visa, country)) return 'other';
  return isUnderSchemeOf(visa, country) ? 'own' : 'unsaid';
}
