import { safeLink } from '@landfall/sdk';

interface Advert {
  jobId: number;
  title: string;
  company: string;
  location: string;
  jobType?: string | null;
  salary?: string | null;
  url?: string | null;
}

/** What the advert says already; longer than the tracker keeps is cut rather than refused. */
export const knownOf = ({ jobId, title, company, location, jobType, salary, url }: Advert) => ({
  jobId,
  jobTitle: title.slice(0, 255),
  companyName: company.slice(0, 255),
  jobLocation: location.slice(0, 255),
  jobType: jobType?.slice(0, 100) ?? null,
  salary: salary?.slice(0, 255) ?? null,
  jobUrl: (url?.length ?? 0) <= 512 ? safeLink(url) : null,
});
