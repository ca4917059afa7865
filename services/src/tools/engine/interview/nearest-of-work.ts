import { stemsOf } from '../reading/stems.js';
import type { WorkDone } from '../reading/work-done.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { PLAIN_STEMS } from './plain-stems.js';
import { workFor } from './own-story.js';

/** What shares a skill with what is asked for is nearer than what shares a word with it. */
const OF_A_SKILL = 2;

/**
 * The line that comes nearest to what is asked for: it shows a skill that is near, or says a word of it or of a skill near
 * to it ("acute ward" for critical care). Where none does, any line of work may carry the answer, unless a whole post is asked for.
 */
export function nearestOf(
  work: readonly WorkDone[],
  name: string,
  said: string | null,
  turn: number,
  isAnyLineGood = true,
): WorkDone | undefined {
  const relatives = relativesOf(name);
  const names = new Set([name, ...relatives]);
  const words = new Set(
    [name, said ?? '', ...relatives].flatMap((each) => stemsOf(each)).filter((one) => !PLAIN_STEMS.has(one)),
  );
  const nearness = ({ text, skills }: WorkDone) =>
    (skills.some((skill) => names.has(skill)) ? OF_A_SKILL : 0) +
    new Set(stemsOf(text).filter((one) => words.has(one))).size;
  const [best] = work
    .map((done) => ({ done, worth: nearness(done) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth);
  return best?.done ?? (isAnyLineGood ? workFor(work, null, turn) : undefined);
}
