import { useRef, type PointerEvent } from 'react';
import { Button, Icon, IconButton } from '@landfall/ui';
import { dismissToast, toasts, type ShownToast } from './toasts';
import { useCountdown } from './use-countdown';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/** Where the one toast appears. It is there from the start, so that readers announce what comes into it. */
export function ToastViewport() {
  const shown = toasts((state) => state.shown);
  return (
    <div className="toasts" role="region" aria-label="Notifications">
      <div role="status">{shown && <Toast key={shown.id} {...shown} />}</div>
    </div>
  );
}

function Toast({ title, description, variant = 'default', action }: ShownToast) {
  const { pause, resume } = useCountdown(SHOWN_MS, dismissToast);
  const swipe = useSwipeRight(dismissToast);
  const act = () => {
    dismissToast();
    action?.onPress();
  };
  return (
    <div
      className="toast"
      data-variant={variant}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      {...swipe}
    >
      <Icon name={variant === 'destructive' ? 'circle-alert' : 'circle-check'} />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <p>{description}</p>}
        {action && (
          <Button variant="secondary" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="x" label="Close" onClick={dismissToast} />
    </div>
  );
}

function useSwipeRight(onSwiped: () => void) {
  const from = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current !== undefined && event.clientX - from.current >= SWIPE_PX) onSwiped();
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
