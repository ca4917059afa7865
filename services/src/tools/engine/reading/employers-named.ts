import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';
import { saidFirst } from './role-in-line.js';
import type { SkillMention } from './skill-finder.js';

/** Where the name of a post ends and that of the employer may begin. */
const JOINT = /,\s|\s(?:at|@|[–—|-])\s/g;
/** Parts of an employer that say what is done there: "Acute Stroke Care Unit". */
const A_UNIT =
  /\b(?:ward|unit|team|department|dept|division|practice|clinic|medicine|project|programme|program|[np]?icu|itu|hdu|ccu|scbu|a&e|(?:intensive|critical|high dependency|emergency|palliative) care|emergency|theatres?|maternity|outpatients?|dialysis|endoscopy|oncology|cardiology)\b/i;

/** "Hotel Avenida", "Restaurant Lugar": a name may begin with what kind of place it is. */
const A_PLACE =
  /^(?:hotel|hospital|school|academy|nursery|restaurant|warehouse|bank|pharmacy|laboratory|clinic|hostel|spa)$/i;

/** "Packer, DHL Supply Chain" packed: what the name of an employer names goes on in it, and is nobody's skill. */
export function leaveOutEmployers(posts: readonly PostHeld[]): void {
  for (const { entry, employer } of posts) {
    if (employer !== undefined) leaveOutName(entry, employer);
    const [line] = entry;
    if (!line) continue;
    // what was done there may stand in the same line, behind a colon
    const said = saidFirst(line.text);
    const told = line.text.startsWith(said) ? said : line.text;
    line.mentions = line.mentions.filter((mention) => mention.start >= told.length || !isInAName(told, mention));
  }
}

/** Of a head over several lines the employer may stand in any of them. */
function leaveOutName(entry: PostHeld['entry'], employer: string): void {
  const line = entry.find(({ text, isBullet }) => !isBullet && text.includes(employer));
  if (!line || A_UNIT.test(employer) || !/\s/.test(employer)) return;
  const from = line.text.indexOf(employer);
  line.mentions = line.mentions.filter(
    ({ skill, start, end }) =>
      skill.kind !== 'skill' || skill.field === null || start < from || end > from + employer.length,
  );
}

function isInAName(text: string, { skill, start, end }: SkillMention): boolean {
  if (skill.kind !== 'skill' || skill.field === null) return false;
  const joints = [...text.matchAll(JOINT)].map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }));
  const before = joints.findLast(({ to }) => to <= start);
  if (before === undefined) return false;
  const part = text.slice(before.to, joints.find(({ from }) => from >= end)?.from);
  const goesBefore = part.slice(0, start - before.to).trim();
  const goesOn = part.slice(end - before.to).trim();
  const isPart = goesBefore !== '' || (goesOn !== '' && A_PLACE.test(text.slice(start, end)));
  return isPart && isName(part) && !A_UNIT.test(part) && occupationOf(part) === null;
}

const isName = (part: string): boolean =>
  part
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:of|and|the|for|in|de)$/.test(word))
    .every((word) => /^\p{Lu}/u.test(word));
