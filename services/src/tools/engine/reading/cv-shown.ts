import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { isBeside } from './beside-the-work.js';
import { isOfSchool } from './cv-studies.js';
import type { PostHeld } from './post-held.js';
import { proofOfMention, type Proof } from './proof.js';

const ORDER: Partial<Record<CvSection, number>> = {
  experience: 4,
  projects: 4,
  volunteering: 3,
  certificates: 3,
  education: 3,
  publications: 2,
};

/** The best line for each skill: one about work done before any other, and one with a figure in it before one without. */
export function proofsOf(lines: readonly CvLine[], posts: readonly PostHeld[]): Map<string, Proof> {
  const postOf = new Map(posts.flatMap((post) => post.entry.map((line) => [line, post] as const)));
  const best = new Map<string, { proof: Proof; worth: number }>();
  for (const line of lines) {
    const worth = (ORDER[line.section] ?? 1) + (line.isBullet ? 0.5 : 0) + (/\d/.test(line.text) ? 0.25 : 0);
    for (const mention of line.mentions) {
      const { skill, length } = mention;
      if (isOfSchool(line, mention.start)) continue;
      if (isTitleOfSomething(line) && length === 1 && skill.kind !== 'technology') continue;
      // a paper below the last post was no part of it
      const post = line.section === 'certificates' ? undefined : postOf.get(line);
      if (post && isBeside(post, skill)) continue;
      if ((best.get(skill.name)?.worth ?? 0) < worth)
        best.set(skill.name, { proof: proofOfMention(line, mention), worth });
    }
  }
  return new Map(Array.from(best, ([name, { proof }]) => [name, proof]));
}

/** "Booking appointments in EMIS" of a receptionist: what the line names, for whoever asks a receptionist for it. */
export function besideWork(posts: readonly PostHeld[]): CvFacts['beside'] {
  const all: CvFacts['beside'] = new Map();
  for (const post of posts) {
    for (const line of post.entry.filter(({ isList }) => !isList)) {
      for (const mention of line.mentions.filter(({ skill }) => isBeside(post, skill))) {
        const { name } = mention.skill;
        all.set(name, [...(all.get(name) ?? []), { proof: proofOfMention(line, mention), post }]);
      }
    }
  }
  return all;
}

const TRAINED = 3;

/** What people of another trained occupation did as a part of theirs: shown in part. */
export function inPassing(posts: readonly PostHeld[], shown: ReadonlyMap<string, Proof>): Map<string, Proof> {
  const named = new Map<string, Proof>();
  for (const post of posts.filter(({ known }) => (known?.level ?? 0) >= TRAINED)) {
    for (const line of post.entry.filter(({ isList }) => !isList)) {
      for (const mention of line.mentions) {
        const { name } = mention.skill;
        if (isBeside(post, mention.skill) && !shown.has(name)) named.set(name, proofOfMention(line, mention));
      }
    }
  }
  return named;
}

/** A paper called "Teach Yourself …" shows no teaching. */
const isTitleOfSomething = ({ section }: CvLine): boolean => section === 'publications' || section === 'honours';

/** What the CV names and says it is not, or only begun. */
export function doubtedIn(lines: readonly CvLine[]): CvFacts['doubted'] {
  const all: CvFacts['doubted'] = new Map();
  for (const line of lines) {
    for (const { mention, doubt } of line.doubted) {
      const { name } = mention.skill;
      if (!all.has(name) || doubt === 'begun') all.set(name, { proof: proofOfMention(line, mention), doubt });
    }
  }
  return all;
}
