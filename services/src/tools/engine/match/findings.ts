import type { RequirementState } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-reader.js';
import { proofOfPost } from '../reading/posts-held.js';
import type { Proof } from '../reading/proof.js';
import type { DegreeLevel } from '../reading/degrees.js';
import { closeness } from '../reading/fields.js';
import type { Rank } from '../reading/seniority.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';

/** How a CV answers one requirement. */
export interface Finding {
  state: RequirementState;
  proof: Proof | null;
  near?: string | null;
  isOnlyKeyword?: boolean;
}

export const MISSING: Finding = { state: 'missing', proof: null };

/** The same work, by title or field: met. Work next door, or the field without a post in it: partly. */
export function roleFinding({ field, title }: AdvertFacts, cv: CvFacts): Finding {
  if (field === null) return MISSING;
  const wanted = telling(title ?? '');
  const near = cv.posts
    .map((post) => ({
      post,
      near: post.field === null ? 0 : closeness(post.field, field),
      same: telling(post.title).filter((word) => wanted.includes(word)).length,
    }))
    .toSorted((one, other) => other.near - one.near || other.same - one.same || other.post.rank - one.post.rank)[0];
  if (near && near.near >= 0.7) return { state: 'met', proof: proofOfPost(near.post) };
  const ofCv = cv.field === null ? 0 : closeness(cv.field, field);
  const proof = near && near.near > 0 ? proofOfPost(near.post) : (cv.yearsProof ?? null);
  if (ofCv >= 0.7 && cv.posts.length > 0) return { state: 'met', proof: proof ?? firstPost(cv) };
  if (ofCv > 0 || (near && near.near > 0)) return { state: 'partly', proof: proof ?? firstPost(cv) };
  return MISSING;
}

const firstPost = ({ posts: [post] }: CvFacts): Proof | null => (post ? proofOfPost(post) : null);

const telling = (title: string): string[] =>
  wordsOf(title)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word) && word.length > 2);

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

/** Null when neither text says enough. A move to another country is a part of the way when the employer sponsors. */
export function placeFinding({ place, isRemote, sponsorship }: AdvertFacts, cv: CvFacts): Finding | null {
  if (!place || !cv.country) return null;
  const proof = cv.country.proof;
  const town = wordsOf(place.town)
    .map(({ folded }) => folded)
    .join(' ');
  if (town !== '' && cv.head.includes(` ${town} `)) return { state: 'met', proof };
  if (place.country === null) return null;
  if (place.country === cv.country.name) return { state: 'met', proof };
  return isRemote || sponsorship?.says === 'offered' ? { state: 'partly', proof } : MISSING;
}

/** Where the employer does not sponsor: said in the CV, unsaid, or said not to be there. */
export function rightFinding({ right }: CvFacts): Finding {
  if (right?.says === 'has') return { state: 'met', proof: right.proof };
  return right?.says === 'needs' ? MISSING : { state: 'partly', proof: null };
}
