import { isBase } from '../study/finite-verbs.js';

/** With these a clause speaks of somebody or something else than its person; a CV may tell of them as "she". */
const OF_OTHERS = /^(?:my|our|the|an?|another|other|their|one|two|three|both|some|most|all) /i;
const THEY = /^(?:they|we|someone|somebody|others|nobody|everyone) /i;
/** Who may do things beside the person; what stands before them says which. */
const SOMEBODY =
  /^(?:[\p{L}'’-]+ ){0,3}(?:colleagues?|managers?|supervisors?|boss|directors?|owners?|partners?|chefs?|nurses?|doctors?|teachers?|assistants?|apprentices?|trainees?|students?|juniors?|seniors?|contractors?|subcontractors?|engineers?|technicians?|firms?|companies|agency|agencies|teams?|staff|volunteers?|consultants?|specialists?|developers?|accountants?|husband|wife|brother|sister|father|mother|son|daughter|friends?|head office) (?=\p{L})/iu;
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|must|may|began|brought|built|bought|came|did|drew|drove|gave|got|held|kept|knew|led|left|lost|made|met|paid|put|ran|said|saw|sent|set|sold|spoke|stood|taught|took|told|went|won|wrote|handle[sd]?|run|runs|look|looks|cover|covers|see|sees)$/i;

const isFinite = (word: string): boolean =>
  FINITE.test(word) ||
  isBase(word) ||
  (/\p{Ll}{2}s$/u.test(word) && (isBase(word.slice(0, -1)) || isBase(word.slice(0, -2)))) ||
  (/\p{Ll}ed$/u.test(word) && !/^(?:based|related|led)$/.test(word));

const WORDS_OF_A_SUBJECT = 6;
const WORDS_OF_A_NAME = 3;
function hasAnotherSubject(clause: string): boolean {
  if (THEY.test(clause)) return true;
  if (OF_OTHERS.test(clause))
    return clause
      .split(/[\s,]+/)
      .slice(1, WORDS_OF_A_SUBJECT)
      .some(isFinite);
  const who = SOMEBODY.exec(clause)?.[0];
  const words = who === undefined ? [] : clause.slice(who.length).split(/[\s,]/);
  const at = words.findIndex((word) => !/^\p{Lu}\p{Ll}/u.test(word));
  return at >= 0 && at < WORDS_OF_A_NAME && isFinite(words[at]!);
}

/** Where what is told of its person ends: behind "who", and where a clause with another subject begins. */
const clausesIn = (text: string): string[] =>
  text.split(/[.;:!?]\s+|\s[–—-]\s|,?\s(?:and|but|while|which|as)\s(?=(?:my|our|the|another|they|we|he|she) )/i);
const RELATIVE = /,?\s(?:who|whose|whom|which)\s/i;

/** "Colleagues handle the butchery", "My line manager negotiated the accounts; I kept the records". */
export const isOthersWork = (text: string): boolean => hasAnotherSubject(clausesIn(text.trim())[0] ?? '');

/** "Took on one apprentice, who passed his Level 2", "Another firm fits the kitchens; I scribe the plinths". */
export const tellsOfOthers = (text: string): boolean =>
  RELATIVE.test(text) || A_PERSON.test(text) || clausesIn(text).some((clause) => hasAnotherSubject(clause.trim()));
const A_PERSON = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)? (?:is|was|has) /u;

/** Hoped for, booked or just begun: nothing that somebody has done. */
export const isToCome = (text: string): boolean => TO_COME.test(text);
const TO_COME =
  /\b(?:hop(?:e|es|ing)|would (?:like|love)|wish(?:es)? to|wants? to|plan(?:s|ning)? to|(?:is|are) planned|aim(?:s|ing)? to|looking (?:to|for)|intend\w*|about to|keen to|interest(?:ed)? in|one day|awaiting|applied for)\b|\b(?:course|training|exam|test|class|place|assessment)s?\b[^.;]{0,40}\bbooked\b|^learning\b/i;
