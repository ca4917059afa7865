/** What the API compares pay in when an address names no currency. */
export const DEFAULT_CURRENCY = 'GBP';

/** Those of the countries that most jobs are in; others are offered where jobs are paid in them. */
export const CURRENCIES = ['GBP', 'USD', 'CAD', 'EUR', 'AUD'];

/** "£", "US$", "€"; the three letters where there is no sign, or no such currency. */
export function currencySign(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
