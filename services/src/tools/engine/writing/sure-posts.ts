import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { isDatesOnly } from '../reading/dates-of-posts.js';
import { toldByLabel } from '../reading/duties-apart.js';
import { isEmployerAlone } from '../reading/employer-alone.js';
import { isAFirm } from '../reading/firms.js';
import { occupationOf } from '../reading/occupation-families.js';
import { endsInPerson } from '../reading/occupations.js';
import { A_YEAR } from '../reading/dated-post.js';
import { countryOfTown, isPlaceOnly, townsOf } from '../reading/places.js';
import { placeFirst } from '../reading/place-first.js';
import type { PostHeld } from '../reading/post-held.js';
import { headOf } from '../reading/role-in-line.js';
import { saysRank } from '../reading/seniority.js';
import { isATimeToLearn } from '../reading/times-to-learn.js';
import { namesWork } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { namesOrganisation } from '../reading/work-done.js';
import { knowsWord } from '../vocabulary/known-words.js';

/** Stages that somebody was at, and whom they worked for at large: nobody's title, and nobody's name. */
const A_STAGE =
  /\b(?:placements?|internships?|intern|industrial|work experience|secondment|rotation|various|ect|nqt|key person|career|duties|experience|gap year|student job|corporal|sergeant|lieutenant|captain|major|cpl|lcpl|sgt|ssgt|csgt|pte|spr|gnr|sac|troop|private|clients?)\b/i;
/** For how long: "Waiter, Christmas temp, Some Inn" was a waiter there all the same. */
const FOR_A_WHILE = /\b(?:temp|temporary|maternity|summer|winter)\b/i;
const isATime = (text: string): boolean => A_STAGE.test(text) || FOR_A_WHILE.test(text);
/** "Head of", "Teacher of", "Lecturer in": what a title goes on with. */
const OF_WHAT = /\s(?:of|in|de|for)\s.*$/i;
/** How titles end that no list of occupations has. */
const ENDS_AS_TITLES_DO =
  /(?:\p{Ll}{2}(?:er|or|ist|ian|man|woman)|keeper|chef|cook|nurse|clerk|lead|head|associate|apprentice|fellow|executive|attendant|assistant|consultant|accountant|operative|porter|owner|director|principal|secretary|mechanic|paralegal|barista|steward(?:ess)?|guard|nanny|vet|surgeon|registrar|representative|midwife|pilot|chaplain|smith|waitress|hostess|chauffeur|warden|trainee|deputy|chargehand|deckhand|matron|senco|sendco|hca|rgn)$/iu;

/** "Class 1 Driver", "Head of Maths", "self-employed joiner": who somebody is, and no piece of a sentence. */
export function isSureTitle(said: string): boolean {
  const title = said
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\b(Sr|Jr|Snr|Jnr|Asst)\./g, '$1')
    .replace(/^(?:self[- ]employed|freelance)\s+/i, '')
    .trim();
  if (title === '' || isATime(said) || /[.;:]|\b(?:with|by|from|to|my|our|the|an?|then)\b/i.test(title)) return false;
  const who = title.replace(OF_WHAT, '');
  if (/(?<!s)s$/i.test(who) && !saysRank(who)) return false;
  // "Marks & Spencer" ends as titles do
  const last = who
    .split(/[\s/-]+/)
    .at(-1)!
    .toLowerCase();
  if (occupationOf(title) === null && !saysRank(who) && !knowsWord(last)) return false;
  return endsInPerson(who) || ENDS_AS_TITLES_DO.test(who) || (saysRank(who) && occupationOf(title) !== null);
}

const A_NAME = /^(?:[\p{Lu}\d#][\p{L}\d'’.&#+-]*|&|and|of|the|for|de|la|at|on|upon|in|with)$/u;
/** "ECT", "NHS": letters by themselves may stand for anything. */
const SHORT_FORM = /^\p{Lu}{2,4}$/u;

/** Nobody worked "at Royal Engineers". */
const OF_THE_FORCES =
  /\b(?:(?<!salvation )army|navy|air force|raf|marines|armed forces|royal (?:engineers|signals|artillery|logistic corps|armoured corps|electrical and mechanical engineers)|reme|regiment|battalion|squadron|brigade|corps|fusiliers|rifles|guards|hussars|dragoons|lancers|HMS)\b(?! (?:foods?|care|security|school|museum|barracks))/i;

/** "Some Haulage", "St Mary's Care Home": a name that may be an employer's, and surely no town, time or title. */
export function mayEmploy(name: string): boolean {
  const bare = name.replace(/\s*\([^()]*\)/g, '').trim();
  if (bare === '' || isATime(name) || SHORT_FORM.test(bare) || !/^(?:the )?[\p{Lu}\d]/u.test(bare)) return false;
  if (A_PART_OF_ONE.test(bare) || OF_ANY.test(bare) || A_WHEN.test(bare) || OF_THE_FORCES.test(bare)) return false;
  const own = bare.replace(A_KIND, '');
  if (!own.split(/\s+/).every((word) => A_NAME.test(word))) return false;
  // "Retail store" is any, "Oak Lodge care home" is one
  if (own !== bare) return /\s/.test(own) || !knowsWord(own.toLowerCase());
  if (isSurelyCalledSo(bare)) return true;
  const isTown = countryOfTown(bare) !== null || [bare, ...townsOf(bare).slice(1)].some((part) => isPlaceOnly(part));
  // "Westmoor Vets" are so called
  const isOfMany = /\s/.test(bare) && /(?<!s)s$/i.test(bare);
  return !isTown && !saysRank(bare) && (isOfMany || !isSomebody(bare));
}

/** "Kier, Birmingham", and not "Support, Community Links": a common word before a name may say as what, or in which part. */
export function isSurelyWhere(where: string): boolean {
  const [first = '', second = ''] = where.split(/,\s+/);
  const isCommon = !/\s/.test(first) && knowsWord(first.toLowerCase());
  return mayEmploy(first) && !(isCommon && second !== '' && !isPlaceOnly(second));
}

/** "Present", "Past": when. */
const A_WHEN =
  /^(?:(?:to )?(?:present|past|current(?:ly)?|previous(?:ly)?|now|today|date|ongoing|former(?:ly)?|latest|last|earlier|recent(?:ly)?))$/i;

/** What an employer is, in small letters behind its name. */
const A_KIND =
  /(?<=\p{L})(?: (?:care|nursing|residential|retirement|primary|secondary|infant|junior|high|dental|medical|garden|day|leisure|sports|community|nursery|country))? (?:homes?|house|librar(?:y|ies)|hospital|hospice|school|nursery|academy|college|university|council|logistics|haulage|transport|stores?|shop|supermarket|hotel|restaurant|caf[eé]|pub|bakery|farm|garage|surgery|practice|clinic|centre|salon|studio|church|bank)$/u;
/** "Council", "Primary School": one of them, and nobody knows which. */
const OF_ANY =
  /^(?:the )?(?:(?:local|retail|primary|secondary|private|public|state|care|nursing|residential|dental|medical|community|general|city|county|district|town|village|large|small|online|charity|coffee|department) )*(?:council|school|hospital|home|bank|college|university|shop|store|clinic|surgery|practice|hotel|pub|inn|restaurant|farm|garage|bakery|centre|church|studio|company|group|trust|authority|agency|nursery|charity|library|family|household)s?$/iu;
/** "Dispensary", "Ward 7": where in a house, whoever's it is. */
const A_PART_OF_ONE =
  /^(?:the )?(?:(?:main|central|front|back|in-?patient|out-?patient) )?(?:dispensary|pharmacy|kitchens?|reception|front desk|wards?|theatres?|warehouse|workshop|yard|offices?|head office|laborator(?:y|ies)|labs?|classroom|department|a&e|maternity|outpatients)(?: \d+\p{Lu}?)?$/iu;

/** "Shift Leader", where "Kier" and "Doncaster" only end so. */
const isSomebody = (text: string): boolean =>
  occupationOf(text) !== null || (endsInPerson(text) && knowsWord(text.split(/\s+/).at(-1)!.toLowerCase()));

const isSurelyCalledSo = (name: string): boolean =>
  namesOrganisation(name) || isAFirm(name) || ENDS_AS_A_BUSINESS.test(name) || A_KIND.test(name);
const ENDS_AS_A_BUSINESS =
  /\s(?:Co\.?|Foods|Haulage|Freight|Transport|Motors|Healthcare|Supermarkets|Housing|Engineering|Software|Vets|Distribution|Timber|Estates|Care|Nursery|Primary)$/i;

/**
 * Whether a post was surely held at whoever is named so: it has dates, stands where work is told, says who somebody was,
 * and the name stands on its own line, or, where it is surely an employer's, on the line beside it.
 */
export function isSurelyHeldAt(post: PostHeld, name: string): boolean {
  const [own, ...below] = post.entry;
  if (!isDated(post) || !mayEmploy(name)) return false;
  if (own && standsFirst(name, own.text)) return true;
  // "Summer placement, Some Pumps Ltd": as whatever somebody was there, the firm is named
  if (own && isAFirm(name) && isATimeToLearn(own.text.split(/,\s/)[0] ?? '') && contains(own.text, name)) return true;
  if (!saysWho(post)) return false;
  if (own && contains(own.text, name)) return true;
  // what was read into the title from a line beside it
  if (contains(post.title, name) && (isSurelyCalledSo(name) || /^promoted\b/i.test(post.line))) return true;
  const above = post.above ?? '';
  // in capitals over a role that is not
  if (contains(above, name) && /^\P{Ll}+$/u.test(above) && /\s/.test(name) && /\p{Ll}/u.test(post.title)) return true;
  const end = below.findIndex(({ isBullet }) => isBullet);
  const beside = [
    above,
    ...below.slice(0, end < 0 ? LINES_OF_A_HEAD : Math.min(end, LINES_OF_A_HEAD)).map(({ text }) => text),
  ];
  return beside.some(
    (text) =>
      contains(text, name) &&
      !namesARole(text) &&
      (isSurelyCalledSo(name) || standsBeforeATown(name, text) || OF_ONES_OWN.test(text)),
  );
}

/** With dates on its line, or right below it, where no heading says that work is told. */
export const isDated = ({ isListed, line, spans, entry, dated }: PostHeld): boolean =>
  spans.length > 0 &&
  (isListed || A_YEAR.test(line) || (entry[1] !== undefined && dated.includes(entry[1]) && isDatesOnly(entry[1])));

/** "Some Trucks, Leeds – 2017 to present": where, whatever somebody was there. */
function standsFirst(name: string, line: string): boolean {
  const said = placeFirst(line)?.place ?? withoutDates(line).replace(/[\s,:(–—|-]+$/, '');
  return said.split(/,\s+/)[0] === name && (placeFirst(line) !== null || isEmployerAlone(said));
}
/** "Self-employed, Rees Heating". */
const OF_ONES_OWN = /^(?:self[- ]employed|freelance|own (?:business|company)|trading as|t\/a)\b/i;

const LINES_OF_A_HEAD = 2;

/** "Hill Primary, Leeds, LS1" by itself on a line. */
function standsBeforeATown(name: string, text: string): boolean {
  const [first = '', ...towns] = withoutDates(text).split(/,\s+/);
  const isCalled = first.toLowerCase() === name.toLowerCase();
  return isCalled && towns.length > 0 && towns.every((town) => isPlaceOnly(town) || /^[A-Z]{1,2}\d/.test(town));
}

const contains = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());
const saysWho = ({ title, known, line }: PostHeld): boolean =>
  !A_STAGE.test(withoutDates(line).split(/[:;]|\.\s/)[0]!) &&
  (known !== null || title.split(/,\s|\s[–—|-]\s|\sat\s|\s{2,}/).some((part) => isSureTitle(part)));
const namesARole = (text: string): boolean => {
  const bare = withoutDates(text);
  return bare
    .split(/,\s|\s[–—|-]\s|\s{2,}/)
    .some((part) => !isSurelyCalledSo(part) && (isSomebody(part) || isSomebody(headOf(part))));
};

/** The post that a line was surely done in: nothing between the two may be the head of another. */
export function postOf({ posts, lines }: Pick<CvFacts, 'posts' | 'lines'>): (text: string) => PostHeld | null {
  const labels = toldByLabel(posts, lines);
  return (text) => {
    const at = lines.findIndex((line) => line.text.includes(text));
    const post = posts.find(
      ({ entry, isListed, spans }) => (isListed || spans.length > 0) && entry.some((line) => line === lines[at]),
    );
    if (!post) return null;
    const label = lines.findLastIndex((line, place) => place <= at && labels.get(line) === post);
    const from = Math.max(lines.indexOf(post.entry[0]!), label);
    const between = lines.slice(from + 1, at);
    const own = `${post.title}\n${post.where ?? ''}`;
    const isOfItsHead = (line: CvLine) => post.dated.includes(line) || own.includes(withoutDates(line.text));
    const isOther = (line: CvLine) =>
      line.isHeading || (!line.isBullet && line.text !== post.above && !isOfItsHead(line) && mayBeHead(line.text));
    return from < 0 || from > at || between.some(isOther) ? null : post;
  };
}

/** Short, without a verb, and with somebody or a shouted name in it. */
const mayBeHead = (text: string): boolean =>
  text.length < LONGEST_HEAD &&
  !namesWork(text) &&
  (namesARole(text) || /^\p{Lu}{3,}[\p{Lu} &'’-]*(?:$|[\s,–—|-])/u.test(text));
const LONGEST_HEAD = 110;
