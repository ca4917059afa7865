import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';

export type NoteTone = 'info' | 'positive' | 'caution' | 'danger';

const signs: Record<NoteTone, IconName> = {
  info: 'info',
  positive: 'circle-check',
  caution: 'warning',
  danger: 'circle-x',
};

export interface NoteProps {
  tone?: NoteTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** `alert` interrupts a reader, `status` waits; without it the note is part of the page. */
  role?: 'alert' | 'status';
  className?: string;
}

export function Note({ tone = 'info', title, children, action, role, className }: NoteProps) {
  return (
    <div className={classes('lf-note', className)} data-tone={tone} role={role}>
      <Icon name={signs[tone]} size={20} />
      <div className="lf-note-words">
        {title && <p className="lf-note-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="lf-note-action">{action}</div>}
    </div>
  );
}

export interface ToastProps {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  onClose?: () => void;
}

/** Looks only: how long it stays and where is the frame's. */
export function Toast({ title, description, variant = 'default', onClose }: ToastProps) {
  const isBad = variant === 'destructive';
  return (
    <div className="lf-toast" data-variant={variant} role={isBad ? 'alert' : 'status'}>
      <Icon name={isBad ? 'circle-x' : 'circle-check'} size={20} />
      <div className="lf-toast-words">
        <p className="lf-toast-title">{title}</p>
        {description && <p className="lf-toast-text">{description}</p>}
      </div>
      {onClose && (
        <button type="button" className="lf-icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      )}
    </div>
  );
}
