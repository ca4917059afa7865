// @ts-check
import { hoursByName, hoursOfShiftsAlone } from './hours-by-name.js';
import { hoursByClock } from './hours-by-clock.js';
import { hoursInFigures } from './hours-in-words.js';
import { hoursOfRota, isOfLonger } from './hours-of-rota.js';
import { LONGEST, mentionsOf } from './mentions.js';

/** @typedef {import('./mentions.js').Mention} Mention */

const number = String.raw`(\d{1,3}(?:\.\d{1,2}|½)?)`;
/** No end of another number, of a time of day or of a sum, and not of each shift: "3 x 12 hours a week". */
const start = String.raw`(?=\d)(?<![\d.,:£€$]|\d\s?[x×]\s?|\b(?:shifts?|days|nights) of\s)`;
const week = String.raw`(?:a|per|each|every|\/|p\.?\/?|in a|of work(?:ing)? (?:a|per))?\s?-?(?:working )?(?:week|wk|weekly)\b`;
/** As adverts write the hours of a week, and as the continent does. */
const hoursAWeek = new RegExp(
  [
    String.raw`${start}${number}\+?[\s-]?(?:(?:contracted|guaranteed|paid|working|basic|core) )?(?:hours?|hrs?\.?|h)[\s,]{0,2}${week}`,
    String.raw`${start}${number}\+?\s?(?:h\.?p\.?\/?w\b|hrs?\.?\s?p\.?\/?\s?w\b|hours?\s?p\.?\/?\s?w\b)`,
    String.raw`\bhours (?:of work )?(?:are|will be) ${number} (?:a|per|each) week\b`,
    String.raw`\bbased on (?:an? )?(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b${isOfLonger}`,
    String.raw`\((\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)\)${isOfLonger}`,
    String.raw`(?:\/\s?h(?:ou)?r|\b(?:an|per) hour),?[\s–-]{1,3}(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?! (?:a|per|each|of|shifts?|notice)\b)${isOfLonger}`,
    String.raw`\b(?:(?:weekly hours|hours (?:of work )?(?:a|per) week|contracted hours|hours(?: of work)?)(?:\s?:|(?<!(?<![\d.,])\d{1,2}[ -]hours)\s?[–-])|(?:contracted|weekly) hours(?: of| are)?)\s{0,2}${number}(?![\d:]|\.\d|\s?(?:am|pm|days?)\b|\s?(?:[-–—]|to|till|until)\s?\d{1,2}(?:[:.]\d{2}|\s?[ap]m)\b)${isOfLonger}`,
    String.raw`(?=\d)(?<=\bhours(?: of work)?\s?:\s?(?:not? (?:less|more|fewer) than|up to|at least|min(?:imum)?(?: of)?|max(?:imum)?(?: of)?|from) )${number} (?:a|per|each) week\b`,
    String.raw`${start}[4-6](?:\.5)?[\s-]?days?(?: week)?[\s,/(–-]{1,3}(3[5-9]|4\d(?:\.\d{1,2})?|5\d|60)[\s-]?(?:hours?|hrs?)\b(?! (?:notice|of|a day|per day))${isOfLonger}`,
    String.raw`${start}(\d{1,2}(?:[.,]\d{1,2})?)[\s-]?(?:hours?|stunden|std\.?|heures|horas|uur|urige|h)(?:-| pro| par| per| die| in der| a la| por|\s?\/)?\s?(?:woche|semaine|semana|settimana|vecka|uke|uge|week|werkweek)\b`,
    String.raw`\bsemaine (?:de travail )?de (\d{2}(?:[.,]\d{1,2})?)\s?(?:heures|h)\b`,
  ].join('|'),
  'gi',
);
/** "4 hours a week" is a part of the work: a meeting, a training. */
const [LEAST_HOURS, MOST_HOURS] = [8, 100];
/** From this on a week is one of full-time work. */
export const NEARLY_FULL = 35;

/** What else than the work of this job lasts so many hours of a week, said anywhere before it in the sentence. */
const ofOthers =
  /\b(?:(?:is|are|we) open|opens|opening hours|students? (?:may|can|work|visas?)|helpline|(?:an)?other (?:jobs?|roles?|posts?|positions?|vacanc\w+)|also (?:hiring|recruiting|have|need|looking)|(?:is|are) also (?:offered|available)|opt(?:ing|ed)?[- ]?out|working time (?:directive|regulations?)|(?:who|they)(?: each)? work|zero[- ]hours?)\b/i;
/** Said right before or behind it: "40 hours a week plus overtime" is the week of the job. */
const besideTheWork = /\b(?:overtime|study|studying|volunt\w+|if you|options?|extra|additional|could)\b/i;
const clause = /[,;(–—]|\s-\s|\b(?:plus|and|with)\b/i;
const ofOthersBehind =
  /^[\s,(]{0,2}(?:(?:of|in|for|is|are|that|when|which|as|the|our|an?|paid|voluntary) ){0,3}(?:overtime|extra|study|studying|students?|volunt\w+|training|supervision|meetings?|open|(?:we|it) (?:are|is) open|another|other (?:jobs?|roles?|posts?))\b/i;

/** @param {Mention} mention */
export const isOfTheWork = ({ before, words, after }) =>
  !ofOthers.test(before + words) &&
  !besideTheWork.test(before.split(clause).slice(-1).join()) &&
  !ofOthersBehind.test(after);

/**
 * All hours of a week that a text says of the work, or else those that its shifts come to; "6 hours a week" only where nothing
 * else can be meant. They are read once and handed on to whatever else is asked of them.
 * @param {string} whole
 * @returns {Mention[]}
 */
export function hoursOf(whole) {
  const text = hoursInFigures(whole.slice(0, LONGEST));
  const said = mentionsOf(hoursAWeek, text).filter(
    (one) => one.count <= MOST_HOURS && (one.count >= LEAST_HOURS || isAllThatIsSaid(one)) && isOfTheWork(one),
  );
  if (said.length > 0) return said;
  // each kind of words counts only where none of those before it tells
  for (const read of [hoursByName, hoursOfRota, hoursOfShiftsAlone, hoursByClock]) {
    const all = read(text).filter((one) => one.count >= LEAST_HOURS && one.count <= MOST_HOURS && isOfTheWork(one));
    if (all.length > 0) return all;
  }
  return [];
}

/**
 * "Part-time, 6 hours a week", and no "The meeting takes 2 hours a week".
 * @param {Mention} mention
 */
const isAllThatIsSaid = ({ count, before }) =>
  count >= 1 &&
  /(?:^|\b(?:(?:an?|per) hour|part[- ]time|hours|(?:role|post|job|position|contract) (?:is|of|for)|you (?:will )?work)|£[\d.,]{1,9}(?:\s?p\.?h\.?| hourly)?(?: for)?)[\s,:;(–—•|-]{0,3}$/i.test(
    before,
  );
