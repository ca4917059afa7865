import type { MessagePort } from 'node:worker_threads';
import { MatchDesk, type KeyedCv, type Match, type NumberedJob, type Order } from './match-desk.js';

export type MatchCall =
  | { name: 'match'; cv: KeyedCv; jobs: NumberedJob[] }
  | { name: 'order'; cv: KeyedCv; ids: number[]; forMs: number }
  | { name: 'learn'; jobs: NumberedJob[] };

export interface MatchRequest {
  n: number;
  call: MatchCall;
}

export type MatchReply = { n: number; result: Match[] | Order | null } | { n: number; problem: string };

export function serveMatches(port: Pick<MessagePort, 'postMessage' | 'on'>): void {
  const desk = new MatchDesk();
  port.on('message', ({ n, call }: MatchRequest) => port.postMessage(replyTo(desk, n, call)));
}

function replyTo(desk: MatchDesk, n: number, call: MatchCall): MatchReply {
  try {
    return { n, result: answerOf(desk, call) };
  } catch (error) {
    return { n, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export function answerOf(desk: MatchDesk, call: MatchCall): Match[] | Order | null {
  if (call.name === 'match') return desk.match(call.cv, call.jobs);
  if (call.name === 'order') return desk.order(call.cv, call.ids, call.forMs);
  desk.learn(call.jobs);
  return null;
}
