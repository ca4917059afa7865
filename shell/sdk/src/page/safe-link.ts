/** What somebody typed or a source sent, as an address to open; null for all but http and https, as if there were none. */
export function safeLink(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
