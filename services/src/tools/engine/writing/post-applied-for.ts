import { escaped } from '../../../platform/escaped.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { withThe } from './with-the.js';

/** "Machine Learning Engineer, Some Company" names the employer once already. */
const withoutCompany = (title: string | null, company: string): string | null => {
  const at = title?.toLowerCase().indexOf(company.toLowerCase()) ?? -1;
  return title !== null && at > 0 ? title.slice(0, at).replace(/[\s,@|(–—-]+(?:at\s*)?$/i, '') : title;
};

/** "Some-Name (Roofing) Ltd", where the name was read without its bracket. */
export function asTheAdvertHasIt(company: string, advert: string): string {
  const words = company.split(/\s+/).map(escaped);
  const written = new RegExp(words.join(String.raw`\s(?:\([^()\n]{2,40}\)\s)?`), 'u').exec(advert)?.[0];
  return written?.includes('(') ? written : company;
}

/** "MANAGEMENT ACCOUNTANT" inside a sentence; short forms keep their capitals. */
const unshoutedTitle = (title: string | null): string | null =>
  title !== null && /^\P{Ll}*$/u.test(title)
    ? title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : title;

/** The sentence that a letter begins with. */
export function appliedFor(advert: AdvertFacts, company: string | null): string {
  const title = unshoutedTitle(company ? withoutCompany(advert.title, company) : advert.title);
  return `I am applying for ${title ? `the post of ${title}` : 'the post you advertise'}${company ? ` at ${withThe(company)}` : ''}.`;
}
