import type { WeighedAsk } from '../match/score.js';
import { endsInPerson } from '../reading/occupations.js';
import { beginsWithVerb, saysWhatWasDone } from '../reading/verbs.js';
import { isBase } from '../study/finite-verbs.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { inText } from '../text/clean.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { LetterWork } from './letter-work.js';

/** "VAT returns" where the advert says it too, and not what a list of skills files it under. */
export function asAskedFor(name: string, { text }: LetterWork, asks: readonly WeighedAsk[]): string {
  const jobLine = lineAsking(name, asks);
  const said = skillsNamedIn(text)
    .filter(({ skill }) => skill.name === name)
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
  // "You ask for write court reports" is no English.
  const isThing = (words: string) => / /.test(words) && !beginsWithVerb(words);
  const words = said.find((each) => isThing(each) && jobLine.toLowerCase().includes(each));
  if (words === undefined) return withItsHead(asTheLineHasIt(ordinary(inText(name)), jobLine), jobLine, text);
  // As the advert writes it: "Sage 200", whoever has written "sage 200".
  const from = jobLine.toLowerCase().indexOf(words);
  const [rest = ''] = /^\p{Ll}{0,3}(?!\p{L})/u.exec(jobLine.slice(from + words.length)) ?? [];
  return `${jobLine.slice(from, from + words.length)}${rest}`.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
}

/** "Insurance claims" where both say so, and not "insurance", which is another thing. */
function withItsHead(name: string, jobLine: string, text: string): string {
  const head = headBehind(name, jobLine);
  return head !== null && text.toLowerCase().includes(`${name} ${head}`.toLowerCase()) ? `${name} ${head}` : name;
}

/** The word that goes on with a name: "claims" behind "insurance"; null where the name is whole. */
export function headBehind(name: string, text: string): string | null {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const [, next = ''] = /^ (\p{Ll}{3,})(?!\p{L})/u.exec(at < 0 ? '' : text.slice(at + name.length)) ?? [];
  return next === '' || SMALL_WORDS.has(next) || ENDS_A_NAME.test(next) ? null : next;
}
const ENDS_A_NAME =
  /^(?:across|under|using|during|within|including|through|into|over|per|between|plus|both|each|every|where|while|which|experience|skills?|knowledge|essential|desirable|required|preferred|\p{L}+(?:ed|ly))$/u;

/** "iTrent" and "month end" as the advert writes them within its line. */
function asTheLineHasIt(name: string, jobLine: string): string {
  const at = jobLine.toLowerCase().indexOf(name.toLowerCase());
  const written = jobLine.slice(at, at + name.length);
  return at > 0 && /^\p{Ll}/u.test(written) ? written : name;
}

/** "Allergens" inside a sentence; what may be the name of a product keeps its capital. */
export const ordinary = (called: string): string =>
  A_COMMON_WORD.test(called) ? called.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : inText(called);
const A_COMMON_WORD =
  /^(?:\p{Lu}\p{Ll}+-\p{Ll}+|Allergens?|Invoices|Accruals|Payroll|Ledgers|Budgets|Rotas|Audits|Pastry|Hygiene|Medicines|Medication|Dementia|Drawings|Insurance|Deliveries|Forklifts?|Allerg(?:y|ies)|Stock|Purchasing|Warehous(?:e|ing)|Housekeeping|Spreadsheets?|Retail|Sales|Hospitality|Catering|Massage|Renewals|Referrals|Appraisals|\p{Lu}\p{Ll}{3,}(?:ry|works)|\p{Lu}\p{Ll}{3,}(?:ions|ments|ances|ences|ings|ities))$/u;

/** "You ask for cell culture" is said to whoever has written "single-cell" by no means. */
export function isAskedFor(name: string, done: LetterWork, asks: readonly WeighedAsk[]): boolean {
  const line = beginningsOf(lineAsking(name, asks));
  return beginningsOf(asAskedFor(name, done, asks)).every((stem) =>
    line.some((each) => each.startsWith(stem) || stem.startsWith(each)),
  );
}

const lineAsking = (name: string, asks: readonly WeighedAsk[]): string =>
  asks.find((ask) => ask.name === name)?.jobLine ?? '';

/** "Administration" and "administer" begin alike. */
const beginningsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ folded }) => !SMALL_WORDS.has(folded))
    .map(({ folded }) => folded.slice(0, STEM));
const STEM = 5;

/** "Stock rotation", "order picking": the name of an activity or of a thing for it. */
const NAMES_AN_ACTIVITY =
  /^\S+ (?:\p{L}+[- ]){0,2}?(?:\p{L}+(?:ing|ion|ment|ance|ence|ery|work|ity)|control|room|shop|books?|lists?|mills?|cases?|rounds?|rates?|levels?|systems?|skills|checks?|plans?|staff|teams?|line|desk|bay|area|side|station)(?:$|[\s,;.])/iu;
/** Where, and not what: "library" of "Library experience". */
const A_WORKPLACE =
  /^(?:librar(?:y|ies)|warehouses?|kitchens?|offices?|shops?|schools?|hospitals?|nurser(?:y|ies)|museums?|hotels?|factor(?:y|ies)|theatres?|salons?|wards?|clinics?|labs?|laborator(?:y|ies)|garages?|baker(?:y|ies)|farms?|gyms?|pubs?|bars?|restaurants?)$/i;

/** One of what there are many of, and not the work there or with it: nobody has experience "of glasshouse". */
const ONE_OF_MANY =
  /(?:^|[\s-])(?!(?:front|back) of)(?:(?:glass|green|hot|pack|tree|farm|slaughter|ware|club|boat|bath|brew|guest|steak|coffee|tea|power|boiler)[ -]?house|\p{L}*(?:yard|tunnel|orchard|garden|vineyard|allotment|sawmill|foundry|stockroom|courtroom|classroom|workshop)|chain ?saw|lathe|till|crane|tractor|fork ?lift|strimmer|hoist|kiln|oven|ladder|scaffold|saddle|greenhouse)$/iu;

/** With whom, and not what. */
const ARE_PEOPLE =
  /\b(?:starters|staff|people|persons|pupils|children|residents|patients|customers|clients|guests|students|learners|colleagues|members|teams?|users|tenants)$/i;

/** What may stand behind "You ask for" and "experience of": a thing, and neither a place of work nor a deed ("mix paint"). */
export function isThingAsked(said: string): boolean {
  const [first = '', ...rest] = said.toLowerCase().split(/\s+/);
  if (
    A_WORKPLACE.test(said) ||
    ONE_OF_MANY.test(said) ||
    ARE_PEOPLE.test(said) ||
    endsInPerson(said.replace(/(?<!s)s$/, ''))
  )
    return false;
  if (rest.length === 0)
    return !(
      isBase(first) &&
      !/(?:ing|ion|ment|ance|ence|work|care|support|design|research|stock|food|cost|sale|process|transport|trade|repair|test)s?$/.test(
        first,
      )
    );
  return !((saysWhatWasDone(said) || beginsWithVerb(said) || isBase(first)) && !NAMES_AN_ACTIVITY.test(said));
}
