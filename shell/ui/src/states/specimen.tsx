import type { ReactNode } from 'react';
import { Card } from '../surfaces/card';

/** One group of the page: a name and the things that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 min-w-0 content-start gap-4">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

export function Row({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      {label && <p className="w-24 shrink-0 text-sm text-muted">{label}</p>}
      {children}
    </div>
  );
}

/** Looks that only a pointer or a key brings, drawn at rest so that they can be compared. */
export const FOCUS = 'outline-3! outline-offset-2! outline-focus!';
export const RAISED = 'shadow-raise-1!';
