import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Response } from 'express';
import type { Observable } from 'rxjs';

const BEAT_MS = 15_000;

/** Server-Sent Events that end with what they tell of, or when the program stops. */
@Injectable()
export class TaskStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<Response>();

  /** One `event: task` for each value; the answer ends with the last. */
  send(response: Response, values: Observable<unknown>): void {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // a proxy that collects before it sends would hold every step back
    });
    response.flushHeaders();
    response.write('retry: 2000\n\n');
    const beat = setInterval(() => response.write(': here\n\n'), BEAT_MS);
    const following = values.subscribe({
      next: (value) => response.write(`event: task\ndata: ${JSON.stringify(value)}\n\n`),
      error: () => response.end(), // the browser comes back by itself
      complete: () => response.end(),
    });
    this.open.add(response);
    response.once('close', () => {
      clearInterval(beat);
      following.unsubscribe();
      this.open.delete(response);
    });
  }

  /** Before the server closes, which waits for every answer that is open. */
  beforeApplicationShutdown(): void {
    for (const response of this.open) response.end();
  }
}
