import { isCvHeading, type CvLineKind } from '../lines/cv/cv-line-kinds.js';
import { chanceOf, type CvLineRead } from '../lines/cv/cv-line-reader.js';
import { namesOnePaper } from './held-papers.js';
import type { CvSection } from './cv-sections.js';

/** How sure the reader has to be to speak against what a heading said. */
const SURE = 0.75;
/** And where no heading has said anything. */
const LIKELY = 0.55;
const LONGEST_HEADING = 45;

const BELOW: Partial<Record<CvLineKind, CvSection>> = {
  'heading of work': 'experience',
  'heading of education': 'education',
  'heading of certificates': 'certificates',
  'heading of skills': 'skills',
  'heading of a summary': 'summary',
  'heading of languages': 'languages',
  'heading of interests': 'interests',
  'heading of something else': 'other',
};

/** The section that begins with this line, where the trained reader takes it for a heading in words that no list has. */
export function headingRead(
  raw: string,
  read: CvLineRead,
  next: CvLineRead | undefined,
  section: CvSection,
): CvSection | null {
  if (raw.length > LONGEST_HEADING || !isCvHeading(read.kind) || next === undefined) return null;
  const below = BELOW[read.kind] ?? null;
  if (isCvHeading(next.kind) || namesOnePaper(raw) || SAYS_A_STANDING.test(raw)) return null;
  const stands = OWN.some(([own, kinds]) => own === below && kinds.includes(next.kind));
  if (chanceOf(read, read.kind) < (stands ? LIKELY : SURE)) return null;
  // "Key achievements:" below a post: what stands under it is of that post.
  const isOfPost = section === 'experience' && next.kind === 'duty' && below !== 'experience';
  return isOfPost ? null : below;
}

/** "PVG member, SSSC registered": said of somebody, and over nothing. */
const SAYS_A_STANDING =
  /\S[\s,](?:registered|licen[cs]ed|certified|insured|enhanced)(?:$|[,;.(]| with\b| as\b)|^registered with\b/i;

const OF_WORK: readonly CvLineKind[] = ['post', 'where and when', 'duty'];
const OWN: readonly (readonly [CvSection, readonly CvLineKind[]])[] = [
  ['experience', OF_WORK],
  ['summary', ['summary']],
  ['education', ['education']],
  ['certificates', ['certificate']],
  ['skills', ['skills']],
  ['languages', ['language']],
  ['interests', ['interest']],
];
/** Where no heading has said what stands here. */
const OPEN: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'other']);
/** What a heading gathers, and may have forgotten to end. */
const MIXED: ReadonlySet<CvSection> = new Set<CvSection>([
  'experience',
  'education',
  'certificates',
  'languages',
  'summary',
]);
/** What people put below anything. */
const PUT_ANYWHERE: ReadonlySet<CvSection> = new Set<CvSection>([
  'education',
  'certificates',
  'languages',
  'interests',
]);

/** What the lines around say of this one. */
interface Around {
  isMarked: boolean;
  /** A heading stands over the posts. */
  saysWhereWorkIs: boolean;
  /** A post was read above, and no heading since. */
  isBelowPost: boolean;
  hasYear: boolean;
  /** The rules know a post with its dates in it. */
  isDatedPost: boolean;
  /** It tells of a permission to work, or of a life beside work. */
  isAside: boolean;
  /** It tells something in words, as an opening does. */
  isProse: boolean;
}

/** The section a line belongs to by what it is, where no heading speaks for another or the reader is sure. */
export function sectionRead(section: CvSection, read: CvLineRead, around: Around): CvSection {
  const own = OWN.find(([, kinds]) => kinds.includes(read.kind));
  if (!own || own[0] === section) return section;
  // An opening needs no heading: sentences above the posts are one.
  if (section === 'head' && own[0] === 'summary' && around.isProse && !around.isBelowPost && !around.isDatedPost)
    return 'summary';
  if (around.isAside) return section;
  const [wanted, kinds] = own;
  if (around.isDatedPost && wanted !== 'experience') return section;
  const chance = chanceOf(read, ...kinds);
  if (OPEN.has(section) && wanted === 'experience') {
    // What stands above the heading of the posts is what somebody calls themselves.
    const isPost = read.kind === 'post' && chance >= (around.hasYear ? LIKELY : SURE);
    const isWork = isPost || (around.isBelowPost && chance >= LIKELY);
    return isWork && !around.saysWhereWorkIs ? wanted : section;
  }
  if (OPEN.has(section)) return chance >= (wanted === 'summary' ? SURE : LIKELY) ? wanted : section;
  return MIXED.has(section) && PUT_ANYWHERE.has(wanted) && !around.isMarked && chance >= SURE ? wanted : section;
}
