import { endsInPerson } from '../reading/occupations.js';
import { withArticle } from './post-said.js';

/** Things that are counted: in a sentence one of them has an article, which notes leave out. */
const COUNTED =
  'class|team|brigade|group|ward|bay|caseload|case load|shift|crew|section|fleet|budget|portfolio|round|household|department|unit|gang|squad|branch|herd|flock|range|network|panel|year group|tutor group|workforce|patch|register|database|list|pool|floor|site';
const ONE_OF_THEM = new RegExp(String.raw`^(?=(?:${COUNTED}) of )`, 'i');

/** Where somebody stood or what they kept, of which there is one: "sauce section", "front desk", "rota for 12 staff". */
const ONE_THERE_IS =
  'section|station|till|counter|desk|bar|pass|grill|floor|kitchen|ward|bay|unit|stockroom|stock room|warehouse|yard|workshop|garden|theatre|clinic|fleet|rota|budget|helpline|switchboard|mailbox|inbox|archive|cash office|cellar|storeroom|payroll|ledger|shop|salon|dining room|sluice|rounds?';
const IS_THE_ONE = new RegExp(
  String.raw`^(?!(?:an?|the|my|our|their|his|her|its|all|each|every|both|some|this|that|one|two|three|four|any|no)\b)(?:\p{Ll}[\p{Ll}-]*(?<!ing) ){0,3}?(?:${ONE_THERE_IS})(?=$|[,;.]| (?:and|for|with|in|at|on|during|serving|covering|including|under)\b)`,
  'u',
);

/** What somebody was to others, in the manner of what they did: "Preceptor to 11 nurses", "Point of contact for suppliers". */
const TO_OTHERS =
  /^([\p{L} -]{4,30}?) to (?:\d|an?\b|the\b|new\b|all\b|up to\b|over\b|\p{Ll}+\b|Years? \d|Key Stage|KS ?\d)/u;
const A_POINT = /^(?=(?:main |first |key |single |only )?(?:point of contact|contact|lead) (?:for|between)\b)/i;
const NO_PERSON_FIRST = /\b(?:and|or|of|for|with|\p{L}+(?:ing|ed))\b/iu;

export function saysWhoSomebodyWas(text: string): boolean {
  if (A_POINT.test(text)) return true;
  const who = TO_OTHERS.exec(text)?.[1] ?? '';
  return who !== '' && !/s$/i.test(who) && !NO_PERSON_FIRST.test(who) && endsInPerson(who);
}

/**
 * A thing without its article, as it goes on from "my work has included": "a class of eight pupils", "the use of hoists",
 * "being a preceptor to 11 nurses".
 */
export function asAThing(text: string): string {
  if (A_POINT.test(text)) return `being the ${text}`;
  if (saysWhoSomebodyWas(text)) return `being ${withArticle(text)}`;
  if (ONE_OF_THEM.test(text)) return withArticle(text);
  if (IS_THE_ONE.test(text)) return `the ${text}`;
  return /^use of /i.test(text) ? `the ${text}` : text;
}

/** "Knowledge of EMIS", "Experience of booking": what somebody has, which no work includes. */
export const saysWhatSomebodyHas = (text: string): boolean =>
  /^(?:(?:good|sound|strong|excellent|working|thorough|in-depth|basic|some|wide) )?(?:knowledge|experience|understanding|awareness) (?:of|in|with)\b/i.test(
    text,
  );
