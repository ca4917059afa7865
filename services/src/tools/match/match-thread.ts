import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Worker, type MessagePort } from 'node:worker_threads';
import { MatchDesk, type KeyedCv, type Match, type NumberedJob, type Order } from './match-desk.js';
import { answerOf, type MatchCall, type MatchReply, type MatchRequest } from './serve-matches.js';

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A thread is started from compiled files only; tests, which run the sources, compare in their own. */
const isCompiled = import.meta.url.endsWith('.js');

/** Compares in a thread of its own: the word lists alone take longer to load than other requests may wait. */
@Injectable()
export class MatchThread implements OnModuleDestroy {
  private readonly logger = new Logger('Match');
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private here: MatchDesk | undefined;
  private calls = 0;

  match(cv: KeyedCv, jobs: NumberedJob[]): Promise<Match[]> {
    return this.call({ name: 'match', cv, jobs });
  }

  order(cv: KeyedCv, ids: number[], forMs: number): Promise<Order> {
    return this.call({ name: 'order', cv, ids, forMs });
  }

  learn(jobs: NumberedJob[]): Promise<null> {
    return this.call({ name: 'learn', jobs });
  }

  async onModuleDestroy(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.failAll(new Error('The program is being stopped'));
    await worker?.terminate();
  }

  private call<T>(call: MatchCall): Promise<T> {
    if (!isCompiled) {
      this.here ??= new MatchDesk();
      return Promise.resolve(answerOf(this.here, call) as T);
    }
    const request: MatchRequest = { n: (this.calls += 1), call };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(request.n, { resolve, reject });
      this.port().postMessage(request);
    });
  }

  /** A thread that has ended is started again by the next call. */
  private port(): Pick<MessagePort, 'postMessage'> {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./match-worker.js', import.meta.url));
    worker.unref();
    worker.on('message', (reply: MatchReply) => this.take(reply));
    worker.on('error', (error) => this.logger.error(`The matching thread failed: ${String(error)}`));
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.failAll(new Error('The matching thread has ended'));
    });
    this.worker = worker;
    return worker;
  }

  private take(reply: MatchReply): void {
    const waiting = this.waiting.get(reply.n);
    this.waiting.delete(reply.n);
    if ('problem' in reply) waiting?.reject(new Error(reply.problem));
    else waiting?.resolve(reply.result as never);
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
