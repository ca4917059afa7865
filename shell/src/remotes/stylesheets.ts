/** Takes a failed build's stylesheets off the page, unless another part of the same build is on screen. */
export function removeStylesheets(base: string, build: string): void {
  if (document.querySelectorAll(`[data-mf-build="${CSS.escape(build)}"]`).length > 1) return;
  const prefix = new URL(base, window.location.origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(prefix)) link.remove();
  }
}
