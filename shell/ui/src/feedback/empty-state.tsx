import { createElement, type ReactNode } from 'react';
import { classes } from '../classes';
import { Drawing, type DrawingName } from '../media/drawing';

export interface EmptyStateProps {
  drawing?: DrawingName;
  title: ReactNode;
  children?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
  /** 1 when it is the whole page. */
  level?: 1 | 2 | 3;
  /** On paper rather than on the water. */
  card?: boolean;
  className?: string;
}

export function EmptyState({ drawing, title, children, actions, level = 2, card = true, className }: EmptyStateProps) {
  return (
    <div className={classes('lf-empty', card && 'lf-card', className)}>
      {drawing && <Drawing name={drawing} label="" />}
      {createElement(`h${level}`, { className: 'lf-title' }, title)}
      {children && <div className="lf-empty-text">{children}</div>}
      {actions && <div className="lf-empty-actions">{actions}</div>}
    </div>
  );
}
