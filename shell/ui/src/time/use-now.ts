import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
/** After a sleep of the device a page may tell an old time for so long. */
const LOOK_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), LOOK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(Date.now() / MINUTE);

/** The time, new every minute: what says how long ago something was does not grow old itself. All parts have one timer. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, thisMinute);
  return new Date();
}
