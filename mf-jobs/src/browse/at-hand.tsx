import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

const AtHand = createContext(false);

/** Whether a person is at the part of the page that stands around. */
export const useAtHand = (): boolean => useContext(AtHand);

/** A part that is only there while a person is at it, as an open sheet is: the rows settle when it is opened next. */
export const AlwaysAtHand = ({ children }: { children: ReactNode }) => <AtHand value={true}>{children}</AtHand>;

/**
 * Says to what is inside whether a person is at it: the mouse is over it, or it was pressed or got the focus last and no mouse has left it since. Then
 * nothing in it may move from under the hand.
 */
export function AtHandPart({ children }: { children: ReactNode }) {
  const isAlways = useAtHand();
  const part = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isLast, setLast] = useState(false);
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && part.current?.contains(target) === true;
    // a finger leaves the glass after every touch and is still at the list
    let wasHovered = false;
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const isNow = isInside(event);
      if (wasHovered && !isNow) setLast(false); // a mouse that goes away takes the hand along
      wasHovered = isNow;
      setHovered(isNow);
    };
    const onUse = (event: Event) => setLast(isInside(event));
    // a finger on a label gives the focus to what holds all of this, a moment before the press: nobody has left
    const onFocus = (event: Event) => !(event.target as Node).contains(part.current) && onUse(event);
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('pointerover', onMove, { signal });
    document.addEventListener('pointerdown', onUse, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });
    return () => gone.abort();
  }, []);
  return (
    <div ref={part} className="at-hand-part">
      <AtHand value={isAlways || isHovered || isLast}>{children}</AtHand>
    </div>
  );
}
