import type { Topic } from './live-events';

export type News =
  | { kind: 'event'; topic: Topic; event: unknown; id: string }
  | { kind: 'open'; isGap: boolean; id: string }
  /** There has been no stream for some seconds. */
  | { kind: 'lost' };

const TOPICS: Topic[] = ['jobs', 'tasks', 'release', 'notices'];
/** The server gives a sign every 15 s: without two of them the line is dead, whatever the browser believes. */
const SILENT_MS = 35_000;
/** After a sleep the line is not trusted to be alive for longer than this. */
const DOUBTED_MS = 20_000;
const CHECK_MS = 5_000;
/** A line that the browser mends, and one that is opened again after its 15 minutes, are away for less than this. */
const LOST_MS = 8_000;
const LONGEST_PAUSE_MS = 60_000;

/** One stream to the server, opened again and again from where it was, until it is closed. */
export class Line {
  private source: EventSource | undefined;
  private heardAt = 0;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private losing: ReturnType<typeof setTimeout> | undefined;
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
    window.addEventListener('online', this.returned);
    window.addEventListener('offline', this.cut);
    window.addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  close(): void {
    clearInterval(this.check);
    window.removeEventListener('online', this.returned);
    window.removeEventListener('offline', this.cut);
    window.removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.losing);
    this.drop();
  }

  private open(): void {
    this.drop();
    this.lose();
    this.heardAt = Date.now();
    const from = this.id === undefined ? '' : `&lastEventId=${encodeURIComponent(this.id)}`;
    const source = new EventSource(`/api/events?topics=${TOPICS.join(',')}${from}`);
    this.source = source;
    source.addEventListener('hello', (message) => {
      this.tries = 0;
      clearTimeout(this.losing);
      this.losing = undefined;
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
      if (source !== this.source) return;
      this.lose();
      // A cut line is the browser's to mend, with the id of its last event; it gives up where the answer is no stream,
      // and now and then it never tries: then the line is taken for lost.
      if (source.readyState === EventSource.CLOSED) {
        this.openLater();
        if (navigator.onLine) this.onLost();
      }
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
  }

  /** Says so, unless the line is open before. */
  private lose(): void {
    this.losing ??= setTimeout(() => {
      this.tell({ kind: 'lost' });
      if (this.again === undefined) this.openLater();
    }, LOST_MS);
  }

  private unlessHeardFor(milliseconds: number): void {
    if (this.source && Date.now() - this.heardAt > milliseconds) this.open();
  }

  /** The page is seen again: no waiting for what was planned before. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.again !== undefined) this.returned();
    else this.unlessHeardFor(DOUBTED_MS);
  };

  /** The network is back: what was open before may be dead without a word. Tabs in view may depend on a hidden one. */
  private readonly returned = (): void => {
    this.tries = 0;
    this.open();
  };

  /** Without a network there is nothing to wait for, and a browser may keep the dead line for minutes. */
  private readonly cut = (): void => {
    this.lose();
    this.openLater();
  };

  private drop(): void {
    clearTimeout(this.again);
    this.again = undefined;
    this.source?.close();
    this.source = undefined;
  }
}
