import type { CvLine } from './cv-lines.js';
import { chanceOf } from '../lines/cv/cv-line-reader.js';
import { degreeIn } from './degrees.js';
import { isPlaceOnly } from './places.js';
import { isOfPrivateLife } from './private-life.js';
import { toldIn } from './told-posts.js';
import { headlineIn, postNamed, withEmployers, withYearsSaid, type PostLine } from './headline-post.js';
import { endsInPerson, namesPerson } from './occupations.js';
import { fieldOfWork, occupationOf, type Occupation } from './occupation-families.js';
import { IN_THE_YEAR, NOW, spansIn, yearsCovered, type Span } from './time-spans.js';
import { saysWhatWasDone } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { closeness } from './fields.js';
import type { Field, Skill } from '../vocabulary/skill.js';
import type { Proof } from './proof.js';
import { rankOfYears, saysRank, type Rank } from './seniority.js';

export interface PostHeld {
  /** Under Experience; else it is what somebody calls themselves at the top. */
  isListed: boolean;
  title: string;
  line: string;
  field: Field | null;
  /** The occupation that the title names, where the vocabulary knows it. */
  known: Occupation | null;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  rank: Rank;
  /** When it was held, by the dates of its entry; empty when the CV does not say. */
  spans: readonly Span[];
  /** The line above it, where that may be the employer's. */
  above: string | null;
  /** Its line and those below it, down to the next post. */
  entry: readonly CvLine[];
  /** Those of its lines that may have its dates. */
  dated: readonly CvLine[];
}

/** The posts of a CV with what stands below each; `today` closes those that still run. */
export function postsIn(lines: readonly CvLine[], today: Date, name: string | null = null): PostHeld[] {
  const named = lines.flatMap((line, at) =>
    postIn(line).flatMap((post) => {
      const title = withoutName(post.title, name);
      return title === '' ? [] : [{ post: { ...post, title }, at }];
    }),
  );
  const placed = withEmployersAbove(labelled(named, lines), lines);
  const found = placed.some(({ post: { known } }) => known !== null) ? placed : [...headlineIn(lines), ...placed];
  const headline = headlineIn(lines)[0]?.post;
  const posts: PostHeld[] = found.map(({ post: own, at }, index) => {
    const post = ofHeadline(own, headline);
    const next = found[index + 1]?.at ?? lines.length;
    const ends = lines.findIndex(({ isHeading }, below) => below > at && isHeading);
    const entry = lines.slice(at, Math.min(next, ends < 0 ? lines.length : ends));
    return {
      ...{ ...post, entry, above: employerAbove(lines, at), dated: entry.slice(0, LINES_WITH_DATES) },
      spans: spansOf(lines, at, entry, today),
    };
  });
  const told = lines.flatMap((line) => toldIn(line, today));
  posts.push(...told);
  const dated = posts.some(({ spans }) => spans.length > 0) ? posts : posts.map((post) => withYearsSaid(post, today));
  const isBare = !dated.some(isHeld);
  const ofTold = new Set(told.flatMap(({ entry }) => entry));
  const around = (isBare ? lines : (dated[0]?.entry ?? [])).filter((line) => !ofTold.has(line));
  return dated.map((post, at) => (at === 0 ? withEmployers(post, around, today) : post));
}

/** "Junior Designer" below "Graphic designer": which kind of it, what somebody calls themselves tells. */
const ofHeadline = (post: PostLine, headline: PostLine | undefined): PostLine =>
  headline && post.known === null && post.occupation.every((word) => headline.occupation.includes(word))
    ? { ...post, known: headline.known, field: headline.field }
    : post;

/** "Larsen Ltd, Pune   2016 to date" above "Designation: Senior Welder": the post begins with the line of its employer. */
function labelled(
  named: readonly { post: PostLine; at: number }[],
  lines: readonly CvLine[],
): { post: PostLine; at: number }[] {
  const isBelowDates = (at: number) =>
    A_LABEL.test(lines[at]?.text ?? '') && A_YEAR.test(lines[at - 1]?.text ?? '') && !lines[at - 1]?.isHeading;
  const below = new Set(named.map(({ at }) => at).filter(isBelowDates));
  return named.flatMap(({ post, at }) => {
    if (below.has(at + 1)) return [];
    if (!below.has(at)) return [{ post, at }];
    const employer = withoutDates(lines[at - 1]?.text ?? '');
    return [{ post: { ...post, title: employer === '' ? post.title : `${post.title}, ${employer}` }, at: at - 1 }];
  });
}
const A_LABEL = /^(?:designation|position(?: held)?|job title|role|post(?: held)?)\s*:/i;

/** "Methodist Hospital, San Antonio" above "Registered Nurse, 07/2019 – Present": where somebody was is no post of its own. */
function withEmployersAbove(
  named: readonly { post: PostLine; at: number }[],
  lines: readonly CvLine[],
): { post: PostLine; at: number }[] {
  const isEmployer = ({ post, at }: { post: PostLine; at: number }, next: { post: PostLine; at: number } | undefined) =>
    post.known === null &&
    !saysRank(post.title) &&
    next !== undefined &&
    next.at === at + 1 &&
    next.post.known !== null &&
    post.isListed &&
    !A_YEAR.test(lines[at]?.text ?? '') &&
    A_YEAR.test(lines[next.at]?.text ?? '');
  return named.flatMap((each, index) => {
    if (isEmployer(each, named[index + 1])) return [];
    const above = named[index - 1];
    if (!above || !isEmployer(above, each)) return [each];
    const [employer = ''] = above.post.title.split(/,\s/);
    return [{ ...each, post: { ...each.post, title: `${each.post.title}, ${employer}` } }];
  });
}

/** "Fortis Hospital, Jaipur" above "Clinical Pharmacist", which names no employer itself. */
function employerAbove(lines: readonly CvLine[], at: number): string | null {
  const [line, title] = [lines[at - 1], lines[at]];
  if (!line || !title || /,| at | @ | [–—|-] /.test(withoutDates(title.text))) return null;
  const isName =
    line.section === 'experience' &&
    !line.isHeading &&
    !line.isBullet &&
    line.text.length <= LONGEST_EMPLOYER &&
    /^\p{Lu}/u.test(line.text) &&
    !saysWhatWasDone(line.text);
  return isName ? line.text : null;
}
const LONGEST_EMPLOYER = 70;

/** "Ana Pop - Junior developer": who it is stands apart from what they are. */
const withoutName = (title: string, name: string | null): string =>
  name !== null && title.startsWith(name) ? title.slice(name.length).replace(/^[\s,–—|·:-]+/, '') : title;

const LINES_WITH_DATES = 3;

/** Dates and nothing else, as they stand under a post. */
const isDatesOnly = ({ text }: CvLine): boolean =>
  !/\p{L}{4,}/u.test(
    text.replace(
      /\b(?:\p{L}{3,9}\.?) (?=(?:19|20)\d{2})|\b(?:present|current(?:ly)?|today|now|up ?to|to date|until|since)\b/giu,
      '',
    ),
  );

/** The dates on the line of the post, on a line below it that is no bullet, or on the line above, nearest first. */
function spansOf(lines: readonly CvLine[], at: number, entry: readonly CvLine[], today: Date): Span[] {
  const isUnderHeading = entry[0]?.section === 'experience';
  // What stands below a name at the top may be the dates of a school.
  const mayDate = (line: CvLine, place: number) =>
    place === 0 || (!line.isBullet && (isUnderHeading || isDatesOnly(line)));
  const [own, below, next] = entry.map((line, place) => (mayDate(line, place) ? spansIn(line.text, today) : []));
  const employer = lines[at - 1];
  const overEmployer = lines[at - 2];
  // "June 2021 - present", "Some Ltd, Luton", "Warehouse Operative": when, where and what, a line each.
  const isEmployer =
    employer &&
    overEmployer &&
    isDatesOnly(overEmployer) &&
    !A_YEAR.test(employer.text) &&
    postIn(employer).length === 0;
  const over = isEmployer ? overEmployer : employer;
  const above =
    over && isUnderHeading && !over.isBullet && !over.isHeading && postIn(over).length === 0
      ? spansIn(over.text, today)
      : [];
  return [own, below, above, next].find((spans) => spans !== undefined && spans.length > 0) ?? [];
}

/** Held as a post, not only what somebody calls themselves. */
export const isHeld = ({ isListed, spans }: PostHeld): boolean => isListed || spans.length > 0;

/** Trades that are named after where they are done, by everybody who works there. */
const NAMED_AS_PLACES: ReadonlySet<Field> = new Set<Field>([
  'healthcare',
  'hospitality',
  'education',
  'social',
  'veterinary',
]);

/**
 * A cleaner of an intensive care unit, or the receptionist of a school, works beside what its name says; a nurse who
 * taught a colleague has taught, and is no teacher.
 */
export const isBeside = ({ known }: PostHeld, skill: Skill): boolean =>
  known !== null &&
  skill.field !== null &&
  NAMED_AS_PLACES.has(skill.field) &&
  (known.field === null || closeness(known.field, skill.field) === 0);

/** Years in which at least one of these posts was held. */
export const yearsIn = (posts: readonly PostHeld[]): number => yearsCovered(posts.flatMap(({ spans }) => spans));

/** "Planning 85 routes a night for 60 drivers" is what somebody does, whomever it names. */
const WHAT_IS_DONE = /^\p{L}+ing (?:\d|(?:an?|the|all|up to|for|with|of|around|about|over)\b)/u;

/** "supervise 4 accounts officers". */
const DOES_IT = /^(?:supervis|manag|lead|train|assist|support|help)(?:e|es|ed|s)? (?:\d|(?:an?|the|our|all|new)\b)/iu;

/** How likely the trained reader takes a line for a post. */
const SURELY_NONE = 0.05;
const SURELY_ONE = 0.8;

/** The post that a line names, if it names one. */
function postIn(line: CvLine): PostLine[] {
  const mayHold = line.section === 'experience' || line.section === 'head' || line.section === 'other';
  if (!mayHold || line.isHeading || NO_POST.test(line.text) || isOfPrivateLife(line.text)) return [];
  if (chanceOf(line.read, 'post', 'where and when', 'headline', 'name', 'summary') < SURELY_NONE) return [];
  const said = saidFirst(line.text);
  const isDated = A_YEAR.test(said) || (said !== line.text && isToldAfter(line.text, said));
  // "- Waiter, Grand Hotel, 2015 - 2018": a post in the manner of a bullet.
  if (
    line.isBullet &&
    !/^\d/.test(line.mark) &&
    (!isDated || occupationOf(headOf(roleFirst(said, withoutDates(said)))) === null)
  )
    return [];
  if (said !== line.text && !isDated) return [];
  const title = roleFirst(said, withoutDates(line.section === 'head' ? partWithRole(said) : said));
  const known = occupationOf(title);
  // A post whose story is a row of names is a post all the same.
  if (line.isList && (known === null || !isDated)) return [];
  if (title.length < 3 || degreeIn(said) !== null || /[.!?]$/.test(title)) return [];
  if (isOfACourse(title) || (!isDated && (WHAT_IS_DONE.test(title) || DOES_IT.test(title)))) return [];
  const isRead = isDated && chanceOf(line.read, 'post') > SURELY_ONE;
  const mentioned = line.mentions.filter(({ end }) => end <= said.length).length;
  if (!isWrittenAsTitle(title, mentioned, { isKnown: known !== null && isDated, isRead })) return [];
  const head = headOf(title);
  // "Junior Analyst, Galicia Retail": the employer's trade is not the post's.
  const field = fieldOfWork(namesPerson(head) ? head : title);
  return field !== null || known !== null || saysRank(title) || isRead || isNamedLikeWork(title, line)
    ? [{ ...postNamed(title, line), field }]
    : [];
}

const LABEL =
  /^(?:(?:work |professional )?experience|employment|job|position|post|role|designation|(?:(?:industrial|work) )?placement(?: year)?|internship|part[- ]time(?: (?:work|job))?)\s*:\s*/i;

/** "DHL, 2023 - today: forklift driver (reach)": what somebody was may stand behind where and when. */
function roleFirst(said: string, title: string): string {
  const bare = title.replace(LABEL, '');
  if (!A_YEAR.test(said)) return bare;
  // "Some Builders Plc - Project Engineer": behind a dash, and what stands before it is nobody
  const [employer = '', ...after] = bare.split(/\s[–—-]\s/);
  const behindEmployer = after[0] ?? '';
  if (isShort(behindEmployer) && endsInPerson(withoutBrackets(behindEmployer)) && isNobody(headOf(employer)))
    return `${behindEmployer}, ${[employer, ...after.slice(1)].join(', ')}`;
  if (occupationOf(bare) !== null) return bare;
  const inside = bare.split(/[,;|]\s*|\s[–—-]\s/).slice(1, MOST_PARTS_BEFORE_A_ROLE);
  const named =
    inside.find((part) => isShort(part) && occupationOf(part) !== null) ??
    // "Some Depot, Durban, Team leader": said to be somebody, whatever the trade
    (isNobody(headOf(bare))
      ? inside.find((part) => isShort(part) && endsInPerson(part) && !isPlaceOnly(part))
      : undefined);
  if (named !== undefined)
    return [named, ...bare.split(/[,;|]\s*|\s[–—-]\s/).filter((part) => part !== named)]
      .join(', ')
      .replace(/[,;]?\s*\bfrom$/i, '');
  const behind = said.slice(said.indexOf(bare) + bare.length).replace(BEHIND_DATES, '');
  const role =
    behind
      .split(/[,(]|\s[–—-]\s/)[0]
      ?.trim()
      .replace(/[.]$/, '') ?? '';
  const isRole = occupationOf(role) !== null || (/^\p{Lu}/u.test(role) && (namesPerson(role) || saysRank(role)));
  return role !== '' && isShort(role) && isRole ? `${role}, ${bare}` : bare;
}
const A_DATE = String.raw`(?:(?:${IN_THE_YEAR}[ ,]*)?(?:19|20)\d{2}|${IN_THE_YEAR} ?['’]\d{2})`;
const BEHIND_DATES = new RegExp(
  String.raw`^[\s,(|–—-]*${A_DATE}(?:[\s–—-]+(?:to |until |till )?(?:${A_DATE}|${NOW}))?[\s,:)|–—-]*`,
  'iu',
);
const MOST_WORDS_OF_A_ROLE = 5;
const isShort = (role: string): boolean => role.split(/\s+/).length <= MOST_WORDS_OF_A_ROLE;
const isNobody = (text: string): boolean => occupationOf(text) === null && !endsInPerson(withoutBrackets(text));
const withoutBrackets = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');
const MOST_PARTS_BEFORE_A_ROLE = 4;

/** "Digital Marketing Executive | Bristol | British": the part that says what somebody is. */
const partWithRole = (text: string): string =>
  text.split(/\s+[|·•]\s+/).find((part) => occupationOf(withoutDates(part)) !== null && !A_YEAR.test(text)) ?? text;

/** What somebody was, before where. */
const headOf = (title: string): string => title.split(/,| at | @ | [–—|-] /)[0] ?? title;

const A_YEAR = /\b(?:19|20)\d{2}\b|\b\p{L}{3,9}\.? ?['’]\d{2}\b/u;
/** Addresses and permissions at the top, and who an employer was on a line of its own. */
const NO_POST =
  /^(?:organi[sz]ation|employer|company|systems|software)\s*:|^(?:job|position|post) (?:applied|desired)|^dates?\s+(?:employer|company|role|position)\b|\S@\S|\bwww\.|\b(?:visa|tel|phone|mobile|hi|hello|im|i['’](?:m|ve)|i (?:am|have|was|work)|my|me|born|looking for|expired|lapsed)\b/i;
export const isOfACourse = (text: string): boolean =>
  OF_A_COURSE.test(text) && occupationOf(withoutDates(text)) === null;
const OF_A_COURSE = /\b(?:training|course|diploma|boot ?camp|students?|pupil|certificate|award|level \d|ticket)\b/i;

/**
 * What a line says before it goes on to tell: "Accountant, Some Mill, 2020 - 2024: month end …", "Teacher, Hill School,
 * 2019 - 2026. Taught …". A place before a colon stays with the post behind it.
 */
function saidFirst(text: string): string {
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
  // "Maintenance Technician, Some Bakery, Sheffield. July 2024 to present": when, behind a full stop.
  if (!A_YEAR.test(sentence) && DATES_ALONE.test(next)) return `${sentence}, ${next}`;
  const [, before = '', after = ''] = /^(.{8,}?\d{4}.*?|.{8,}?(?:present|now|to date)): (.+)$/iu.exec(sentence) ?? [];
  if (before !== '' && after !== '' && occupationOf(withoutDates(before)) !== null) return before;
  if (before !== '' && occupationOf(headOf(after).split(' (')[0] ?? '') !== null) return sentence;
  // "Some Ltd (Client: Lloyds)": a colon in brackets parts nothing.
  const [first = ''] = /^(?:[^:()]|\([^()]*\)){8,80}(?=: )/u.exec(sentence) ?? [];
  return isToldAfter(sentence, first) ? first : sentence;
}

const DATES_ALONE = new RegExp(
  String.raw`^(?:since |from )?${A_DATE}(?:\s?(?:[–—-]|to|until|till)\s?(?:${A_DATE}|${NOW}))?[.]?$`,
  'iu',
);
/** Two short parts that are no sentences, and dates. */
const WITH_FULL_STOPS = new RegExp(
  String.raw`^\p{Lu}[^.]{2,40}\. (?:\p{Lu}[^.]{2,50}\. )?${A_DATE}(?:\s?[–—-]\s?(?:${A_DATE}|${NOW}))?(?=[.]|$)`,
  'iu',
);

/** "Lab assistant, Some Trust: sample reception, LIMS. 10/2022-present": a post with its story before its dates. */
const isToldAfter = (text: string, said: string): boolean =>
  text.startsWith(`${said}: `) && !A_YEAR.test(said) && occupationOf(headOf(said)) !== null && A_YEAR.test(text);

/** "Glazier, Some Company, 2015 - 2020": a trade that no list knows, in the manner of a post. */
const isNamedLikeWork = (title: string, { section, text }: CvLine): boolean =>
  section === 'experience' &&
  text !== title &&
  /^[\p{L} -]{0,40}(?:er|or|ist|ian|man|woman|smith|wright)\b(?:,|$| at )|^(?:self[- ]employed|sole trader|freelance)\b/iu.test(
    title,
  );

/** "Staff Nurse (Band 5), Acute Medicine – Leeds Teaching Hospitals" has four. */
const MOST_NAMES_IN_TITLE = 6;

/** Capitals, few commas and not mostly names of skills: a line of keywords is no post, wherever it stands. */
function isWrittenAsTitle(
  title: string,
  mentioned: number,
  { isKnown, isRead }: { isKnown: boolean; isRead: boolean },
): boolean {
  const words = title
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(?:of|and|the|for|in|at|to|a|an|de|la|und|with|on)$/.test(word));
  const [most, parts] = isRead && isKnown ? [24, 7] : [12, 5];
  if (words.length === 0 || words.length > most || title.split(',').length > parts) return false;
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  // "Social worker, Harare": the first word alone may be in capitals when the line is short.
  const enough = words.length <= 4 || isKnown ? 1 : words.length / 2;
  return capitals >= enough && mentioned < (isKnown ? MOST_NAMES_IN_TITLE : 4);
}

/**
 * The highest post, unless the years say more than an ordinary title does: then the line with the dates is the proof,
 * as a title without "senior" proves nothing.
 */
export function rankHeld(
  posts: readonly PostHeld[],
  { years, proof }: { years: number; proof: Proof | null },
): { rank: Rank; rankProof: Proof | null } {
  const highest = posts.reduce<PostHeld | null>((best, post) => (best && best.rank >= post.rank ? best : post), null);
  const ofYears = rankOfYears(years);
  if (!highest || (highest.rank <= 2 && ofYears > highest.rank && saysRank(highest.title) === false)) {
    return { rank: ofYears, rankProof: proof };
  }
  return { rank: highest.rank, rankProof: proofOfPost(highest) };
}

export const proofOfPost = ({ line, title }: PostHeld): Proof => ({ line, whole: title, section: 'experience' });
