/** Turns while something is on its way; with reduced motion it breathes instead. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const said = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="lf-spinner" viewBox="0 0 24 24" width={size} height={size} {...said}>
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}
