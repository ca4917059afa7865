import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `duration` ms that were not spent paused. Give it a new key to start again. */
export function useCountdown(duration: number, onEnd: () => void): { pause: () => void; resume: () => void } {
  const left = useRef(duration);
  const end = useRef(onEnd);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isPaused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
