import { useEffect, type RefObject } from 'react';

const GAP_PX = 20;

interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far a box must rise, in px, so that it covers none of the others; they may lie one above another. */
export function liftOver(box: Rect, others: Rect[]): number {
  let lift = 0;
  for (const other of [...others].sort((one, two) => two.bottom - one.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right;
    const isCovered = other.bottom > box.top - lift && other.top < box.bottom - lift;
    if (!isBeside && isCovered) lift = Math.max(lift, box.bottom - other.top + GAP_PX);
  }
  // Where there is no room above, what was told would not be seen at all.
  return lift < box.top ? lift : 0;
}

/**
 * Keeps an element off everything that carries `data-keep-clear`. Looked at in every frame while the element is there: a
 * bar may come to stand below it, or leave, by more ways than scrolling.
 */
export function useClearOf(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let lift = 0;
    let frame = 0;
    const settle = () => {
      frame = requestAnimationFrame(settle);
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const { left, right } = box;
      const others = [...document.querySelectorAll('[data-keep-clear]')].map((one) => one.getBoundingClientRect());
      const wanted = liftOver({ left, right, top: box.top + lift, bottom: box.bottom + lift }, others);
      if (wanted === lift) return;
      lift = wanted;
      if (element.current) element.current.style.translate = lift ? `0 ${-lift}px` : '';
    };
    settle();
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
