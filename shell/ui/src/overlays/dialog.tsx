import { Slot } from '@radix-ui/react-slot';
import { useState, type ReactElement, type ReactNode } from 'react';
import { lateCode } from '../late/late-code';
import { MissingLayer } from './missing-layer';
import { usePortalHome } from './portal-home';
import { useScrollLock } from './scroll-lock';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; they stay in view while the middle scrolls. */
  footer?: ReactNode;
  /** The element that opens it. Focus goes back there, or to whatever had it before. */
  trigger?: ReactElement;
  className?: string;
}

export interface DialogProps extends OverlayProps {
  /** `regular` is at most 600 px wide, `wide` 880. */
  size?: 'regular' | 'wide';
  /** A question that must be answered by one of its buttons: no cross, no click beside it. Escape still cancels. */
  mustAnswer?: boolean;
}

export interface SheetProps extends OverlayProps {
  /** The edge it comes from. */
  side?: 'left' | 'right' | 'bottom';
}

const layer = lateCode(() => import('./layer'));

/** What stands over a page is needed by nobody who has just come, so its code arrives with the first use or before. */
export const preloadOverlays = layer.preload;

function Overlay({
  trigger,
  open,
  onOpenChange,
  ...rest
}: OverlayProps & { mustAnswer?: boolean; 'data-size'?: string; 'data-side'?: string }) {
  const { home, anchor } = usePortalHome();
  const [isWanted, setWanted] = useState(open);
  const { code: Layer, isFailed, retry } = layer.useCode(open);
  useScrollLock(open && !isFailed);
  if (open && !isWanted) setWanted(true);
  return (
    <>
      {anchor}
      {trigger && (
        <Slot
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preloadOverlays}
          onClick={() => onOpenChange(!open)}
        >
          {trigger}
        </Slot>
      )}
      {home && isWanted && Layer && <Layer {...rest} open={open} onOpenChange={onOpenChange} home={home} />}
      {home && open && isFailed && (
        <MissingLayer name={rest.title} home={home} onRetry={retry} onClose={() => onOpenChange(false)} />
      )}
    </>
  );
}

export function Dialog({ size = 'regular', ...rest }: DialogProps) {
  return <Overlay {...rest} data-size={size} />;
}

export function Sheet({ side = 'left', ...rest }: SheetProps) {
  return <Overlay {...rest} data-side={side} />;
}
