import type { AdvertFacts } from '../reading/advert-reader.js';
import { closeness } from '../reading/fields.js';
import { sizeOfLorry } from '../reading/lorry-licences.js';
import { occupationWords } from '../reading/occupations.js';
import type { Occupation } from '../reading/occupation.js';
import { growsPlants } from '../reading/plant-nurseries.js';
import type { PostHeld } from '../reading/post-held.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** How near a post is to the work of an advert. */
export type RoleFit = 'same' | 'near' | 'none';

export const SAME_TRADE = 0.7;

/**
 * The same: one occupation, or one that the vocabulary counts as the same family and level. Near: less of the same
 * family, or another occupation of the field that takes as much training. Who works in the same building is neither: a
 * cleaner in a hospital is no nurse, and one who serves in a hotel no chef.
 */
export function roleFit(
  post: Pick<PostHeld, 'title' | 'field' | 'known' | 'occupation' | 'drives'>,
  advert: Pick<AdvertFacts, 'title' | 'field' | 'known' | 'occupation'>,
): RoleFit {
  const isLess = ASSISTS.test(post.title) && !ASSISTS.test(advert.title ?? '');
  const takesAsMuch = !isLess && levelOf(post) >= levelOf(advert);
  if (isOfAnotherPhase(post.title, advert.title ?? '')) return 'near';
  if (needsABiggerLicence(post, advert.title ?? '')) return 'near';
  if (post.known && post.known.family === advert.known?.family) return takesAsMuch ? 'same' : 'near';
  if (areOfTwoNurseries(post.known, advert.known)) return 'none';
  if (isADoctorsAlone(post.known?.family, advert.known?.family)) return 'none';
  if (areSideBySide(post.known?.family, advert.known?.family)) return 'near';
  if (isAStepBelowCareManagement(post, advert)) return 'near';
  if (leadsCarers(post, advert)) return 'same';
  if (advert.title !== null && namesAllOf(post.title, advert.title) && !isAnotherKind(post, advert))
    return isLess ? 'near' : 'same';
  const shared = post.occupation.some((word) => advert.occupation.includes(word));
  if (shared && post.known === null && isOfAnyKind(post.title)) return 'near';
  if (post.field === null || advert.field === null) {
    if (!shared || (post.known && advert.known) || post.field !== advert.field) return 'none';
    return isLess || !sharesItsTrade(post, advert) ? 'near' : 'same';
  }
  const near = closeness(post.field, advert.field);
  if (near >= SAME_TRADE && sharesItsTrade(post, advert) && !(post.known && advert.known))
    return takesAsMuch ? 'same' : 'near';
  if (near >= SAME_TRADE && areOfOneKind(post, advert)) return 'near';
  if (near > 0 && takesAsMuch) return advert.title === null && near >= SAME_TRADE ? 'same' : 'near';
  return 'none';
}

/** A "Nursery Assistant" among plants is called as one among children is, and does nothing of the same. */
const areOfTwoNurseries = (post: Occupation | null, advert: Occupation | null): boolean =>
  (growsPlants(post) && advert?.family === 'childcare') || (growsPlants(advert) && post?.family === 'childcare');

/**
 * A radiographer or a nurse is no step towards an oncologist: doctors are trained from the start. A dentist's surgery is
 * still nearer to a nurse than a school or a laboratory is, so that adverts of the own field stand before others.
 */
const isADoctorsAlone = (post?: string, advert?: string): boolean =>
  post !== undefined && post !== 'medicine' && advert === 'medicine';

/** Two families under one roof, whose supervisors move from one to the other: the hotel's desk, and its restaurant and bar. */
const SIDE_BY_SIDE = new Set(['front of house', 'front office']);
const areSideBySide = (one?: string, other?: string): boolean =>
  one !== undefined && other !== undefined && SIDE_BY_SIDE.has(one) && SIDE_BY_SIDE.has(other);

/**
 * Who leads a home's carers was a senior among them. The list knows the two as trades of their own and no family as the
 * one that leads another, so that this pair alone is named here.
 */
const isAStepBelowCareManagement = ({ known }: Pick<PostHeld, 'known'>, advert: Pick<AdvertFacts, 'known'>): boolean =>
  advert.known?.family === 'care management' &&
  known?.family === 'nursing' &&
  advert.known.level === 3 &&
  known.level === 2;

/** The other way round, who leads a home's carers does all that a senior among them does. */
const leadsCarers = (post: Pick<PostHeld, 'known'>, { known, title }: Pick<AdvertFacts, 'known' | 'title'>): boolean =>
  post.known?.family === 'care management' &&
  known?.family === 'nursing' &&
  known.level <= 2 &&
  /\bcarers?\b|\bcare (?:assistant|worker)/i.test(title ?? '');

/** Whom a teacher teaches: who taught the one has a start on the other. */
const PHASES: readonly RegExp[] = [
  /\bprimary\b|\binfants?\b|\belementary\b|\bkey stage (?:1|2|one|two)\b|\bks ?[12]\b|\byears? [1-6]\b|\breception class\b/i,
  /\bsecondary\b|\bhigh school\b|\bkey stage [345]\b|\bks ?[345]\b|\bgcse\b|\ba[- ]levels?\b|\bsixth form\b|\bteachers? of (?:maths|mathematics|english|science|physics|chemistry|biology|history|geography|computing|french|spanish|german)\b|\b(?:maths|mathematics|english|science|physics|chemistry|biology|history|geography|computing|french|spanish|german) teachers?\b/i,
];
const TEACHES = /\bteach(?:er|ers|ing)\b/i;
function isOfAnotherPhase(post: string, advert: string): boolean {
  if (!TEACHES.test(post) || !TEACHES.test(advert)) return false;
  const [own, asked] = [post, advert].map((title) => PHASES.map((phase) => phase.test(title)));
  return own!.some(Boolean) && asked!.some(Boolean) && !own!.some((is, at) => is && asked![at]);
}

/** "HGV Class 2 Driver" for "HGV Class 1 Driver": lorries with a trailer take another licence. */
export function needsABiggerLicence({ title, drives }: Pick<PostHeld, 'title' | 'drives'>, advert: string): boolean {
  const [own, asked] = [sizeOfLorry(drives ?? title), sizeOfLorry(advert)];
  return own !== null && asked !== null && own < asked;
}

/** What many trades call their people: alike in such a word alone, two occupations are neighbours at most. */
const OF_MANY_TRADES = new Set(
  'engineer technician analyst operator consultant designer scientist adviser advisor inspector'
    .split(' ')
    .flatMap((word) => occupationWords(word)),
);

/** "Analyst, Some Energy": of which kind, nobody says. */
export const isOfAnyKind = (title: string): boolean => {
  const [head = ''] = title.split(/,\s|\s(?:at|@|[–—|-])\s/);
  const words = wordsOf(head).filter(({ folded }) => !SAYS_HOW_HIGH.has(folded));
  return words.length === 1 && occupationWords(words[0]!.folded).some((word) => OF_MANY_TRADES.has(word));
};

/** "Data Engineer" and "Site Reliability Engineer" share a word, and no trade. */
function sharesItsTrade(
  post: Pick<PostHeld, 'title' | 'occupation'>,
  advert: Pick<AdvertFacts, 'title' | 'occupation'>,
) {
  const shared = post.occupation.filter((word) => advert.occupation.includes(word));
  if (shared.length === 0) return false;
  if (shared.some((word) => !OF_MANY_TRADES.has(word))) return true;
  return shareATellingWord(post.title, advert.title ?? '');
}

/** "Maintenance Technician" and "Maintenance Engineer": called as many trades call their people, and of one kind. */
const areOfOneKind = (
  post: Pick<PostHeld, 'title' | 'occupation'>,
  advert: Pick<AdvertFacts, 'title' | 'occupation'>,
): boolean =>
  [post, advert].every(({ occupation }) => occupation.some((word) => OF_MANY_TRADES.has(word))) &&
  shareATellingWord(post.title, advert.title ?? '');

function shareATellingWord(post: string, title: string): boolean {
  const own = new Set(tellingWordsOf(post));
  return tellingWordsOf(title).some((word) => own.has(word));
}

/** What kind of it somebody is: "data", "site reliability". */
const tellingWordsOf = (title: string): string[] =>
  wordsOf(title)
    .map(({ folded }) => folded)
    .filter(
      (word) =>
        !SMALL_WORDS.has(word) &&
        !SAYS_HOW_HIGH.has(word) &&
        occupationWords(word).every((each) => !OF_MANY_TRADES.has(each)),
    );

/** Ranks say how high, and not what. */
export const SAYS_HOW_HIGH = new Set(
  'senior junior lead principal head chief staff graduate intern i ii iii ltd limited'.split(' '),
);

/**
 * "Assistant Accountant", "Trainee Chef", "Accounts Intern": less than the work they help with or learn. A "Care Assistant"
 * or a "Teaching Assistant" is an occupation of its own, named with the word last.
 */
const ASSISTS =
  /^(?:(?:senior|lead|night|part[- ]time|full[- ]time) )?(?:assistant|junior|trainee|apprentice|student|deputy assistant) \p{L}|^[^,–—|]{0,40}\b(?:intern|internship|apprentice|trainee|work experience)\b/iu;

/** "HR Officer, Acme" for an "HR Officer". */
function namesAllOf(post: string, title: string): boolean {
  const own = new Set(wordsOf(post).map(({ folded }) => folded));
  const asked = wordsOf(title);
  return asked.length > 0 && asked.every(({ folded }) => own.has(folded));
}

/** Trades that are named by their kinds alone: any driver is one, whatever is driven. */
const OF_ANY_KIND = new Set(['driving', 'office work']);

/** A "Dental Nurse" is no "Nurse", and a "Landscape Architect" no "Architect": the list knows the two as trades of their own. */
function isAnotherKind(post: Pick<PostHeld, 'title' | 'known'>, advert: Pick<AdvertFacts, 'title' | 'known'>): boolean {
  if (!post.known || !advert.known || OF_ANY_KIND.has(advert.known.family)) return false;
  const [own, asked] = [post.title, advert.title ?? ''].map((title) => wordsOf(title).map(({ folded }) => folded));
  const at = own!.lastIndexOf(asked!.at(-1) ?? '');
  const before = at - asked!.length;
  return before >= 0 && !SAYS_HOW_HIGH.has(own![before] ?? '') && !SMALL_WORDS.has(own![before] ?? '');
}

const WITHOUT_TRAINING =
  /\b(?:assistant|support|clerk|porter|attendant|helper|operative|labourer|trainee|aide|volunteer)\b/i;

/** An advert without a title does not say how much the work takes. */
function levelOf({ known, title }: Pick<AdvertFacts, 'known' | 'title'>): number {
  if (known) return known.level;
  if (title === null) return 0;
  return WITHOUT_TRAINING.test(title) ? 1 : 3;
}
