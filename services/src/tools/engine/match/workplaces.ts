import { occupationOf } from '../reading/occupation-families.js';
import { namesPerson } from '../reading/occupations.js';
import type { PostHeld } from '../reading/post-held.js';
import { saysWhatWasDone } from '../reading/verbs.js';

/** Where work is asked in: the places of a trade as adverts call them, and as their names tell. */
const WORKPLACES: readonly [RegExp, RegExp][] = [
  [
    /\b(?:care|nursing|residential)(?: care)? homes?\b/i,
    /\bhomes?\b|\b(?:care|nursing|residential) (?:centre|village|court|lodge)\b/i,
  ],
  [/\bhospitals?\b|\bwards?\b/i, /\b(?:hospitals?|wards?|nhs|infirmary|medical cent(?:re|er)|band [2-9][a-d]?)\b/i],
  [/\b(?:restaurants?|kitchens?)\b/i, /\b(?:restaurants?|kitchens?|bistro|trattoria|brasserie|gastropub|grill)\b/i],
  [/\bschools?\b/i, /\b(?:schools?|academy|college|sixth form)\b/i],
  [/\bwarehouses?\b/i, /\b(?:warehouses?|distribution cent(?:re|er)|fulfilment|depot)\b/i],
];

/** The same for trades of employers, in which people of any work are. */
const INDUSTRIES: readonly [RegExp, RegExp][] = [
  [
    /\b(?:financial services|banking|fintech|insurance)\b/i,
    /\b(?:(?<!food )banks?(?! (?:staff|nurse|holiday|carer))|banking|building society|insurers?|insurance|fintech|payments|asset management|wealth management)\b/i,
  ],
  [
    /\b(?:ship[- ]?(?:building|repair)|shipyards?|boat[- ]?building)\b/i,
    /\b(?:ship[- ]?yards?|ship[- ]?(?:builders?|building|repair\w*)|boat[- ]?(?:yards?|builders?|building)|dockyards?|dry[- ]?docks?|naval base)\b/i,
  ],
  [
    /\b(?:petro-?chemicals?|oil (?:and|&) gas|refiner(?:y|ies))\b/i,
    /\b(?:petro-?chem\w*|petroleum|refiner(?:y|ies)|oil ?(?:and|&) ?gas|oilfields?|offshore|lng)\b/i,
  ],
  [/\bnuclear\b(?! medicine)/i, /\bnuclear\b(?! medicine)/i],
  [
    /\b(?:fmcg|food (?:manufactur\w+|production|industry|factory|processing))\b/i,
    /\b(?:bak(?:ery|eries)|brewer(?:y|ies)|dair(?:y|ies)|foods?|flour|sugar|confectionery|bottling|soft drinks|beverages?|poultry|biscuits?|snacks?|fmcg)\b/i,
  ],
];

/** What the names of the places tell that a text asks for; undefined where it asks for none. */
export const workplaceIn = (text: string): RegExp | undefined => anyOf([...WORKPLACES, ...INDUSTRIES], text);

/** Of industries alone: who cleaned in a hospital has a hospital's background in cleaning. */
export const industryIn = (text: string): RegExp | undefined => anyOf(INDUSTRIES, text);

/** "Shipbuilding, petrochemical or nuclear": any of those that are named. */
function anyOf(places: typeof INDUSTRIES, text: string): RegExp | undefined {
  const told = places.filter(([pattern]) => pattern.test(text)).map(([, names]) => names);
  return told.length > 1 ? new RegExp(told.map(({ source }) => source).join('|'), 'i') : told[0];
}

/**
 * What the occupation is called after, the post's own line, and the lines right above and below it, where the employer is; a
 * bullet tells what was done there.
 */
export const isAt = (place: RegExp, { title, entry, above, known }: PostHeld): boolean =>
  [
    title,
    above ?? '',
    known?.family ?? '',
    ...entry.slice(0, 2).flatMap(({ text, isBullet }, below) => (isBullet && below > 0 ? [] : [text])),
  ].some((text) => place.test(text));

/** By the employer: a bank staff nurse worked at no bank, and who served food made none. */
export function isInIndustry(industry: RegExp, { title, entry, above }: PostHeld): boolean {
  const parts = title.split(/,\s+|\s+(?:at|@|[–—|-])\s+/);
  const employers = parts.filter((part) => occupationOf(part) === null && !namesPerson(part));
  const below = entry.slice(1, 2).filter((line) => !line.isBullet && isAName(line.text));
  // "Project Manager, 2018 - present. Moved the core banking of a bank": what the line goes on to tell counts by such a name.
  const told = entry[0]?.text.split(/\.\s+/).slice(1) ?? [];
  const ofTheRole = NAMES_ITS_INDUSTRY.exec([title, ...told].join('. '))?.[0] ?? '';
  return [...employers, above ?? '', ...below.map(({ text }) => text), ofTheRole].some((text) => industry.test(text));
}
/** "Insurance broker", "Bakery assistant": roles that are of one industry alone. */
const NAMES_ITS_INDUSTRY =
  /\b(?:banking|insurance|fintech|fmcg|brewery|bakery|dairy|food (?:manufactur\w+|production|processing|factory))\b/i;
const isAName = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS_OF_AN_EMPLOYER && !saysWhatWasDone(text);
const MOST_WORDS_OF_AN_EMPLOYER = 8;
