import type { AskedSkill } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import type { Finding } from './finding.js';

/** "Time served apprenticeship": whoever was an apprentice has served one. Who runs them is asked for other things. */
export function apprenticeshipFinding({ skill, line }: AskedSkill, { posts }: CvFacts): Finding | null {
  if (skill.name !== 'Apprenticeships' || RUNS_THEM.test(line)) return null;
  const post = posts.find((each) => isHeld(each) && /\bapprentice(?:ship)?\b/i.test(each.title));
  return post ? { state: 'met', proof: proofOfPost(post) } : null;
}
const RUNS_THEM =
  /\b(?:deliver\w*|manag\w*|assess\w*|coordinat\w*|teach\w*|train(?:er|ing)|recruit\w*|programmes?|standards?|funding|levy|providers?)\b/i;
