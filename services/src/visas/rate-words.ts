import type { GoingRate } from './going-rates.js';
import { inPounds, pence } from './money.js';
import { hourlyRate, type JobPay } from './pay-reaches.js';
import { LEAST_HOUR, type PayOption } from './rules.js';

/** Behind an amount that a table asks: which rate that is, where it is not the whole going rate. */
export function ofRate(row: GoingRate, option: PayOption): string {
  if (option.percent === 100) return '';
  const least = leastHour(row, option);
  return least
    ? `, the ${inPounds(least)} an hour that is the least of any rate`
    : `, ${option.percent} % of the going rate`;
}

/** The same amount by the hour, for who is paid so. */
export const hourOf = ({ perHour }: JobPay, row: GoingRate, option: PayOption): string =>
  perHour === undefined || leastHour(row, option) ? '' : `, which is ${inPounds(hourlyRate(row, option))} an hour`;

/** Where so many per cent of the going rate are less than any rate may be: the hour that is printed in their place. */
function leastHour({ table, perHour }: GoingRate, { percent }: PayOption): number | undefined {
  const least = LEAST_HOUR[table.startsWith('Table 1') ? 'median' : 'quarter'];
  return percent < 100 && perHour && Math.round(perHour * percent) < pence(least) ? least : undefined;
}
