/** Only http and https are ever opened; anything else an advert carries is as if it carried none. */
export function safeLink(url: string | null | undefined): string | null {
  if (!url) return null;
  try {
    const { protocol, href } = new URL(url.trim());
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}

/**
 * Where "apply" leads: the advert's own address, else a web search for the company's careers page.
 * @param webSearch address of a search engine; the words are put behind it
 */
export function applyAddress(job: { url: string | null; company: string }, webSearch: string): string {
  return safeLink(job.url) ?? `${webSearch}${encodeURIComponent(`${job.company} careers`)}`;
}
