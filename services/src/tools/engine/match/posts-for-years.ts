import type { AdvertFacts, YearsAsked } from '../reading/advert-reader.js';
import { isBeside } from '../reading/beside-the-work.js';
import type { CvFacts, YearsSaid } from '../reading/cv-facts.js';
import { fieldOfTitle } from '../reading/fields.js';
import { namesPerson, occupationWords } from '../reading/occupations.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { stemsOf } from '../reading/stems.js';
import { wordsOf } from '../text/words.js';
import { kindsOf } from '../vocabulary/kinds-of-skills.js';
import { familiesOfSector, isOfSector } from '../vocabulary/sectors.js';
import { withPromotions } from './one-employer.js';
import { isOneOf, occupationsAsked } from './posts-asked.js';
import { isOnSuch, premisesIn } from './premises.js';
import { isOfAnyKind, needsABiggerLicence, roleFit } from './role-fit.js';
import { isAt, workplaceIn } from './workplaces.js';

/** Posts whose years count in full, and those that are next to what they are asked in. */
interface PostsFor {
  full: PostHeld[];
  near: PostHeld[];
}

/** What the years are asked in tells which posts count: where, in which occupation, in which field, or what they show. */
export function postsFor(asked: YearsAsked, advert: AdvertFacts, { posts }: CvFacts): PostsFor {
  const held = posts.filter(isHeld);
  return withItsSector(asked, held, postsAsked(asked, advert, held));
}

const postsAsked = (asked: YearsAsked, advert: AdvertFacts, held: readonly PostHeld[]): PostsFor =>
  atTheWorkplace(held, asked, advert) ??
  onThePremises(held, asked, advert) ??
  inAnOccupation(held, asked) ??
  inAField(held, asked, advert) ??
  inTheWorkOfTheTitle(held, asked, advert);

/** "Five years in construction": in any of its trades, however high the post that is offered. */
function withItsSector({ subject }: YearsAsked, held: readonly PostHeld[], { full, near }: PostsFor): PostsFor {
  const families = familiesOfSector(subject);
  if (families.length === 0) return { full, near };
  const ofIt = held.filter((post) => full.includes(post) || (post.known && isOfSector(post.known.family, families)));
  return { full: ofIt, near: near.filter((post) => !ofIt.includes(post)) };
}

const ofFit = (held: readonly PostHeld[], advert: AdvertFacts, fit: 'same' | 'near'): PostHeld[] =>
  held.filter((post) => roleFit(post, advert) === fit);

/** "Five years in hospitals". */
function atTheWorkplace(held: readonly PostHeld[], asked: YearsAsked, advert: AdvertFacts): PostsFor | null {
  const place = workplaceIn(asked.subject);
  if (place === undefined) return null;
  const full = held.filter(
    (post) =>
      (isAt(place, post) || isOfTheTradeItself(post, asked, advert) || showsWhatIsAsked(post, asked)) &&
      isInTheTrade(post, advert),
  );
  return full.length > 0 ? { full, near: ofFit(held, advert, 'same') } : null;
}

/** "Five years on building sites", with the promotions at the same employer. */
function onThePremises(held: readonly PostHeld[], asked: YearsAsked, advert: AdvertFacts): PostsFor | null {
  const premises = premisesIn(asked.subject);
  if (premises === null) return null;
  const onSuch = held.filter((post) => isOnSuch(premises, post) && isInTheTrade(post, advert));
  return onSuch.length > 0
    ? {
        full: withPromotions(onSuch, held, (post) => roleFit(post, advert) === 'same'),
        near: ofFit(held, advert, 'same'),
      }
    : null;
}

/** "Five years as a class 1 driver": in an occupation that is named, and with the licence for it. */
function inAnOccupation(held: readonly PostHeld[], asked: YearsAsked): PostsFor | null {
  const own = asked.skills.length === 0 ? occupationsAsked(asked.subject) : [];
  if (own.length === 0) return null;
  const ofIt = held.filter(({ known }) => isOneOf(own, known));
  const isLess = (post: PostHeld) => needsABiggerLicence(post, asked.subject);
  return { full: ofIt.filter((post) => !isLess(post)), near: ofIt.filter(isLess) };
}

/** "Five years in finance" of an advert in finance. */
function inAField(held: readonly PostHeld[], asked: YearsAsked, advert: AdvertFacts): PostsFor | null {
  if (NAMES_A_FIELD.test(asked.subject) && advert.field !== null && fieldNamed(asked.subject) === advert.field)
    return { full: held.filter(({ field }) => field === advert.field), near: [] };
  return isOfTheField(asked, advert) ? ofTheTrade(held, asked, advert) : null;
}

/** In what the title of the advert says, or in something that posts have to show. */
function inTheWorkOfTheTitle(held: readonly PostHeld[], asked: YearsAsked, advert: AdvertFacts): PostsFor {
  const persons = occupationWords(asked.telling.join(' '));
  const isOfTitle = persons.length > 0 && persons.every((word) => advert.occupation.includes(word));
  const ofTitle = new Set(stemsOf(advert.title ?? ''));
  const isWorkItself =
    !asked.isInATool && asked.telling.length > 0 && stemsOfEach(asked.telling).every((each) => ofTitle.has(each));
  if (!isOfTitle && !isWorkItself && (asked.skills.length > 0 || asked.words.length > 0))
    return whereItIsShown(held, asked, advert);
  if (advert.title === null && advert.field === null) return { full: [...held], near: [] };
  // "As an analyst" of a data analyst: a junior one was an analyst as well
  if (isOfTitle && persons.length === 1 && asked.telling.length === 1 && SAYS_WHAT.has(persons[0]!)) {
    const full = held.filter((post) => roleFit(post, advert) === 'same' || isCalledLike(post, persons[0]!, advert));
    return { full, near: ofFit(held, advert, 'near').filter((post) => !full.includes(post)) };
  }
  return isWorkItself && !namesPerson(asked.subject)
    ? ofTheTrade(held, asked, advert)
    : { full: ofFit(held, advert, 'same'), near: ofFit(held, advert, 'near') };
}

/** The posts that show what the years are asked in; beside them all of the trade are near. */
function whereItIsShown(held: readonly PostHeld[], asked: YearsAsked, advert: AdvertFacts): PostsFor {
  const shown = held.filter(
    (post) =>
      showsWhatIsAsked(post, asked) ||
      showsSomeOf(asked, post, advert) ||
      isOfTheTradeItself(post, asked, advert) ||
      isWhatTheyDo(asked, post, advert),
  );
  return {
    full: asked.isInATool ? shown : withPromotions(shown, held, (post) => roleFit(post, advert) === 'same'),
    near: [...ofFit(held, advert, 'same'), ...ofFit(held, advert, 'near')],
  };
}

/** Words that are called of people of many kinds, who all do much the same, and how what they do begins. */
const SAYS_WHAT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    analyst: 'analy',
    designer: 'design',
    buyer: 'buy',
    planner: 'plann',
    editor: 'edit',
    recruiter: 'recruit',
  }).flatMap(([person, doing]) => occupationWords(person).map((word) => [word, doing] as const)),
);
const isCalledLike = (post: PostHeld, person: string, advert: AdvertFacts): boolean =>
  post.occupation.includes(person) && roleFit(post, advert) !== 'none' && !IS_LEARNING.test(post.title);
/** "In analytics" of a data analyst: a junior analyst, of whom nobody says which kind, was in it as well. */
function isWhatTheyDo({ telling }: YearsAsked, post: PostHeld, advert: AdvertFacts): boolean {
  const person = post.occupation.find((word) => SAYS_WHAT.has(word) && advert.occupation.includes(word)) ?? '';
  const doing = SAYS_WHAT.get(person);
  const fit = roleFit(post, advert);
  const isOfIt = fit === 'same' || (fit === 'near' && isOfAnyKind(post.title));
  return (
    doing !== undefined && isOfIt && !IS_LEARNING.test(post.title) && telling.some((word) => word.startsWith(doing))
  );
}
const IS_LEARNING = /\b(?:trainee|apprentice|intern|student)\b/i;

/** "In care", "in a warehouse": a trade, and not how high; who was below the post that is offered was in it as well. */
function ofTheTrade(
  held: readonly PostHeld[],
  asked: YearsAsked,
  advert: AdvertFacts,
): { full: PostHeld[]; near: PostHeld[] } {
  // "HGV driving" is done with any licence for one
  const isOne = (post: PostHeld) =>
    (isOfItsFamily(post, advert) && !needsABiggerLicence(post, asked.subject)) ||
    drivesALorry(post, asked.subject) ||
    isWhatTheyDo(asked, post, advert);
  const full = held.filter((post) => roleFit(post, advert) === 'same' || isOne(post));
  return { full, near: held.filter((post) => !full.includes(post) && roleFit(post, advert) === 'near') };
}

/** "Driver, … 18-tonne rigid" for "HGV driving": what it was that was driven. */
const drivesALorry = ({ title, entry }: PostHeld, subject: string): boolean =>
  /\b(?:[hl]gv|lorr(?:y|ies)|class (?:2|two)|rigid)\b/i.test(subject) &&
  !/\bclass (?:1|one)\b|\bC ?\+ ?E\b|\bartic/i.test(subject) &&
  /\bdriver\b/i.test(title) &&
  entry.some(({ text }) => A_LORRY.test(text));
const A_LORRY =
  /\b(?:12|15|16|18|26|32|40|44)[- ]?t(?:onners?|onnes?|ons?)?\b(?! (?:of|per|a day))|\b(?:rigid|artic(?:ulated)?) (?:lorr(?:y|ies)|trucks?|vehicles?)\b|\bclass (?:1|2|one|two)\b/i;

export const isOfItsFamily = ({ known }: PostHeld, advert: AdvertFacts): boolean =>
  known !== null && known.family === advert.known?.family;

/** "Warehousing experience" for a warehouse supervisor: what is asked for is the work itself. */
function isOfTheTradeItself(
  post: PostHeld,
  { skills, isInATool, words, subject }: YearsAsked,
  advert: AdvertFacts,
): boolean {
  if (isInATool || !isOfItsFamily(post, advert) || needsABiggerLicence(post, subject)) return false;
  if (skills.length > 0) {
    const own = new Set(skillsNamedIn(advert.title ?? '').map(({ skill }) => skill.name));
    return skills.every((name) => own.has(name));
  }
  const own = new Set(stemsOf(`${advert.title} ${advert.known?.family}`));
  return words.length > 0 && stemsOfEach(words).every((each) => own.has(each));
}

/** "In an accounts team": of the field that keeps accounts. */
const fieldNamed = (subject: string): string | null =>
  fieldOfTitle(/\baccounts\b/i.test(subject) ? 'Accounting' : subject);

/** "Seven years' experience in finance": in any work of the field. */
const NAMES_A_FIELD =
  /^(?:(?:or|more|plus|at|least|relevant|proven|working|work|of|experience|in|within|the|an?|busy|small|large) )*(?:finance|accounts?|accounting|accountancy|payroll|legal|procurement|customer service|marketing|health ?care|hospitality|retail|construction|education|logistics|hr|human resources|sales)(?: (?:sector|industry|environment|roles?|setting|function|team|department|office))?$/i;

const isInTheTrade = (post: PostHeld, advert: AdvertFacts): boolean => roleFit(post, advert) !== 'none';

/** "In a finance team" for an accountant, "backend experience" for a backend engineer: the advert's own work. */
function isOfTheField({ skills, isInATool, words, subject }: YearsAsked, { field, title }: AdvertFacts): boolean {
  if (field === null || title === null) return false;
  if (skills.length > 0) {
    // "Java Developer": years as a developer are none in Java.
    if (isInATool) return false;
    const own = new Set(skillsNamedIn(title).map(({ skill }) => skill.name));
    return skills.every((name) => own.has(name));
  }
  return words.length > 0 && fieldOfTitle(subject) === field;
}

const showsWhatIsAsked = (post: PostHeld, asked: YearsAsked): boolean =>
  isCalledSo(post, asked) ||
  (isCalledByASide(post, asked) ?? isCalledByAWord(post, asked)) ||
  post.entry.some((line) =>
    isAbout({ ...line, mentions: line.mentions.filter(({ skill }) => !isBeside(post, skill)) }, asked),
  );

/** "Experience in children's services" of a social worker with children: in the advert's own work one word says enough. */
const showsSomeOf = ({ skills, words }: YearsAsked, post: PostHeld, advert: AdvertFacts): boolean =>
  skills.length === 0 &&
  words.length > 1 &&
  roleFit(post, advert) === 'same' &&
  stemsOfEach(words).some((each) => post.entry.some(({ text }) => stemsOf(text).includes(each)));

/** "Teaching experience" of a class teacher: the post is called by it. */
function isCalledSo({ title }: PostHeld, { skills }: YearsAsked): boolean {
  const own = new Set(stemsOf(title));
  return skills.some((name) => stemsOf(name).every((each) => own.has(each)));
}

/** "Product or UX design" of a product designer: what stands last belongs to both; null where nothing does. */
function isCalledByASide({ title }: PostHeld, { subject }: YearsAsked): boolean | null {
  const sides = subject.split(/,\s*(?:or\s+)?|\s+or\s+|\//i).map((side) => stemsOf(side.replace(AROUND_A_SIDE, '')));
  const last = sides.at(-1) ?? [];
  const head = last.at(-1);
  if (sides.length < 2 || last.length < 2 || head === undefined) return null;
  const own = new Set(stemsOf(title));
  return own.has(head) && sides.some((side) => side.length > 0 && side.every((each) => own.has(each)));
}
const AROUND_A_SIDE =
  /^(?:(?:of|in|as|an?|the|with|experience|working|work|hands-on|commercial|professional|relevant|proven)\s+)+|\s+(?:roles?|experience|work|posts?|positions?)$/gi;

/** "A reception role" of a receptionist, "a busy warehouse" of a warehouse operative. */
function isCalledByAWord({ title }: PostHeld, { telling }: YearsAsked): boolean {
  const own = wordsOf(title.split(/,| at | [–—|-] /)[0] ?? '').map(({ folded }) => folded);
  return telling.some(
    (word) =>
      word.length >= SHORTEST_TELLING &&
      own.some((each) => each.startsWith(word.slice(0, Math.max(SHORTEST_TELLING, word.length - 4)))),
  );
}
const SHORTEST_TELLING = 7;

export function isAbout(
  { text, mentions }: Pick<YearsSaid, 'text' | 'mentions'>,
  { skills, words, subject }: YearsAsked,
): boolean {
  if (skills.length > 0) {
    const asked = new Set(skills.flatMap((name) => [name, ...kindsOf(name)]));
    return mentions.some(({ skill }) => asked.has(skill.name));
  }
  const own = new Set(stemsOf(text));
  const isThere = (each: string) => own.has(each);
  const all = stemsOfEach(words);
  // "Residential framing or formwork": either will do.
  return /\bor\b/i.test(subject) ? all.some(isThere) : all.every(isThere);
}

/** As `stemsOf` has them within a text: "children" as "child". */
const stemsOfEach = (words: readonly string[]): string[] => words.flatMap((word) => stemsOf(word));
