/** What comes within this time is asked about together. */
const GATHER_MS = 300;
/** An event reaches all open pages at once; their questions come spread over this time. Five seconds are promised. */
const SPREAD_MS = 2_000;

/**
 * Calls `ask` once for all that was said soon, at a moment of this page's own; on a page that nobody looks at, when
 * somebody does again. A hundred tabs in the background ask nothing.
 */
export class AskSoon {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOwed = false;

  constructor(private readonly ask: () => void) {}

  soon(): void {
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        this.isOwed = true;
        this.askWhenSeen();
      },
      GATHER_MS + Math.random() * SPREAD_MS,
    );
  }

  /** Answers how to stop. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.askWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', this.askWhenSeen);
      clearTimeout(this.timer);
      this.timer = undefined;
    };
  }

  private readonly askWhenSeen = (): void => {
    if (!this.isOwed || document.visibilityState === 'hidden') return;
    this.isOwed = false;
    this.ask();
  };
}
