import { useCallback, useEffect, useState } from 'react';
import { remotes } from '.';
import { adoptHead } from './adopt';
import { readHead } from './follow';
import { PartFailed, type LoadedPart } from './loader';
import { keyOf, type Part } from './part';
import { reasonOf } from './reason';
import { releaseState } from './release-state';

/** How long after mounting an error still counts against the build. */
const TRIAL_MS = 5_000;

interface PartState {
  loaded?: LoadedPart;
  failure?: PartFailed;
  /** When this state began, on the page's clock. */
  since: number;
  isRetrying: boolean;
}

/** A release that came while the remote was on its way may have the repaired build. */
const adoptRepaired = () => adoptHead((remote) => remotes.isLoaded(remote));

/**
 * Loads a part and follows it: on screen, failed, tried again, by itself where a newer release has another build of a
 * remote that failed. Use it under a key of the part.
 */
export function usePart(part: Part) {
  const [wanted] = useState(part);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<PartState>(() => ({
    loaded: remotes.ready(wanted),
    since: performance.now(),
    isRetrying: false,
  }));
  const { since } = state;
  const build = releaseState(({ release }) => release?.remotes[wanted.remote]?.build);

  useEffect(() => {
    let isGone = false;
    const show = (next: Pick<PartState, 'loaded' | 'failure'>) => {
      if (isGone) return;
      const began = performance.now();
      setState((now) =>
        now.loaded && now.loaded === next.loaded ? now : { ...next, since: began, isRetrying: false },
      );
    };
    remotes.load(wanted).then(
      (loaded) => show({ loaded }),
      (error) => {
        const failure = asFailure(error);
        show({ failure });
        void failure.late?.then((loaded) => show({ loaded }));
        adoptRepaired();
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted, turn, build]);

  const retry = useCallback(() => {
    remotes.retry(wanted);
    setState((now) => ({ ...now, isRetrying: true }));
    setTurn((now) => now + 1);
    void readHead();
  }, [wanted]);

  const onError = useCallback(
    (loaded: LoadedPart, error: unknown) => {
      const now = performance.now();
      const hasEarlier = remotes.stepBack(wanted, loaded, error, now - since <= TRIAL_MS);
      const failure = hasEarlier ? undefined : new PartFailed(remotes.tried(wanted, loaded.build), reasonOf(error));
      setState({ failure, since: now, isRetrying: false });
      if (hasEarlier) setTurn((turns) => turns + 1);
      else adoptRepaired();
    },
    [wanted, since],
  );

  return { ...state, id: `${keyOf(wanted)} ${turn}`, retry, onError };
}

const asFailure = (error: unknown) => (error instanceof PartFailed ? error : new PartFailed([], reasonOf(error)));
