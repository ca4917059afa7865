import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** So many of an opening's jobs are shown at first and with each press of the button below them. */
export const JOBS_AT_A_TIME = 20;
const MOST_KEPT = 200;

/** By entry of the history and job: how many jobs are unfolded. */
const kept = new Map<string, number>();

/**
 * How many of an opening's jobs are on screen; none while it is folded. Whoever opens one of them and goes back finds
 * the list as it was left; another visit of the same address begins folded.
 */
export function useUnfolded(jobId: number): [shown: number, show: (jobs: number) => void] {
  const entry = `${useLocation().key} ${jobId}`;
  const [shown, setShown] = useState(() => ({ entry, jobs: kept.get(entry) ?? 0 }));
  const show = (jobs: number) => {
    kept.delete(entry); // put back at the end: changed last
    if (jobs > 0) kept.set(entry, jobs);
    for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
    setShown({ entry, jobs });
  };
  // a filter or a page of the same screen is another entry
  return [shown.entry === entry ? shown.jobs : (kept.get(entry) ?? 0), show];
}
