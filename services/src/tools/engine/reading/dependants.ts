/** What the permission of whoever somebody depends on is called. */
const A_PERMISSION = String.raw`(?:skilled worker|students?|study|health (?:and|&) (?:social )?care(?: worker)?|tier [1245](?: general)?|pbs|points[- ]based|graduate|global (?:talent|business mobility)|high potential(?: individual)?|sponsored(?: worker)?|ict|intra[- ]company(?: transfer)?|senior or specialist worker|scale[- ]?up|innovator(?: founder)?|phd|work (?:permit|visa)|visa|uk)`;
const DEPENDANT = String.raw`depend[ae]nt(?:[’']?s)?`;
const RELATION = String.raw`(?: (?:partner|spouse|wife|husband|child|family member))?`;
/** "Dependant of a Skilled Worker visa holder", "dependent partner (Student visa)". */
const OF_A_HOLDER = String.raw`${DEPENDANT}${RELATION}(?:,)? ?(?:of|on|to|under|\() ?(?:(?:an?|my|the|his|her) )?(?:(?:husband|wife|partner|spouse)['’]?s? (?:who (?:has|holds) an? |on an? |\(|with an? )?)?(?:[\p{L}'’-]+ ){0,2}?${A_PERMISSION}(?!\p{L})`;
/** "Student dependant visa", "Student visa dependant", "PBS dependant leave". */
const OF_A_KIND = String.raw`${A_PERMISSION}(?: (?:visa|route|migrant|holder))?(?:['’]?s)?(?:,? |\s[–—-]\s)\(?${DEPENDANT}${RELATION}(?! (?:up)?on\b)`;
/** Where somebody says it of themselves: on its own, or behind "on a", "I am a"; and not where it is worked on for others. */
const AS_ONE = new RegExp(
  String.raw`(?:^|[|,;·•(]\s*|[.:]\s+|\s[–—-]\s|\b(?:on|as|am|i['’]m|hold|holds|holding|have|has|my|with|own|currently|here) (?:an? |my |the )?(?:valid |current |uk |full ){0,2})(?:${OF_A_HOLDER}|${OF_A_KIND})(?! (?:visas? )?(?:visas\b|applic|cases?\b|process|matters?\b|rules?\b|appeals?\b|work\b|clients?|checks?|routes? for|famil|children))`,
  'iu',
);
/** "I am his dependant", "here as her dependant", "I have dependant status". */
const AS_THEIRS = new RegExp(
  String.raw`\b(?:I(?:['’]m| am)|here|came|stay(?:ing)?|live|living)(?: here| in the uk)? (?:as )?(?:an? |the )?(?:(?:his|her|their|my (?:wife|husband|partner|spouse|mother|father|parent)s?['’]s?) )?${DEPENDANT}(?=\s*(?:$|[.;,)]|of (?:my|an?|the) |and |with |status))|\b(?:have|with|hold|on) ${DEPENDANT} (?:status|leave|permission)\b`,
  'iu',
);
/** A look for the word is quick, and most lines have it not. */
export const MAY_BE_ONE = /depend[ae]nt/i;
const NONE = /\b(?:no|not an?|number of) depend[ae]nt|\bdepend[ae]nts\s*:/i;
const NO_WORK =
  /\b(?:no (?:right to )?work(?:ing)?|work(?:ing)? (?:is )?(?:not|prohibited)|employment (?:is )?(?:not|prohibited)|(?:may|can) ?not work|not (?:allowed|permitted) to work)\b(?! (?:restrict|limit|condition))/i;
const FEW_HOURS = /\b(?:(?:\d{1,2}|ten|twenty) ?(?:hours|hrs)|part[- ]time(?: work)? only|only part[- ]time)\b/i;
const ALL_HOURS = /\bfull[- ]time\b/i;

/** Whoever depends on a holder of a visa may work for anybody, unless the line says otherwise. */
export function asADependant(line: string): 'has' | 'limited' | 'none' | null {
  if (!MAY_BE_ONE.test(line) || NONE.test(line)) return null;
  if (!AS_ONE.test(line) && !AS_THEIRS.test(line)) return null;
  if (NO_WORK.test(line)) return 'none';
  return FEW_HOURS.test(line) && !ALL_HOURS.test(line) ? 'limited' : 'has';
}
