import { storage } from '@landfall/sdk';

const GROWING_MS = 3_000;
const TOUCHES = ['wheel', 'pointerdown', 'touchmove', 'keydown'];

const shelf = storage('shell').session;
const keyOf = (entry: string) => `left:${entry}`;

/** How far down an entry of the history was left, and how long its page was. */
interface Left {
  place: number;
  length: number;
}

const lengthNow = () => document.documentElement.scrollHeight;

/** Where an entry of the history was left; the top for one never seen. */
export const placeOf = (entry: string): Left => shelf.get<Left>(keyOf(entry)) ?? { place: 0, length: 0 };

/**
 * Notes how far down the page is while this entry is shown.
 * @param from how far down it is already, where that is the person's doing
 */
export function keepPlace(entry: string, from = 0): () => void {
  window.history.scrollRestoration = 'manual';
  let left: Left | undefined;
  const note = () => {
    left = { place: window.scrollY, length: lengthNow() };
  };
  if (from > 0) left = { place: from, length: lengthNow() };
  const keep = () => left && shelf.set(keyOf(entry), left);
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

/**
 * Scrolls to the place as soon as the page has grown that long, and again till it is as long as it was: what grew above
 * was there already. Gives up when the person touches the page, or after 3 s.
 */
export function restorePlace({ place, length }: Left): () => void {
  const isAsLeft = () => {
    if (lengthNow() - window.innerHeight >= place) window.scrollTo(0, place);
    return lengthNow() >= length;
  };
  if (isAsLeft()) return () => undefined;
  const growth = new ResizeObserver(() => isAsLeft() && stop());
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const kind of TOUCHES) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, GROWING_MS);
  for (const kind of TOUCHES) window.addEventListener(kind, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
