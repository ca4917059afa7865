/**
 * How near the work of a title is to a trade: the title is the trade or another name of it; ends with it; has it in it; is of
 * what it is a kind of; is, by our lists, of the same kind of work; is of the subject that the trade is called by; is of a wider
 * kind or of the same field; is the nearest other work by our lists.
 */
export const tradeNearness = { is: 0, ends: 1, within: 2, kind: 3, same: 4, subject: 5, wider: 6, beside: 7 } as const;
export type TradeNearness = (typeof tradeNearness)[keyof typeof tradeNearness];
