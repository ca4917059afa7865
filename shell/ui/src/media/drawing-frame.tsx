import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
  /** What readers hear instead of the drawing's own description; an empty text makes it silent. */
  label?: string;
}

interface FrameProps extends DrawingProps {
  viewBox: string;
  roundEnds?: boolean;
  children: ReactNode;
}

/** Every drawing is inline, so that its colours follow the theme. */
export function DrawingFrame({ viewBox, roundEnds = false, label, className, children }: FrameProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const ends = roundEnds ? ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const) : {};
  return (
    <svg viewBox={viewBox} fill="none" className={className} {...ends} {...said}>
      {children}
    </svg>
  );
}
