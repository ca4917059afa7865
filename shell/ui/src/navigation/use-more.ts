import { useEffect, useRef, type RefObject } from 'react';

/** px that may be left over by rounding. */
const SLACK = 2;

function sidesWithMore({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) {
  const sides: string[] = [];
  if (scrollTop > SLACK) sides.push('above');
  if (scrollHeight - clientHeight - scrollTop > SLACK) sides.push('below');
  if (scrollLeft > SLACK) sides.push('before');
  if (scrollWidth - clientWidth - scrollLeft > SLACK) sides.push('after');
  return sides.join(' ');
}

/** Writes only what is new: after each writing the next one to read its size has the page laid out again. */
function say(element: Element | null): void {
  const sides = element && sidesWithMore(element);
  if (sides !== null && sides !== element?.getAttribute('data-more')) element?.setAttribute('data-more', sides);
}

/**
 * For an element of the class `lf-more`, which scrolls in itself: `data-more` says on which sides more of it lies, and
 * those edges fade, so that a row that goes on does not look cut off.
 */
export function useMore<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  // What it holds may have changed with any rendering, also where its own size has not. The page is laid out for the next
  // frame anyway; to ask before would lay it out once more, for each of many such rows.
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(place.current));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const tell = () => say(element);
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(tell) : undefined;
    sizes?.observe(element);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      element.removeEventListener('scroll', tell);
      sizes?.disconnect();
    };
  }, []);
  return place;
}
