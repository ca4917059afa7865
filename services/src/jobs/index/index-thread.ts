import { Worker, type MessagePort } from 'node:worker_threads';
import type { SearchPlan } from '../finding/search-plan.js';
import type { IndexHome } from './index-home.js';
import { BatchWriter, type PackedBatch } from './packed-batch.js';
import type { IndexAnswer, Question } from './question.js';
import type { Marks, Spread } from './spread.js';
import type { IndexCall, IndexReply, IndexRequest } from './serve-index.js';

/** So many bytes are sent at a time during the first load. */
const LOAD_BYTES = 1 << 18;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** An index in a thread of its own: a search among a million jobs takes longer than other requests may wait. */
export class IndexThread implements IndexHome {
  private readonly waiting = new Map<number, Waiting>();
  private readonly batch = new BatchWriter();
  private calls = 0;
  private isLeftBehind = false;
  private problem: Error | undefined;

  constructor(
    private readonly port: Pick<MessagePort, 'postMessage' | 'on'>,
    private readonly end: () => Promise<unknown>,
  ) {
    port.on('message', (reply: IndexReply) => this.take(reply));
  }

  static start(): IndexThread {
    const worker = new Worker(new URL('./index-worker.js', import.meta.url));
    worker.unref();
    const thread = new IndexThread(worker as unknown as MessagePort, () => worker.terminate());
    worker.on('error', (error) => thread.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => thread.fail(new Error('The thread of the search index has ended')));
    return thread;
  }

  load(row: Buffer): void {
    this.batch.add(row);
    if (this.batch.size >= LOAD_BYTES) this.sendBatch().catch(() => undefined); // `loaded` will say it again
  }

  async loaded(): Promise<number[]> {
    await this.sendBatch();
    return this.call({ name: 'loaded' });
  }

  apply(rows: Buffer[], gone: number[]): Promise<number[]> {
    for (const row of rows) this.batch.add(row);
    const batch = this.batch.take();
    return this.call({ name: 'apply', rows: batch, gone }, batch);
  }

  answer(question: Question): Promise<IndexAnswer> {
    return this.call({ name: 'answer', question });
  }

  spread(question: Question, marks: Marks): Promise<Spread> {
    return this.call({ name: 'spread', question, marks });
  }

  count(plans: SearchPlan[]): Promise<number[]> {
    return this.call({ name: 'count', plans });
  }

  isWorn(): boolean {
    return this.isLeftBehind;
  }

  async close(): Promise<void> {
    this.fail(new Error('The search index was closed'));
    await this.end();
  }

  private sendBatch(): Promise<void> {
    const rows = this.batch.take();
    return this.call({ name: 'load', rows }, rows);
  }

  private call<T>(call: IndexCall, lent?: PackedBatch): Promise<T> {
    if (this.problem) return Promise.reject(this.problem);
    const request: IndexRequest = { n: (this.calls += 1), call };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(request.n, { resolve, reject });
      this.port.postMessage(request, lent ? [lent.bytes] : []);
    });
  }

  private take({ n, result, problem, isWorn }: IndexReply): void {
    const waiting = this.waiting.get(n);
    this.waiting.delete(n);
    this.isLeftBehind = isWorn;
    if (problem === undefined) waiting?.resolve(result as never);
    else waiting?.reject(new Error(problem));
  }

  private fail(error: Error): void {
    this.problem ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
