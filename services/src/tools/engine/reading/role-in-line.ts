import { isForOneself } from './for-oneself.js';
import { isAsShortAsARole } from './may-be-a-role.js';
import { endsInPerson, namesPerson } from './occupations.js';
import { occupationOf } from './occupation-families.js';
import { areNames } from './place-first.js';
import { isPlaceOnly } from './places.js';
import { rankFirst } from './ranks-of-the-forces.js';
import { saysRank } from './seniority.js';
import { IN_THE_YEAR, NOW } from './time-spans.js';
import { roleBehindUmbrella } from './umbrella-employers.js';
import { withoutDates } from './without-dates.js';

/** What somebody was, before where. */
export const headOf = (title: string): string => title.split(/,| at | @ | [–—|-] /)[0] ?? title;

export const A_YEAR = /\b(?:19|20)\d{2}\b|\b\p{L}{3,9}\.? ?['’]\d{2}\b/u;

const LABEL =
  /^(?:earlier|previously|before(?: that)?|prior|now|current(?:ly)?|present(?:ly)?|(?:(?:my )?(?:current|present|last|latest|most recent|previous|first|main|second|other) )(?:job|post|position|role|employer|employment|work)|(?:work |professional )?experience|employment|job|position|post|role|designation|(?:(?:industrial|work) )?placement(?: year)?|internship|part[- ]time(?: (?:work|job))?)\s*:\s*/i;

/** "DHL, 2023 - today: forklift driver (reach)": what somebody was may stand behind where and when. */
export function roleFirst(said: string, title: string, isAmongPosts = false): string {
  const bare = withoutItsWay(roleBehindUmbrella(roleOutOfBracket(title.replace(LABEL, ''))));
  if (!A_YEAR.test(said) && !isAmongPosts) return bare;
  // "Some Builders Plc - Project Engineer": behind a dash, and what stands before it is nobody
  const [employer = '', ...after] = bare.split(/\s[–—-]\s/);
  const behindEmployer = after[0] ?? '';
  if (isShort(behindEmployer) && isSomebody(behindEmployer) && isNobody(headOf(employer)))
    return `${behindEmployer}, ${[employer, ...after.slice(1)].join(', ')}`;
  const behindWorkplace = roleBehindWorkplace(bare);
  if (behindWorkplace !== null) return behindWorkplace;
  if (occupationOf(bare) !== null || !A_YEAR.test(said)) return bare;
  const inside = bare.split(/[,;|]\s*|:\s|\s[–—-]\s/).slice(1, MOST_PARTS_BEFORE_A_ROLE);
  // "Self-employed: EICRs for letting agents": for whom, where nobody else employs who says so
  const isServed = (part: string): boolean =>
    isForOneself(bare) && FOR_WHOM.test(part) && occupationOf(part.replace(FOR_WHOM, '')) === null;
  const named =
    inside.find((part) => isShort(part) && occupationOf(part) !== null && !isServed(part)) ??
    // "Some Depot, Durban, Team leader": said to be somebody, whatever the trade
    (isNobody(headOf(bare))
      ? inside.find((part) => isShort(part) && endsInPerson(part) && !isPlaceOnly(part))
      : undefined);
  if (named !== undefined)
    return [named, ...bare.split(/[,;|]\s*|:\s|\s[–—-]\s/).filter((part) => part !== named)]
      .join(', ')
      .replace(/[,;]?\s*\bfrom$/i, '');
  const behind = said.slice(said.indexOf(bare) + bare.length).replace(BEHIND_DATES, '');
  const role =
    behind
      .split(/[,(]|\s[–—-]\s/)[0]
      ?.trim()
      .replace(HOW_MANY, '')
      .replace(/[.]$/, '') ?? '';
  const isRole =
    !isServed(role) &&
    (occupationOf(role) !== null || (/^\p{Lu}/u.test(role) && (namesPerson(role) || saysRank(role))));
  return role !== '' && isShort(role) && isRole ? `${role}, ${bare}` : bare;
}

/** "Class 1 Driver (nights), trunking Wakefield – Daventry", "Rep, covering Kent and Sussex": which way it went is no part of who and where. */
const withoutItsWay = (title: string): string => title.replace(A_WAY, '');
const A_WAY = /, (?!including )\p{Ll}{3,}ing (?:(?:all of|the) )?\p{Lu}[^,;:]*$/u;

const FOR_WHOM = /\s(?:for|to|with)\s.*$/;

/** "Some Dental Practice (Receptionist), Exeter": what somebody was stands in brackets behind where. */
export function roleOutOfBracket(title: string): string {
  const [, where = '', role = '', rest = ''] = IN_A_BRACKET.exec(title.slice(0, LONGEST_WITH_A_ROLE)) ?? [];
  const isRole =
    role !== '' &&
    isShort(role) &&
    (occupationOf(role) !== null || saysRank(role)) &&
    (endsInPerson(role) || CALLED_TOGETHER.test(role));
  if (!isRole || A_KIND_OF_BUSINESS.test(role) || !isNobody(headOf(where)) || isForOneself(where) || isPlaceOnly(where))
    return title;
  return `${role}, ${where}${rest}`;
}
const IN_A_BRACKET = /^(\p{Lu}[^()]{1,58}?) \((\p{L}[^()\d]{2,40})\)((?:,.*)?)$/u;
/** "Bar staff", "farm hand". */
const CALLED_TOGETHER = /\b(?:staff|hand|maid|man|woman|person)$/i;
/** What a bracket calls an employer: "Solicitors", "a builders' merchant". */
const A_KIND_OF_BUSINESS =
  /(?<!s)s$|\b(?:merchant|dealer|retailer|supplier|manufacturer|contractor|wholesaler|caterer|operator|provider|carrier|agency|maker)$/i;

/** "Teacher (2019 - present) Hill Primary, Leeds": who, when, and then where; null where nothing but a name may stand behind. */
export function employerBehindDates(said: string, role: string): string | null {
  if (!A_YEAR.test(said) || !said.startsWith(role) || /,|\s(?:at|@|[–—|-])\s/.test(role) || !isSomebody(role))
    return null;
  const rest = said.slice(role.length).replace(/^\s+[–—|-](?=\s)/, '');
  const behind = rest.replace(BEHIND_DATES, '').replace(/[\s.]+$/, '');
  if (behind === rest || behind === '' || behind.length > LONGEST_EMPLOYER || A_YEAR.test(behind)) return null;
  return areNames(behind) && !isPlaceOnly(behind) && isNobody(behind) ? behind : null;
}
const LONGEST_EMPLOYER = 70;

/** "Office Manager of 3 sites and 26 staff": who, and then of how many. */
const HOW_MANY = / (?:of|for|over|across) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) .*$/i;

/** "Some College Hospital, Staff Nurse", "Some Primary School, Liverpool: Class Teacher": where before what. */
function roleBehindWorkplace(bare: string): string | null {
  const parts = bare.slice(0, LONGEST_WITH_A_ROLE).split(/[,;|:]\s+|\s[–—-]\s/);
  if (bare.length > LONGEST_WITH_A_ROLE || !isWorkplace(parts[0] ?? '')) return null;
  const role = parts.slice(1, MOST_PARTS_BEFORE_A_ROLE).find((part) => isShort(part) && isRoleItself(part));
  return role === undefined ? null : [role, ...parts.filter((part) => part !== role)].join(', ');
}
/** "Nurse, Ward 4": who, and no place that is called like somebody. */
const isRoleItself = (part: string): boolean =>
  occupationOf(part) !== null && !WORKPLACE.test(part) && !/\.\s/.test(part);
const isWorkplace = (part: string): boolean =>
  WORKPLACE.test(withoutBrackets(part)) && occupationOf(part) === null && !saysRank(part.replace(OF_AN_AGE, ''));
/** "Junior School": whom it teaches, and no rank. */
const OF_AN_AGE = /\b(?:junior|senior|graduate)s?(?= (?:high |business )?(?:school|college|academy)\b)/gi;
const WORKPLACE =
  /^\p{Lu}.{0,80}\b(?:Hospitals?|Universit(?:y|ies)|College|School|Academy|Infirmary|Clinic|Polytechnic|Institute|Surgery|Hospice|Nursery|Pre-?school|Kindergarten|(?:Care|Nursing|Residential) Home|(?:Health|Medical) (?:Centre|Center|Practice)|(?:NHS|Foundation|Hospitals?) Trust|Health Board)$|^(?:University|School|College|Academy|Hospital) of \p{Lu}/u;
const LONGEST_WITH_A_ROLE = 200;
const A_DATE = String.raw`(?:(?:${IN_THE_YEAR}[ ,]*)?(?:19|20)\d{2}|${IN_THE_YEAR} ?['’]\d{2})`;
const BEHIND_DATES = new RegExp(
  String.raw`^[\s,(|–—-]*${A_DATE}(?:[\s–—→>-]+(?:to |until |till )?(?:${A_DATE}|${NOW}))?[\s,:)|–—→>-]*`,
  'iu',
);
const isShort = (role: string): boolean => isAsShortAsARole(withoutBrackets(role));
const isSomebody = (text: string): boolean => occupationOf(text) !== null || endsInPerson(withoutBrackets(text));
const isNobody = (text: string): boolean => !isSomebody(text);
const withoutBrackets = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');
const MOST_PARTS_BEFORE_A_ROLE = 4;

/**
 * What a line says before it goes on to tell: "Accountant, Some Mill, 2020 - 2024: month end …", "Teacher, Hill School,
 * 2019 - 2026. Taught …". A place before a colon stays with the post behind it.
 */
export function saidFirst(text: string): string {
  const ranked = rankFirst(text);
  if (ranked !== null) return ranked;
  const inSentences = saidInSentences(text);
  if (inSentences !== null) return inSentences;
  const sentence =
    /^.{10,}?[\p{L}\d)](?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms|Prof|No|Co|Ft|Sr|Jr|Snr|Asst|Engr|Mgr))(?=\. (?:\p{Lu}|\d+ \p{Ll}))/u.exec(
      text,
    )?.[0] ?? text;
  const next = text.slice(sentence.length + 2);
  // "The Bridge, Bristol. Sous Chef, Feb 2020 - Present": where, and then what.
  if (!A_YEAR.test(sentence) && A_YEAR.test(next) && occupationOf(headOf(next)) !== null) return text;
  // "Sous Chef. The Salt Room, Brighton. Feb 2020 - Present": what, where and when, each with a full stop.
  const [apart = ''] = WITH_FULL_STOPS.exec(text) ?? [];
  if (apart !== '' && occupationOf(apart.split('. ')[0] ?? '') !== null) return apart.replaceAll('. ', ', ');
  // "Sept 2022 – to date. Teacher of Physics, Some Academy": when, and then what and where.
  if (DATES_ALONE.test(sentence) && occupationOf(headOf(next)) !== null) return `${sentence}, ${next}`;
  // "2018-date Some Fabrication Ltd, Immingham. Pipe welder. Process pipework": when and where, and then what
  const [what = ''] = next.split(/\. (?=\p{Lu})/u);
  if (
    A_YEAR.test(sentence) &&
    isNobody(headOf(withoutDates(sentence))) &&
    isShort(headOf(what)) &&
    isSomebody(headOf(what))
  )
    return `${sentence}, ${headOf(what)}`;
  // "Maintenance Technician, Some Bakery, Sheffield. July 2024 to present": when, behind a full stop.
  if (!A_YEAR.test(sentence) && DATES_ALONE.test(next)) return `${sentence}, ${next}`;
  const [, before = '', after = ''] =
    /^(.{8,}?\d{4}.*?|(?:19|20)\d{2}.{8,80}?|.{8,}?(?:present|now|to date)): (.+)$/iu.exec(sentence) ?? [];
  if (before !== '' && after !== '' && occupationOf(withoutDates(before)) !== null) return before;
  if (before !== '' && occupationOf(headOf(after).split(' (')[0] ?? '') !== null) return sentence;
  // "2022 - now Accountant, Some Foods - month end close, budgeting": the story begins small, behind a dash
  const told = Array.from(sentence.matchAll(BEFORE_A_STORY), ({ index }) => sentence.slice(0, index)).find(
    (before) =>
      before.length <= LONGEST_BEFORE_A_STORY &&
      A_YEAR.test(before) &&
      occupationOf(headOf(withoutDates(before))) !== null,
  );
  if (told !== undefined) return told;
  // "Some Ltd (Client: Lloyds)": a colon in brackets parts nothing.
  const [first = ''] = /^(?:[^:()]|\([^()]*\)){8,80}(?=: )/u.exec(sentence) ?? [];
  return isToldAfter(sentence, first) ? first : sentence;
}

/**
 * "Ysgol Plas Hendre, Aberystwyth. Class teacher Year 5. Sept 2016 - present.": where, what and when, a sentence each in
 * whatever order the dates stand.
 */
function saidInSentences(text: string): string | null {
  const [one = '', two = '', three = ''] = text.slice(0, LONGEST_WITH_A_ROLE).split(A_FULL_STOP);
  const all = [one, two, three].map((each) => each.replace(/[.\s]+$/, ''));
  const dates = all.find((each) => DATES_ALONE.test(each));
  // "Class teacher Year 2, Sept 2018 - present" has them behind what somebody was
  const [where = '', said = '', ...more] = all.filter((each) => each !== dates && each !== '');
  const what = dates === undefined ? withoutDates(said) : said;
  const when = dates ?? said.slice(what.length).replace(/^[\s,(–—-]+|[\s)]+$/g, '');
  if ((dates === undefined ? !DATES_ALONE.test(when) : more.length > 0) || A_YEAR.test(where + what)) return null;
  const isWhere = NAMES_A_PLACE.test(where) && (isNobody(headOf(where)) || isWorkplace(headOf(where)));
  return isWhere && isNamedPost(what) ? `${what}, ${where}, ${when}` : null;
}
const A_FULL_STOP =
  /(?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms|Prof|No|Co|Ft|Sr|Jr|Snr|Asst|Engr|Mgr|\p{Lu}))\. (?=\p{Lu}|(?:\d{1,2}[/.]){0,2}(?:19|20)\d{2}\b)/u;
/** A few words that begin with a capital: no sentence that tells something. */
const NAMES_A_PLACE = /^\p{Lu}[^\s,]*(?:,? (?:\p{Lu}[^\s,]*|of|the|and|for|in|on|&|\p{Ll}{1,2})){0,8}$/u;
const isNamedPost = (what: string): boolean =>
  /^\p{Lu}/u.test(what) &&
  what.split(/\s+/).length <= MOST_WORDS_OF_A_POST &&
  !WORKPLACE.test(headOf(what)) &&
  isSomebody(headOf(what));
const MOST_WORDS_OF_A_POST = 10;

const LONGEST_BEFORE_A_STORY = 90;
const BEFORE_A_STORY = new RegExp(String.raw`(?<=\S) [–—-] (?=\p{Ll})(?!${NOW}(?!\p{L}))`, 'gu');
const DATES_ALONE = new RegExp(
  String.raw`^(?:since |from )?(?:\d{1,2}[/.]){0,2}${A_DATE}(?:\s?(?:[–—-]|to|until|till)\s?(?:(?:\d{1,2}[/.]){0,2}${A_DATE}|${NOW}))?[.]?$`,
  'iu',
);
/** Two short parts that are no sentences, and dates. */
const WITH_FULL_STOPS = new RegExp(
  String.raw`^\p{Lu}[^.]{2,40}\. (?:\p{Lu}[^.]{2,50}\. )?${A_DATE}(?:\s?[–—-]\s?(?:${A_DATE}|${NOW}))?(?=[.]|$)`,
  'iu',
);

/** "Lab assistant, Some Trust: sample reception, LIMS. 10/2022-present": a post with its story before its dates. */
export const isToldAfter = (text: string, said: string): boolean =>
  text.startsWith(`${said}: `) && !A_YEAR.test(said) && occupationOf(headOf(said)) !== null && A_YEAR.test(text);
