import { skillsNamedIn } from '../reading/skill-finder.js';
import { namesWork } from '../reading/verbs.js';

const MOST_WORDS = 8;
/** What is done with a paper, or for whom, and no paper. */
const WORK_WITH_IT =
  /\b(?:audits?|inspections?|checks?|training|trainer|assess\w*|renewals?|compliance|procedures?|documentation|records?|preparation|duties|clients?|patients?|pupils|students|staff|teams?|for|per|daily|weekly)\b|\b\d+ \p{Ll}{4,}/iu;

/** "IOSH Managing Safely", "PRINCE2 Practitioner": a certificate, about which nobody can be asked as if it were work. */
export function isPaperAlone(line: string): boolean {
  const text = line.replace(/^[-•*–▪◦·\s]+/, '').trim();
  return (
    text.split(/\s+/).length <= MOST_WORDS &&
    !namesWork(text) &&
    !WORK_WITH_IT.test(text) &&
    !/\b(?:I|we)\b/.test(text) &&
    skillsNamedIn(text).some(({ skill, start }) => skill.kind === 'certificate' && start === 0)
  );
}
