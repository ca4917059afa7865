import { useId, type ReactNode } from 'react';
import { Icon } from '../media/icon';

export interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
  /** What the cross does, for readers: "Remove Job Type: 1 selected". */
  removeLabel?: string;
  /** What the words stand for, where they only count: for the pointer, and told to readers after the cross. */
  details?: string;
}

/** A choice that is in force and can be taken back. */
export function Chip({ children, onRemove, removeLabel = 'Remove', details }: ChipProps) {
  const detailsId = useId();
  return (
    <span className="lf-chip" dir="auto">
      <span className="lf-chip-text" title={details}>
        {children}
      </span>
      {details && (
        <span className="lf-hidden" id={detailsId}>
          {details}
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          aria-describedby={details ? detailsId : undefined}
          title={removeLabel}
          onClick={onRemove}
        >
          <Icon name="x" size={18} />
        </button>
      )}
    </span>
  );
}
