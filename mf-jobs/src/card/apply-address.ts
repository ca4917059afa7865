import { safeLink } from '@landfall/sdk';

/**
 * Where "apply" leads: the advert's own address, else a web search for the company's careers page.
 * @param webSearch address of a search engine; the words are put behind it
 */
export function applyAddress(job: { url: string | null; company: string }, webSearch: string): string {
  return safeLink(job.url) ?? `${webSearch}${encodeURIComponent(`${job.company} careers`)}`;
}
