/** `path` as an address on our own origin, or `/` for anything that would lead elsewhere. */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return '/';
  try {
    const url = new URL(path, window.location.origin);
    // `//host` and `/.//host` would be read as another host once they stand alone.
    if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
