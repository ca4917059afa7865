import { storage } from '@landfall/sdk';

const GROWING_MS = 3_000;

const shelf = storage('shell').session;
const keyOf = (entry: string) => `place:${entry}`;

/** How far down an entry of the history was left; 0 for one never seen. */
export const placeOf = (entry: string): number => shelf.get<number>(keyOf(entry)) ?? 0;

/**
 * Notes how far down the page is while this entry is shown.
 * @param from how far down it is already, where that is the person's doing
 */
export function keepPlace(entry: string, from = 0): () => void {
  window.history.scrollRestoration = 'manual';
  let place = from || undefined;
  const note = () => {
    place = window.scrollY;
  };
  const keep = () => place !== undefined && shelf.set(keyOf(entry), place);
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', keep);
    keep();
  };
}

/**
 * What is read stays on screen while what stands above it grows or shrinks: the browser sees to that by an element of its
 * choice, and it chooses anew, out of the page that has just taken the place of another, when it is scrolled.
 */
export function holdReader(): void {
  window.scrollBy(0, -1);
  window.scrollBy(0, 1);
}

/** Scrolls to `place` as soon as the page has grown that long; gives up when the person scrolls, or after 3 s. */
export function restorePlace(place: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight - window.innerHeight >= place;
  if (place === 0 || isLongEnough()) {
    window.scrollTo(0, place);
    return () => undefined;
  }
  const growth = new ResizeObserver(() => {
    if (!isLongEnough()) return;
    window.scrollTo(0, place);
    stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const kind of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, GROWING_MS);
  for (const kind of ['wheel', 'touchmove', 'keydown']) window.addEventListener(kind, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
