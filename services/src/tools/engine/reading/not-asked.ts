import { isToldOfThePost } from './told-of-the-post.js';

/** Said not to be asked for. Most sentences deny nothing, and a look for the word is quick. */
export const isNotAsked = (text: string): boolean =>
  (/\bn(?:o|ot|either)\b|n['’]t\b|\bwithout\b|\bunnecessary\b/i.test(text) &&
    DENIAL.test(text) &&
    !asksByDenying(text)) ||
  OF_AGE.test(text) ||
  isToldOfThePost(text);

/** "No less than a degree", "do not apply without a licence", "those without a degree need not apply". */
export const asksByDenying = (text: string): boolean => ASKS_BY_DENYING.test(text);
const ASKS_BY_DENYING =
  /\b(?:no|not|nothing) (?:less|lower|below) than\b|\bnot (?:only|just|merely) (?:an? |the )?degree\b|(?:\b(?:not|never|nobody|no one|cannot)\b|n['’]t\b)[^.;]{0,40}\b(?:without|unless)\b[^.;,]{0,30}\b(?:degree|licen[cs]e|qualifications?|certificates?|experience)\b|\bwithout\b[^.;,]{0,30}\b(?:degree|licen[cs]e|qualifications?|certificates?|experience)\b[^.;]{0,20}\b(?:will not|won['’]t|cannot|can['’]t|need not|should not)\b/i;

/**
 * What is said not to be asked: "is not required", "we do not require a degree", "no degree required", "without a degree",
 * "whether or not you have a degree". "Not only" asks.
 */
const DENIAL = new RegExp(
  [
    String.raw`(?:\bnot|\b(?:is|are|was)n['’]t) (?:be )?(?:strictly |actually )?(?:required|necessary|needed|mandatory|essential for|a (?:must|requirement|condition))\b`,
    String.raw`^(?![^.;]*\b(?:desirable|preferred|ideal|ideally|advantage\w*|bonus|useful|helpful|nice|welcome|plus|beneficial|great|good|but)\b)[^.;,]{3,60}\bnot (?:strictly |absolutely )?essential\W*$`,
    String.raw`(?:\bnot|\b(?:is|are|was)n['’]t) (?:be )?(?:strictly |actually |necessarily )?expected\b(?! to (?:be|know (?:everything|all)|meet|tick))`,
    String.raw`^(?![^.;]*\b(?:desirable|preferred|ideal|ideally|advantage\w*|bonus|useful|helpful|nice|welcome|plus|beneficial|great|good|but|must|needed|required|is)\b)[^.;]{3,120}\bare not (?:strictly |absolutely )?essential\W*$`,
    String.raw`\bno (?:need|experience|prior|previous)\b`,
    String.raw`\bno (?:[\p{L}-]+ ){1,5}?(?:(?:is|are) )?(?:required|necessary|needed|asked for|expected)\b`,
    String.raw`\b(?:do|does|did|will|would)(?: not|n['’]t) (?:have to|need|require|expect|ask for|insist on|look for|mind|want|demand|care about)\b`,
    String.raw`\b(?:don|doesn|won|wouldn)['’]t (?:have to|need|require|expect|ask for|insist on|look for|mind|want|demand)\b`,
    String.raw`^(?![^.;]*\b(?:but|however|although|though|must|essential|required)\b)\W*(?:(?!and\b|or\b|needs?\b)[\p{L}'’-]+ ){0,5}?need(?: not|n['’]t) (?!only\b|just\b|merely\b|apply\b|be (?:limited|confined|restricted)\b)`,
    String.raw`\bwithout (?:an? |any )?(?:[\p{L}-]+ ){0,2}(?:degree|qualifications?|experience|licen[cs]e|certificates?)\b`,
    String.raw`\bneither\b.{2,60}\bnor\b`,
    String.raw`\b(?:unnecessary|not a problem if you)\b`,
    String.raw`^(?:[•*\s-]*)(?:strictly )?no (?:recruitment )?agenc(?:y|ies)\b`,
    String.raw`^no (?:[\p{L}-]+ ){0,3}(?:degree|qualifications?|licen[cs]e|certificates?|experience|cv|weekends?|nights?|shifts?)\b[^,;]*$`,
  ].join('|'),
  'iu',
);
/** "You must be 18 or over": no CV says it, and nobody learns it. */
const OF_AGE =
  /^\W*(?:(?:you|applicants?|candidates?|all \p{L}+) )?(?:must |should |need to |will need to |have to )?(?:be )?(?:aged? )?(?:at least |over |a minimum of |minimum )?(?:the age of )?(?:16|17|18|21|25)(?: years?)?(?: old| of age)?(?:\+| or (?:over|older|above)| and (?:over|older|above))?(?: years?)?(?: old| of age)?(?: (?:due to|for|because of|to (?:apply|work|drive|serve))\b[^.;]{0,60})?\W*$/iu;
