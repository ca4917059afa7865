import { GRADED, HELD_FOR, POINTS } from './beside-a-paper.js';
import { withShortForms } from '../vocabulary/short-forms.js';
import { stem, stemsOf } from './stems.js';

/** What says how much it is asked for, which is told beside the name. */
export const HOW_MUCH =
  /\s*\((?:essential|desirable|required|preferred|optional|an? (?:\w+ )?(?:asset|plus|bonus|advantage)|[ED])\)|,?\s+(?:(?:is|are|would be|will be) )?(?:(?:also )?(?:considered|seen as|regarded as|deemed) )?(?:an? (?:\w+ )?(?:advantage|asset|plus|bonus)|advantageous|desirable|desired|essential|required|needed|preferred|preferable|pref\.?|useful|helpful|beneficial|nice to have|ideal|a must|(?:is|are) welcome)(?: (?:for|on|in) [^.,;]{3,40})?(?:,? but not (?:essential|required|necessary|a must))?[\s.]*$/i;

/** "CATIA V5 (essential)" is CATIA V5. */
export const withoutHowMuch = (text: string): string => text.replace(HOW_MUCH, '').trim();

/** Words that ask, and what one is to be: none of them is the thing. */
const SOFT =
  /\b(?:active|unrestricted|unencumbered|compact|keep|keeping|keeps|maintain|maintaining|ensure|ensuring|is|are|an?|would be|some|good|strong|excellent|full|valid|current|clean|formal|recogni[sz]ed|previous|proven|relevant|required|essential|desirable|preferred|preferably|advantage|advantageous|helpful|plus|bonus|welcome|must|have|hold|able|ability|skills?|experience|knowledge|understanding|background|level|or|uk|working|familiarity|including|needed|held|(?:confident|comfortable|competent|familiar|proficient) (?:in|with|at)|(?:track )?record of|evidence of)\b/gi;

/** How much help somebody needs, and not with what. */
const ALONE =
  /\b(?:without (?:help|supervision|prompting|being (?:asked|told))|unsupervised|independently|unaided)\b/gi;

/** "Practical experience of lambing" is of lambing. */
const HANDS_ON = /\bhands[- ]on\b|\bpractical(?= (?:experience|knowledge|understanding|skills?|ability)\b)/gi;

/** "Klaviyo or a similar platform": another would do, and none is named. */
const SIMILAR_ONE = /,? or (?:an? |any |some )?(?:similar|equivalent|comparable|related|other)\b[^,;.()]*/gi;

/** "Be able to inspect your own work", "deal with complaints and turn them round": what is told of nothing else. */
const AROUND_IT = [
  /\b(?:be able to|make sure(?: that)?|deal(?:ing)? with|look(?:ing)? after|tak(?:e|ing) (?:part in|care of)|(?:get|getting|be|being) involved (?:in|with)|help(?:ing)? (?:to|with))\b/gi,
  /\b(?:your|their|our) own\b/gi,
  /,? and (?:\p{L}+ ){1,2}(?:them|it)(?: \p{L}+){0,3}[.\s]*$/giu,
];

/** "Useful for second phase", "at 70%", "held for two years": how much and since when, and not what. */
const HOW_OFTEN = [
  /^(?:ideally|preferably)\b/gi,
  HANDS_ON,
  POINTS,
  HOW_MUCH,
  SIMILAR_ONE,
  HELD_FOR,
  GRADED,
  ALONE,
  ...AROUND_IT,
  /\bhand (?=tools\b)/gi,
  // "The AQA specification" is what is taught for its examinations
  /(?<=\b(?:AQA|Edexcel|OCR|WJEC|Eduqas|CCEA|SQA|CIE|CAIE|Pearson)\b[^.;]{0,40})\b(?:specifications?|syllabus(?:es)?|exam(?:ination)? boards?)\b/g,
  // "FORS awareness"; of fire and asbestos it is a course
  /(?<=^\W*[A-Z]{2,6} )awareness\b/g,
  /\b(?:at |of )?\d+ ?%/g,
  SOFT,
];

/** Words that stand in many lines; alike in these alone, two lines need have nothing in common. */
const SAYS_LITTLE = new Set(
  ['work', 'team', 'part', 'role', 'job', 'good', 'high', 'standard', 'willing', 'keen', 'manner'].map(stem),
);

/** The words by which it is looked for: what it is, and neither how much it is asked for nor what stands in any line. */
export const tellingStemsOf = (text: string): string[] =>
  stemsOf(HOW_OFTEN.reduce((left, said) => left.replace(said, ' '), withShortForms(text))).filter(
    (each) => !SAYS_LITTLE.has(each) && !/^\d$/.test(each),
  );

/** What stands in brackets tells more of it, unless it is all that is said. */
export const withoutBrackets = (text: string): string => {
  const bare = text.replace(/\([^)]*\)/g, ' ');
  return stemsOf(bare).length > 0 ? bare : text;
};
