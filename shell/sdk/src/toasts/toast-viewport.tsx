import { useRef, type PointerEvent } from 'react';
import { Button, Toast } from '@landfall/ui';
import { dismissToast, toasts, type ShownToast } from './toasts';
import { useClearOf } from './use-clear-of';
import { useCountdown } from './use-countdown';

const SHOWN_MS = 5000;
/** What can be taken back stays long enough to be noticed, and to be reached by the keyboard. */
const SHOWN_WITH_ACTION_MS = 15_000;
const SWIPE_PX = 50;

/** Where the one toast appears. It is there from the start, so that readers announce what comes into it. */
export function ToastViewport() {
  const shown = toasts((state) => state.shown);
  return (
    <div className="toasts" role="region" aria-label="Notifications">
      {shown && <TimedToast key={shown.id} {...shown} />}
    </div>
  );
}

function TimedToast({ title, description, variant, action }: ShownToast) {
  const { pause, resume } = useCountdown(action ? SHOWN_WITH_ACTION_MS : SHOWN_MS, dismissToast);
  const swipe = useSwipeRight(dismissToast);
  const place = useRef<HTMLDivElement>(null);
  useClearOf(place);
  const act = () => {
    dismissToast();
    action?.onPress();
  };
  return (
    <div ref={place} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume} {...swipe}>
      <Toast
        title={title}
        description={
          action ? (
            <>
              {description}{' '}
              <Button variant="quiet" onClick={act}>
                {action.label}
              </Button>
            </>
          ) : (
            description
          )
        }
        variant={variant}
        onClose={dismissToast}
      />
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
