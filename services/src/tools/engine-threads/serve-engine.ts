import type { MessagePort } from 'node:worker_threads';
import type { CareerEngine, EngineCall } from '../career-engine.js';

export type EngineMethod = Exclude<keyof CareerEngine, 'kind'>;

/** What a thread is told: to answer one call, or that nobody waits for it any more. */
export type EngineRequest = { n: number; method: EngineMethod; input: object } | { n: number; isOver: true };

/** What a thread tells of a call: a step, then its end. */
export type EngineMessage =
  { n: number; step: string; progress: number } | { n: number; reply: object } | { n: number; problem: string };

type Port = Pick<MessagePort, 'postMessage' | 'on'>;

/** Answers the calls that come by the port. Several are under way at a time, taking turns from step to step. */
export function serveEngine(port: Port, engine: CareerEngine): void {
  const open = new Map<number, AbortController>();
  port.on('message', (request: EngineRequest) => {
    if ('isOver' in request) return void open.get(request.n)?.abort();
    const { n } = request;
    const aborting = new AbortController();
    open.set(n, aborting);
    void replyTo(port, engine, request, aborting.signal).finally(() => open.delete(n));
  });
}

async function replyTo(
  port: Port,
  engine: CareerEngine,
  { n, method, input }: { n: number; method: EngineMethod; input: object },
  signal: AbortSignal,
): Promise<void> {
  const tell = (message: EngineMessage) => port.postMessage(message);
  const call: EngineCall = {
    signal,
    step: (step, progress) => tell({ n, step, progress }),
    remember: (_name, ask) => ask(), // nothing that the built-in engine answers costs anything
  };
  try {
    tell({ n, reply: await engine[method](input as never, call) });
  } catch (error) {
    if (!signal.aborted) tell({ n, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
