// @ts-check

/**
 * "£36.000": in pounds and dollars a dot is that of pennies, so an amount like this could be thirty-six thousand or a slip.
 * Only where it is said to be for a year can it be one of thousands alone: nobody is paid thirty-six pounds of it.
 * @param {string} text
 * @returns {boolean}
 */
export const hasThousandsByDot = (text) => /\d\.\d{3}(?!\d)/.test(text);

/**
 * "52.000" and "52,000" are both fifty-two thousand; "45.50" and "45,50" are not.
 * @param {string} text
 * @returns {number}
 */
export function amountOf(text) {
  const plain = text.replace(/['’\u00a0\u2009\u202f ]/g, '');
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents ? plain.slice(0, cents.index) : plain).replace(/[.,]/g, '');
  return Number(cents ? `${whole}.${cents[1]}` : whole);
}
