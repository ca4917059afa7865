import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Drawing, type DrawingName } from '../media/drawing';
import { Icon } from '../media/icon';

export interface FailedPartProps {
  /** Another than the lighthouse that is out: where the part's empty state stands with the reason and Retry. */
  drawing?: DrawingName;
  /** Which part, and that it is this part only. */
  title: ReactNode;
  /** What happened and what still works. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** One line for whoever helps: a code, the id of the request. */
  details?: ReactNode;
  /** Further ways on, beside Retry. */
  actions?: ReactNode;
}

/** Stands where the part would stand, never instead of the page. */
export function FailedPart({
  drawing = 'light-out',
  title,
  children,
  onRetry,
  retrying = false,
  details,
  actions,
}: FailedPartProps) {
  return (
    <section className="lf-failed lf-card" role="alert">
      <Drawing name={drawing} label="" />
      <div className="lf-failed-words">
        <h2 className="lf-title">{title}</h2>
        {children && <div className="lf-failed-text">{children}</div>}
        {(onRetry || actions) && (
          <div className="lf-failed-actions">
            {onRetry && (
              <Button icon="refresh-cw" onClick={onRetry} busy={retrying}>
                Retry
              </Button>
            )}
            {actions}
          </div>
        )}
        {details && (
          <details className="lf-fold">
            <summary>
              <Icon name="chevron-right" size={18} />
              Details for support
            </summary>
            <p className="lf-mono">{details}</p>
          </details>
        )}
      </div>
    </section>
  );
}
