import { GRANTED, GRANTED_FOR_SHORT } from './paper-words.js';

/** Words of what can be taken from somebody; a ceiling is suspended as well, and a booking cancelled. */
const A_PAPER = new RegExp(
  String.raw`\b(?:${GRANTED}|${GRANTED_FOR_SHORT}|licen[cs]ed|cpc|permit|pass|chartership|vocational entitlement)\b`,
  'i',
);
/** "Struck off", "suspended since 2024", "revoked 2024": it was there, and somebody has taken it. */
const TAKEN =
  /\bstruck off\b|^\W*(?:i )?lost my (?:[\p{L}]+ )?(?:licen[cs]e|registration|badge|permit)\b|\b(?:suspended|taken away|confiscated|banned|revoked|withdrawn|cancelled|canceled|surrendered|disqualified|deregistered)\b(?=\s*(?:$|[.,;)]|(?:since|in|on|by|from|until|after|following|pending|last|for|and)\b|(?:19|20)\d{2}))/iu;
export const isTaken = (text: string): boolean => A_PAPER.test(text) && TAKEN.test(text);

/** "…, suspended since 2024": said of what stands before. */
export const saysItWasTaken = (text: string): boolean =>
  /^[\s(:–—-]*(?:(?:is|was|has been|currently|now|i am|i was) )*(?:struck off|banned (?:until|since|from driving|for)|taken away|confiscated|suspended|revoked|withdrawn|cancelled|canceled|surrendered|disqualified|deregistered)\b(?! (?:ceiling|floor|load|scaffold|member|animation|child|patient|people|from (?:drugs|alcohol)))/i.test(
    text,
  );

/** "QTS not yet awarded", "… and I have not renewed it", "registration without a licence to practise": not all of it is there. */
export const isNotWhole = (text: string): boolean => NOT_WHOLE.test(text);
const NOT_WHOLE =
  /(?<=\S[ \t]{0,3})\bnot (?:yet |currently |been )*(?:awarded|granted|completed?|finished|passed|renewed|held|obtained|achieved|valid|current|issued|gained|confirmed)(?: (?:it|them|this))?[\s.]*$|(?<=\S[ \t]{0,3})\bnot renewed (?:it )?(?:in|since|after) (?:\p{L}+ )?(?:19|20)\d{2}[\s.]*$|(?<=\S[ \t]{0,3})\byet to be (?:awarded|granted|completed|confirmed|issued)[\s.]*$|\bwithout (?:an? |the )?licen[cs]e to practi[sc]e\b/iu;

/** "ACCA: SBR and two options left": behind the name of a paper what is still to be done for it. */
export const isLeftToDo = (text: string): boolean =>
  /\b(?:\d+|one|two|three|four|five|six|some|several|a few|final) (?:[\p{L}-]+ ){0,2}(?:left|remaining|outstanding|to go|to sit|to pass)[\s.)]*$/iu.test(
    text,
  );

/** Somebody else's: "worked under a Gas Safe registered engineer", "supervise HCPC registered physiotherapists". */
export const OTHERS_PAPERS =
  /\b(?:under|with|alongside|beside|by|supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing)|lead(?:s|ing)?|led|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|help(?:s|ed|ing)?|employ(?:s|ed|ing)?|hir(?:e[sd]?|ing)|recruit(?:s|ed|ing)?|train(?:s|ed|ing)?|shadow(?:s|ed|ing)?) (?:(?:an?|the|our|two|three|four|five|six|several|other|\d+|all) )?(?:[\p{L}-]+ ){0,3}?(?:registered|certified|qualified|chartered|licensed|accredited) (?:[\p{L}-]+ ){0,2}?(?:\p{L}+(?:er|or|ist|ant|yst|ian)s?|nurses?|midwi(?:fe|ves)|colleagues?|staff)(?!\p{L})/iu;
/** "My brother is Gas Safe registered". */
export const isOfRelatives = (text: string): boolean =>
  /^\s*(?:and |but |as )?my (?:brother|sister|wife|husband|partner|father|mother|dad|mum|son|daughter|cousin|uncle|friend|boss|employer|business partner)(?:['’]s)? (?:\p{L}+ly )?(?:is|are|was|were|has|have|holds?|had)\b/iu.test(
    text,
  );

const OPEN_TO_SOMEBODY = `${GRANTED_FOR_SHORT}|goc|acca|cima|aca`;
/** "Eligible for HCPC registration": the way is open, and nobody has gone it. */
export const ELIGIBLE = new RegExp(
  String.raw`\beligible (?:for (?:[\p{L}-]+ ){0,4}?(?:registration|membership|licen[cs]e|licensure|chartership|certification|accreditation|${OPEN_TO_SOMEBODY})\b|to (?:register|apply|join|sit)\b)`,
  'iu',
);
/** "HCPC eligible", "HCPC-eligible physiotherapist". */
export const IS_ELIGIBLE = new RegExp(
  String.raw`\b(?:${OPEN_TO_SOMEBODY}|social work england|registration|membership|licen[cs]e|certification)[- ]eligib(?:le|ility)\b`,
  'i',
);

/** A look for these words is quick, and most lines have none. */
export const MAY_BE_GONE =
  /\b(?:struck off|suspended|taken away|confiscated|banned|lost|revoked|withdrawn|cancell?ed|surrendered|disqualified|deregistered|eligible|left|remaining|outstanding|to (?:sit|pass)|without|not|yet)\b|\bmy \p{L}+|\b(?:registered|certified|qualified|chartered|licensed|accredited) \p{L}/iu;
