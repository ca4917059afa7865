import type { Job } from '../jobs/jobs.dto.js';
import { payInWords } from '../jobs/pay/pay-in-words.js';
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

/** What the mail has one line for: a job that stands for all new ones of its opening, and how many those are. */
export interface ListedOpening {
  job: Job;
  count: number;
}

/** `total` counts jobs, as the list does; `listed` are the newest openings among them. */
export function alertLetter(
  search: SavedSearchEntity,
  { listed, total }: { listed: ListedOpening[]; total: number },
  { publicUrl, wayOut }: { publicUrl: string; wayOut: string },
): AlertText {
  const { name, filters, alerts } = search;
  const subject = subjectOf(search, total);
  const items = listed.map(({ job, count }) => ({
    title: job.title,
    href: `${publicUrl}/job/${job.id}`,
    about: about(job, count),
  }));
  const rest = total - listed.reduce((sum, { count }) => sum + count, 0);
  const parts: Part[] = [
    { items },
    ...(rest > 0 ? [{ text: `And ${figure(rest)} more.` }] : []),
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
  `${total === 1 ? '1 new job' : `${figure(total)} new jobs`} for “${name}”`;

const figure = (count: number) => count.toLocaleString('en-GB');

/** What a card says first; a record and a sample are called what they are. */
function about(job: Job, count: number): string {
  const { company, location, sponsorship, sample } = job;
  const kind = sponsorship.kind === 'record' ? 'Official record, not an open vacancy' : undefined;
  const openings = count > 1 ? `${figure(count)} openings` : undefined;
  return [company, location, openings, payInWords(job), kind, sample ? 'Sample' : undefined]
    .filter(Boolean)
    .join(' · ');
}
