import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { aJob } from '../testing/samples';
import { StandStill } from './stand-still';
import { useFirstAtOnce } from './use-first-at-once';

const someJobs = (from: number): Job[] => Array.from({ length: 40 }, (_, index) => aJob({ id: from + index }));

const navigator: Navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };
const arrivedBy =
  (way: NavigationType, key: string) =>
  ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/jobs', key }} navigationType={way} navigator={navigator}>
      {children}
    </Router>
  );

/** How many cards of its own list each drawing had, from the last change of it on. */
function drawing(first: Job[], way: NavigationType, key: string) {
  let drawn: number[] = [];
  const { rerender, unmount } = renderHook(
    ({ jobs }) => {
      const own = new Set(jobs);
      drawn.push(useFirstAtOnce(jobs, 8).filter((job) => own.has(job)).length);
    },
    { initialProps: { jobs: first }, wrapper: arrivedBy(way, key) },
  );
  return {
    drawn: () => drawn,
    leave: unmount,
    change: (jobs: Job[]) => {
      drawn = [];
      rerender({ jobs });
    },
  };
}

describe('a list of jobs is drawn', () => {
  it('all at once for who comes back to it, from another screen or another page of the list', () => {
    drawing(someJobs(1), NavigationType.Push, 'one').leave();
    const list = drawing(someJobs(1), NavigationType.Pop, 'one');
    expect(list.drawn()[0]).toBe(40);
    list.change(someJobs(100));
    expect(list.drawn()[0]).toBe(40);
  });

  it('a screenful first for who has just loaded the page, at which nothing was left', () => {
    const list = drawing(someJobs(1), NavigationType.Pop, 'loaded');
    expect(list.drawn()[0]).toBe(8);
    expect(list.drawn().at(-1)).toBe(40);
    list.leave();
    expect(drawing(someJobs(1), NavigationType.Pop, 'loaded').drawn()[0]).toBe(40);
  });

  it('a screenful first and then step by step, also when it is shown again after another', () => {
    const [one, other, few] = [someJobs(1), someJobs(100), someJobs(200).slice(0, 2)];
    const list = drawing(one, NavigationType.Push, 'three');
    for (const next of [other, one, few, one]) {
      list.change(next);
      expect(list.drawn()[0]).toBe(Math.min(8, next.length));
      expect(list.drawn().at(-1)).toBe(next.length);
      const steps = list.drawn().slice(1);
      expect(steps.every((count, at) => count - list.drawn()[at]! <= 6)).toBe(true);
    }
  });

  it('no further while something stands over it, and the rest when that is gone', () => {
    let isBehind = false;
    let shown = 0;
    const one = someJobs(1);
    const other = someJobs(100);
    const Arrived = arrivedBy(NavigationType.Push, 'five');
    function List({ jobs }: { jobs: Job[] }) {
      const own = new Set(jobs);
      shown = useFirstAtOnce(jobs, 8).filter((job) => own.has(job)).length;
      return null;
    }
    const page = (jobs: Job[]) => (
      <Arrived>
        <StandStill isBehind={isBehind}>
          <List jobs={jobs} />
        </StandStill>
      </Arrived>
    );
    isBehind = true;
    const { rerender } = render(page(one));
    expect(shown).toBe(8);
    rerender(page(other));
    expect(shown).toBe(8);
    isBehind = false;
    rerender(page(other));
    expect(shown).toBe(40);
  });
});
