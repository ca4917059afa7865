import { Injectable } from '@nestjs/common';
import { KeptText } from '../platform/http/kept-text.js';
import { JobsService } from './jobs.service.js';

/** Some 500 pages of 40 jobs, and what they are compressed. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Some adverts are 200,000 letters long. */
const LARGEST = 1024 * 1024;

interface MadeText {
  text: string;
  etag: string;
}

/**
 * Answers about the board that were given since it last changed, as they were sent. They are the same for everybody who
 * may ask: whether somebody may is decided before. Of those that were not asked for the longest, the first to go.
 */
@Injectable()
export class KeptAnswers {
  private readonly kept = new Map<string, KeptText>();
  private state: string | undefined;
  private bytes = 0;

  constructor(private readonly jobs: JobsService) {}

  /** `kind` and `question` name the answer. While the state of the board is not known from memory, `make` is asked. */
  async answer(kind: string, question: object, make: () => Promise<MadeText>): Promise<KeptText> {
    const state = await this.jobs.state();
    if (state === undefined) return textOf(await make());
    if (state !== this.state) this.begin(state);
    const key = kind + JSON.stringify(question);
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key); // put back at the end: asked for last
      this.kept.set(key, known);
      return known;
    }
    const made = await make();
    // What has changed meanwhile has another name, and what is kept may have become that of another state.
    const isCurrent = state === this.state && made.etag === this.jobs.etagIn(state, question);
    return isCurrent ? this.keep(key, made) : textOf(made);
  }

  private begin(state: string): void {
    this.kept.clear();
    this.bytes = 0;
    this.state = state;
  }

  private keep(key: string, { text, etag }: MadeText): KeptText {
    const { state } = this;
    const one: KeptText = new KeptText(text, etag, (more) => {
      if (state === this.state && this.kept.get(key) === one) this.count(more);
    });
    if (one.bytes > LARGEST) return one;
    this.drop(key); // another may have asked the same meanwhile
    this.kept.set(key, one);
    this.count(one.bytes);
    return one;
  }

  private count(more: number): void {
    this.bytes += more;
    for (const key of this.kept.keys()) {
      if (this.bytes <= MOST_BYTES) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}

const textOf = ({ text, etag }: MadeText) => new KeptText(text, etag);
