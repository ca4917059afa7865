import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { GRADE, membershipsIn, type Membership } from '../reading/memberships.js';
import { proofAt, type Proof } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import { REGISTER_OF_ENGINEERS } from '../vocabulary/professional-bodies.js';
import { listed } from '../text/clean.js';
import { MISSING, type Finding } from './finding.js';

/** A skill of the vocabulary that is membership of a body, or of several. */
const OF_ENGINEERS: ReadonlySet<string> = new Set([
  'Chartered engineer',
  'Graduate member of an engineering institution',
]);

/** What a line asks of the bodies that these names name. */
export function membershipsAsked(names: readonly string[], line: string): readonly Membership[] {
  const own = new Set(names.flatMap((name) => [name, ...membershipsIn(name).map(({ body }) => body.short)]));
  const isOfEngineers = names.some((name) => OF_ENGINEERS.has(name));
  return membershipsIn(line).filter(({ body }) => own.has(body.short) || (isOfEngineers && body.isOfEngineers));
}

/**
 * How far somebody has come in a body that an advert names. A step below the one asked for is a part of it; null where
 * the advert names no step, or the CV none, and the name alone has to be enough.
 */
export function membershipFinding(
  asked: readonly Membership[],
  line: string,
  isOnTheWayEnough: boolean,
  cv: CvFacts,
): Finding | null {
  if (asked.length === 0) return null;
  const wanted = isOnTheWayEnough ? GRADE.student : gradeAsked(asked, line);
  const held = membershipsHeld(asked, cv);
  const best = held
    .filter(({ grade }) => grade !== null)
    .toSorted((one, other) => (other.grade ?? 0) - (one.grade ?? 0))[0];
  const ended = held.find(({ isPast }) => isPast);
  if (ended && held.every(({ isPast }) => isPast)) return { ...MISSING, proof: ended.proof, why: ENDED };
  if (!best || best.grade === null) return (wanted ?? 0) >= GRADE.chartered ? withoutABody(held, cv) : null;
  if (wanted === null) {
    const isBelow = best.grade < GRADE.course && held.every(({ grade }) => grade !== null);
    return isBelow ? { state: 'partly', proof: best.proof, why: A_LOWER_STEP } : null;
  }
  return best.grade >= wanted
    ? { state: 'met', proof: best.proof }
    : { state: 'partly', proof: best.proof, why: A_LOWER_STEP };
}

/** "Chartered, 2019", "Chartership gained": with whom, the CV does not say, so that it is a part of what is asked. */
function withoutABody(held: readonly { grade: number | null }[], { lines }: CvFacts): Finding | null {
  if (held.length > 0) return null;
  const line = lines.find(
    ({ text, isHeading, section }) =>
      !isHeading &&
      !ELSEWHERE.has(section) &&
      CHARTERED_ALONE.test(text) &&
      membershipsIn(text).length === 0 &&
      standingAt(text, Math.max(0, text.search(/charter/i))) === 'held',
  );
  return line ? { state: 'partly', proof: proofAt(line, 0), why: NO_BODY } : null;
}
const CHARTERED_ALONE =
  /(?<!\b(?:towards?|for|to|pursuing|a|the|of) )\b(?:chartered(?: status| member(?:ship)?| professional)?(?=\s*(?:$|[,.;:()|–—-]|since\b|in (?:19|20)|(?:19|20)\d\d))|chartership(?= (?:gained|achieved|obtained|attained|awarded|granted|in (?:19|20)|(?:19|20))|\s*(?:$|[,.;:(|–—-])))/i;
const NO_BODY = 'Your CV says that you are chartered, and not with which body';

const ENDED = 'Your CV says that your membership has ended';
const A_LOWER_STEP = 'Your CV names an earlier step of membership than the one asked for';

/** The lowest of several that will do, of "working towards it" one above who has just begun; of "CEng MIET" both are meant. Null where none is named. */
function gradeAsked(asked: readonly Membership[], line: string): number | null {
  const grades = asked.flatMap(({ grade, isToCome }) =>
    isToCome ? [GRADE.associate] : grade === null || grade === GRADE.course ? [] : [grade],
  );
  if (grades.length === 0) return null;
  const isChoice = /\bor\b|\//i.test(line.slice(asked[0]?.start, asked.at(-1)?.end));
  return isChoice ? Math.min(...grades) : Math.max(...grades);
}

interface Held {
  grade: number | null;
  isPast: boolean;
  proof: Proof;
}

/** Whose names they are in a CV is somebody else's, or nobody's, in these. */
const ELSEWHERE: ReadonlySet<CvSection> = new Set<CvSection>(['interests', 'references', 'publications']);

function membershipsHeld(asked: readonly Membership[], { lines }: CvFacts): Held[] {
  const wanted = new Set(asked.map(({ body }) => body.short));
  const isOfEngineers = asked.some(({ body }) => body.isOfEngineers);
  const isWanted = ({ body: { short, isOfEngineers: isEngineers } }: Membership) =>
    wanted.has(short) ||
    (wanted.has(REGISTER_OF_ENGINEERS) && isEngineers) ||
    (isOfEngineers && short === REGISTER_OF_ENGINEERS);
  return lines.flatMap((line) =>
    line.isHeading || ELSEWHERE.has(line.section)
      ? []
      : membershipsIn(line.text)
          .filter((each) => isWanted(each) && !each.isToCome && standingAt(line.text, each.start) === 'held')
          .map(({ grade, isPast = false, start }) => ({ grade, isPast, proof: proofAt(line, start) })),
  );
}

/** "Chartered membership of IStructE or ICE"; null where no body is named, or no step. */
export function calledMembership(asked: readonly Membership[], line: string): string | null {
  const bodies = [...new Set(asked.map(({ body }) => body.short))];
  // of "chartered or working towards it" the name is what it leads to
  const grade = gradeAsked(
    asked.map((each) => ({ ...each, isToCome: false })),
    line,
  );
  const called = GRADE_NAMES.find(([step]) => step === grade)?.[1];
  return called === undefined || bodies.includes(REGISTER_OF_ENGINEERS) || bodies.length === 0
    ? null
    : `${called} of ${listed(bodies, 'or')}`;
}
const GRADE_NAMES: readonly (readonly [number, string])[] = [
  [GRADE.student, 'Student membership'],
  [GRADE.graduate, 'Graduate membership'],
  [GRADE.associate, 'Associate membership'],
  [GRADE.member, 'Membership'],
  [GRADE.chartered, 'Chartered membership'],
  [GRADE.fellow, 'Fellowship'],
];
