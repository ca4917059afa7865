import type { AdvertSentence, Asking } from './advert-sentence.js';
import { isNotAsked } from './not-asked.js';
import { isSaidToAReader } from './said-to-a-reader.js';
import { unshouted } from './shouted.js';
import { skillsNamedIn } from './skill-finder.js';
import { PREFERRED } from './wished-for.js';

/** A sentence by its own words: it asks as much as those around it, unless it says less, and what the employer is asks nothing. */
export function sentenceOf(text: string, under: Asking, isListed: boolean): AdvertSentence {
  const isAboutVisas = VISAS.test(text);
  const asks =
    isNotAsked(text) || isSaidToAReader(text) ? 'nothing' : PREFERRED.test(besideBrackets(text)) ? 'preferred' : under;
  const ofEmployer = (OF_AN_AGENCY.exec(text) ?? OF_THE_EMPLOYER.exec(text) ?? BY_ITS_NAME.exec(text))?.[0].length ?? 0;
  const mentions = skillsNamedIn(unshouted(text)).filter(({ start }) => start >= ofEmployer);
  const isOnlyOfEmployer = ofEmployer > 0 && !/\p{L}/u.test(text.slice(ofEmployer));
  return { text, asking: isOnlyOfEmployer ? 'nothing' : asks, isListed, isAboutVisas, mentions };
}

/** "WMS (ideally SAP), KPI reporting, lean": what is wished for of one thing of a row is no wish for the others. */
const besideBrackets = (text: string): string => text.replace(/\([^()]*\)(?=,\s)/g, '');

const VISAS =
  /\b(?:sponsor\w*|(?<!mastercard(?:,| and| or|\/) ?)visas?(?!,? ?(?:(?:and|or|\/) ?)?(?:mastercard|amex|card))|work permits?|(?<!\b(?:cscs|cpcs|ecs|jib|skills?|skilled)\b[^.;]{0,15})blue card|employment permit|highly skilled migrant|permission to work|right to work|(?:eligible|entitled|authori[sz]ed|permitted) to (?:live and )?work|h-1b|relocation payment|labou?r market impact)\b/i;

/** "Our client, a leading logistics business, needs …", "We are a growing software company": up to where it says what is needed. */
const OF_THE_EMPLOYER =
  /^(?:our client|the (?:client|company)|we|our (?:firm|company|practice|school|hospital))(?:,| is| are|['’]re| has been| have been)\s+(?:(?:currently|proud to be|now)\s+)?(?:an?|the|one of|(?!(?:looking|seeking|hiring|recruiting)\b)\p{L}+ing)\b(?:(?!\b(?:looking|seek\w*|requir\w+|needs?|wants?|hiring|recruit\w*|who|you|your|must)\b)[^.;]){0,300}/iu;
/** "Client of Some Recruitment": whose it is, and who looks for somebody. */
const OF_AN_AGENCY = /^(?:(?:[Aa]n?|[Oo]ur|[Tt]he) )?[Cc]lients? (?:of|for) \p{Lu}[^.;:]{1,80}/u;
/** "Riverside is a 400-bed hospital with …", "Riverside Medical Center is proud of …". */
const BY_ITS_NAME =
  /^(?!it |this |you )(?:\p{Lu}[\p{L}'’&.-]*)(?: (?:of|the|and|&|\p{Lu}[\p{L}'’&.-]*)){0,5}(?:,| is| are| has been)\s+(?:an?|the|one of|proud|home to|committed)\b[^.;]{0,60}\b(?:hospital|compan(?:y|ies)|firm|business|team|charity|practice|school|start-?up|scale-?up|fintech|provider|contractor|agency|group|manufacturer|consultancy|organi[sz]ation|employer|community|trust|college|university)\b[^.;]*/u;
