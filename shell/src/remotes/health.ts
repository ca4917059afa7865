/** What became of a remote in this page; `error` is one that no boundary caught. */
export interface HealthEvent {
  kind: 'loaded' | 'mounted' | 'failed' | 'error';
  remote: string;
  build: string;
  /** Milliseconds since the part was asked for. */
  ms?: number;
  /** One line, at most 200 letters, without anything a person typed. */
  reason?: string;
}

const ADDRESS = '/registry/health';
const GATHER_MS = 1_000;
const MOST_PER_PAGE = 50;

interface Sender {
  /** Which release this page runs. */
  channel: string;
  seq: number;
}

let sender: Sender | undefined;
let waiting: HealthEvent[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!sender || waiting.length === 0) return;
  const body = JSON.stringify({ ...sender, events: waiting });
  waiting = [];
  const isQueued = navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' }));
  // A lost beacon costs a count, never anything on screen.
  if (!isQueued) void fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

export function report(event: HealthEvent): void {
  // Without a build nothing can be counted: the page carried no release.
  if (!event.build) return;
  count += 1;
  if (count > MOST_PER_PAGE) return;
  waiting.push({ ...event, reason: event.reason?.slice(0, 200) });
  timer ??= setTimeout(send, GATHER_MS);
}

/** Starts telling the registry how this release does; the last events leave with the page. */
export function startHealth(of: Sender): void {
  sender = of;
  window.addEventListener('pagehide', send);
}
