/** As it can stand inside a sentence: "Acme Inc., London" and "etc.." would end it in the middle. */
export const tidy = (text: string): string => text.replace(/\.{2,}/g, '.').replace(/\.(?=[,;:])/g, '');

export const endless = (text: string): string => tidy(text).replace(/[\s.;]+$/, '');

/** A quotation that ends in its stop has the sentence's own. */
export const sentence = (text: string): string =>
  /(?:…|[.!?]”)$/.test(text) ? text : `${text.replace(/[\s.;]+$/, '')}.`;

const DATED =
  /\b(?:19|20)\d{2}\s?(?:[–—→-]|to |until |till )|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d{2}\b/i;
/** Says from when to when, or in which month. */
export const isDated = (text: string): boolean => DATED.test(text);

/** Nobody writes in a letter what they hold no more, or not yet. */
export const RUN_OUT =
  /\b(?:expired|lapsed|ran out|out of date|no longer|provisional|revoked|suspended|withdrawn|cancelled|surrendered|struck off|disqualified|eligible for|without a licen[cs]e to practi[sc]e|did(?: not|n['’]t)|left to do|application submitted|applied for|applying|offer accepted|awaiting|scheduled|booked|not? yet)\b/i;
