import { useId } from 'react';
import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function Gate(props: DrawingProps) {
  const clip = useId();
  return (
    <DrawingFrame viewBox="0 0 220 160" label="A harbour entrance with its boom closed" roundEnds {...props}>
      <clipPath id={clip}>
        <rect width="220" height="160" rx="14" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 118H220V160H0Z" fill="var(--lf-shallow)" />
        <path d="M8 132h40M84 132h52M170 132h34M30 146h60M120 146h70" stroke="var(--lf-contour)" strokeWidth="2" />
        <path d="M0 96C20 92 34 96 62 96L66 128H0Z" fill="var(--lf-land)" stroke="var(--lf-coast)" strokeWidth="2" />
        <path
          d="M220 96C200 92 186 96 158 96L154 128H220Z"
          fill="var(--lf-land)"
          stroke="var(--lf-coast)"
          strokeWidth="2"
        />
        <path d="M42 96l3-44h14l3 44z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M43.5 76h17l1 10h-19z" fill="var(--lf-ink)" />
        <path d="M46 52v-9h12v9M43 43h18l-9-8z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M158 96l3-44h14l3 44z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M159.5 76h17l1 10h-19z" fill="var(--lf-ink)" />
        <path d="M162 52v-9h12v9M159 43h18l-9-8z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M65 112C90 124 130 124 155 112" stroke="var(--lf-ink)" strokeWidth="2.5" />
        <g fill="var(--lf-light)" stroke="var(--lf-card)" strokeWidth="1.5">
          <circle cx="82" cy="117.5" r="4.5" />
          <circle cx="110" cy="121" r="4.5" />
          <circle cx="138" cy="117.5" r="4.5" />
        </g>
        <g className="lf-flare" transform="translate(52 40) rotate(-40) scale(1.25)">
          <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
          <circle r="1.9" fill="var(--lf-ink)" />
        </g>
        <g className="lf-flare" transform="translate(168 40) rotate(40) scale(1.25)">
          <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
          <circle r="1.9" fill="var(--lf-ink)" />
        </g>
      </g>
    </DrawingFrame>
  );
}
