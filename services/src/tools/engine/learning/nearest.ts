import type { CvFacts } from '../reading/cv-facts.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import type { Skill } from '../vocabulary/skill.js';
import type { Strength } from './gaps-in.js';

/** What the CV shows, or only lists, that the vocabulary counts as a step towards this skill. */
export function nearestOf({ name }: Skill, strengths: readonly Strength[], cv: CvFacts | null): Strength | null {
  const relatives = relativesOf(name);
  const inCv = (found: CvFacts['shown'] | undefined) =>
    relatives.flatMap((each) => {
      const line = found?.get(each)?.line.replace(/^[•*–-]\s*/, '');
      return line ? [{ name: each, line }] : [];
    });
  const shown = strengths.filter((each) => relatives.includes(each.name));
  return [...shown, ...inCv(cv?.shown), ...inCv(cv?.claimed)][0] ?? null;
}
