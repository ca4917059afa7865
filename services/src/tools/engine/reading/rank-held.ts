import { proofOfPost, type PostHeld } from './post-held.js';
import type { Proof } from './proof.js';
import { rankOfYears, saysRank, type Rank } from './seniority.js';

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
