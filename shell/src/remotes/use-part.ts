import { useCallback, useEffect, useRef, useState } from 'react';
import { remotes } from '.';
import { PartFailed, reasonOf, type LoadedPart } from './loader';
import { keyOf, type Part } from './part';

/** How long after mounting an error still counts against the build. */
const TRIAL_MS = 5_000;

interface PartState {
  loaded?: LoadedPart;
  failure?: PartFailed;
  isRetrying: boolean;
}

/** Loads a part and follows it: on screen, failed, tried again. Use it under a key of the part. */
export function usePart(part: Part) {
  const [wanted] = useState(part);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<PartState>(() => ({ loaded: remotes.ready(wanted), isRetrying: false }));
  const shownAt = useRef(Infinity);

  useEffect(() => {
    let isGone = false;
    const show = (next: PartState) => {
      if (isGone) return;
      shownAt.current = performance.now();
      setState((now) => (now.loaded && now.loaded === next.loaded ? now : next));
    };
    remotes.load(wanted).then(
      (loaded) => show({ loaded, isRetrying: false }),
      (error) => show({ failure: asFailure(error), isRetrying: false }),
    );
    return () => {
      isGone = true;
    };
  }, [wanted, turn]);

  const retry = useCallback(() => {
    remotes.retry(wanted);
    setState((now) => ({ ...now, isRetrying: true }));
    setTurn((now) => now + 1);
  }, [wanted]);

  const onError = useCallback(
    (loaded: LoadedPart, error: unknown) => {
      const hasEarlier = remotes.stepBack(wanted, loaded, error);
      if (hasEarlier && performance.now() - shownAt.current <= TRIAL_MS) {
        setState({ isRetrying: false });
        setTurn((now) => now + 1);
      } else setState({ failure: new PartFailed([loaded.build], reasonOf(error)), isRetrying: false });
    },
    [wanted],
  );

  return { ...state, id: `${keyOf(wanted)} ${turn}`, retry, onError };
}

const asFailure = (error: unknown) => (error instanceof PartFailed ? error : new PartFailed([], reasonOf(error)));
