import type { Field } from '../vocabulary/skill.js';
import type { CertificateHeld } from './certificate-held.js';
import type { CvLine } from './cv-line.js';
import type { DegreeLevel } from './degrees.js';
import type { PostHeld } from './post-held.js';
import type { Proof } from './proof.js';
import type { WorkRight } from './rights.js';
import type { Rank } from './seniority.js';
import type { SkillMention } from './skill-finder.js';
import type { Doubt } from './standing.js';

/** All that the engine knows of a CV. Plain data, made once for a text. */
export interface CvFacts {
  /** The day it was read on: posts that still run end then, for whoever goes on with the dates of its lines as well. */
  today: Date;
  lines: CvLine[];
  name: string | null;
  field: Field | null;
  /** Skills of which a line shows the use. */
  shown: Map<string, Proof>;
  /** Skills that only a list claims, in a list that fits what the rest of the CV shows. */
  claimed: Map<string, Proof>;
  /** Skills in a line of keywords that nothing else in the CV supports: told to the person, never counted. */
  unsupported: Map<string, Proof>;
  /** What the CV names and says it is not, or only begun. */
  doubted: Map<string, { proof: Proof; doubt: Doubt }>;
  /** What posts name that their occupation works beside; in an advert of that occupation it is asked of its people. */
  beside: Map<string, { proof: Proof; post: PostHeld }[]>;
  posts: PostHeld[];
  years: number;
  yearsProof: Proof | null;
  /** Years that lines claim in so many words, as they stand. */
  yearsSaid: readonly YearsSaid[];
  degree: { level: DegreeLevel; proof: Proof } | null;
  rank: Rank;
  rankProof: Proof | null;
  /** Every line that states a degree or a diploma. */
  studied: readonly Proof[];
  certificates: Map<string, CertificateHeld>;
  languages: Map<string, Proof>;
  right: { says: WorkRight; proof: Proof } | null;
  country: { name: string; proof: Proof } | null;
  /** A line written in English, of a CV that is; null of any other. */
  english: Proof | null;
  /** Surely written in another language. */
  isForeign: boolean;
  /** The lines where people say where they live; folded, for finding a town in them. */
  head: string;
  /** All lines folded, each between spaces, for finding a phrase that no vocabulary knows. */
  folded: { text: string; proof: Proof; isList: boolean }[];
  /** The same lines as stems, for finding what an advert words in its own way. */
  worded: WordedLine[];
}

/** "Ten years in retail, six years of experience in intensive care": each with the words that say what it was in. */
export interface YearsSaid {
  years: number;
  text: string;
  mentions: readonly SkillMention[];
  proof: Proof;
}

/** A line by its stems: what it holds, what it has only begun, and what it says not to be there. */
export interface WordedLine {
  stems: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  /** What it holds, as it stands. */
  held: string;
  proof: Proof;
  isList: boolean;
}
