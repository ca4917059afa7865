import type { PostHeld } from '../reading/post-held.js';

/** Where work is asked in: the places of a trade as adverts call them, and as their names tell. */
const WORKPLACES: readonly [RegExp, RegExp][] = [
  [
    /\b(?:care|nursing|residential)(?: care)? homes?\b/i,
    /\bhomes?\b|\b(?:care|nursing|residential) (?:centre|village|court|lodge)\b/i,
  ],
  [/\bhospitals?\b|\bwards?\b/i, /\b(?:hospitals?|wards?|nhs|infirmary|medical cent(?:re|er))\b/i],
  [/\b(?:restaurants?|kitchens?)\b/i, /\b(?:restaurants?|kitchens?|bistro|trattoria|brasserie|gastropub|grill)\b/i],
  [/\bschools?\b/i, /\b(?:schools?|academy|college|sixth form)\b/i],
  [/\bwarehouses?\b/i, /\b(?:warehouses?|distribution cent(?:re|er)|fulfilment|depot)\b/i],
];

/** The same for trades of employers, in which people of any work are. */
const INDUSTRIES: readonly [RegExp, RegExp][] = [
  [
    /\b(?:financial services|banking|fintech|insurance)\b/i,
    /\b(?:banks?|banking|building society|insurers?|insurance|fintech|payments|asset management|wealth management)\b/i,
  ],
  [
    /\b(?:fmcg|food (?:manufactur\w+|production|industry|factory|processing))\b/i,
    /\b(?:bak(?:ery|eries)|breweri?e?s?|dair(?:y|ies)|foods?|flour|sugar|confectionery|bottling|soft drinks|beverages?|poultry|biscuits?|snacks?|fmcg)\b/i,
  ],
];

/** What the names of the places tell that a text asks for; undefined where it asks for none. */
export const workplaceIn = (text: string): RegExp | undefined =>
  [...WORKPLACES, ...INDUSTRIES].find(([pattern]) => pattern.test(text))?.[1];

/** Of industries alone: who cleaned in a hospital has a hospital's background in cleaning. */
export const industryIn = (text: string): RegExp | undefined => INDUSTRIES.find(([pattern]) => pattern.test(text))?.[1];

/** What the occupation is called after, the post's own line, and the lines right above and below it, where the employer is. */
export const isAt = (place: RegExp, { title, entry, above, known }: PostHeld): boolean =>
  [title, above ?? '', known?.family ?? '', ...entry.slice(0, 2).map(({ text }) => text)].some((text) =>
    place.test(text),
  );
