import { endsInPerson } from '../reading/occupations.js';
import { isDoneByOthers, isDoneBySomebodyElse } from '../reading/others-deeds.js';
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

/** Whoever is served does nothing of one's work, and what they say of it is said of its person. */
const ARE_SERVED =
  /^(?:customers?|clients?|guests?|patients?|pupils?|learners?|users?|visitors?|residents?|members?|readers?|inspectors?)$/i;
/** Who may do things without an article before it, beside those that their ending tells. */
const A_GROUP =
  /^(?:(?:first|second|third|1st|2nd|3rd) line|(?:[\p{L}-]+ ){1,2}(?:teams?|side|office|department|crew|firm|lab|line)|police|hr|head office|paralegals?|vets?|gps?|mates?|skipper|foreman|midwives|juniors|seniors)$/iu;
const A_DEED_DONE_TO =
  /^(?:look(?:s|ed)? after|deal(?:s|t)? with|take(?:s)? care of|(?!(?:of|for|in|on|at|to|with|and|or|but|by|from|across|within|under|over|during|including|around|through|between|against|throughout|per|via|into|onto|near|outside|inside|behind|about|after|before|when|if|as|than|like)\b)\p{Ll}{2,}(?<!ing)(?: (?:out|up|off))? (?:an?|the|all|each|every|any|both|most|their|our|my|his|her|it|them|that|this|those|these)(?!\p{L}))/u;
const WORDS_OF_A_GROUP = 3;

/** "Paralegals draft the letters", "Third line look after the firewalls": somebody, and what they do to what. */
function isDeedOfAGroup(clause: string): boolean {
  const words = clause.split(/\s+/, WORDS_OF_A_GROUP + 4);
  return words.slice(0, WORDS_OF_A_GROUP).some((word, at) => {
    const who = words.slice(0, at + 1).join(' ');
    const verb = words[at + 1] ?? '';
    const isSomebody = A_GROUP.test(who) || (!ARE_SERVED.test(word) && endsInPerson(word.replace(/(?<!s)s$/, '')));
    // of one person a verb ends so that it is seen, of several it may be any word
    const mayBeVerb = isFinite(verb) || /(?:(?<!s)s|ed)$/.test(verb) || /(?<!s)s$/.test(word);
    return isSomebody && mayBeVerb && A_DEED_DONE_TO.test(words.slice(at + 1).join(' '));
  });
}

/** "Pastry comes from the central kitchen", "Second line sits with the resolution team": whose it is. */
const IS_WITH_OTHERS =
  /\b(?:sits?|lies|rests?|stays?|belongs?|comes?|is|are|down) (?:with|to|from) (?:the|an?|another|our|my|their) (?:[\p{L}-]+ ){0,3}?(?:teams?|kitchen|office|department|lab|line|side|agency|supplier|company|firm|bakery|butcher|manager|director|accountants?|contractors?|colleagues?|partner|owner|chef|matron)(?!\p{L})/iu;

const WORDS_OF_A_SUBJECT = 6;
const WORDS_OF_A_NAME = 3;
function hasAnotherSubject(clause: string): boolean {
  if (THEY.test(clause) || isDeedOfOthers(clause.split(/,\s+/)[0]!)) return true;
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

/** "Motion was done by a freelance animator". */
const DONE_BY_THEM =
  /\b(?:is|are|was|were) (?:\p{Ll}+ly )?(?!(?:praised|rated|graded|judged|trained|checked|approved|inspected|promoted|appointed|chosen|supervised|managed|led|mentored|employed|used|read|valued|signed|adopted|followed|published|funded|commended|recognised|recognized|accepted|attended|caused|named|affected|visited|owned)\b)(?:\p{Ll}{2,}ed|done|made|run|drawn|kept|written|built|taught|held|(?:made|set) up|looked after|dealt with) by (?!(?:me|us|hand|machine|phone|email|e-mail|post|road|rail|air|sea|up|over|about|around|more)\b|\d)/iu;
const isDeedOfOthers = (clause: string): boolean =>
  isDoneByOthers(clause) ||
  isDoneBySomebodyElse(clause) ||
  isDeedOfAGroup(clause) ||
  DONE_BY_THEM.test(clause) ||
  IS_WITH_OTHERS.test(clause);

/** Where what is told of its person ends: behind "who", and where a clause with another subject begins. */
const clausesIn = (text: string): string[] =>
  text.split(/[.;:!?]\s+|\s[–—-]\s|,?\s(?:and|but|while|which|as)\s(?=(?:my|our|the|another|they|we|he|she) )/i);
/** "…, which I renewed" is their own. */
const RELATIVE = /,?\s(?:who|whose|whom|which(?! I\s))\s/i;

/** "Colleagues handle the butchery", "My line manager negotiated the accounts; I kept the records". */
export const isOthersWork = (text: string): boolean => hasAnotherSubject(clausesIn(text.trim())[0] ?? '');

/** "Took on one apprentice, who passed his Level 2", "Another firm fits the kitchens; I scribe the plinths". */
export const tellsOfOthers = (text: string): boolean =>
  RELATIVE.test(text) ||
  A_PERSON.test(text) ||
  clausesIn(text).some(
    (clause) => hasAnotherSubject(clause.trim()) || clause.split(/,\s+/).some((piece) => isDeedOfOthers(piece)),
  );
const A_PERSON = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)? (?:is|was|has) /u;

/** Hoped for, booked or just begun: nothing that somebody has done. */
export const isToCome = (text: string): boolean => TO_COME.test(text);
const TO_COME =
  /\b(?:hop(?:e|es|ing)|would (?:like|love)|wish(?:es)? to|wants? to|plan(?:s|ning)? to|(?:is|are) planned|aim(?:s|ing)? to|looking (?:to|for)|intend\w*|about to|keen to|interest(?:ed)? in|one day|awaiting|applied for)\b|^(?:starting|due to start|applying for)\b|\b(?:course|training|exam|test|class|place|assessment)s?\b[^.;]{0,40}\bbooked\b|^learning\b/i;
