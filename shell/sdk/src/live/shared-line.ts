import { checkSession } from '../session/session';
import { Line, type News } from './line';
import type { GapReason, Topic } from './live-events';

export interface Listener {
  topic: Topic;
  onEvent: (event: unknown) => void;
  onGap: (reason: GapReason) => void;
  /** Whether news reaches this page: false once there has been no stream for some seconds. */
  onState?: (isLive: boolean) => void;
}

/** What tabs say to each other: news, and whether somebody has the line. */
type Said = News | { kind: 'who' } | { kind: 'here'; isOpen: boolean; isLost: boolean; id: string | undefined };

/** A screen that is left and the next one often listen to the same: the line is kept for a moment. */
const LINGER_MS = 5_000;
const ASK_MS = 30_000;
const ANSWER_MS = 5_000;
/** As long as a line of its own may take to open: a tab that nobody tells anything has no line either. */
const UNTOLD_MS = 8_000;

/**
 * The line of this person, shared by the tabs of their browser: one of them has it and tells the others. When that
 * tab is closed, the next takes over from the last event; when it sleeps while another is looked at, that one does.
 */
export class SharedLine {
  private readonly listeners = new Set<Listener>();
  private readonly name: string;
  private channel: BroadcastChannel | undefined;
  private line: Line | undefined;
  private standing: AbortController | undefined;
  private letGo: (() => void) | undefined;
  private isRunning = false;
  private isOpen = false;
  private hasBeenOpen = false;
  private isLost = false;
  private id: string | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private unanswered: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private untold: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.name = `landfall-live-${userId}`;
  }

  join(listener: Listener): () => void {
    clearTimeout(this.leaving);
    if (this.listeners.size === 0 && !this.isRunning) this.start();
    this.listeners.add(listener);
    if (this.isLost) listener.onState?.(false);
    if (this.isOpen) queueMicrotask(() => this.listeners.has(listener) && listener.onGap('opened'));
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.leaving = setTimeout(() => this.stop(), LINGER_MS);
    };
  }

  stop(): void {
    clearTimeout(this.leaving);
    clearInterval(this.asking);
    clearTimeout(this.unanswered);
    clearTimeout(this.untold);
    document.removeEventListener('visibilitychange', this.look);
    window.removeEventListener('pageshow', this.returned);
    window.removeEventListener('online', this.look);
    document.removeEventListener('resume', this.missed);
    this.standing?.abort();
    this.standing = undefined;
    this.letGo?.();
    this.drop();
    this.channel?.close();
    this.channel = undefined;
    this.isRunning = this.isOpen = this.hasBeenOpen = this.isLost = false;
    this.id = undefined;
  }

  private start(): void {
    this.isRunning = true;
    this.untold = setTimeout(() => !this.isOpen && this.take({ kind: 'lost' }), UNTOLD_MS);
    window.addEventListener('pageshow', this.returned);
    document.addEventListener('resume', this.missed);
    // an old browser: each tab has a line of its own
    if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return this.lead();
    this.channel = new BroadcastChannel(this.name);
    this.channel.addEventListener('message', ({ data }: MessageEvent<Said>) => this.listen(data));
    this.say({ kind: 'who' });
    this.stand();
    this.asking = setInterval(this.look, ASK_MS);
    document.addEventListener('visibilitychange', this.look);
    window.addEventListener('online', this.look);
  }

  /** Waits in line for having the line. `steal`: from a tab that does not answer. */
  private stand(steal = false): void {
    this.standing?.abort();
    const standing = new AbortController();
    this.standing = standing;
    const hold = () => {
      if (standing !== this.standing) return undefined;
      this.lead();
      return new Promise<void>((resolve) => (this.letGo = resolve));
    };
    navigator.locks.request(this.name, steal ? { steal } : { signal: standing.signal }, hold).catch(() => {
      // Taken by another tab, or no longer wanted.
      if (standing !== this.standing) return;
      this.drop();
      this.stand();
    });
  }

  private lead(): void {
    clearTimeout(this.unanswered);
    this.drop();
    this.line = new Line(
      this.id,
      (news) => {
        this.say(news);
        this.take(news);
      },
      () => {
        this.isOpen = false;
        // not taken: perhaps nobody is signed in any more, and then this line is stopped
        void checkSession();
      },
    );
  }

  private drop(): void {
    this.letGo = undefined;
    this.line?.close();
    this.line = undefined;
  }

  private say(said: Said): void {
    this.channel?.postMessage(said);
  }

  private listen(said: Said): void {
    if (said.kind === 'who') {
      if (this.line) this.say({ kind: 'here', isOpen: this.isOpen, isLost: this.isLost, id: this.id });
      return;
    }
    clearTimeout(this.unanswered);
    this.unanswered = undefined;
    if (this.line) return; // another tab that takes itself for the one: its lock decides
    if (said.kind !== 'here') return this.take(said);
    this.id ??= said.id;
    if (said.isLost) this.take({ kind: 'lost' });
    if (said.isOpen && !this.isOpen) this.take({ kind: 'open', isGap: false, id: said.id ?? '' });
  }

  private take(news: News): void {
    if (news.kind === 'lost') {
      this.isOpen = false;
      return this.setLost(true);
    }
    if (news.id) this.id = news.id;
    if (news.kind === 'event') {
      for (const listener of [...this.listeners]) if (listener.topic === news.topic) listener.onEvent(news.event);
      return;
    }
    const isFirst = !this.hasBeenOpen;
    // After a break it is asked, too, what nobody may have told.
    const isMissed = news.isGap || (this.isLost && !isFirst);
    this.isOpen = this.hasBeenOpen = true;
    this.setLost(false);
    if (isMissed) this.gap('missed');
    else if (isFirst) this.gap('opened');
  }

  private setLost(isLost: boolean): void {
    if (this.isLost === isLost) return;
    this.isLost = isLost;
    for (const { onState } of [...this.listeners]) onState?.(!isLost);
  }

  private gap(reason: GapReason): void {
    for (const { onGap } of [...this.listeners]) onGap(reason);
  }

  /** A tab that is looked at must hear; one that has the line may be asleep in the background. */
  private readonly look = (): void => {
    if (document.visibilityState === 'hidden' || this.line || this.unanswered !== undefined) return;
    this.say({ kind: 'who' });
    this.unanswered = setTimeout(() => {
      this.unanswered = undefined;
      this.stand(true);
    }, ANSWER_MS);
  };

  /** Out of the browser's back-forward cache: what other tabs said meanwhile was not kept. */
  private readonly returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.missed();
  };

  private readonly missed = (): void => this.gap('missed');
}

let current: { userId: string; line: SharedLine } | undefined;

/** The line of this person; that of another person who was signed in before ends. */
export function lineOf(userId: string): SharedLine {
  if (current?.userId !== userId) {
    current?.line.stop();
    current = { userId, line: new SharedLine(userId) };
  }
  return current.line;
}
