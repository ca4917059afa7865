const STANDARD = 30;
const LEAST = 0.3;
const MOST = 5_000;

export const AMOUNT_RULE = 'The amount must be in pounds, from £0.30 to £5,000, with two decimals at most.';

/** The amount that an address asks for, in pounds; undefined for one that can never be charged. */
export function amountFrom(text: string | null): number | undefined {
  if (text === null) return STANDARD;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount >= LEAST && amount <= MOST ? amount : undefined;
}
