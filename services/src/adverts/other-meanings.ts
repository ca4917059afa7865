/** Sentences in which a word of sponsorship means something else; they promise and refuse nothing. */

/** Without one of these, who is skilled and works is no kind of visa. */
const OF_A_VISA =
  /\b(?:visas?|routes?|sponsor\w*|certificates?|eligib\w*|home office|permits?|licen[cs]e\w*|migra\w*|tier|immigra\w*|scheme|category|pathway|points|criteria|threshold|status|applications?|qualif\w*|rules|cos|soc|overseas|abroad|international\w*|available|yes|no|supported?|considered)\b/i;
const SKILLED_WORKER =
  /^\W*(?:an? |the )?(?:[\w-]+ )?skilled[- ]workers?,? (?:positions?|roles?|jobs?|posts?|vacanc(?:y|ies)|wanted|needed|required|sought)\b/i;

/** A card of the building trades, and one that lets its holder work with children. */
const A_CARD =
  /\b(?:cscs|cpcs|ecs|jib|skills)\b[^.;]{0,20}\b(?:green|blue|gold|black|red|white) cards?\b|\b(?:green|blue) cards?\b[^.;]{0,30}\b(?:cscs|cpcs|site)\b|\bworking with children\b/i;
/** Who holds a card of residence has it already. */
const HOLDS_ONE =
  /\b(?:eu blue|blue|green) card(?:s| holders?)?\b[^.;]{0,60}\b(?:preferred|welcome(?! cent)|encouraged|should mention|please (?:state|mention)|an advantage|a plus)\b|\b(?:candidates|applicants|people|those) with an? (?:eu )?(?:blue|green) card\b/i;
const GIVES_ONE = /\b(?:sponsor\w*|we (?:will )?(?:support|apply|arrange|provide|help|offer|assist)|take care of)\b/i;

/** Nobody has to be a citizen, or a visa does as well: it says no more than that one must be allowed to work. */
const CITIZENS_OF = String.raw`(?:british|uk|irish|u\.?s\.?|american|canadian|australian|new zealand|eu|eea)`;
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

/** `said` in plain words, one sentence. */
export const meansSomethingElse = (said: string): boolean =>
  (SKILLED_WORKER.test(said) && !OF_A_VISA.test(said.replace(SKILLED_WORKER, ' '))) ||
  (A_CARD.test(said) && !/\b(?:visas?|sponsor\w*|h-1b|permits?)\b/i.test(said)) ||
  (HOLDS_ONE.test(said) && !GIVES_ONE.test(said)) ||
  (OF_EVENTS.test(said) && !/\b(?:visas?|permits?|skilled worker|overseas|certificates? of)\b/i.test(said)) ||
  ((NO_CITIZENSHIP_ASKED.test(said) || CITIZEN_OR_VISA.test(said)) && !ONLY_OR_SPONSORED.test(said));
