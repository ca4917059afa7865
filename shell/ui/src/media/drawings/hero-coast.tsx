import { useId } from 'react';
import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function HeroCoast(props: DrawingProps) {
  const clip = useId();
  return (
    <DrawingFrame
      viewBox="0 0 480 180"
      label="The same coast seen from the water: headlands, a lighthouse, a town"
      {...props}
    >
      <clipPath id={clip}>
        <rect width="480" height="180" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="480" height="180" fill="var(--lf-card)" />
        <path d="M303 77L0 96V34Z" fill="var(--lf-light)" opacity=".1" />
        <path
          d="M96 120C140 92 176 96 204 82 236 66 262 74 290 88 330 108 380 70 480 78V124H96Z"
          fill="var(--lf-shallow)"
        />
        <path
          d="M180 122C220 106 250 112 282 96 320 76 360 88 392 84 430 80 450 62 482 58V126H180Z"
          fill="var(--lf-shoal)"
        />
        <path
          d="M262 124C280 112 296 114 308 112 322 108 330 118 348 112 372 104 388 92 412 96 440 100 456 84 484 82V128H262Z"
          fill="var(--lf-land)"
          stroke="var(--lf-coast)"
          strokeWidth="2"
        />
        <path
          d="M296 113l3-32h10l3 32z"
          fill="var(--lf-card)"
          stroke="var(--lf-ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M297.8 96h12.5l.8 8h-14z" fill="var(--lf-ink)" />
        <path
          d="M298 81v-7h12v7M296 74h16l-8-7z"
          fill="var(--lf-card)"
          stroke="var(--lf-ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <g fill="var(--lf-ink)">
          <path d="M362 108v-11l7-6 7 6v9zM378 106v-8l6-5 6 5v7zM394 102v-13l7-6 7 6v11zM412 99v-9l6-5 6 5v10zM430 99V86l5-4 5 4v12z" />
        </g>
        <g fill="var(--lf-land)">
          <path d="M367 99h4v4h-4zM399 91h4v5h-4z" />
        </g>
        <path d="M0 124H480V180H0Z" fill="var(--lf-page)" />
        <path d="M0 124H480" stroke="var(--lf-ink)" strokeWidth="1.5" />
        <g stroke="var(--lf-contour)" strokeWidth="1.5" strokeLinecap="round">
          <path d="M24 138h64M112 138h18M208 138h92M340 138h40M60 152h36M140 152h80M280 152h30M390 152h54M20 166h90M180 166h44M300 166h110" />
        </g>
        <g transform="translate(86 124)">
          <path d="M-26-2H28L20 12H-18Z" fill="var(--lf-accent)" />
          <path
            d="M-14-2V-14H6V-2M-4-14V-34M-4-32L16-8"
            stroke="var(--lf-ink)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M-18-34h12v8h-12z" fill="var(--lf-light)" />
        </g>
        <g className="lf-flare" transform="translate(304 70) rotate(-62) scale(1.4166666666666667)">
          <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
          <circle r="1.9" fill="var(--lf-ink)" />
        </g>
      </g>
      <rect x=".75" y=".75" width="478.5" height="178.5" rx="3" stroke="var(--lf-ink)" strokeWidth="1" />
    </DrawingFrame>
  );
}
