import { useEffect, useRef } from 'react';
import { useUser } from '../session/use-session';
import { listenLive } from './listen-live';
import type { GapReason, LiveEvents, Topic } from './live-events';

/**
 * Calls `onEvent` for what is told live about a topic, while somebody is signed in and this component is on screen; all
 * parts of all tabs share one stream. An event may come twice. What happened before the stream was there cannot be told:
 * `onGap` then says that it is time to ask anew. Without the stream a page works as before.
 */
export function useEvents<T extends Topic>(
  topic: T,
  onEvent: (event: LiveEvents[T]) => void,
  onGap?: (reason: GapReason) => void,
): void {
  const userId = useUser()?.id;
  const latest = useRef({ onEvent, onGap });
  useEffect(() => {
    latest.current = { onEvent, onGap };
  });
  useEffect(() => {
    if (userId === undefined || typeof EventSource === 'undefined') return undefined;
    return listenLive(userId, {
      topic,
      onEvent: (event) => latest.current.onEvent(event as LiveEvents[T]),
      onGap: (reason) => latest.current.onGap?.(reason),
    });
  }, [topic, userId]);
}
