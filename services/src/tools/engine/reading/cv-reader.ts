import { isEnglish } from '../text/english.js';
import { wordsOf } from '../text/words.js';
import type { Field } from '../vocabulary/skill.js';
import { certificatesHeld, type CertificateHeld } from './certificates-held.js';
import { claims } from './cv-claims.js';
import { proofAt, type Proof } from './proof.js';
import { cvLinesOf, type CvLine } from './cv-lines.js';
import type { CvSection } from './cv-sections.js';
import { degreeIn, type DegreeLevel } from './degrees.js';
import { fieldOfTitle, mostVoted } from './fields.js';
import { numberOf, NUMBER } from './numbers.js';
import { sentencesIn } from './advert-sentences.js';
import { countryOfAddress } from './places.js';
import { isBeside, postsIn, rankHeld, type PostHeld } from './posts-held.js';
import { stemsOf } from './worded-asks.js';
import { workRightIn, type WorkRight } from './rights.js';
import { saysRank, type Rank } from './seniority.js';
import { spansIn, yearsCovered, type Span } from './time-spans.js';

/** All that the engine knows of a CV. Plain data, made once for a text. */
export interface CvFacts {
  lines: CvLine[];
  name: string | null;
  field: Field | null;
  /** Skills of which a line shows the use. */
  shown: Map<string, Proof>;
  /** Skills that only a list claims, in a list that fits what the rest of the CV shows. */
  claimed: Map<string, Proof>;
  /** Skills in a line of keywords that nothing else in the CV supports: told to the person, never counted. */
  unsupported: Map<string, Proof>;
  posts: PostHeld[];
  years: number;
  yearsProof: Proof | null;
  /** Years that a line claims in so many words. */
  yearsSaid: { years: number; proof: Proof } | null;
  degree: { level: DegreeLevel; proof: Proof } | null;
  rank: Rank;
  rankProof: Proof | null;
  /** Every line that states a degree or a diploma. */
  studied: readonly Proof[];
  certificates: Map<string, CertificateHeld>;
  languages: Map<string, Proof>;
  right: { says: WorkRight; proof: Proof } | null;
  country: { name: string; proof: Proof } | null;
  /** Whether what stands in sentences is written in English. */
  isEnglish: boolean;
  /** The first lines, where people say where they live; folded, for finding a town in them. */
  head: string;
  /** All lines folded, each between spaces, for finding a phrase that no vocabulary knows. */
  folded: { text: string; proof: Proof; isList: boolean }[];
  /** The same lines as stems, for finding what an advert words in its own way. */
  worded: { stems: ReadonlySet<string>; proof: Proof; isList: boolean }[];
}

const YEARS_SAID = new RegExp(
  `\\b(?:>\\s?)?(${NUMBER})\\+?\\)?\\s*(?:or more )?years?['’]?[^.;]{0,40}?\\bexperience`,
  'i',
);
const ORDER: Partial<Record<CvSection, number>> = {
  experience: 4,
  projects: 4,
  volunteering: 3,
  certificates: 3,
  education: 3,
  publications: 2,
};

/** `today` closes the posts that still run. */
export function readCv(text: string, today: Date): CvFacts {
  const lines = cvLinesOf(text);
  const posts = postsIn(lines, today);
  const shown = proofsOf(
    lines.filter(({ isList, section }) => !isList && section !== 'interests' && section !== 'references'),
    posts,
  );
  const field = fieldOf(lines, posts, shown);
  const { claimed, unsupported } = claims(lines, shown, field);
  for (const [name, proof] of inPassing(posts, shown)) if (!claimed.has(name)) claimed.set(name, proof);
  const experience = yearsOf(lines, today);
  const rank = rankHeld(posts, experience);
  return {
    lines,
    name: nameOf(lines),
    field,
    shown,
    claimed,
    unsupported,
    posts,
    ...{ years: experience.years, yearsProof: experience.proof, yearsSaid: experience.said },
    degree: degreeOf(lines),
    studied: lines.filter(isStudy).map((line) => proofAt(line, 0)),
    certificates: certificatesHeld(lines),
    ...rank,
    languages: languagesOf(lines),
    right: rightOf(lines),
    country: countryOf(lines),
    isEnglish: isEnglish(
      lines
        .filter(({ isList }) => !isList)
        .map(({ text: line }) => line)
        .join('\n'),
    ),
    head: ` ${lines.slice(0, 8).map(foldedText).join(' ')} `,
    folded: lines
      .filter(({ isHeading }) => !isHeading)
      .map((line) => ({ text: ` ${foldedText(line)} `, proof: proofAt(line, 0), isList: line.isList })),
    worded: lines
      .filter(({ isHeading }) => !isHeading)
      .map((line) => ({ stems: new Set(stemsOf(line.text)), proof: proofAt(line, 0), isList: line.isList })),
  };
}

const foldedText = ({ text }: { text: string }): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** The best line for each skill: one about work done before any other, and one with a figure in it before one without. */
function proofsOf(lines: readonly CvLine[], posts: readonly PostHeld[]): Map<string, Proof> {
  const postOf = new Map(posts.flatMap((post) => post.entry.map((line) => [line, post] as const)));
  const best = new Map<string, { proof: Proof; worth: number }>();
  for (const line of lines) {
    const worth = (ORDER[line.section] ?? 1) + (line.isBullet ? 0.5 : 0) + (/\d/.test(line.text) ? 0.25 : 0);
    for (const { skill, start, length } of line.mentions) {
      if (isTitleOfSomething(line) && length === 1 && skill.kind !== 'technology') continue;
      const post = postOf.get(line);
      if (post && isBeside(post, skill)) continue;
      if ((best.get(skill.name)?.worth ?? 0) < worth) best.set(skill.name, { proof: proofAt(line, start), worth });
    }
  }
  return new Map(Array.from(best, ([name, { proof }]) => [name, proof]));
}

const TRAINED = 3;

/** What people of another trained occupation did as a part of theirs: shown in part. */
function inPassing(posts: readonly PostHeld[], shown: ReadonlyMap<string, Proof>): Map<string, Proof> {
  const named = new Map<string, Proof>();
  for (const post of posts.filter(({ known }) => known?.level === TRAINED)) {
    for (const line of post.entry.filter(({ isList }) => !isList)) {
      for (const { skill, start } of line.mentions) {
        if (isBeside(post, skill) && !shown.has(skill.name)) named.set(skill.name, proofAt(line, start));
      }
    }
  }
  return named;
}

/** A paper called "Teach Yourself …" shows no teaching. */
const isTitleOfSomething = ({ section }: CvLine): boolean => section === 'publications' || section === 'honours';

/** Titles weigh most, then what was studied, then the skills shown; lists of words have no vote. */
function fieldOf(
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
  shown: ReadonlyMap<string, Proof>,
): Field | null {
  const votes = new Map<Field, number>();
  const vote = (field: Field | null, weight: number) => {
    if (field !== null) votes.set(field, (votes.get(field) ?? 0) + weight);
  };
  for (const { field } of posts) vote(field, 3);
  const counted = new Set<string>();
  for (const line of lines) {
    if (line.isHeading || line.isList) continue;
    if (line.section === 'education' && !line.isBullet) vote(fieldOfTitle(line.text), 1.5);
    for (const { skill } of line.mentions) {
      if (!counted.has(skill.name) && shown.has(skill.name)) vote(skill.field, 1);
      counted.add(skill.name);
    }
  }
  const field = mostVoted(votes);
  if (field !== null) return field;
  for (const line of lines) if (line.section === 'skills') for (const { skill } of line.mentions) vote(skill.field, 1);
  return mostVoted(votes);
}

function yearsOf(
  lines: readonly CvLine[],
  today: Date,
): { years: number; proof: Proof | null; said: CvFacts['yearsSaid'] } {
  const claim = firstOf(lines, ({ text }) => numberOf(YEARS_SAID.exec(text)?.[1] ?? ''));
  const said = claim && { years: claim.says, proof: claim.proof };
  const isWork = ({ section, text }: CvLine) =>
    section === 'experience' || ((section === 'head' || section === 'other') && degreeIn(text) === null);
  const dated = lines.filter(isWork).map((line) => ({ line, spans: spansIn(line.text, today) }));
  const years = yearsCovered(dated.flatMap(({ spans }) => spans));
  if (said && said.years > years) return { ...said, said };
  const longest = dated
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => lengthOf(other.spans) - lengthOf(one.spans))[0];
  return { years, proof: longest ? proofAt(longest.line, 0) : (said?.proof ?? null), said };
}

/** "BSc Nursing", "Diploma in Nursing, 2014", where people say what they have learned. */
const isStudy = ({ text, section, isHeading, isList }: CvLine): boolean =>
  !isHeading &&
  !isList &&
  ['education', 'head', 'summary', 'certificates', 'other'].includes(section) &&
  (degreeIn(text) !== null || /\bdiploma\b|\bhnd\b/i.test(text));

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

function degreeOf(lines: readonly CvLine[]): CvFacts['degree'] {
  let best: CvFacts['degree'] = null;
  for (const line of lines) {
    if (line.isHeading || line.isList || line.section === 'references' || line.section === 'honours') continue;
    const level = degreeIn(line.text);
    const counts =
      line.section === 'education' ||
      line.section === 'head' ||
      line.section === 'summary' ||
      line.section === 'certificates';
    if (level !== null && counts && level > (best?.level ?? 0)) best = { level, proof: proofAt(line, 0) };
  }
  return best;
}

function languagesOf(lines: readonly CvLine[]): Map<string, Proof> {
  const spoken = new Map<string, Proof>();
  for (const line of lines) {
    for (const { skill, start } of line.mentions) {
      if (skill.kind === 'language' && !spoken.has(skill.name)) spoken.set(skill.name, proofAt(line, start));
    }
  }
  return spoken;
}

/** The sentence that says it, not all that stands on the line. */
function rightOf(lines: readonly CvLine[]): CvFacts['right'] {
  const found = firstOf(lines, (line) => workRightIn(line.text));
  if (!found) return null;
  const sentence = sentencesIn(found.proof.whole).find((each) => workRightIn(each) !== null);
  return { says: found.says, proof: { ...found.proof, whole: sentence ?? found.proof.whole } };
}

function countryOf(lines: readonly CvLine[]): CvFacts['country'] {
  const found = firstOf(
    lines
      .filter(
        ({ section, isBullet, isHeading }) => (section === 'head' || section === 'summary') && !isBullet && !isHeading,
      )
      .slice(0, 8),
    ({ text }) => countryOfAddress(text),
  );
  return found && { name: found.says, proof: found.proof };
}

function firstOf<T>(lines: readonly CvLine[], read: (line: CvLine) => T | null): { says: T; proof: Proof } | null {
  for (const line of lines) {
    if (line.isHeading) continue;
    const says = read(line);
    if (says !== null) return { says, proof: proofAt(line, 0) };
  }
  return null;
}

/** Two to four words in capitals at the very top, with no digit, address or job in them. */
function nameOf(lines: readonly CvLine[]): string | null {
  const head = lines.slice(0, 4).filter(({ section, isHeading }) => section === 'head' && !isHeading);
  const name = head.find(
    ({ text }) =>
      /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text) && fieldOfTitle(text) === null && !saysRank(text),
  );
  return name?.text ?? null;
}
