import type { ReactNode } from 'react';

/** For readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="lf-hidden">{children}</span>;
}
