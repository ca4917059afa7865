import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';

export interface StatTileProps {
  /** The figure or the few words that stand large. */
  value: ReactNode;
  label: ReactNode;
  icon?: IconName;
  hint?: ReactNode;
}

export function StatTile({ value, label, icon, hint }: StatTileProps) {
  return (
    <div className="lf-stat">
      {icon && <Icon name={icon} size={20} className="lf-stat-icon" />}
      <p className="lf-stat-value">{value}</p>
      <p className="lf-stat-label">{label}</p>
      {hint && <p className="lf-stat-hint">{hint}</p>}
    </div>
  );
}
