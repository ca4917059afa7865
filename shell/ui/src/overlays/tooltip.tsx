import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalHome } from './portal-home';

export interface TooltipProps {
  text: ReactNode;
  /** The control it explains; it must take focus. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words more on hover or focus. Never the only place where something is said: touch has neither. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const { home, anchor } = usePortalHome();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        {anchor}
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {home && (
          <Radix.Portal container={home}>
            <Radix.Content className="lf-tooltip" side={side} sideOffset={6} collisionPadding={8}>
              {text}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
