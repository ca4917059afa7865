/** What jsdom has not: streams, channels between tabs, and locks. */

export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  static get live(): FakeStream[] {
    return FakeStream.opened.filter(({ readyState }) => readyState !== FakeStream.CLOSED);
  }
  readyState = 0;

  constructor(readonly address: string) {
    super();
    FakeStream.opened.push(this);
  }

  get from(): string | null {
    return new URL(this.address, 'http://localhost').searchParams.get('lastEventId');
  }

  close() {
    this.readyState = FakeStream.CLOSED;
  }

  send(event: string, data: unknown, lastEventId = '') {
    if (this.readyState === FakeStream.CLOSED) return;
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }));
  }

  hello(id: string, isGap = false) {
    this.send('hello', { isGap }, id);
  }

  refuse() {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

export class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();

  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other === this || other.name !== this.name) continue;
      queueMicrotask(() => FakeChannel.open.has(other) && other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  close() {
    FakeChannel.open.delete(this);
  }
}

interface Request {
  start: () => void;
  reject: (reason: Error) => void;
}

/** One lock, which is enough here. */
export class FakeLocks {
  private held: Request | undefined;
  private readonly waiting: Request[] = [];

  request(_name: string, options: { signal?: AbortSignal; steal?: boolean }, hold: () => unknown): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const request: Request = {
        reject,
        start: () => {
          this.held = request;
          void Promise.resolve(hold()).then(() => {
            if (this.held === request) this.next();
            resolve();
          });
        },
      };
      options.signal?.addEventListener('abort', () => {
        const at = this.waiting.indexOf(request);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (options.steal) {
        this.held?.reject(new DOMException('Stolen', 'AbortError'));
        request.start();
      } else {
        this.waiting.push(request);
        if (!this.held) this.next();
      }
    });
  }

  private next() {
    this.held = undefined;
    queueMicrotask(() => !this.held && this.waiting.shift()?.start());
  }
}

export function provideFakeBrowser(): void {
  FakeStream.opened = [];
  FakeChannel.open.clear();
  Object.assign(globalThis, { EventSource: FakeStream, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
}

export function removeFakeBrowser(): void {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
}
