import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { useIsPhone } from '@landfall/ui';
import { useIsBehind } from './stand-still';

const PHONE_FULL = 3;
const SCREEN_FULL = 8;

/** So many cards fill a screen. */
export const useScreenFull = () => (useIsPhone() ? PHONE_FULL : SCREEN_FULL);

/** Further ones are drawn so many at a time: no touch has to wait for more of them, and a phone takes long for each. */
const PHONE_STEP = 2;
const STEP = 6;
const NONE: Job[] = [];

/** The entries of the history that were left since the document was loaded. */
const left = new Set<string>();

/** Whether somebody is back at an entry, and so at the place in it that they left. */
function useIsBack(): boolean {
  const { key } = useLocation();
  useEffect(() => () => void left.add(key), [key]);
  return useNavigationType() === 'POP' && left.has(key);
}

/**
 * The first, `atOnce`, stand there at once; the others follow step by step, whenever nothing else is to be done, and
 * those of the list before stay below them till then. Behind an open sheet none follow. Who comes back or forward to a page
 * finds all of them there at once, and so the place further down.
 */
export function useFirstAtOnce(jobs: Job[], atOnce: number): Job[] {
  const isReturn = useIsBack();
  const isBehind = useIsBehind();
  const step = useIsPhone() ? PHONE_STEP : STEP;
  const [whole, setWhole] = useState(NONE);
  const [grown, setGrown] = useState({ jobs, count: atOnce });
  const count = grown.jobs === jobs ? grown.count : atOnce;
  const isWhole = isReturn || whole === jobs || count >= jobs.length;
  useEffect(() => {
    if (isBehind) return;
    startTransition(() => {
      if (isWhole) setWhole(jobs);
      // one that comes again after another has grown to nothing yet
      setGrown({ jobs: isWhole ? NONE : jobs, count: count + step });
    });
  }, [jobs, count, isWhole, isBehind, step]);
  if (isWhole) return jobs;
  const first = jobs.slice(0, count);
  const there = new Set(first.map(({ id }) => id));
  return [...first, ...whole.slice(count).filter(({ id }) => !there.has(id))];
}
