import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import type { Finding } from './finding.js';
import { ITS_WORD } from './worded-whys.js';
import { industryIn, isInIndustry } from './workplaces.js';

/** "FMCG background" of who worked at a brewery: where somebody was says it. */
export function inTheIndustry({ name, isQualification }: WordedAsk, { posts, worded }: CvFacts): Finding | null {
  const place = isQualification || !OF_A_BACKGROUND.test(name) ? undefined : industryIn(name);
  const post = place && posts.find((each) => isHeld(each) && isInIndustry(place, each));
  if (post) return { state: 'met', proof: proofOfPost(post) };
  const said =
    place && worded.find(({ proof: { section, whole } }) => SAID_OF_ONESELF.has(section) && place.test(whole));
  return said ? { state: 'partly', proof: said.proof, why: ITS_WORD } : null;
}
const SAID_OF_ONESELF: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'summary']);
const OF_A_BACKGROUND =
  /^(?:an? )?(?:\p{L}+ ){1,3}(?:background|environment|experience)$|^(?:experience|background) (?:of|in|with) (?:working in )?(?:an? )?(?:\p{L}+ ?){1,3}$/iu;
