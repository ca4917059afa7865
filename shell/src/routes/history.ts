import { NavigationType, createPath, type Location, type To } from 'react-router-dom';
import { hasUnsavedChanges } from '@landfall/sdk/shell';

/** What one entry of the browser's history keeps. */
interface Entry {
  usr: unknown;
  key: string;
  /** Which entry it is, counted from the first of this tab. */
  idx: number;
}

export interface Place {
  location: Location;
  navigationType: NavigationType;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
const entry = () => window.history.state as Entry | null;

function here(navigationType: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const now = entry();
  return { location: { pathname, search, hash, state: now?.usr ?? null, key: now?.key ?? 'default' }, navigationType };
}

/** Whether the person rather stays where something typed would be lost. */
const stays = (from: string, to: string) =>
  from !== to && hasUnsavedChanges() && !window.confirm('Leave this page? What you typed is not saved.');

/**
 * The browser's history as the router wants it. It asks before a link or the back button loses what was typed, which
 * the small router does not offer and the large one costs 15 kB for.
 */
export class PageHistory {
  #listener: (place: Place) => void = () => undefined;
  #index = entry()?.idx ?? 0;
  #isReturning = false;
  #shown = window.location.pathname;

  constructor() {
    if (entry()?.key === undefined) window.history.replaceState({ usr: null, key: newKey(), idx: 0 }, '');
  }

  now(): Place {
    return here(NavigationType.Pop);
  }

  listen(listener: (place: Place) => void): () => void {
    this.#listener = listener;
    window.addEventListener('popstate', this.#popped);
    return () => window.removeEventListener('popstate', this.#popped);
  }

  createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  encodeLocation = (to: To) => {
    const { pathname, search, hash } = new URL(this.createHref(to), window.location.href);
    return { pathname, search, hash };
  };

  go = (delta: number): void => window.history.go(delta);

  /** The address that is there already is no step of its own, as with a browser's own links; with a state it is one: a sheet that opens. */
  push = (to: To, state?: unknown): void => {
    const { pathname, search, hash } = window.location;
    const isHere = pathname + search + hash === createPath(this.encodeLocation(to));
    if (isHere && (state ?? null) === null) return this.replace(to);
    if (stays(this.#shown, this.encodeLocation(to).pathname)) return;
    this.#index += 1;
    window.history.pushState({ usr: state ?? null, key: newKey(), idx: this.#index }, '', this.createHref(to));
    this.#tell(NavigationType.Push);
  };

  replace = (to: To, state?: unknown): void => {
    if (stays(this.#shown, this.encodeLocation(to).pathname)) return;
    window.history.replaceState({ usr: state ?? null, key: newKey(), idx: this.#index }, '', this.createHref(to));
    this.#tell(NavigationType.Replace);
  };

  #popped = (): void => {
    const index = entry()?.idx ?? 0;
    if (this.#isReturning) {
      this.#isReturning = false;
      return;
    }
    if (stays(this.#shown, window.location.pathname)) {
      // The browser has gone already: it is led back to the entry that is still on screen.
      this.#isReturning = true;
      window.history.go(this.#index - index);
      return;
    }
    this.#index = index;
    this.#tell(NavigationType.Pop);
  };

  #tell(navigationType: NavigationType): void {
    this.#shown = window.location.pathname;
    this.#listener(here(navigationType));
  }
}
