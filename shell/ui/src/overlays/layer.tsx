import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';

export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  className?: string;
  mustAnswer?: boolean;
  home: HTMLElement;
  'data-size'?: string;
  'data-side'?: string;
}

/** What dialogs and sheets have in common: a scrim, the focus kept inside, a head, a middle that scrolls, a foot. */
export default function Layer({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  mustAnswer = false,
  home,
  ...look
}: LayerProps) {
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={home}>
        {/* Our own scrim: the library's overlay brings a scroll lock that writes a <style> element. */}
        <div className="lf-scrim" />
        <Radix.Content
          {...look}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(look['data-side'] ? 'lf-sheet' : 'lf-dialog', className)}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-first-focus]');
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
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
    </Radix.Root>
  );
}
