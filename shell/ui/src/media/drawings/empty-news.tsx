import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function EmptyNews(props: DrawingProps) {
  return (
    <DrawingFrame viewBox="0 0 220 140" label="A signal mast with no signals up" roundEnds {...props}>
      <path d="M18 112C60 96 150 96 202 110V132H18Z" fill="var(--lf-land)" />
      <path d="M18 112C60 96 150 96 202 110" stroke="var(--lf-coast)" strokeWidth="2" />
      <path d="M110 101V14M74 34H146M110 20L74 34M110 20L146 34" stroke="var(--lf-ink)" strokeWidth="2.5" />
      <path d="M78 34C82 60 90 84 98 101M142 34C138 60 130 84 122 101" stroke="var(--lf-contour)" strokeWidth="2" />
      <circle cx="110" cy="12" r="3" fill="var(--lf-ink)" />
      <path d="M80 46h13v11H83zM137 46h-13v11h10z" stroke="var(--lf-light)" strokeWidth="2" strokeDasharray="3 4" />
      <path
        d="M58 104V88l10-8 10 8v14M152 102V86l10-8 10 8v18"
        fill="var(--lf-card)"
        stroke="var(--lf-ink)"
        strokeWidth="2"
      />
      <path d="M18 132H202" stroke="var(--lf-shoal)" strokeWidth="3" />
    </DrawingFrame>
  );
}
