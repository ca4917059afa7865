/** Of the words of an ask, so many prove it, and so many are close to it. */
export const PROVES = 0.75;
export const IS_CLOSE = 0.5;

/** The share of the words that a line has, or says in another; none where it says all of them otherwise. */
export function shareSaid(
  stems: readonly string[],
  alike: readonly (readonly string[])[],
  own: ReadonlySet<string>,
): number {
  const said = stems.filter((stem, at) => own.has(stem) || alike[at]?.some((other) => own.has(other))).length;
  return stems.some((stem) => own.has(stem)) && said > 1 ? said / stems.length : 0;
}
