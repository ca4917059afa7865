import { fold, SMALL_WORDS, wordsOf } from '../text/words.js';

/** Words of titles that many occupations share: alike in these, two posts need have nothing in common. */
const OF_ANY = new Set(
  `manager senior junior lead principal head chief assistant associate officer specialist coordinator supervisor director
  trainee graduate intern apprentice level staff general other related occupation worker helper support service services
  technical team member executive clerk representative operator except n.e.c time full part project sr jr ii iii iv`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Different words for one occupation, as they fold. */
const ALIKE = new Map(
  Object.entries({
    developer: 'coder',
    programmer: 'coder',
    rn: 'nurse',
    nursing: 'nurse',
    lawyer: 'solicitor',
    attorney: 'solicitor',
    doctor: 'physician',
    teaching: 'teacher',
    accounting: 'accountant',
    physical: 'physio',
    physiotherapist: 'physio',
    physiotherapy: 'physio',
  }).map(([word, same]) => [fold(word), same]),
);

/** Who does something: in "Acute care surgery physician", the last word alone. */
const PERSON = /(?:[a-z]{2,}(?:er|or|ist|ian|ant|yst)|nurse|chef|cook|clerk|physio|surveyor|agent)$/;
/** Words that end like who does something, and say nothing of it: a customer is served, and Leicester a town. */
const NO_PERSON =
  /^(?:customer|consumer|computer|water|power|paper|order|number|member|other|summer|winter|center|charter|quarter|container|letter|matter|leather|folder|fibre|floor|sector|motor|color|labor|restaurant|plant|tenant|infant|restaur\w*|cancer|career|fastener|crusher|digger|dumper|mixer|roller|tipper|trailer|excavator|telehandler|tractor|compactor|conveyor|freezer|boiler|fryer|printer|scanner|grader|dozer|bulldozer|sweeper|chipper|mower|sprayer|spreader|harvester|generator|compressor|transformer|escalator|elevator|radiator|(?:hand|turn|change|take|make|roll|cross)over|\w+ch?ester|newest)$/;
const WRITES_PROGRAMS = /\b(?:software|web|full[- ]?stack|front[- ]?end|back[- ]?end|mobile|app)\b.*\bengineers?\b/i;

/**
 * The words of a title that say what somebody is; where none does, all its telling words. "Software engineers and
 * designers" shares one with "Web developer", "Project manager" and "Bar manager" share none.
 */
export function occupationWords(title: string): readonly string[] {
  const words = wordsOf(title.slice(0, 200)).map(({ folded }) => ALIKE.get(folded) ?? folded);
  if (WRITES_PROGRAMS.test(title)) words.push('coder');
  const telling = words.filter((word) => !SMALL_WORDS.has(word) && word.length > 2 && !OF_ANY.has(stem(word)));
  const persons = telling.filter((word) => PERSON.test(word) && !NO_PERSON.test(word));
  return [...new Set((persons.length > 0 ? persons : telling).map(stem))];
}

/** Whether a text says who somebody is: "Junior Analyst", but not "Research" or "Galicia Retail". */
export const namesPerson = (text: string): boolean =>
  wordsOf(text.slice(0, 200)).some(({ folded }) => PERSON.test(folded));

/** Who somebody is, by a word that does not end as such words do; a "Co-operative" is a shop. */
const ENDS_IN_A_ROLE =
  /^[^&]*?(?:(?<!\bco[- ]?|['’]s )\b(?:operative|apprentice)|\b(?:team|crew|staff) member|\b(?:sales|field|account|area|medical|telesales|holiday|service) rep|\b(?:hospital|ward|hotel|school|restaurant) (?:host|domestic))s?$/i;

/** "Section Engineer", "Wildlife Ranger", "Fish Farm Operative": the last word says who somebody is. */
export function endsInPerson(text: string): boolean {
  if (ENDS_IN_A_ROLE.test(text.slice(0, 200).trim())) return true;
  const last = wordsOf(text.slice(0, 200)).at(-1)?.folded ?? '';
  return PERSON.test(last) && !NO_PERSON.test(last);
}

function stem(word: string): string {
  return word.slice(0, 7);
}
