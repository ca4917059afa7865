import { seqOf } from './release-state';

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

let channel: string | undefined;
/** By the release that the builds came from: a tab may have taken some from a newer one than its page's. */
let waiting = new Map<number, HealthEvent[]>();
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (channel === undefined) return;
  const reports = [...waiting].map(([seq, events]) => JSON.stringify({ channel, seq, events }));
  waiting = new Map();
  for (const body of reports) {
    const isQueued = navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' }));
    // A lost beacon costs a count, never anything on screen.
    if (!isQueued) void fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
}

export function report(event: HealthEvent): void {
  const seq = seqOf(event.build);
  // Without a build nothing can be counted: the page carried no release.
  if (!event.build || seq === undefined) return;
  count += 1;
  if (count > MOST_PER_PAGE) return;
  waiting.set(seq, [...(waiting.get(seq) ?? []), { ...event, reason: event.reason?.slice(0, 200) }]);
  timer ??= setTimeout(send, GATHER_MS);
}

/** Starts telling the registry how this channel's builds do; the last events leave with the page. */
export function startHealth(of: string): void {
  channel = of;
  window.addEventListener('pagehide', send);
}
