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

const say = (element: Element | null) => element?.setAttribute('data-more', sidesWithMore(element));

/**
 * For an element of the class `lf-more`, which scrolls in itself: `data-more` says on which sides more of it lies, and
 * those edges fade, so that a row that goes on does not look cut off.
 */
export function useMore<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  // What it holds may have changed with any rendering, also where its own size has not.
  useEffect(() => say(place.current));
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
