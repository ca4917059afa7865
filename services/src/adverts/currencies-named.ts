const codes = 'gbp|usd|eur|aed|inr|ngn|pkr|php|cad|aud';

/** Before a sum. */
export const currencySign = String.raw`(?:£|\$|€|₹|₦|\b(?:${codes})\b)`;
/** Behind a sum, the coins of no state among them. */
export const currencyName = String.raw`(?:pounds|dollars|euros|dirhams|rupees|naira|pesos|taka|cedis|shillings|rand|${codes}|btc|bitcoins?|satoshis?|eth|ether|usdt|usdc|tether)`;
