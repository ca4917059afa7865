import type { LiveEvents } from '@landfall/sdk';
import type { Release, SignedRelease } from '@landfall/sdk/release';
import { inlined, listenLive, session } from '@landfall/sdk/shell';
import { remotes } from '.';
import { adopt } from './adopt';
import { currentRelease } from './release-state';
import { trusted } from './verify';

const EVENTS = '/registry/events';
const AGAIN_MS = 3_000;
/** Where the registry takes no more lines, many pages would ask it again all the time. */
const AGAIN_MOST_MS = 30_000;

/** The programs that hear of a release do not do so at once: the one that is asked may be later than the one that told. */
const PAUSES_MS = [0, 250, 1_000, 4_000];

/** Reads the channel's head, `told` of or not, and takes from it what this tab has not loaded yet. */
export async function readHead(told?: LiveEvents['release']): Promise<void> {
  const channel = currentRelease()?.channel;
  if (!channel || (told && told.channel !== channel)) return;
  for (const pause of PAUSES_MS) {
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    const next = await fetchHead(channel);
    if (next) adopt(next, (remote) => remotes.isLoaded(remote));
    if (!told || (next && next.seq >= told.seq)) return;
  }
}

async function fetchHead(channel: string): Promise<Release | undefined> {
  try {
    const answer = await fetch(`/registry/channels/${encodeURIComponent(channel)}/release`, { cache: 'no-cache' });
    if (!answer.ok) return undefined;
    return await trusted((await answer.json()) as SignedRelease, inlined<SignedRelease>('release')?.publicKey);
  } catch {
    // Nothing is lost: this page goes on with the release that it has, and asks again at the next event.
    return undefined;
  }
}

/**
 * Listens for new heads: over the stream that all tabs of this browser share while somebody is signed in, over one of
 * this tab's own otherwise.
 */
export function followReleases(): () => void {
  let known: string | undefined;
  let stop = () => {};
  const listen = (userId: string | undefined) => {
    stop();
    known = userId;
    stop = userId === undefined ? followAlone() : followShared(userId);
  };
  const stopWatching = session.subscribe(({ user }) => {
    if (user?.id !== known) listen(user?.id);
  });
  listen(session.getState().user?.id);
  return () => {
    stopWatching();
    stop();
  };
}

function followShared(userId: string): () => void {
  // What came while nobody told is read when the tab is looked at again.
  const wake = () => document.visibilityState === 'visible' && void readHead();
  document.addEventListener('visibilitychange', wake);
  let isOver = false;
  let stopAlone = () => {};
  const leave = listenLive(
    userId,
    {
      topic: 'release',
      onEvent: (told) => void readHead(told as LiveEvents['release']),
      onGap: (reason) => reason === 'missed' && void readHead(),
    },
    () => {
      if (!isOver) stopAlone = followAlone();
    },
  );
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', wake);
    leave();
    stopAlone();
  };
}

/**
 * While the tab is visible: a hidden one holds no connection, because browsers allow only six to one origin over
 * HTTP/1.1, and they are shared by all tabs.
 */
function followAlone(): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN_MS;
  const close = () => {
    clearTimeout(again);
    source?.close();
    source = undefined;
  };
  const listen = () => {
    if (document.visibilityState !== 'visible') return close();
    if (source) return;
    const opened = new EventSource(EVENTS);
    source = opened;
    opened.addEventListener('release', ({ data }: MessageEvent<string>) => {
      void readHead(JSON.parse(data) as LiveEvents['release']);
    });
    let wasOpen = false;
    opened.addEventListener('open', () => {
      if (wasOpen) void readHead(); // nobody told what came while the line was cut
      wasOpen = true;
      pause = AGAIN_MS;
    });
    opened.addEventListener('error', () => {
      // A cut line is the browser's to mend; it gives up where the answer is no stream, as while the registry restarts.
      if (opened !== source || opened.readyState !== EventSource.CLOSED) return;
      source = undefined;
      again = setTimeout(wake, pause);
      pause = Math.min(2 * pause, AGAIN_MOST_MS);
    });
  };
  const wake = () => {
    if (document.visibilityState === 'visible') void readHead();
    listen();
  };
  listen();
  document.addEventListener('visibilitychange', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    close();
  };
}
