import type { Field, Skill } from './skill.js';

/** Of software what is made with: "Kubernetes", "Java", and no "Back-end development". */
export const isTool = ({ kind, field, name }: Skill): boolean =>
  kind === 'technology' || (field !== null && OF_SOFTWARE.has(field) && !NAMES_WORK.test(name));

const OF_SOFTWARE: ReadonlySet<Field> = new Set(['software', 'infrastructure', 'security', 'data']);
const NAMES_WORK =
  /(?:ment|ing|ysis|ance|sign|ture|ity|ics|ence|port|tions?|ops|hunting|response|research|review|software|services)$/i;
