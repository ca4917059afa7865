import type { SkillMention } from './skill-finder.js';

/** What may stand between two names of one choice; at an "and" it ends. */
const JOINT =
  /^\s*(?:,|\/|,?\s*(?:and\/or|or)(?:\s+(?:an?\s+|any\s+)?(?:similar|equivalent|comparable|other|another))?|\|)\s*$/i;
const OR = /\bor\b|\//i;

/** Of the names of a line, those of which one is enough: "Python or Java", "AWS, Azure or GCP", "MySQL/PostgreSQL". */
export function alternativesIn(text: string, mentions: readonly SkillMention[]): Map<SkillMention, string> {
  const groups = new Map<SkillMention, string>();
  let run: SkillMention[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length > 1) {
      const joints = run.slice(1).map(({ start }, at) => text.slice(run[at]?.end ?? start, start));
      const isChoice = joints.some((joint) => OR.test(joint));
      if (isChoice) for (const mention of run) groups.set(mention, `${text}\n${first.start}`);
    }
    run = [];
  };
  for (const mention of mentions) {
    const before = run.at(-1);
    if (before && !JOINT.test(text.slice(before.end, mention.start))) close();
    run.push(mention);
  }
  close();
  return groups;
}
