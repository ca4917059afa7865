import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';
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
  /** The element that opens it; focus goes back there. Without it, to whatever had focus before. */
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

function Overlay({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  trigger,
  className,
  mustAnswer = false,
  ...look
}: OverlayProps & { mustAnswer?: boolean; 'data-size'?: string; 'data-side'?: string }) {
  const { home, anchor } = usePortalHome();
  const before = useRef<Element | null>(null);
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {anchor}
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {home && (
        <Radix.Portal container={home}>
          {/* Our own scrim: the library's overlay brings a scroll lock that writes a <style> element. */}
          <div className="lf-scrim" data-state={open ? 'open' : 'closed'} />
          <Radix.Content
            {...look}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classes(look['data-side'] ? 'lf-sheet' : 'lf-dialog', className)}
            onOpenAutoFocus={() => {
              before.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              const last = before.current;
              if (trigger || !(last instanceof HTMLElement) || !last.isConnected) return;
              event.preventDefault();
              last.focus();
            }}
            onInteractOutside={(event) => {
              if (mustAnswer) event.preventDefault();
            }}
          >
            <header className="lf-overlay-head">
              <div>
                <Radix.Title className="lf-title">{title}</Radix.Title>
                {description && <Radix.Description className="lf-overlay-text">{description}</Radix.Description>}
              </div>
              {!mustAnswer && (
                <Radix.Close className="lf-icon-button" aria-label="Close">
                  <Icon name="x" size={20} />
                </Radix.Close>
              )}
            </header>
            <div className="lf-overlay-body">{children}</div>
            {footer && <footer className="lf-overlay-foot">{footer}</footer>}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

export function Dialog({ size = 'regular', ...rest }: DialogProps) {
  return <Overlay {...rest} data-size={size} />;
}

export function Sheet({ side = 'left', ...rest }: SheetProps) {
  return <Overlay {...rest} data-side={side} />;
}
