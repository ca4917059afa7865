import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function EmptyJobs(props: DrawingProps) {
  return (
    <DrawingFrame viewBox="0 0 220 140" label="Open water without a mark" roundEnds {...props}>
      <path d="M22 76C22 40 62 16 108 18S200 44 200 76 160 126 110 124 22 112 22 76Z" fill="var(--lf-shallow)" />
      <path
        d="M52 76c0-24 28-40 58-40s60 16 60 40-30 32-60 32-58-8-58-32Z"
        fill="var(--lf-shoal)"
        stroke="var(--lf-contour)"
        strokeWidth="1.5"
      />
      <path
        d="M36 76c0-30 34-50 74-50s76 20 76 50-36 42-76 42-74-12-74-42Z"
        stroke="var(--lf-contour)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <circle cx="140" cy="70" r="15" stroke="var(--lf-light)" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M28 128L122 78" stroke="var(--lf-ink)" strokeWidth="2" strokeDasharray="7 6" />
      <g transform="translate(76 102.5) rotate(-28)">
        <path d="M-15-7H8L19 0 8 7H-15Z" fill="var(--lf-accent)" stroke="var(--lf-card)" strokeWidth="2" />
      </g>
      <g fontFamily="var(--lf-font-text, sans-serif)" fontSize="12" fill="var(--lf-muted)">
        <text x="88" y="58">
          12
        </text>
        <text x="158" y="100">
          9
        </text>
        <text x="186" y="40">
          24
        </text>
        <text x="34" y="40">
          31
        </text>
      </g>
    </DrawingFrame>
  );
}
