import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSettings, useUser } from '@landfall/sdk';
import { Button, Note, formatDate } from '@landfall/ui';
import type { Refusal } from './refusal';
import { bringIntoView } from './use-brought-into-view';

const SOON_S = 180;

function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const isAhead = moment !== undefined && moment > now;
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isAhead]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}

interface RefusalNoteProps {
  refusal: Refusal;
  onRetry?: () => void;
}

/** Why a call was not taken, when it is worth trying again, and that nothing typed is lost. */
export function RefusalNote({ refusal: { status, detail, until }, onRetry }: RefusalNoteProps) {
  const seconds = useSecondsUntil(until);
  const { billing } = useSettings();
  const mayUpgrade = useUser()?.plan === 'free' && billing;
  const isSpent = status === 429;
  const place = useRef<HTMLSpanElement>(null);
  // Asking goes to the place of the result, which may be screens away from here.
  useEffect(() => bringIntoView(place.current, 'center'), []);
  return (
    <Note
      tone={isSpent || status === 503 ? 'caution' : 'danger'}
      role="alert"
      title={detail}
      action={
        isSpent && mayUpgrade ? (
          <Button asChild variant="secondary">
            <Link to="/subscribe">Upgrade to Premium</Link>
          </Button>
        ) : (
          onRetry &&
          // what is spent for the day comes back no sooner for being asked for
          !(isSpent && seconds > SOON_S) && (
            <Button variant="secondary" icon="refresh-cw" disabled={seconds > 0} onClick={onRetry}>
              Try again
            </Button>
          )
        )
      }
    >
      {seconds > SOON_S && <p>You can go on after {formatDate(until, { form: 'time' })}.</p>}
      {/* The seconds run on screen; a reader hears the first of them and is not interrupted by each. */}
      {seconds > 0 && seconds <= SOON_S && <p aria-live="off">You can try again in {seconds} s.</p>}
      <p>
        <span ref={place} />
        What you typed is still here.
      </p>
    </Note>
  );
}
