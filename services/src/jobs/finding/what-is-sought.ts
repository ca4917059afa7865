import { withoutAroundMe } from './around-me.js';

/**
 * What is said around what somebody looks for, and true of every job here: that it sponsors a visa ("chef visa
 * sponsorship uk"), that it is for people from abroad ("jobs for foreigners in canada"), and that it is looked for
 * ("find jobs in canada"). As words they would be looked for in adverts, which need not have them.
 */

const word = String.raw`(?<![\p{L}\p{N}-])`;
const end = String.raw`(?![\p{L}\p{N}-])`;

const offering = String.raw`(?:(?:with|and|that|which|who|offers?|offering|provides?|providing|gives?|giving|including|includes?|needs?|needing|requires?|requiring|has|have|having|get|on|for) )`;
const kind = String.raw`(?:(?:free|full|work|employment|job) )`;
/** Jobs of one kind of visa are looked for by its name, with or without the word behind it. */
const byName = String.raw`(?<=${word}(?:tier ?2|skilled worker)[ -])(?:work )?(?:visas?|permits?)`;
const available = String.raw`(?: (?:available|provided|offered|included|possible|given))?`;
const sponsorship = String.raw`(?:visas?(?:[ -]and)?[ -]spon[a-z]*|sponsor(?:ed|ing|ship)?[ -]visas?|certificate of sponsorship|sponsorship|sponsored|(?:(?:un)?skilled )?work[ -](?:visas?|permits?))`;
/** A work of its own: "sponsorship manager", "events sponsorship". */
const ownWork = String.raw`(?! (?:&|and )?(?:manager|officer|executive|exec|coordinator|co-ordinator|administrator|advis[eo]r|assistant|specialist|lead|head|director|consultant|associate|analyst|caseworker|case worker|compliance|team|sales|partnerships?|marketing|account|development|activation|acquisition)s?${end})`;
const noOtherSponsorship = String.raw`(?<!(?:events?|sports?|brand|corporate|commercial|marketing|media|football|partnerships?|of) )`;

const people = String.raw`(?:foreigners?|foreign nationals|immigrants?|migrants?|expats?|expatriates|internationals?|(?:foreign|overseas|international|migrant) (?:workers?|applicants?|candidates?|people|citizens?|job ?seekers?)|non[- ]?(?:uk|us|eu|british|american|canadian)?[- ]?(?:citizens|nationals|residents)|africans?|asians?|arabs?|bangladeshis?|brazilians?|cameroonians?|egyptians?|ethiopians?|filipin[oa]s?|ghanaians?|indians?|indonesians?|iranians?|jamaicans?|kenyans?|malaysians?|mexicans?|moroccans?|nepal(?:is?|ese)|nigerians?|pakistanis?|poles|romanians?|south africans?|sri lankans?|turks|ugandans?|ukrainians?|vietnamese|zambians?|zimbabweans?)`;

const job = String.raw`(?:jobs?|work|vacanc(?:y|ies)|employment|positions?|openings?|opportunit(?:y|ies))`;

const unsaid: RegExp[] = [
  `${byName}${end}(?! spon)`,
  `${word}${offering}{0,3}${noOtherSponsorship}${kind}?${sponsorship}${end}${ownWork}${available}`,
  `${word}(?:open )?(?:for|to) ${people}${end}`,
  String.raw`^\s*(?:please |pls |hi |hello )?(?:i(?:'m| am| was)? )?(?:looking for|searching for|search for|look for|applying for|apply for|in search of|seeking for)${end}(?: (?:an?|any|some|the|my))?`,
  String.raw`^\s*(?:please |pls )?(?:i )?(?:would like |want to |need to )?(?:find|get|need|want|seek|show|give|search|apply)(?: me)?(?:(?: (?:an?|any|some))|(?= (?:[\p{L}-]+ ){0,3}${job}${end}))`,
].map((rule) => new RegExp(rule, 'giu'));

/** The text without all that; nothing is left of one that asks for any job. */
export const whatIsSought = (text: string): string =>
  unsaid
    .reduce((said, rule) => said.replace(rule, ' '), withoutAroundMe(text))
    .replace(/\s+/g, ' ')
    .trim();
