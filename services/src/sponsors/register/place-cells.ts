/** What forms leave in a cell that nobody filled in: "N/A", "- -", "Select County". */
const NOT_FILLED_IN =
  /^(?:n\.?\s?\/?\s?a\.?|none|nil|null|unknown|other|tbc|not (?:applicable|stated|known|given)|(?:please )?select\b.*)$/i;

/** The town or county that a cell of a register names; empty where it names none. */
export const placeIn = (cell: string): string => (!/\p{L}/u.test(cell) || NOT_FILLED_IN.test(cell) ? '' : cell);
