import { Logger } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { EngineCall } from '../career-engine.js';
import type { EngineMessage, EngineMethod, EngineRequest } from './serve-engine.js';

interface Open {
  call: EngineCall;
  resolve: (reply: object) => void;
  reject: (error: Error) => void;
}

/** One thread with an engine of its own. One that has ended is started again by the next call. */
export class EngineThread {
  private readonly logger = new Logger('Engine');
  private readonly open = new Map<number, Open>();
  private worker: Worker | undefined;
  private calls = 0;

  constructor(private readonly program: URL) {}

  /** So that its word lists are read by the time somebody asks. */
  start(): void {
    this.thread();
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.failAll(new Error('The program is being stopped'));
    await worker?.terminate();
  }

  async ask(method: EngineMethod, input: object, call: EngineCall): Promise<object> {
    call.signal.throwIfAborted();
    const n = (this.calls += 1);
    const thread = this.thread();
    const leave = () => {
      this.tell(thread, { n, isOver: true });
      this.open.get(n)?.reject(call.signal.reason as Error);
    };
    try {
      return await new Promise<object>((resolve, reject) => {
        this.open.set(n, { call, resolve, reject });
        call.signal.addEventListener('abort', leave, { once: true });
        this.tell(thread, { n, method, input });
      });
    } finally {
      this.open.delete(n);
      call.signal.removeEventListener('abort', leave);
    }
  }

  private tell(thread: Worker, request: EngineRequest): void {
    thread.postMessage(request);
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.program);
    worker.unref();
    worker.on('message', (message: EngineMessage) => this.take(message));
    worker.on('error', (error) => this.logger.error(`A thread of the engine failed: ${String(error)}`));
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.failAll(new Error('A thread of the engine has ended'));
    });
    this.worker = worker;
    return worker;
  }

  private take(message: EngineMessage): void {
    const open = this.open.get(message.n);
    if (!open) return; // nobody waits for it any more
    if ('step' in message) open.call.step(message.step, message.progress);
    else if ('reply' in message) open.resolve(message.reply);
    else open.reject(new Error(message.problem));
  }

  private failAll(error: Error): void {
    for (const { reject } of this.open.values()) reject(error);
  }
}
