import type { RequirementState } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-reader.js';
import { proofOfPost, type PostHeld } from '../reading/posts-held.js';
import type { Proof } from '../reading/proof.js';
import type { DegreeLevel } from '../reading/degrees.js';
import { closeness } from '../reading/fields.js';
import type { Field } from '../vocabulary/skill.js';
import type { Rank } from '../reading/seniority.js';
import { wordsOf } from '../text/words.js';

/** How a CV answers one requirement. */
export interface Finding {
  state: RequirementState;
  proof: Proof | null;
  near?: string | null;
  isOnlyKeyword?: boolean;
}

export const MISSING: Finding = { state: 'missing', proof: null };

/**
 * The same work, by title or field: met. Work next door, or the field without a post in it: partly. Where an advert has
 * nothing beside its title to compare, the field alone is half of it: a physician is of a nurse's field and no nurse.
 */
export function roleFinding(advert: AdvertFacts, cv: CvFacts): Finding {
  const { field, occupation } = advert;
  const posts = cv.posts
    .map((post) => ({
      post,
      near: field === null || post.field === null ? 0 : closeness(post.field, field),
      same: post.occupation.filter((word) => occupation.includes(word)).length,
    }))
    .toSorted((one, other) => other.near - one.near || other.same - one.same || other.post.rank - one.post.rank);
  if (field === null) return unknownField(posts.toSorted((one, other) => other.same - one.same)[0]);
  const [near] = posts;
  const ofField = near && near.near >= SAME_TRADE ? { state: 'met' as const, proof: proofOfPost(near.post) } : null;
  if (ofField) return isTitleAlone(advert) && near && near.same === 0 ? { ...ofField, state: 'partly' } : ofField;
  if (isTitleAlone(advert) && (near?.near ?? 0) < SAME_TRADE && (near?.same ?? 0) === 0 && !isOfCv(field, cv))
    return MISSING;
  const ofCv = cv.field === null ? 0 : closeness(cv.field, field);
  const proof = near && near.near > 0 ? proofOfPost(near.post) : (cv.yearsProof ?? null);
  if (ofCv >= SAME_TRADE && cv.posts.length > 0)
    return { state: isTitleAlone(advert) ? 'partly' : 'met', proof: proof ?? firstPost(cv) };
  if (ofCv > 0 || (near && near.near > 0)) return { state: 'partly', proof: proof ?? firstPost(cv) };
  return MISSING;
}

const SAME_TRADE = 0.7;

const isOfCv = (field: Field, cv: CvFacts): boolean => cv.field !== null && closeness(cv.field, field) >= SAME_TRADE;

/** No skill, years, degree or certificate beside the title. */
export const isTitleAlone = ({ skills, years, degree, titleLine }: AdvertFacts): boolean =>
  years === null && degree === null && skills.every(({ line }) => line === titleLine);

/** A title of no field that the engine knows is compared by its words alone. */
const unknownField = (best: { post: PostHeld; same: number } | undefined): Finding =>
  best && best.same > 0
    ? { state: best.post.field === null ? 'met' : 'partly', proof: proofOfPost(best.post) }
    : MISSING;

const firstPost = ({ posts: [post] }: CvFacts): Proof | null => (post ? proofOfPost(post) : null);

/** Only years in the advert's own field, or next door to it, count. */
export function yearsFinding(years: number, { field }: AdvertFacts, cv: CvFacts): Finding {
  const isOfField = field === null || (cv.field !== null && closeness(cv.field, field) > 0.3);
  if (!isOfField || cv.years === 0) return MISSING;
  if (cv.years + 0.1 >= years) return { state: 'met', proof: cv.yearsProof };
  return cv.years >= years / 2 ? { state: 'partly', proof: cv.yearsProof } : { ...MISSING, proof: null };
}

export function degreeFinding(level: DegreeLevel, { degree }: CvFacts): Finding {
  if (!degree) return MISSING;
  if (degree.level >= level) return { state: 'met', proof: degree.proof };
  return degree.level === level - 1 ? { state: 'partly', proof: degree.proof } : MISSING;
}

/** A rank held in another trade does not count in this one; to begin as a junior is open to everybody. */
export function rankFinding(rank: Rank, { field }: AdvertFacts, cv: CvFacts): Finding {
  const isOfField = field === null || (cv.field !== null && closeness(cv.field, field) > 0.3);
  const hasWorked = cv.posts.length > 0 || cv.years > 0;
  if (!isOfField || !hasWorked) return rank <= 1 ? { state: 'partly', proof: null } : MISSING;
  if (cv.rank >= rank) return { state: 'met', proof: cv.rankProof };
  return cv.rank === rank - 1 ? { state: 'partly', proof: cv.rankProof } : MISSING;
}

/** A certificate somebody studies for is half of one. */
export function certificateFinding(names: readonly string[], cv: CvFacts): Finding {
  for (const name of names) {
    const proof = cv.shown.get(name);
    if (proof) {
      const isUnderWay =
        /\b(?:studying|part[- ]qualified|in progress|working towards|expected|finalist|applying|applied for|awaiting|booked|pending|planned|to be taken|due)\b/i.test(
          proof.whole,
        );
      return { state: isUnderWay ? 'partly' : 'met', proof };
    }
  }
  const claim = names.map((name) => cv.claimed.get(name)).find(Boolean);
  if (claim) return { state: 'partly', proof: claim };
  const named = names.map((name) => cv.unsupported.get(name)).find(Boolean);
  return named ? { ...MISSING, proof: named, isOnlyKeyword: true } : MISSING;
}

/** Whoever writes the CV in English knows English, said or not. */
export function languageFinding(language: string, cv: CvFacts): Finding {
  const proof = cv.languages.get(language);
  if (proof)
    return { state: /\b(?:basic|beginner|elementary|a1|a2|some)\b/i.test(proof.line) ? 'partly' : 'met', proof };
  if (language === 'English' && cv.isEnglish) return { state: 'met', proof: null };
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
  if (place.country === cv.country.name) return { state: 'met', proof };
  return isRemote || sponsorship?.says === 'offered' ? { state: 'partly', proof } : MISSING;
}

/** Where the employer does not sponsor: said in the CV, unsaid, or said not to be there. */
export function rightFinding({ right }: CvFacts): Finding {
  if (right?.says === 'has') return { state: 'met', proof: right.proof };
  return right?.says === 'needs' ? MISSING : { state: 'partly', proof: null };
}
