import { isAFirm } from '../reading/firms.js';
import { occupationOf } from '../reading/occupation-families.js';
import { areNames } from '../reading/place-first.js';
import { isPlaceOnly } from '../reading/places.js';
import { unshouted, unshoutedRole, unshoutedTown } from '../reading/unshouted.js';
import { shortened } from '../text/clean.js';
import { endsInPerson, namesPerson } from '../reading/occupations.js';
import { isJobForATime } from '../reading/says-how.js';
import { isStageOrExam } from '../reading/stages.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { employerAmong } from '../reading/work-done.js';
import { knowsWord } from '../vocabulary/known-words.js';
import { tidy } from './letter-text.js';
import { isAShift, withoutShifts } from './shifts-said.js';

const LONGEST = 90;
/** "Midland Pallets. 18-tonne rigid": where a second sentence begins; "J. Whittaker", "St. Mary's" and "Co. Durham" go on. */
const NEXT_SENTENCE = /(?<=[\p{L}\p{N})]{3})(?<!\b(?:Inc|Snr|Est|Bros|Messrs))\.\s+(?=[\p{N}\p{Lu}\p{Ll}(]).*$/u;
/** A place of work without what is told behind a full stop. */
export const whereSaid = (where: string): string =>
  where
    .replace(NEXT_SENTENCE, '')
    .replace(HOW_IT_WAS_HELD, '')
    .replace(HOW_LARGE_IT_IS, '')
    .replace(
      FOR_ONESELF,
      (_, role: string) => `self-employed ${role.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
    );
/** "Some Coffee (part-time)", "Director (own company)", "Some Water (contract via an agency)": how, and no part of a name. */
const HOW_IT_WAS_HELD =
  /\s\((?:(?:part|full)[- ]time|remote(?:ly)?|hybrid|own (?:company|business|firm)|contract|permanent|freelance|zero[- ]hours?|weekends?|evenings?|nights|\d{1,2}(?:\.\d)? (?:hours|hrs))\b[^()]{0,40}\)/giu;
/** "(turnover £22m)", "(120 beds)", "(fintech, Series B)": what a bracket says of an employer's size is no part of its name. */
const HOW_LARGE_IT_IS =
  /\s\((?=[^()]{1,60}\))(?:[^()]{0,40}?(?:[£$€]\s?\d|\bturnover\b|\bSeries [A-F]\b)|(?:(?:over|about|around|approx\.?|up to) )?\d[\d,]*\+?[- ](?!(?:hours?|hrs|days?|weeks?|months?|years?)\b)\p{Ll}{3,})[^()]{0,40}\)/gu;

/** "Roofer, self employed". */
const FOR_ONESELF = /^(\p{L}[\p{L} /&-]{2,40}?)(?:,| [–—|-]| \()\s*(?:[Ss]elf[- ]?[Ee]mployed|[Ff]reelance)\)?$/u;

/** "10 years in retail as a shop manager at Some Shop", "12 years' experience as chef", "Worked as a cleaner": how long, and then what. */
const YEARS_AS =
  /^(?:(?:(?:over|more than|around|about|nearly|almost) )?(?:\d{1,2}|\p{L}{3,9})\+? ?(?:years?|yrs?)['’]? (?:of )?(?:experience )?(?:working )?(?:(?:in|within|of) [^,;.]{2,40}? )?|(?:i )?(?:have )?work(?:ed|ing) )as (?:an? |the )?/iu;

/** "Last: ", "– ", "Receptionist 8 years", "I am cook since 2016", "Driver since": what is no name of a post or of its employer. A run of marks is looked at from where it begins, or a long one is looked through once for each of its marks. */
const AROUND = [
  YEARS_AS,
  /^[\s–—|-]+|^(?:last|latest|current|now|before|previously)\s*:\s*/i,
  /(?<![\s,(])[\s,(]+(?:for )?\d{1,2}\+? ?(?:years?|yrs?)\b.*$/i,
  /^I(?:['’]m| am|['’]ve been| have been| was| work(?:ed)? as) (?:an? |the )?/i,
  /\s+(?:since|from) (?:\p{L}+ )?(?:19|20)\d{2}\b.*$/iu,
  /(?<![\s,–—-])[\s,–—-]+(?:since|from|→.*)$/i,
  /(?<=\p{L}{3})\.\s+(?=\d).*$/u,
];

/** "…, 16 rooms a shift": how much, and not where. */
const HOW_MANY = /,\s+\d+ \p{Ll}.*$/u;

/** A post as a letter names it, in the words of the CV: what somebody is first, then where. */
export function postSaid(title: string): string {
  // two blanks part as well as a thousand
  const written = title.replace(/\s{3,}/g, '  ');
  const bare = whereSaid(AROUND.reduce((text, around) => text.replace(around, ''), written));
  const own = OF_ONES_OWN.exec(bare);
  const alone = SELF_EMPLOYED.exec(bare)?.[1];
  if (alone !== undefined) return `self-employed ${alone}`;
  const [, ownWork, asWhat] = IN_A_BRACKET.exec(bare) ?? [];
  if (ownWork !== undefined && asWhat !== undefined && saysWho(asWhat))
    return `${ownWork.toLowerCase()} ${asWhat.replace(/, (?=[^,]*$)/, ' and ')}`;
  if (own) return `${own[1]!.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} in ${own[2]!}`;
  // "bricklayer on new builds; facing brick, blockwork": what was done there
  const told = withoutStory(bare.split(/;\s(?=\p{Ll})/u)[0]!)
    .replace(/\s*\[[^[\]]*\]/g, '')
    .replace(/\s@\s/g, ' at ')
    .replace(/\([^()]*\)/g, (bracket) => bracket.replaceAll(', ', COMMA_INSIDE))
    .split(/\s*[–—|]\s+|\s+-\s+|;\s*|\s{2,}|\t|(?<=\p{L})(?<!\b(?:Sr|Jr|Snr|Dr|St|\p{Lu}))\. (?=\p{Lu})|: |,\s+/u)
    .filter(
      (part, at, all) =>
        part !== '' &&
        !/^[Ii]n \p{Lu}/u.test(part) &&
        (at === 0 || !isDeed(part)) &&
        all.indexOf(part) === at &&
        !isAWhen(part) &&
        (at === 0 || !isJobForATime(part)),
    );
  const parts = withoutShifts(told);
  const isRole = parts.some((part) => occupationOf(part) !== null) ? isOccupation : namesPerson;
  const known = parts.findIndex((part) => isRole(part));
  // "Accounts Intern, Some & Co Accountants": who is no occupation stands before a firm
  const at = known < 0 && isAFirm(parts[1] ?? '') && !isAFirm(parts[0] ?? '') ? 0 : known;
  const said =
    at < 0
      ? parts.slice(0, MOST_PARTS).join(', ')
      : atEmployer(
          unshoutedRole(parts[at] ?? ''),
          parts.filter((_, place) => place !== at),
        );
  const whole = said
    .replaceAll(COMMA_INSIDE, ', ')
    .replace(HOW_MANY, '')
    .replace(/\s*\([^)]*$/, '');
  // of a long one the bracket goes, and not the employer
  return tidy(shortened(whole.length > LONGEST ? whole.replace(/\s*\([^)]*\)/g, '') : whole, LONGEST));
}

/** "Self employed plumber", where nothing says for whom or where. */
const SELF_EMPLOYED = /^[Ss]elf[- ][Ee]mployed (\p{Ll}[\p{L} -]{2,60})$/u;
/** "Self-employed (subcontractor for Mercer M&E, Dodd Group)": as what, and for whom. */
const IN_A_BRACKET = /^([Ss]elf[- ][Ee]mployed|[Ff]reelance) \((\p{Ll}[^()]{2,70})\)$/u;
const saysWho = (text: string): boolean => {
  const [who = ''] = text.split(/ (?:for|to|at|with) /);
  return /^subb(?:ie|y)$/.test(who) || namesPerson(who);
};
/** "Self-employed joiner, Cluj": where, and no employer. */
const OF_ONES_OWN =
  /^((?:[Ss]elf[- ][Ee]mployed|[Ff]reelance) \p{L}[\p{L} -]{2,40}), (?!(?:Part|Full)[- ]|(?:Weekends?|Evenings?|Nights|Remote|Various|Nationwide)$)(\p{Lu}[\p{L}-]+)$/u;

/** "Year 3", "Band 6", "part-time": of whom, on what level or how, and not where. */
const A_GROUP = /^(?:year|key stage|ks|grade|band|level|class|ward|tier) ?\d|^(?:part|full)[- ]time\b/i;
/** "Run the coding club": what was done there, and no employer. */
const isDeed = (part: string): boolean =>
  /^\p{Lu}?\p{Ll}+ \p{Ll}/u.test(part) && saysWhatWasDone(part) && !isCalledSo(part);
/** "Coded pipe welder", "Lead climber": what somebody is, though it begins as a deed does. */
export const isCalledSo = (part: string): boolean =>
  part.split(/\s+/).length <= MOST_WORDS_OF_A_ROLE &&
  occupationOf(part) !== null &&
  endsInPerson(part) &&
  // several of them were trained, or led, by one
  !/(?<!s)s$/i.test(part) &&
  !/\s(?:an?|the|my|our|to|for|with|by|as|and|of|in|\d+)\s/i.test(part);
const MOST_WORDS_OF_A_ROLE = 4;

/** Stands for the comma of a bracket, which parts nothing. */
const COMMA_INSIDE = '\u0001';

/** "Belfast HSC Trust (Band 6)": somebody's level, and no part of an employer's name. */
export const ON_WHAT_LEVEL = /\s\((?:Band|Grade|AfC|Level|Scale|Point)\s?\p{L}*\s?\d*\p{L}?\)$/iu;

/** "Present – Lecturer in Law": when, and no part of a title. */
const isAWhen = (part: string): boolean =>
  /^(?:to )?(?:present|current(?:ly)?|now|today|to date|ongoing|previous(?:ly)?|former(?:ly)?)$/i.test(part);

const MOST_PARTS = 3;
/** "Smith & Co (Solicitors)" is nobody for what its bracket says. */
const isOccupation = (part: string): boolean =>
  !isAFirm(part) && occupationOf(part.replace(/\s*\([^()]*\)/g, '')) !== null;
/** "Lead 25 associates" is what was done there. */
const isName = (part: string, place: number): boolean => place === 0 || (/^\p{Lu}/u.test(part) && !isStageOrExam(part));

/** "PAS bookings", "Year 11 exams": behind the employer what was done there, where names have capitals. */
const isWhatWasThere = (part: string): boolean =>
  !isPlaceOnly(part) && !areNames(part.replace(/\s*\([^()]*\)/g, '')) && /\s\p{Ll}{4,}$/u.test(part);

/** "Family Law" behind an employer: of what, and no town. */
const isOfWhat = (part: string): boolean =>
  /\s(?:law|medicine|surgery|sales|operations|finance|marketing|engineering|maintenance|nursing|paediatrics|services)$/i.test(
    part,
  );

/** What somebody is, of what, and then where: "Registered Nurse, Emergency Department, at Some Hospital, Hull". */
function atEmployer(role: string, others: readonly string[]): string {
  const employer = / at /.test(role)
    ? undefined
    : employerAmong([role, ...others.filter((part) => !A_GROUP.test(part) && !isAShift(part))]);
  const at =
    employer === undefined
      ? isNameAndTown(role, others) || isNameOfItsOwn(role, others)
        ? 0
        : -1
      : others.indexOf(employer);
  if (at < 0) return [role, ...others].join(', ');
  const kind = others.slice(0, at).filter((part) => !isPlaceOnly(part));
  const where = others.slice(at, at + MOST_PARTS);
  const end = where.findIndex((part, place) => place > 0 && (isWhatWasThere(part) || isOfWhat(part)));
  return [
    kind.length > 0 ? `${[role, ...kind].join(', ')},` : role,
    'at',
    (end < 0 ? where : where.slice(0, end))
      .filter(isName)
      .map((part) => (isPlaceOnly(part) ? unshoutedTown(part) : unshouted(part.replace(ON_WHAT_LEVEL, ''))))
      .join(', '),
  ].join(' ');
}

/** "DHL Supply Chain, Lutterworth": a name that no word tells for an employer's, and where it is. */
const isNameAndTown = (role: string, [name = '', ...more]: readonly string[]): boolean =>
  more.length === 1 &&
  !/ (?:at|for|of) /.test(role) &&
  /^\p{Lu}\S* \p{Lu}/u.test(name) &&
  /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+)*$/u.test((more[0] ?? '').replace(/\s*\([^()]*\)$/, '')) &&
  !A_PART_OF_ONE.test(name) &&
  (occupationOf(name) === null || /\s(?:Vets|Dentists|Opticians|Solicitors|Chemists)$/.test(name));
/** "Beacons Tree Care" behind "Lead Climber": names are made of words that no list knows. */
const isNameOfItsOwn = (role: string, [name = '']: readonly string[]): boolean => {
  const words = name.replace(/\s*\([^()]*\)/g, '').split(/\s+/);
  return (
    !/ (?:at|for|of) /.test(role) &&
    words.length > 1 &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}'’.-]+|&|and|of|the|srl|sro|gmbh|bv|nv|oy|ab|kft|ltd|plc|llc|inc)$/u.test(word),
    ) &&
    words.some((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !knowsWord(word.toLowerCase().replace(/['’]s$/, ''))) &&
    !A_PART_OF_ONE.test(name) &&
    !isAShift(name) &&
    !isPlaceOnly(name) &&
    !namesPerson(name) &&
    occupationOf(name) === null
  );
};

/** Of an employer, and not its name. */
const A_PART_OF_ONE =
  /\b(?:teams?|departments?|dept|unit|wards?|division|faculty|section|services|programmes?|year|stage)\b/i;

/** "a framer", "an HGV driver"; "Head of Maths" and "Owner" are one alone. */
export const articled = (post: string): string =>
  /^(?:head|director|chief|deputy|vice|own)\b|^(?:co-)?(?:owner|founder|proprietor)(?=$|,| at )|^\p{L}+(?<!s)s (?:at|in|for)\b/iu.test(
    post,
  ) || isWorkAlone(post)
    ? post
    : withArticle(post);
/** "Self-employed", "Freelance work", where "a self-employed joiner" is a person. */
function isWorkAlone(post: string): boolean {
  const who = /^(?:self|freelance)\b(?:[- ]employed\b)?(.*)$/iu.exec(post)?.[1];
  return who !== undefined && !namesPerson(who) && occupationOf(who) === null;
}
/** "HGV" is said letter by letter, "SEND", "NEBOSH" and "MIG" as words. */
const isVowel = (post: string): boolean => {
  const [short = ''] = /^\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/u.exec(post) ?? [];
  if (short === '' || IS_A_WORD.test(short)) return /^(?:[ai]|o(?!ne\b)|e(?!u)|u(?!ni|se|ti))/i.test(post);
  return /^(?!EU\b)[AEFHILMNORSX]/.test(short);
};
const IS_A_WORD =
  /^(?:(?![MF](?:RI|CI|IE|CO|RC))[B-DF-HJ-NP-TV-Z]{1,3}[AEIOU]\p{L}+(?<!^.{1,3})|MIG|MAG|LAN|RAM|SIM|NEC|LEAN)$/u;
/** "an ADR certificate", "a SEND link teacher", by the sound of what follows. */
export const withArticle = (thing: string): string => `${isVowel(thing) ? 'an' : 'a'} ${thing}`;

/** "Some Services, electrician: rewires, fault finding": a post, and what it was like. */
function withoutStory(text: string): string {
  const [before = '', after] = text.split(/:\s+(.+)$/);
  return after !== undefined && occupationOf(before) !== null ? before : text;
}
