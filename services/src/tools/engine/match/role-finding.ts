import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { closeness } from '../reading/fields.js';
import { isHeld, proofOfPost, type PostHeld } from '../reading/post-held.js';
import { proofAt, type Proof } from '../reading/proof.js';
import { stemsOf } from '../reading/stems.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { kindsOf } from '../vocabulary/kinds-of-skills.js';
import { MISSING, type Finding } from './finding.js';
import { saysPaper } from './lines-of-papers.js';
import { roleFit, SAME_TRADE, SAYS_HOW_HIGH, type RoleFit } from './role-fit.js';
import { asksNothingBesideTheTitle } from './nothing-beside-the-title.js';

/**
 * The same work in a post that was held: met. Work next door, or the trade without a post in it: partly. Where an advert
 * has nothing beside its title to compare, a post that shares no word with it is half of it at most.
 */
export function roleFinding(advert: AdvertFacts, cv: CvFacts): Finding {
  const denied = deniedOf(advert.title, cv);
  const found = bestPost(advert, cv);
  const { tool } = advert;
  if (found.state === 'met' && tool !== null && !isShown(tool, cv))
    return { ...found, state: 'partly', why: `No work of yours shows ${tool}` };
  return denied && found.state === 'met' ? { state: 'partly', proof: denied, why: PART_DENIED } : found;
}

const isShown = (name: string, { shown, claimed }: CvFacts): boolean =>
  [name, ...kindsOf(name)].some((each) => shown.has(each) || claimed.has(each));

const PART_DENIED = 'Your posts are of this work, and your CV says that you do not do a part of it';

/** "No TIG." where the post is one of a TIG welder. */
function deniedOf(title: string | null, { worded }: CvFacts): Proof | undefined {
  // Of two licences for a truck one may be denied, and the other is held.
  const isHeldToo = (stem: string) => worded.some(({ stems, proof }) => stems.has(stem) && saysPaper(proof));
  const asked = stemsOf(title ?? '').filter((stem) => stem.length > 2 && !OF_ANY_TITLE.has(stem));
  return worded.find(({ denied }) => asked.some((stem) => denied.has(stem) && !isHeldToo(stem)))?.proof;
}

const OF_ANY_TITLE = new Set(
  stemsOf(
    'senior junior lead head chief assistant manager officer worker work job role team level time full part general',
  ),
);

function bestPost(advert: AdvertFacts, cv: CvFacts): Finding {
  const fits = cv.posts.map((post) => ({
    post,
    worth: WORTH_OF_FIT[roleFit(post, advert)] * (isHeld(post) ? 1 : 0.5),
  }));
  const most = Math.max(0, ...fits.map(({ worth }) => worth));
  const nearest = most > 0 ? fits.filter(({ worth }) => worth === most).map(({ post }) => post) : [];
  const best = calledMostLike(advert, nearest);
  if (best) return { state: most === WORTH_OF_FIT.same ? 'met' : 'partly', proof: proofOfPost(best) };
  // Posts of other occupations say what somebody did instead.
  if (asksNothingBesideTheTitle(advert) || cv.posts.some((post) => isHeld(post) && post.known !== null)) return MISSING;
  const isOfTrade = advert.field !== null && cv.field !== null && closeness(cv.field, advert.field) >= SAME_TRADE;
  const work = isOfTrade ? lineOfWork(cv, advert) : undefined;
  return work ? { state: 'partly', proof: work } : MISSING;
}

/** Of posts of one trade the one whose title has most words of the advert's: "Senior", "Full", "Class", "1"; else the last. */
function calledMostLike({ title, occupation }: AdvertFacts, posts: readonly PostHeld[]): PostHeld | undefined {
  if (posts.length < 2) return posts[0];
  const asked = titleWords(title);
  const inCommon = (post: PostHeld) =>
    Math.max(
      post.occupation.filter((word) => occupation.includes(word)).length,
      titleWords(post.title).filter((word) => asked.includes(word)).length,
    );
  return posts
    .map((post) => ({ post, words: inCommon(post) }))
    .toSorted(
      (one, other) =>
        other.words - one.words || lastMonthOf(other.post) - lastMonthOf(one.post) || other.post.rank - one.post.rank,
    )[0]?.post;
}

const titleWords = (title: string | null): string[] =>
  wordsOf((title ?? '').slice(0, 80))
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word) && !SAYS_HOW_HIGH.has(word));

/** What somebody does now, or did last, says most. */
const lastMonthOf = ({ spans }: PostHeld): number => Math.max(0, ...spans.map(({ to }) => to));

const WORTH_OF_FIT: Record<RoleFit, number> = { same: 2, near: 1, none: 0 };

/** A line under a post or a project that shows a skill of the trade. */
function lineOfWork({ lines }: CvFacts, { field }: AdvertFacts): Proof | undefined {
  const line = lines.find(
    ({ section, isList, isHeading, mentions }) =>
      (section === 'experience' || section === 'projects') &&
      !isList &&
      !isHeading &&
      mentions.some(
        ({ skill }) => skill.field !== null && field !== null && closeness(skill.field, field) >= SAME_TRADE,
      ),
  );
  return line && proofAt(line, 0);
}
