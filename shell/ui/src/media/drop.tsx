import { classes } from '../classes';

/** The light of the chart: something here has been checked, or you are here. Never decoration. */
export function Drop({ className }: { className?: string }) {
  return (
    <svg className={classes('lf-drop', className)} viewBox="0 0 16 22" aria-hidden="true">
      <path d="M8 18.5C6.8 13 2 10 2 6.3A6 6.3 0 0 1 14 6.3C14 10 9.2 13 8 18.5Z" fill="var(--lf-light)" />
      <circle cx="8" cy="20" r="1.8" fill="var(--lf-ink)" />
    </svg>
  );
}
