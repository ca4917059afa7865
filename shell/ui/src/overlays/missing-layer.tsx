import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button';
import { Note } from '../feedback/note';

interface MissingLayerProps {
  /** What was to open. */
  name: ReactNode;
  home: HTMLElement;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands over the page instead of what was to open there and whose code could not be had. */
export const MissingLayer = ({ name, home, onRetry, onClose }: MissingLayerProps) =>
  createPortal(
    <div className="lf-missing">
      <Note
        role="status"
        action={
          <>
            <Button variant="quiet" icon="refresh-cw" onClick={onRetry}>
              Retry
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        “{name}” could not be loaded.
      </Note>
    </div>,
    home,
  );
