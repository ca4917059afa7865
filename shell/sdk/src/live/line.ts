import type { Topic } from './live-events';

export type News =
  { kind: 'event'; topic: Topic; event: unknown; id: string } | { kind: 'open'; isGap: boolean; id: string };

const TOPICS: Topic[] = ['jobs', 'tasks', 'release', 'notices'];
/** The server gives a sign every 15 s: without three of them the line is dead, whatever the browser believes. */
const SILENT_MS = 50_000;
/** After a sleep the line is not trusted to be alive for longer than this. */
const DOUBTED_MS = 20_000;
const CHECK_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

/** One stream to the server, opened again and again from where it was, until it is closed. */
export class Line {
  private source: EventSource | undefined;
  private heardAt = 0;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly check: ReturnType<typeof setInterval>;

  /**
   * `id`: of the last event that is known. `onLost` is called when the server takes no stream for the time being, at
   * each try: it may close the line.
   */
  constructor(
    private id: string | undefined,
    private readonly tell: (news: News) => void,
    private readonly onLost: () => void,
  ) {
    this.check = setInterval(() => this.unlessHeardFor(SILENT_MS), CHECK_MS);
    window.addEventListener('online', this.wake);
    window.addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  close(): void {
    clearInterval(this.check);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  private open(): void {
    this.drop();
    this.heardAt = Date.now();
    const from = this.id === undefined ? '' : `&lastEventId=${encodeURIComponent(this.id)}`;
    const source = new EventSource(`/api/events?topics=${TOPICS.join(',')}${from}`);
    this.source = source;
    source.addEventListener('hello', (message) => {
      this.tries = 0;
      this.hear(message);
      const { isGap } = JSON.parse(message.data as string) as { isGap: boolean };
      this.tell({ kind: 'open', isGap, id: message.lastEventId });
    });
    source.addEventListener('beat', () => (this.heardAt = Date.now()));
    for (const topic of TOPICS) {
      source.addEventListener(topic, (message: MessageEvent<string>) => {
        this.hear(message);
        this.tell({ kind: 'event', topic, event: JSON.parse(message.data) as unknown, id: message.lastEventId });
      });
    }
    source.addEventListener('error', () => {
      // A cut line is the browser's to mend, with the id of its last event; it gives up where the answer is no stream.
      if (source === this.source && source.readyState === EventSource.CLOSED) this.openLater();
    });
  }

  private hear({ lastEventId }: MessageEvent): void {
    this.heardAt = Date.now();
    if (lastEventId) this.id = lastEventId;
  }

  private openLater(): void {
    this.drop();
    const pause = Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.again = setTimeout(() => this.open(), pause);
    this.onLost();
  }

  private unlessHeardFor(milliseconds: number): void {
    if (this.source && Date.now() - this.heardAt > milliseconds) this.open();
  }

  /** The page is seen again, or the network is back: no waiting for what was planned before. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.again !== undefined) {
      this.tries = 0;
      this.open();
    } else this.unlessHeardFor(DOUBTED_MS);
  };

  private drop(): void {
    clearTimeout(this.again);
    this.again = undefined;
    this.source?.close();
    this.source = undefined;
  }
}
