import { BuiltInMatchScorer } from '../engine/built-in-match-scorer.js';
import type { JobText, ReadCv, ReadJob } from '../match-scorer.js';
import { Recent } from './recent.js';

/** A CV as it is asked with; another text has another key. */
export interface KeyedCv {
  key: string;
  text: string;
}

export interface NumberedJob extends JobText {
  id: number;
}

/** The names of what a job asks for, by how the CV answers it, most weight first; what was not compared lacks nothing. */
export interface Match {
  id: number;
  score: number;
  met: string[];
  partly: string[];
  missing: string[];
}

const MOST_CVS = 100;
/** About a kilobyte each. */
const MOST_JOBS = 30_000;

/** Compares, and remembers what it has read: reading takes milliseconds, comparing a twentieth of one. */
export class MatchDesk {
  private readonly scorer = new BuiltInMatchScorer();
  private readonly cvs = new Recent<string, ReadCv>(MOST_CVS);
  private readonly jobs = new Recent<number, { job: NumberedJob; read: ReadJob }>(MOST_JOBS);

  match(cv: KeyedCv, jobs: NumberedJob[]): Match[] {
    const read = this.readCv(cv);
    return jobs.map((job) => {
      const { score, requirements } = this.scorer.match(read, this.readJob(job));
      const names = (wanted: string) =>
        requirements.filter(({ state, kind }) => state === wanted && kind !== 'unread').map(({ name }) => name);
      return { id: job.id, score, met: names('met'), partly: names('partly'), missing: names('missing') };
    });
  }

  /** What to sort by, in the order of the jobs. */
  scores(cv: KeyedCv, jobs: NumberedJob[]): number[] {
    const read = this.readCv(cv);
    return jobs.map((job) => this.scorer.order(read, this.readJob(job)));
  }

  /** Reads ahead of being asked. Without jobs: the word lists alone, which take the longest. */
  learn(jobs: NumberedJob[]): void {
    if (jobs.length === 0) this.scorer.readCv('');
    for (const job of jobs) this.readJob(job);
  }

  private readCv({ key, text }: KeyedCv): ReadCv {
    return this.cvs.get(key) ?? this.cvs.keep(key, this.scorer.readCv(text));
  }

  private readJob(job: NumberedJob): ReadJob {
    const known = this.jobs.get(job.id);
    if (known && isSame(known.job, job)) return known.read;
    return this.jobs.keep(job.id, { job, read: this.scorer.readJob(job) }).read;
  }
}

const isSame = (one: NumberedJob, other: NumberedJob): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.location === other.location &&
  one.company === other.company &&
  one.experienceLevel === other.experienceLevel &&
  one.skills?.join() === other.skills?.join();
