import type { Field, Skill } from './skill.js';

/** Of software what is made with: "Kubernetes", "Java", and no "Back-end development". */
export const isTool = ({ kind, field, name }: Skill): boolean =>
  kind === 'technology' || (isOfSoftware(field) && !NAMES_WORK.test(name));

/** Whether what is worked on in a field are programs. */
export const isOfSoftware = (field: Field | null): boolean => field !== null && OF_SOFTWARE.has(field);

const OF_SOFTWARE: ReadonlySet<Field> = new Set(['software', 'infrastructure', 'security', 'data']);
const NAMES_WORK =
  /(?:ment|ing|ysis|ance|sign|ture|ity|ics|ence|port|tions?|ops|hunting|response|research|review|software|services)$/i;
