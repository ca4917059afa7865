/**
 * Takes what a failed build linked off the page: its preloads, which would go on holding connections if they hang, and
 * its stylesheets, unless another part of the same build is on screen.
 */
export function removeLinks(base: string, build: string): void {
  const isOnScreen = document.querySelectorAll(`[data-mf-build="${CSS.escape(build)}"]`).length > 1;
  const prefix = new URL(base, window.location.origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"], link[rel="stylesheet"]')) {
    if (link.href.startsWith(prefix) && (link.rel === 'preload' || !isOnScreen)) link.remove();
  }
}
