/** What stands before a verb and tells how, or at what, it was done: "project managed", "quality checked", "hand finished". */
const HOW =
  'project|line|cost|case|stage|account|event|performance|change|risk|quality|spot|tack|arc|mig|tig|hand|machine|cold|door|stock|proof|fact|peer|pressure|load|bench|unit|field|user|stress|smoke|pat|deep|dry|steam|jet|spray|powder|price|cross|double|pre|copy|code|team|key';
const DONE =
  'managed|checked|welded|finished|called|knocked|controlled|assured|inspected|tested|assessed|reviewed|cleaned|washed|painted|sprayed|coated|matched|trained|edited|rolled|sewed|stitched|picked|packed|carved|sorted|planned|counted|audited|trimmed|polished|sanded|blasted|soldered';
/** "Hand made furniture" and "team led sessions" are things; before a number or an article they are deeds. */
const MAY_DESCRIBE = 'led|made|cut|read|fed|worked|took';
const NUMBER_OR_ARTICLE = String.raw`[\d£€$]|(?:an?|the|all|each|every|two|three|four|five|six|seven|eight|nine|ten|over|up to|more than)\b`;
/** "Cost managed by others", "risk assessed on site", "quality controlled work": of something what it was. */
const NO_OBJECT = 'by|in|on|at|of|for|to|from|with|is|are|was|were|works?|goods|products';
const COMPOUND = new RegExp(
  String.raw`^(?:${HOW}) (?:(?:${DONE}) (?!(?:${NO_OBJECT})\b)[\p{L}\d£€$]|(?:${MAY_DESCRIBE}) (?:${NUMBER_OR_ARTICLE}))`,
  'iu',
);

/** "Cost managed a secondary school": a deed whose verb stands second. */
export const isCompoundDeed = (text: string): boolean => COMPOUND.test(text);
