import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element stands in view, clear of the bars above and below.
 * @param above px of the screen that bars take there; less than none: also what stands so far outside of it
 * @param below the same at its lower end
 */
export function useInView<T extends Element>(above: number, below: number) {
  const place = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // where the page was busy several come at once, of which only the last still holds
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting), {
      rootMargin: `${-above}px 0px ${-below}px`,
      threshold: 1,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [above, below]);
  return { place, isInView };
}
