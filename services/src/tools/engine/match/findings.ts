import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, proofOfPost, type PostHeld } from '../reading/post-held.js';
import { proofAt, type Proof } from '../reading/proof.js';
import { ANY_OTHER, type DegreeAsked } from '../reading/advert-asks.js';
import { isUnderWay } from '../reading/certificates-held.js';
import { degreeIn } from '../reading/degrees.js';
import { wordsStanding } from '../reading/standing.js';
import { stemsOf } from '../reading/stems.js';
import { closeness, fieldOfTitle } from '../reading/fields.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { roleFit, SAME_TRADE, SAYS_HOW_HIGH, type RoleFit } from './role-fit.js';
import { MISSING, type Finding } from './finding.js';
import { doubtedFinding } from './skill-finding.js';
import { countryInText, HOME, placeOf } from '../reading/places.js';
import { mayHoldIn } from '../reading/rights.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/**
 * The same work in a post that was held: met. Work next door, or the trade without a post in it: partly. Where an advert
 * has nothing beside its title to compare, a post that shares no word with it is half of it at most.
 */
export function roleFinding(advert: AdvertFacts, cv: CvFacts): Finding {
  const denied = deniedOf(advert.title, cv);
  const found = bestPost(advert, cv);
  return denied && found.state === 'met' ? { state: 'partly', proof: denied, why: PART_DENIED } : found;
}

const PART_DENIED = 'Your posts are of this work, and your CV says that you do not do a part of it';

/** "No TIG." where the post is one of a TIG welder. */
function deniedOf(title: string | null, { worded }: CvFacts): Proof | undefined {
  const asked = stemsOf(title ?? '').filter((stem) => stem.length > 2 && !OF_ANY_TITLE.has(stem));
  return worded.find(({ denied }) => asked.some((stem) => denied.has(stem)))?.proof;
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
  if (isTitleAlone(advert) || cv.posts.some((post) => isHeld(post) && post.known !== null)) return MISSING;
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

/** No skill, years, degree or certificate beside the title. */
export const isTitleAlone = ({
  skills,
  years,
  degree,
  titleLine,
}: Pick<AdvertFacts, 'skills' | 'years' | 'degree' | 'titleLine'>): boolean =>
  years === null && degree === null && skills.every(({ line }) => line === titleLine);

/** A degree of the level and the subject asked for. Of another subject it is none, unless a related one will do. */
export function degreeFinding(asked: DegreeAsked, { studied }: CvFacts): Finding {
  const own = studied
    .map((proof) => ({ proof, level: levelHeld(proof.whole, asked), fits: isOfSubject(proof.whole, asked.subject) }))
    .toSorted((one, other) => Number(other.fits) - Number(one.fits) || other.level - one.level);
  const [best] = own;
  if (!best) return MISSING;
  const { proof, level, fits } = best;
  const state = level >= asked.level ? 'met' : level === asked.level - 1 ? 'partly' : 'missing';
  if (state === 'missing') return MISSING;
  if (isUnfinished(proof.whole) && fits) return { state: 'partly', proof, why: 'It is not finished' };
  if (fits) return { state, proof };
  return asked.isLoose
    ? { state: 'partly', proof, why: 'Your degree is in another subject' }
    : { ...MISSING, why: 'The degree that your CV names is in another subject' };
}

/** Said to be under way, or left: "started 2020, not finished". */
function isUnfinished(text: string): boolean {
  if (isUnderWay(text)) return true;
  const held = wordsStanding(text, 'held');
  // The stops of "B.S." are lost where a line is cut, and doubt nothing.
  return lettersOf(held) !== lettersOf(text) && degreeIn(text) !== null && degreeIn(held) === null;
}
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** A diploma counts as the degree where the advert takes either. */
const levelHeld = (text: string, { level, orDiploma }: DegreeAsked): number =>
  degreeIn(text) ?? (orDiploma ? level : DIPLOMA);
const DIPLOMA = 5;

/** One telling word in common, or one field. */
function isOfSubject(stated: string, asked: string): boolean {
  if (asked === '') return true;
  const subject = withItsSubject(asked);
  const line = withItsSubject(stated);
  const own = new Set(stemsOf(line));
  if (stemsOf(subject).some((stem) => own.has(stem) && !OF_MANY_SUBJECTS.has(stem))) return true;
  if (WIDE_SUBJECTS.some(([wide, its]) => wide.test(subject) && its.test(line))) return true;
  const [wanted, studied] = [fieldOfTitle(subject), fieldOfTitle(line)];
  return wanted !== null && studied !== null && closeness(wanted, studied) >= SAME_TRADE;
}

/** Degrees that carry their subject in their name. */
const NAMED_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bM\.?Chem\b/i, 'chemistry'],
  [/\bM\.?Phys\b/i, 'physics'],
  [/\bM\.?Math\b/i, 'mathematics'],
  [/\bM\.?Biol\b/i, 'biology'],
  [/\b[MB]\.?Pharm\b/i, 'pharmacy'],
  [/\b[MB]\.?Eng\b/i, 'engineering'],
  [/\bLL\.?[BM]\b/i, 'law'],
  [/\bMB\.?BS\b|\bMBChB\b/i, 'medicine'],
  [/\b[MB]\.?Ed\b/i, 'education'],
  [/\bB\.?N(?:urs)?\b/i, 'nursing'],
  [/\bB\.?Arch\b/i, 'architecture'],
  [/\bdipl(?:om|\.)[- ]inform/i, 'computer science'],
  [/\bdipl(?:om|\.)[- ]ing/i, 'engineering'],
];
const withItsSubject = (line: string): string =>
  [line, ...NAMED_FOR.filter(([degree]) => degree.test(line)).map(([, subject]) => subject)].join(' ');

/** "A science", "a STEM subject": what belongs to it is seldom called so. */
const NATURAL_SCIENCE = String.raw`physic(?:s|al)|chemi\w+|biolog\w+|biochem\w+|biomedic\w+|genetics|geolog\w+|astro\w+|materials|ecology|zoology|botany|neuroscience|microbiolog\w+`;
const WIDE_SUBJECTS: readonly [RegExp, RegExp][] = [
  [/^(?:natural |physical |life )?sciences?$/i, new RegExp(String.raw`\b(?:${NATURAL_SCIENCE})\b`, 'i')],
  [
    /^(?:stem|numerate|technical|quantitative|analytical)\b/i,
    new RegExp(String.raw`\b(?:${NATURAL_SCIENCE}|math\w*|statistic\w*|comput\w+|engineer\w+|informatics)\b`, 'i'),
  ],
  [
    /\b(?:biolog|bioscience|life science)/i,
    /\b(?:biomedic\w+|biochem\w+|microbiolog\w+|biotech\w+|biosciences?|genetics|zoology|botany|neuroscience|physiology|life sciences?)\b/i,
  ],
  [/^humanities$/i, /\b(?:history|english|literature|philosophy|languages|geography|theology|classics|politics)\b/i],
];

const OF_MANY_SUBJECTS = new Set(
  stemsOf('science sciences studies study art arts engineering management applied general degree university'),
);

/** A certificate somebody studies for is half of one. */
export function certificateFinding(names: readonly string[], cv: CvFacts): Finding {
  const held = names.flatMap((name) => cv.certificates.get(name) ?? []);
  const whole = held.find(({ isUnderWay: isToCome }) => !isToCome);
  if (whole) return { state: 'met', proof: whole.proof };
  if (held[0]) return { state: 'partly', proof: held[0].proof };
  const doubted = names.map((name) => doubtedFinding(name, cv)).find(Boolean);
  if (doubted) return doubted;
  const claim = names.map((name) => cv.claimed.get(name)).find(Boolean);
  if (claim) return { state: 'partly', proof: claim };
  const step = names.flatMap(relativesOf).map((near) => cv.certificates.get(near) ?? cv.doubted.get(near));
  const begun = step.find(Boolean);
  if (begun) return { state: 'partly', proof: begun.proof, why: A_STEP };
  const named = names.map((name) => cv.unsupported.get(name)).find(Boolean);
  return named ? { ...MISSING, proof: named, isOnlyKeyword: true } : MISSING;
}

const A_STEP = 'Your CV names a step on the way to it';

/** The steps of the common European framework, as the number of each; "fluent" is C1. */
const STEPS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const BEGINNER = STEPS.indexOf('A2');
const FLUENT = STEPS.indexOf('C1');

/** How well, in the words beside the language: "German B1", "fluent German", "English (C1)". */
function levelOfLanguage(language: string, text: string): number | null {
  const beside = (before: number, after: number) =>
    new RegExp(`([^,;.|]{0,${before}})\\b${language.replace(/[^\p{L} ]/gu, '.')}\\b([^,;.|]{0,${after}})`, 'i').exec(
      text,
    )?.[0] ?? '';
  const said = language === ANY_OTHER ? text : beside(14, 16);
  const step = /\b([abc][12])\b/i.exec(said)?.[1]?.toUpperCase();
  if (step) return STEPS.indexOf(step);
  if (/\b(?:basic|beginner|elementary|some)\b/i.test(said)) return BEGINNER;
  return /\b(?:fluent|native|mother tongue|bilingual)\b/i.test(said) ? FLUENT : null;
}

/** Whoever writes the CV in English knows English, said or not. */
export function languageFinding(language: string, line: string, cv: CvFacts): Finding {
  const other = [...cv.languages].find(([spoken]) => spoken !== 'English')?.[1];
  const proof = language === ANY_OTHER ? other : cv.languages.get(language);
  if (proof) {
    const asked = levelOfLanguage(language, line);
    const own = levelOfLanguage(language, proof.whole);
    const isLess = asked !== null && own !== null ? own < asked : own !== null && own <= BEGINNER;
    return { state: isLess ? 'partly' : 'met', proof };
  }
  if (language === 'English' && cv.english) return { state: 'met', proof: cv.english, why: 'Your CV is written in it' };
  return MISSING;
}

/** Whether the first lines of a CV name the town; `head` is folded. */
export function isSameTown(town: string, head: string): boolean {
  const folded = wordsOf(town)
    .map((word) => word.folded)
    .join(' ');
  return folded !== '' && head.includes(` ${folded} `);
}

/** Null when neither text says enough. A move to another country is a part of the way when the employer sponsors. */
export function placeFinding({ place, isRemote, sponsorship }: AdvertFacts, cv: CvFacts): Finding | null {
  if (!place || !cv.country) return null;
  const proof = cv.country.proof;
  if (isSameTown(place.town, cv.head)) return { state: 'met', proof };
  if (place.country === null) return null;
  if (place.country === cv.country.name)
    return isRemote || place.town === '' ? { state: 'met', proof } : { state: 'partly', proof, why: MOVES };
  return isRemote || sponsorship?.says === 'offered' ? { state: 'partly', proof } : MISSING;
}

const MOVES = 'Another town of the same country';

/** "Authorized to work in the United States". */
const countryNamed = (line: string): string | null =>
  placeOf(/\bwork in (?:the )?([\p{Lu}][\p{L}.]+(?: \p{Lu}\p{L}+)?)/u.exec(line)?.[1] ?? '')?.country ?? null;

/** Where the employer does not sponsor: said in the CV, unsaid, or said not to be there. */
export function rightFinding(
  { right }: CvFacts,
  { place, sponsorship }: Pick<AdvertFacts, 'place' | 'sponsorship'>,
): Finding {
  const country = place?.country ?? countryNamed(sponsorship?.line ?? '') ?? HOME;
  if (right?.says === 'has' && !mayHoldIn(right.proof.whole, country))
    return { state: 'partly', proof: right.proof, why: `It may not count in ${countryInText(country)}` };
  if (right?.says === 'has') return { state: 'met', proof: right.proof };
  return right?.says === 'needs'
    ? { ...MISSING, proof: right.proof, why: 'Your CV says that you need sponsorship' }
    : { ...MISSING, why: 'Your CV does not say whether you have it' };
}
