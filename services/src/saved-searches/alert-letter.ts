import type { Job } from '../jobs/jobs.dto.js';
import { payInWords } from '../jobs/pay-in-words.js';
import { letter, type Part } from '../mail/letter.js';
import { addressOfNews } from './filters.js';
import type { SavedSearchEntity } from './saved-search.entity.js';

/** A mail is read on a phone: the page shows the rest. */
export const MOST_LISTED = 20;

interface AlertText {
  subject: string;
  text: string;
  html: string;
}

/** `jobs` are the newest of `total`. */
export function alertLetter(
  search: SavedSearchEntity,
  { jobs, total }: { jobs: Job[]; total: number },
  { publicUrl, wayOut }: { publicUrl: string; wayOut: string },
): AlertText {
  const { name, filters, alerts } = search;
  const subject = subjectOf(search, total);
  const items = jobs.map((job) => ({ title: job.title, href: `${publicUrl}/job/${job.id}`, about: about(job) }));
  const rest = total - jobs.length;
  const parts: Part[] = [
    { items },
    ...(rest > 0 ? [{ text: `And ${rest} more.` }] : []),
    { link: 'All jobs of this search', href: publicUrl + addressOfNews(filters) },
  ];
  const how = alerts === 'daily' ? 'once a day' : 'as soon as there are new jobs';
  const footer: Part[] = [
    { text: `You get this mail ${how}, because alerts are on for your saved search “${name}”.` },
    { link: 'Unsubscribe', href: wayOut },
  ];
  return { subject, ...letter({ title: subject, parts, footer }) };
}

export const subjectOf = ({ name }: SavedSearchEntity, total: number) =>
  `${total === 1 ? '1 new job' : `${total} new jobs`} for “${name}”`;

/** What a card says first; a record and a sample are called what they are. */
function about(job: Job): string {
  const { company, location, sponsorship, sample } = job;
  const kind = sponsorship.kind === 'record' ? 'Official record, not an open vacancy' : undefined;
  return [company, location, payInWords(job), kind, sample ? 'Sample' : undefined].filter(Boolean).join(' · ');
}
