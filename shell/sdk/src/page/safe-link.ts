/** Of our own addresses those that act when they are opened: an advert's link must sign nobody out. */
const ACTS = /^\/(?:api|identity|unsubscribe)(?:\/|$)/;

/** What somebody typed or a source sent, as an address to open; null for all but http and https, as if there were none. */
export function safeLink(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href, host, pathname } = new URL(url);
  if (host === window.location.host && ACTS.test(decoded(pathname))) return null;
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/** "/%61pi" is "/api" to a server; what cannot be decoded is none of our addresses. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path).replace(/\/+/g, '/').toLowerCase();
  } catch {
    return path;
  }
};
