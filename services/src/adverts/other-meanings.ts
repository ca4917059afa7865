import { nationAdjective } from './countries-named.js';

/** Sentences in which a word of sponsorship means something else; they promise and refuse nothing. */

/** Without one of these, who is skilled and works is no kind of visa. */
const OF_A_VISA =
  /\b(?:visas?|routes?|sponsor\w*|certificates?|eligib\w*|home office|permits?|licen[cs]e\w*|migra\w*|tier|immigra\w*|scheme|category|pathway|points|criteria|threshold|status|applications?|qualif\w*|rules|cos|soc|overseas|abroad|international\w*|available|yes|no|supported?|considered)\b/i;
const SKILLED_WORKER =
  /^\W*(?:an? |the )?(?:(?!(?:[\w-]+-)?(?:un)?sponsored\b)[\w-]+ )?skilled[- ]workers?,? (?:positions?|roles?|jobs?|posts?|vacanc(?:y|ies)|wanted|needed|required|sought)\b/i;

/** A card of the building trades, and one that lets its holder work with children. */
const A_CARD =
  /\b(?:cscs|cpcs|ecs|jib|skills)\b[^.;]{0,20}\b(?:green|blue|gold|black|red|white) cards?\b|\b(?:green|blue) cards?\b[^.;]{0,30}\b(?:cscs|cpcs|site)\b|\bworking with children\b/i;
/** Who holds a card of residence has it already. */
const HOLDS_ONE =
  /\b(?:eu blue|blue|green) card(?:s| holders?)?\b[^.;]{0,60}\b(?:preferred|welcome(?! cent)|encouraged|should mention|please (?:state|mention)|an advantage|a plus)\b|\b(?:candidates|applicants|people|those) with an? (?:eu )?(?:blue|green) card\b/i;
const GIVES_ONE = /\b(?:sponsor\w*|we (?:will )?(?:support|apply|arrange|provide|help|offer|assist)|take care of)\b/i;

/** Nobody has to be a citizen, or a visa does as well: it says no more than that one must be allowed to work. */
const CITIZENS_OF = `(?:${nationAdjective})`;
const NO_CITIZENSHIP_ASKED = new RegExp(
  String.raw`\b${CITIZENS_OF} (?:citizenship|nationality|passports?)\b[^.;]{0,20}?(?:\bnot|n't|\bno longer)\b[^.;]{0,12}\b(?:required?|requirement|needed|essential|necessary|mandatory|condition)\b`,
  'i',
);
const CITIZEN_OR_VISA = new RegExp(
  String.raw`\b${CITIZENS_OF} (?:citizen(?:s|ship)?|nationals?|nationality|passports?)\b,?(?: \w+)? or (?:(?:those|people|someone) )?(?:(?:who )?(?:hold|have|possess)(?:s|ing)?|with|be on)\b[^.;]{0,30}\b(?:visas?|work permits?|permission to work|right to work)\b`,
  'i',
);
const ONLY_OR_SPONSORED = /\b(?:sponsor\w*|only|already|indefinite|permanent|settled)\b/i;

/** What exhibitors and brands pay for, and what is done for the careers of colleagues. */
const OF_EVENTS =
  /\bsponsorship (?:opportunit(?:y|ies)|packages?|deals?|slots?)\b[^.;]*\b(?:exhibitors?|advertisers?|brands?|vendors?|delegates|clubs?|festivals?)\b|\b(?:employee|talent|career|executive|women's) sponsorship (?:programmes?|programs?|schemes?)\b/i;

/** A class of customers, and a task that somebody must have a card, a course or a race paid for. */
const A_CLASS =
  /\btier ?[1-5][ -]+(?:lists?|(?:lists? of )?(?:clients?|customers?|accounts?|suppliers?|banks?|vendors?|investors?|markets?|cities))\b/gi;
const TO_DO_SOMETHING =
  /^\W*(?:you|staff|employees|the (?:post|role)-?holder|nobody|no one) (?:(?:will|would|can|are|is)(?:n't| not)|won't|cannot|will never|is)(?: be)? sponsored to (?:drive|study|train|attend|learn|(?:take|sit)(?= (?:an?|the|your|any|further)\b)|run|play|race|swim|compete|do an?|complete an?|obtain (?:an? )?(?:degree|diploma|licen[cs]e|qualification)|gain (?:an? )?(?:degree|diploma|qualification))\b(?![^;.!?]*\b(?:visas?|uk|britain|country|but|and|here|this|posts?|roles?|jobs?|positions?|work\w*)\b)[^;.!?]*\W*$/i;

/** Who pays for a play, a team or a museum. */
const A_PATRON =
  /\b(?:theatres?|clubs?|teams?|museums?|galler(?:y|ies)|orchestras?|choirs?|festivals?|leagues?|stadiums?|tournaments?|concerts?|exhibitions?|charit(?:y|ies)|events?|shows?|cinemas?|zoos?|rac(?:e|es)|radio stations?|podcasts?)(?:'s)? (?:(?:has|have|had|recently|also|since) )*(?:lost|lacks?|needs?|seeks?|found|gained|is (?:looking|searching) for|are (?:looking|searching) for|wants?) (?:an?|its|their|the|our)?(?: (?:main|principal|new|major|headline|title|biggest|largest|only|long-standing))* sponsors?\b(?! (?:licen[cs]e|status|registration))/i;
const OF_PEOPLE =
  /\b(?:visas?|permits?|skilled|overseas|workers?|staff|employees|candidates?|applicants?|certificates?|home office|licen[cs]e|you|we|sponsored|sponsorship|musicians|players|dancers)\b/i;

/** A licence or a certificate of the trade, without which nobody is taken. */
const WITHOUT_A_PAPER =
  /^\W*(?:(?:candidates|applicants|those|anyone|anybody|people|drivers) (?:who (?:do not|don't) (?:hold|have)|who have no|without)|if you (?:do not|don't) (?:hold|have)) (?:an? |the |any )?(?:[\w-]+ )?(?:licen[cs]e|certificate|badge|ticket)s?,? (?:need not apply|(?:will|can) ?not be (?:considered|shortlisted|interviewed)|(?:please )?do not apply|should not apply)\W*$/i;

/** Who travels for the work needs a passport that opens borders; of the work's own country nothing is said. */
const TO_TRAVEL =
  /\b(?:travel|travelling|trips?|visit|visits|fly)\b[^.;]{0,60}?\bwithout (?:(?:needing|requiring|the need for|having to (?:get|obtain)|any|an?|visa|travel) ?)*(?:visas?|restrictions?|limitations?)\b/gi;
const OF_WORK_HERE = /\b(?:sponsor\w*|right to work|work(?:ing)? in|permits?|live and work|certificates? of)\b/i;

/** `said` in plain words, one sentence. */
export const meansSomethingElse = (said: string): boolean =>
  (SKILLED_WORKER.test(said) && !OF_A_VISA.test(said.replace(SKILLED_WORKER, ' '))) ||
  (A_CARD.test(said) && !/\b(?:visas?|sponsor\w*|h-1b|permits?)\b/i.test(said)) ||
  (WITHOUT_A_PAPER.test(said) && !/\b(?:visas?|sponsor\w*|permits?)\b/i.test(said)) ||
  (HOLDS_ONE.test(said) && !GIVES_ONE.test(said)) ||
  (said.search(A_CLASS) >= 0 && !OF_A_VISA.test(said.replace(A_CLASS, ' '))) ||
  TO_DO_SOMETHING.test(said) ||
  (said.search(TO_TRAVEL) >= 0 && !OF_WORK_HERE.test(said.replace(TO_TRAVEL, ' '))) ||
  (A_PATRON.test(said) && !OF_PEOPLE.test(said)) ||
  (OF_EVENTS.test(said) && !/\b(?:visas?|permits?|skilled worker|overseas|certificates? of)\b/i.test(said)) ||
  ((NO_CITIZENSHIP_ASKED.test(said) || CITIZEN_OR_VISA.test(said)) && !ONLY_OR_SPONSORED.test(said));
