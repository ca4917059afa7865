import type { ReactNode } from 'react';
import { Icon } from '../media/icon';

export interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
  /** What the cross does, for readers: "Remove Job Type: 1 selected". */
  removeLabel?: string;
}

/** A choice that is in force and can be taken back. */
export function Chip({ children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span className="lf-chip" dir="auto">
      <span className="lf-chip-text">{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
          <Icon name="x" size={18} />
        </button>
      )}
    </span>
  );
}
