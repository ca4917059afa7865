type Prefetch = (path: string) => void;

let prefetch: Prefetch | undefined;

/** The shell says how a route is made ready. */
export function providePrefetch(how: Prefetch): void {
  prefetch = how;
}

/** Loads the code behind `path` ahead of a click; call it on hover or touch. */
export function prefetchRoute(path: string): void {
  prefetch?.(path);
}
