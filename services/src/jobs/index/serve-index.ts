import type { MessagePort } from 'node:worker_threads';
import type { SearchPlan } from '../finding/search-plan.js';
import { MemoryIndex } from './memory-index.js';
import { rowsIn, type PackedBatch } from './packed-batch.js';
import type { Question } from './question.js';
import type { Marks } from './spread.js';

/** What another thread may ask of an index. */
export type IndexCall =
  | { name: 'load'; rows: PackedBatch }
  | { name: 'loaded' }
  | { name: 'apply'; rows: PackedBatch; gone: number[] }
  | { name: 'answer'; question: Question }
  | { name: 'spread'; question: Question; marks: Marks }
  | { name: 'count'; plans: SearchPlan[] };

export interface IndexRequest {
  n: number;
  call: IndexCall;
}

export interface IndexReply {
  n: number;
  result?: unknown;
  problem?: string;
  isWorn: boolean;
}

/** Answers the calls that come in at this port, one after the other, from an index of its own. */
export function serveIndex(port: MessagePort): void {
  const index = new MemoryIndex();
  port.on('message', ({ n, call }: IndexRequest) => {
    const reply: IndexReply = { n, isWorn: false };
    try {
      reply.result = perform(index, call);
    } catch (error) {
      reply.problem = String(error);
    }
    port.postMessage({ ...reply, isWorn: index.isWorn });
  });
}

function perform(index: MemoryIndex, call: IndexCall): unknown {
  switch (call.name) {
    case 'load':
      for (const row of rowsIn(call.rows)) index.put(row);
      return undefined;
    case 'loaded':
      return index.settle();
    case 'apply':
      for (const row of rowsIn(call.rows)) index.put(row);
      index.remove(call.gone);
      return index.settle();
    case 'answer':
      return index.answer(call.question);
    case 'spread':
      return index.spread(call.question, call.marks);
    case 'count':
      return call.plans.map((plan) => index.count(plan));
  }
}
