import { useEffect, useState } from 'react';
import { useUser } from '../session/use-session';
import { listenLive } from './listen-live';

const nothing = () => undefined;

/**
 * Whether news reaches this page. True while the stream is being opened or mended, which takes a moment; false once
 * there has been none for some seconds, while nobody is signed in, and where it cannot be had at all.
 */
export function useIsLive(): boolean {
  const userId = useUser()?.id;
  const [lostFor, setLostFor] = useState<string>();
  useEffect(() => {
    if (userId === undefined || typeof EventSource === 'undefined') return undefined;
    const tell = (isLive: boolean) => setLostFor(isLive ? undefined : userId);
    const leave = listenLive(userId, { topic: 'jobs', onEvent: nothing, onGap: nothing, onState: tell }, () =>
      tell(false),
    );
    return () => {
      leave();
      tell(true);
    };
  }, [userId]);
  return userId !== undefined && typeof EventSource !== 'undefined' && lostFor !== userId;
}
