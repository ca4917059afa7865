/**
 * Takes what a failed build put into the page off it: its preloads, which would go on holding connections if they hang;
 * its stylesheets and scripts, which are not asked for again while they stand there, unless they are wanted: by another
 * part of the same build on screen, or by this one if it `mayArrive`. A script that ran is not undone by that.
 */
export function removeElements(base: string, build: string, mayArrive: boolean): void {
  const isWanted = mayArrive || document.querySelectorAll(`[data-mf-build="${CSS.escape(build)}"]`).length > 1;
  const prefix = new URL(base, window.location.origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="stylesheet"]')) {
    if (link.href.startsWith(prefix) && (link.rel === 'preload' || !isWanted)) link.remove();
  }
  if (mayArrive) return;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(prefix)) script.remove();
}
