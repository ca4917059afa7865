import type { Requirement } from './career-engine.js';

/** What a job on the board says of itself. */
export interface JobText {
  title: string;
  company: string;
  location: string;
  experienceLevel: string | null;
  description: string;
  /** As the job lists them, beside its description. */
  skills?: readonly string[];
}

/** A CV as the scorer has read it once. What is inside is the scorer's own. */
export type ReadCv = object;
/** A job as the scorer has read it once; kept in memory for thousands of jobs, so it has to be small. */
export type ReadJob = object;

export interface JobMatch {
  /** Whole percent, 0 to 100. */
  score: number;
  /** What the score is the weighted sum of, most weight first. */
  requirements: Requirement[];
}

/**
 * Compares one CV with many jobs, without a network: reading is done once for each text, comparing takes
 * microseconds. The score of a job is that of a CV analysis against the same text.
 */
export abstract class MatchScorer {
  abstract readCv(cvText: string): ReadCv;
  abstract readJob(job: JobText): ReadJob;
  /** The same for two jobs that every CV matches alike, so that one of them need be kept and compared. */
  abstract alike(job: ReadJob): string;
  abstract match(cv: ReadCv, job: ReadJob): JobMatch;
  /** The score alone. */
  abstract score(cv: ReadCv, job: ReadJob): number;
  /** The score and less than one more, for sorting: of equal scores, the one that compares more stands first. */
  abstract order(cv: ReadCv, job: ReadJob): number;
}
