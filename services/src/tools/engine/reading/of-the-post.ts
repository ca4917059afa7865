/** When the work is done. */
const HOURS = [
  String.raw`(?<!\bdrivers?['’]?s? )hours|hrs|full[- ]time|part[- ]time|weekends?|evenings?|nights?|overtime|on[- ]call`,
  String.raw`(?<!\b(?:run|runs|running|lead|leads|leading|manage|manages|managing) (?:an? |the )?)shifts?|rota`,
  String.raw`flexib\w+ (?:for|to work|with) (?:early|late|days?|nights?|shifts|hours)`,
  String.raw`work \d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d|days? (?:on|off)|days? a week|early mornings?|early starts?`,
];
/** For how long, and from when. */
const CONTRACT = [
  String.raw`(?:month|week|year|term|permanent|temporary|hours?|hour|rolling|initial|annual)[- ]contract`,
  String.raw`contract(?: type| length|s? (?:to|with|for)\b|:|$)|long[- ]term|permanent|temporary(?! (?:works?|structures?|supports?|steel|propping|power|traffic|electrics?|roads?|repairs?)(?!\p{L}))|cis`,
  String.raw`immediate start|start(?:s|ing)? (?:date|asap|immediately|now|straight ?away|next|in|on|mon\w*|jan\w*|sep\w*)`,
  String.raw`(?<!\bearly[- ])years?(?![- ]end)|yrs?|months?(?![- ]end)`,
];
/** What is given for it. */
const GIVEN = [
  String.raw`salary|per (?:hour|annum|year|week)|pay|paid|(?<!\ba )bonus|hols?|bank holidays?|(?:price|day) (?:work|rate)`,
  String.raw`company (?:van|car|vehicle)|fuel cards?|accommodation|house provided`,
  String.raw`(?:support|training|sponsorship|packages?|bonus(?:es)?|pension|discounts?|parking|meals?) (?:is |are )?(?:offered|available|on offer)`,
  String.raw`(?:is |are |will be )?(?:provided|supplied|included)`,
];
/** Where it is done. */
const WHERE = [
  String.raw`live within|(?:reasonable|commutable|commuting) distance|remote|hybrid(?! (?:[\p{L}/]+ )?(?:vehicles?|cars?|awards?|qualifications?|technolog(?:y|ies)|electric|powertrains?)(?!\p{L}))|location`,
];
/** How somebody applies, and to whom. */
const APPLYING = [String.raw`apply|cv|email|interview|references?|posted|closing`, String.raw`\d{4,5} ?\d{3} ?\d{3,4}`];
/** Who may do it. */
const ALLOWED = [
  String.raw`right to work|visas?|sponsor\w*|max(?:imum)? \d+ points|points on (?:your |the )?licen[cs]e`,
];
/** What is worn, what it asks of the body, and what everybody says of themselves. */
const WORN_AND_CARRIED = [
  String.raw`(?:own )?(?:mask|leathers|overalls)|boots|footwear|uniform|ppe|hi[- ]?vis\w*`,
  String.raw`lift(?:ing)? (?:up to )?\d+|\d+ ?kgs?|physically fit|heavy lifting|long periods`,
  String.raw`reliable|punctual(?:ity)?`,
];

const IN_ANY_LETTERS = new RegExp(
  String.raw`[£$€]|\b(?:${[HOURS, CONTRACT, GIVEN, WHERE, APPLYING, ALLOWED, WORN_AND_CARRIED].flat().join('|')})\b`,
  'iu',
);
/** "Call Dave", "Text Sam": a name behind the word; "Call centre experience" and "Contact Lens Fitting" are asked for. */
const CALL_SOMEBODY =
  /\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Cc]ontact) (?!(?:Cent(?:re|er)s?|Handl\p{L}+|Lens(?:es)?|Etiquette|Taking|Takers?|Skills?|Experience|Manner|Tracing|Management|Dermatitis)\b)\p{Lu}\p{L}+/u;

/** Hours, pay, dates and what is provided: said of the post, and asked of nobody. */
export const isOfThePost = (text: string): boolean => IN_ANY_LETTERS.test(text) || CALL_SOMEBODY.test(text);
