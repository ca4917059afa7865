/** ISO 4217. Those that are read off adverts come first among people's choices; any three letters may be asked for. */
export const DEFAULT_CURRENCY = 'GBP';

const smallMoney = new Set(['JPY', 'INR']);
/** Whether it is worth about a hundredth of a pound, so that amounts in the one say nothing of amounts in the other. */
export const isSmallMoney = (currency: string): boolean => smallMoney.has(currency);

/** The three letters as one number, as the search table's rows carry them. */
export const currencyCode = (letters: string): number =>
  (letters.charCodeAt(0) << 16) | (letters.charCodeAt(1) << 8) | letters.charCodeAt(2);

export const currencyOfCode = (code: number): string =>
  String.fromCharCode((code >> 16) & 255, (code >> 8) & 255, code & 255);
