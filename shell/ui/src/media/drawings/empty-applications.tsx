import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function EmptyApplications(props: DrawingProps) {
  return (
    <DrawingFrame viewBox="0 0 220 140" label="A chart with a start and no course yet" roundEnds {...props}>
      <path d="M34 22H176V122H34Z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
      <path d="M130 23h45v98h-22c-4-14 8-20 2-32s-24-8-24-24 10-24-1-42Z" fill="var(--lf-land)" />
      <path d="M130 23c11 18 1 26 1 42s18 12 24 24-6 18-2 32" stroke="var(--lf-coast)" strokeWidth="2" />
      <path d="M112 23c9 18 0 28 1 46s16 16 20 24-4 16-2 28" stroke="var(--lf-contour)" strokeWidth="1.5" />
      <path
        d="M94 23c8 18 0 30 2 48s12 20 16 26-4 14-2 24"
        stroke="var(--lf-contour)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <circle cx="58" cy="100" r="5" fill="var(--lf-accent)" />
      <path d="M66 95L82 86" stroke="var(--lf-ink)" strokeWidth="2" strokeDasharray="5 5" />
      <g transform="translate(84 84) rotate(38)">
        <path d="M0 0l-4-11V-58h8v47z" fill="var(--lf-land-2)" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M-4-46h8" stroke="var(--lf-ink)" strokeWidth="2" />
        <path d="M0 0l-1.8-5h3.6z" fill="var(--lf-ink)" />
      </g>
      <g className="lf-flare" transform="translate(155 88) rotate(14) scale(1.0833333333333333)">
        <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
        <circle r="1.9" fill="var(--lf-ink)" />
      </g>
    </DrawingFrame>
  );
}
