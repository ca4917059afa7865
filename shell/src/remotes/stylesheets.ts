/**
 * Takes what a failed build linked off the page: its preloads, which would go on holding connections if they hang, and
 * its stylesheets, unless they are wanted: by another part of the same build on screen, or by this one if it `mayArrive`.
 */
export function removeLinks(base: string, build: string, mayArrive: boolean): void {
  const isWanted = mayArrive || document.querySelectorAll(`[data-mf-build="${CSS.escape(build)}"]`).length > 1;
  const prefix = new URL(base, window.location.origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="stylesheet"]')) {
    if (link.href.startsWith(prefix) && (link.rel === 'preload' || !isWanted)) link.remove();
  }
}
