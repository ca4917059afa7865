import { safeLink } from '@landfall/sdk';
import { companyOf } from './company-of';

interface Applied {
  url: string | null;
  title: string;
  company: string | null;
  location: string;
}

/**
 * Where "apply" leads: the advert's own address, else a web search for the company's careers page, or for the job itself
 * where no company is named.
 * @param webSearch address of a search engine; the words are put behind it
 */
export function applyAddress(job: Applied, webSearch: string): string {
  const company = companyOf(job);
  const words = company === '' ? [job.title, job.location, 'job'] : [company, 'careers'];
  return safeLink(job.url) ?? `${webSearch}${encodeURIComponent(words.filter(Boolean).join(' '))}`;
}
