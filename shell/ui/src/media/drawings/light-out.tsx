import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function LightOut(props: DrawingProps) {
  return (
    <DrawingFrame viewBox="0 0 220 140" label="A light that is out" roundEnds {...props}>
      <path d="M30 112C70 100 150 100 190 112V132H30Z" fill="var(--lf-land)" />
      <path d="M30 112C70 100 150 100 190 112" stroke="var(--lf-coast)" strokeWidth="2" />
      <path d="M96 105l5-56h18l5 56z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
      <path d="M98.5 76h23l1.2 14h-25.5z" fill="var(--lf-ink)" />
      <path d="M102 49V37h16v12M98 37h24l-12-11z" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="2" />
      <g transform="translate(126 30) rotate(58)">
        <path
          d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z"
          transform="scale(1.5)"
          stroke="var(--lf-light)"
          strokeWidth="1.4"
          strokeDasharray="2.5 2.5"
        />
      </g>
    </DrawingFrame>
  );
}
