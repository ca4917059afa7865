import type { AdvertSentence } from './advert-sentence.js';
import { BULLET } from './cv-line.js';
import { isNotAsked } from './not-asked.js';

/** When the work is done, where that is not what everybody expects. */
const HOURS = String.raw`nights?|night[- ]shifts?|shifts?|shift[- ]work(?:ing)?|weekends?|saturdays?|sundays?|evenings?|bank holidays?|on[- ]call|stand[- ]?by|sleep[- ]?ins?|overtime|unsociable hours|unsocial hours|early (?:mornings?|starts?)|stay(?:ing)? away|nights? out|overnight stays?`;
/** What the body has to do, how near they are to live, and what their licence is not to have. */
const OTHERS = String.raw`lift(?:ing)? (?:up to )?\d+ ?kgs?|physically fit|heavy lifting|live within|(?:reasonable|commutable|commuting) distance|(?:no more than|max(?:imum)?(?: of)?|fewer than|under) (?:\d+|three|six|nine) points`;
const A_CONDITION = new RegExp(String.raw`\b(?:${HOURS}|${OTHERS})(?!\p{L})`, 'iu');
const ASKS =
  /\b(?:must|able|ability|willing(?:ness)?|prepared|available|availability|required?|needs?|expected|flexib\p{L}*|happy|essential|commit\p{L}*|comfortable|no more than|max(?:imum)?|within)\b/iu;
/** "Weekend working", "Night shifts (4 on, 4 off)", "Participation in the on-call rota": nothing else in an item. */
const HOURS_ALONE = new RegExp(
  String.raw`^[\s•●▪*–-]*(?:(?:some|regular|occasional|rotating|alternate|1 in \d|one in \p{L}+|participat\p{L}+ in|join|an?|the|day|early|late|and|or|&|,|\/) ?)*(?:${HOURS})(?: ?(?:and|or|&|,|\/) ?(?:${HOURS}))*(?: (?:work(?:ing)?|shifts?|rota|duty|duties|cover|patterns?|availability))*(?: ?\([^()]{1,40}\))?[\s.]*$`,
  'iu',
);
/** What is paid or spared is no condition, and what the work is with is none: "knowledge of shift planning". */
const IS_GIVEN =
  /[£$€]|\b(?:paid|enhance\p{L}*|allowance|premium|bonus|time off|no (?:nights?|weekends?|evenings?|shifts?)|(?:experience|knowledge|understanding) (?:of|in|with)|lead|leading|manag\p{L}+|supervis\p{L}+|planning|plan|we (?:are|do|will|offer|close|open)|our)\b/iu;
const LONGEST = 160;
const MOST = 4;

/** What a post asks of whoever takes it that no CV shows: nights, weekends, lifting, points. Told as it stands, never compared. */
export const conditionsIn = (sentences: readonly AdvertSentence[]): string[] =>
  [...new Set(sentences.filter(isACondition).map(({ text }) => text.replace(BULLET, '')))].slice(0, MOST);

const isACondition = ({ text, asking, isListed }: AdvertSentence): boolean =>
  text.length <= LONGEST &&
  A_CONDITION.test(text) &&
  !IS_GIVEN.test(text) &&
  !isNotAsked(text.replace(/\bno more than\b/i, 'at most')) &&
  ((asking !== 'nothing' && ASKS.test(text)) || (isListed && asking !== 'nothing' && HOURS_ALONE.test(text)));
