import type { AdvertFacts, YearsAsked } from '../reading/advert-reader.js';
import type { CvFacts, YearsSaid } from '../reading/cv-facts.js';
import { sentenceNaming } from '../reading/cv-sentences.js';
import { isHeld, proofOfPost, yearsIn, type PostHeld } from '../reading/post-held.js';
import type { Proof } from '../reading/proof.js';
import { rankHeld } from '../reading/rank-held.js';
import type { Rank } from '../reading/seniority.js';
import { stemsOf } from '../reading/stems.js';
import { MISSING, type Finding } from './finding.js';
import { isAbout, isOfItsFamily, postsFor } from './posts-for-years.js';
import { roleFit } from './role-fit.js';
import { qualifiedFor, since } from './since-qualified.js';

/** What rounding to tenths of a year may hide. */
const ROUNDING = 0.1;

/**
 * Years count in the posts that show what they are asked in: by a skill, by a word, or, where the advert names nothing,
 * by being the advert's own work. Work next door is half of it at most.
 */
export function yearsFinding(asked: YearsAsked, advert: AdvertFacts, cv: CvFacts): Finding {
  const all = yearsAt(asked, advert, cv);
  const qualified = qualifiedFor(asked, advert, cv);
  if (qualified === null || all.state === 'missing') return all;
  const after = yearsAt(asked, advert, since(qualified.month, cv));
  return after.state === all.state ? after : { state: after.state, proof: qualified.proof, why: SINCE_QUALIFIED };
}

function yearsAt(asked: YearsAsked, advert: AdvertFacts, cv: CvFacts): Finding {
  const { full, near } = postsFor(asked, advert, cv);
  const said = saidFor(asked, advert, cv);
  const years = Math.max(yearsIn(full), said?.years ?? 0);
  const isByDates = yearsIn(full) >= Math.min(said?.years ?? 0, asked.years);
  const proof = isByDates ? proofOfYears(full) : (said?.proof ?? null);
  if (years > 0 && years + ROUNDING >= asked.years) return { state: 'met', proof };
  if (years > 0 && years >= asked.years / 2) {
    const inTheTrade = yearsIn([...full, ...near.filter((post) => roleFit(post, advert) === 'same')]);
    return { state: 'partly', proof, why: inTheTrade + ROUNDING >= asked.years ? IN_SOME_POSTS : null };
  }
  const around = [...full, ...near];
  const few: Finding = years > 0 && proof ? { ...MISSING, proof, why: TOO_FEW } : MISSING;
  return near.length > 0 && yearsIn(around) >= asked.years / 2
    ? {
        state: 'partly',
        proof: proofOfYears(around),
        why: whyNear(full, near, advert),
      }
    : few;
}

const SINCE_QUALIFIED = 'Your years since you qualified are fewer';
const IN_SOME_POSTS = 'You have worked long enough, and not all of your posts show what the years are asked in';
const TOO_FEW = 'Your years in it are less than half of those asked for';
const NEXT_TO_IT = 'Your years are in work next to it';
const BELOW_IT = 'Your years are in this trade, below the post that is offered';
const FEW_SHOWN = 'Your years are in this trade, and few of them show what they are asked in';
const NOT_SHOWN = 'Your years are in this trade, and no post of yours shows what they are asked in';

/** Whoever held the post itself is below nothing: it is only not told in what. */
function whyNear(full: readonly PostHeld[], near: readonly PostHeld[], advert: AdvertFacts): string {
  if (near.some((post) => roleFit(post, advert) === 'same')) return full.length > 0 ? FEW_SHOWN : NOT_SHOWN;
  return near.some((post) => isOfItsFamily(post, advert)) ? BELOW_IT : NEXT_TO_IT;
}

/** "Six years of experience in intensive care" counts for intensive care; the most of those that do. */
function saidFor(asked: YearsAsked, advert: AdvertFacts, { yearsSaid, posts }: CvFacts): YearsSaid | null {
  if (asked.skills.length > 0 || asked.words.length > 0)
    return mostOf(yearsSaid.filter((claim) => isAbout(claim, asked) && tellsOfFew(claim, asked)));
  const isOfWork = posts.some((post) => roleFit(post, advert) === 'same');
  if (!isOfWork && (advert.title !== null || advert.field !== null)) return null;
  const ofTitle = new Set(stemsOf(advert.title ?? ''));
  return (
    mostOf(yearsSaid.filter(({ text }) => stemsOf(text).some((each) => ofTitle.has(each)))) ?? yearsSaid[0] ?? null
  );
}

/** Years with many things are years with none of them; those of which any will do count as one. */
function tellsOfFew({ mentions }: YearsSaid, { skills }: YearsAsked): boolean {
  const named = new Set(mentions.map(({ skill }) => skill.name));
  const asked = [...named].filter((name) => skills.includes(name)).length;
  return named.size - Math.max(0, asked - 1) < 3;
}

const mostOf = (said: readonly YearsSaid[]): YearsSaid | null =>
  said.toSorted((one, other) => other.years - one.years)[0] ?? null;

/** The longest of these posts, with its dates beside its title. */
function proofOfYears(posts: readonly PostHeld[]): Proof | null {
  const longest = posts.toSorted((one, other) => yearsIn([other]) - yearsIn([one]))[0];
  if (!longest) return null;
  const dates = longest.entry.slice(0, 3).find(({ text }) => /\b(?:19|20)\d{2}\b/.test(text))?.text;
  const line = sentenceNaming(longest.line, longest.title);
  const whole =
    dates === undefined || dates.toLowerCase().includes(longest.title.toLowerCase())
      ? line
      : `${longest.title}, ${dates}`;
  return { line, whole, section: 'experience' };
}

/** Years alone make nobody a senior, of whom no post says it: they are one step below. */
const MOST_YEARS = 5;

/** Without a post of the work, what was studied is what a beginner can show. */
function firstPostFinding({ studied }: CvFacts): Finding {
  const [study] = studied;
  return study
    ? { state: 'partly', proof: study, why: 'The level is open to beginners, and your studies are what you bring' }
    : { ...MISSING, why: 'The level is open to beginners, and your CV shows neither a post of this work nor studies' };
}

/** A trainee is trained: whoever has worked at anything stands above that level. */
function traineeFinding({ posts }: CvFacts): Finding | null {
  const last = posts.find(isHeld);
  return last ? { state: 'met', proof: proofOfPost(last), why: 'The level is open to beginners' } : null;
}

/** A level held in other work does not count in this one; to begin as a junior is open to everybody. */
export function rankFinding(rank: Rank, advert: AdvertFacts, cv: CvFacts): Finding {
  const isOpen = advert.title === null && advert.field === null;
  const posts = cv.posts.filter((post) => isHeld(post) && (isOpen || roleFit(post, advert) !== 'none'));
  if (posts.length === 0) {
    const trained = rank === 0 && advert.asksForNoExperience ? traineeFinding(cv) : null;
    return rank > 1 ? MISSING : (trained ?? firstPostFinding(cv));
  }
  const same = posts.filter((post) => isOpen || roleFit(post, advert) === 'same');
  const held = rankHeld(posts, { years: Math.min(yearsIn(same), MOST_YEARS), proof: proofOfYears(same) });
  if (held.rank >= rank) return { state: 'met', proof: held.rankProof };
  return held.rank === rank - 1 ? { state: 'partly', proof: held.rankProof } : MISSING;
}
