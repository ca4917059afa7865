import type { CvFacts } from '../reading/cv-facts.js';
import { proofOfMention } from '../reading/proof.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import type { Finding } from './finding.js';

/** "Level 3 Award in Safeguarding", "AAT (Level 2)": the level that stands right beside a name. */
function levelBeside(text: string, start: number, end: number): number | null {
  const level = BEFORE.exec(text.slice(0, start))?.[1] ?? BEHIND.exec(text.slice(end))?.[1];
  if (level !== undefined) return Number(level);
  const step = STEP.exec(text.slice(end))?.[1];
  return step === undefined ? null : /foundation/i.test(step) ? 1 : 2;
}
/** "PRINCE2 Foundation", "PRINCE2 Practitioner": the steps of one paper. */
const STEP = /^(?: \d{4})?[ (,:–-]{1,3}(foundation|practitioner)\b(?! (?:or|and|&|\/))/i;
const BEFORE =
  /\b(?:level|lvl) ?([1-8])(?: (?:or|to) [1-8])?(?: (?:award|certificate|cert|diploma|training))?(?: in)? $/i;
const BEHIND =
  /^(?: (?:training|certificate|cert|award|qualification|adults|children|of adults|of children))?,? ?\(?(?:level |lvl ?|L)([1-8])(?![\d.])/i;

/** What an advert asks for at a level, and every line of the CV that says one names a lower: a part of it. */
export function belowItsLevel(names: readonly string[], asked: string, { lines }: CvFacts): Finding | null {
  if (!/\b(?:level|lvl|L)\s?[1-8]|\bpractitioner\b/i.test(asked)) return null;
  const wanted = skillsNamedIn(asked)
    .filter(({ skill }) => names.includes(skill.name))
    .map(({ start, end }) => levelBeside(asked, start, end))
    .find((level) => level !== null);
  if (wanted === undefined || wanted === null) return null;
  const own = lines.flatMap((line) =>
    line.mentions
      .filter(({ skill }) => names.includes(skill.name))
      .flatMap((mention) => {
        const level = levelBeside(line.text, mention.start, mention.end);
        return level === null ? [] : [{ level, proof: proofOfMention(line, mention) }];
      }),
  );
  const [best] = own.toSorted((one, other) => other.level - one.level);
  return best && best.level < wanted ? { state: 'partly', proof: best.proof, why: BELOW } : null;
}
export const BELOW = 'Yours is of a lower level';
