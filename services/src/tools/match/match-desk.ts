import { Recent } from '../../platform/recent.js';
import { BuiltInMatchScorer } from '../engine/built-in-match-scorer.js';
import type { JobText, ReadCv, ReadJob } from '../match-scorer.js';

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

/** Jobs in the order of one CV, as far as it is made. */
export interface Order {
  ids: number[];
  /** How many of them were compared; the others follow in the order that they came in. */
  compared: number;
  /** What was never read, or is no longer remembered. */
  unread: number[];
  /** Some that were read were not reached in time. */
  isUnfinished: boolean;
}

const MOST_CVS = 100;
/** A kilobyte or two each; those that are alike share it. */
export const MOST_JOBS = 50_000;
/** Orders of the whole board that are kept, each of some hundred kilobytes. */
const MOST_ORDERS = 50;
/** Telling whether two jobs are alike costs by their length, and long adverts hardly ever are. */
const SHORT_ADVERT = 300;

/** Compares, and remembers what it has read: reading takes milliseconds, comparing a twentieth of one. */
export class MatchDesk {
  private readonly scorer = new BuiltInMatchScorer();
  private readonly cvs = new Recent<string, ReadCv>(MOST_CVS);
  private readonly jobs = new Recent<number, { job: NumberedJob; read: ReadJob }>(MOST_JOBS);
  private readonly alike = new Recent<string, ReadJob>(MOST_JOBS);
  private readonly orders = new Recent<string, WeakMap<ReadJob, number>>(MOST_ORDERS);

  match(cv: KeyedCv, jobs: NumberedJob[]): Match[] {
    const read = this.readCv(cv);
    return jobs.map((job) => {
      const { score, requirements } = this.scorer.match(read, this.readJob(job));
      const names = (wanted: string) =>
        requirements.filter(({ state, kind }) => state === wanted && kind !== 'unread').map(({ name }) => name);
      return { id: job.id, score, met: names('met'), partly: names('partly'), missing: names('missing') };
    });
  }

  /**
   * The best match first, then what was not read ahead or not reached in so many milliseconds; those that match alike
   * stay in their order. What was reached is remembered: asked again, the rest is.
   */
  order(cv: KeyedCv, ids: number[], forMs: number): Order {
    const read = this.readCv(cv);
    const known = this.orders.get(cv.key) ?? this.orders.keep(cv.key, new WeakMap<ReadJob, number>());
    const until = performance.now() + forMs;
    const scores = new Map<number, number>();
    const [unread, late]: [number[], number[]] = [[], []];
    for (const id of ids) {
      const job = this.jobs.peek(id)?.read;
      const score = job && (known.get(job) ?? (performance.now() > until ? undefined : this.scorer.order(read, job)));
      if (job && score !== undefined) known.set(job, score);
      if (score !== undefined) scores.set(id, score);
      else (job ? late : unread).push(id);
    }
    const compared = [...scores.keys()].sort((one, other) => scores.get(other)! - scores.get(one)!);
    const others = ids.filter((id) => !scores.has(id));
    return { ids: [...compared, ...others], compared: compared.length, unread, isUnfinished: late.length > 0 };
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
    const read = this.scorer.readJob(job);
    return this.jobs.keep(job.id, { job, read: job.description.length > SHORT_ADVERT ? read : this.shared(read) }).read;
  }

  private shared(read: ReadJob): ReadJob {
    const key = this.scorer.alike(read);
    return this.alike.get(key) ?? this.alike.keep(key, read);
  }
}

const isSame = (one: NumberedJob, other: NumberedJob): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.location === other.location &&
  one.company === other.company &&
  one.experienceLevel === other.experienceLevel &&
  one.skills?.join() === other.skills?.join();
