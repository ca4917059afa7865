import { LETTERS } from './logo-letters';

const DROP = 'M10.2 22.6C9 16.5 4.6 13.6 4.6 8.7A5.6 5.9 0 0 1 15.8 8.7C15.8 13.6 11.4 16.5 10.2 22.6Z';
const COAST = 'M4 27.8C9 24.6 14.5 24.2 18 25.6 21.5 27 25.5 25.2 29 21.4';

const mark = (
  <>
    <path d={DROP} fill="var(--lf-light)" />
    <path d={COAST} fill="none" stroke="var(--lf-ink)" strokeWidth="3.2" strokeLinecap="round" />
  </>
);

export interface LogoProps {
  /** `lockup` is the mark with the name beside it. */
  variant?: 'mark' | 'lockup';
  className?: string;
  /** What readers hear; empty when the name stands beside it anyway. */
  label?: string;
}

/** The mark never stands under 16 px, the lockup never under 88 px of width. */
export function Logo({ variant = 'lockup', className, label = 'Landfall' }: LogoProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const classes = ['lf-logo', className].filter(Boolean).join(' ');
  if (variant === 'mark') {
    return (
      <svg viewBox="0 0 32 32" data-variant="mark" className={classes} {...said}>
        {mark}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 187 40" data-variant="lockup" className={classes} {...said}>
      <g transform="translate(-3 -1.5) scale(1.25)">{mark}</g>
      <path transform="translate(43 31.5)" fill="var(--lf-ink)" d={LETTERS} />
    </svg>
  );
}
