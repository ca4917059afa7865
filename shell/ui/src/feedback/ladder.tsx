import { classes } from '../classes';

export interface LadderProps {
  value: number;
  max?: number;
  /** What is measured, for readers. */
  label: string;
  /** The value in words, for readers; the bare number without it. */
  text?: string;
  tone?: 'accent' | 'positive' | 'info' | 'caution' | 'danger';
  /** Something on its way rather than a measure that stands. */
  role?: 'meter' | 'progressbar';
  /** Thresholds on the same scale. */
  marks?: readonly { at: number; label?: string }[];
  className?: string;
}

/** The scale border of a chart: ten divisions, filled as far as the measure goes. Only for something measured. */
export function Ladder({
  value,
  max = 100,
  label,
  text,
  tone = 'accent',
  role = 'meter',
  marks = [],
  className,
}: LadderProps) {
  const share = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  return (
    <div className={classes('lf-ladder', className)} data-tone={tone}>
      <div
        className="lf-ladder-bar"
        role={role}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div className="lf-ladder-fill" style={{ clipPath: `inset(0 calc(100% - ${share(value)}) 0 0)` }} />
        {marks.map((mark) => (
          <i key={mark.at} className="lf-ladder-mark" style={{ left: share(mark.at) }} />
        ))}
      </div>
      {marks.some((mark) => mark.label) && (
        <div className="lf-ladder-labels" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.at} style={{ left: share(mark.at) }}>
              {mark.label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
