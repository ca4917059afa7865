import type { ReactNode } from 'react';
import { useIsPhone } from '@landfall/ui';

/** What is true of the list. On a phone it is one line that scrolls in itself, and a keyboard must reach it for that. */
export function ListFacts({ children }: { children: ReactNode }) {
  return (
    <ul className="result-facts" tabIndex={useIsPhone() ? 0 : undefined}>
      {children}
    </ul>
  );
}
