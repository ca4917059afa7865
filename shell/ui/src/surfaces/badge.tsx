import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Drop } from '../media/drop';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';

/**
 * `visa` and `light` carry the drop: only where evidence stands behind the word. `record` marks an official record,
 * `premium` what membership gives, `count` a number; `tag`, `line` and `more` have no meaning of their own.
 */
export type BadgeTone =
  | 'tag'
  | 'line'
  | 'more'
  | 'visa'
  | 'light'
  | 'record'
  | 'caution'
  | 'positive'
  | 'danger'
  | 'info'
  | 'premium'
  | 'count';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  className?: string;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone = 'tag', icon, className, title, children }: BadgeProps) {
  return (
    <span className={classes('lf-badge', className)} data-tone={tone} title={title} dir="auto">
      {(tone === 'visa' || tone === 'light') && <Drop />}
      {icon && <Icon name={icon} size={14} />}
      <span className="lf-badge-text">{children}</span>
    </span>
  );
}

export type StatusTone = 'applied' | 'screened' | 'interview' | 'offer' | 'rejected' | 'withdrawn';

/** Colour never speaks alone: each tone has its own sign before the word. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="lf-status" data-tone={tone}>
      {children}
    </span>
  );
}
