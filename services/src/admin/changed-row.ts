import type { Line } from '../imports/line-fields.js';
import type { Word } from '../imports/line-reader.js';
import { isUnsigned, signed } from '../jobs/administrators-word.js';
import type { Evidence } from '../jobs/evidence.js';
import type { JobEntity } from '../jobs/job.entity.js';
import type { JobRow } from '../jobs/job-writer.js';
import { payInAdvert, unsurePayIn } from '../jobs/pay/pay-sentences.js';
import type { Changes } from './changed-fields.js';

/** A job as a line of a file would say it, with what is changed. */
export function lineWith(before: JobEntity, changes: Changes): Line {
  const { sponsorship, extra } = before;
  const word = wordOn(before);
  const description = (changes.description ?? before.description) as string;
  const quote = sponsorship.find((evidence) => evidence.quote && !evidence.against)?.quote;
  const isSaid = word !== undefined || sponsorship.some(({ kind }) => kind === 'record');
  return {
    id: before.sourceId,
    title: before.title,
    company: before.company,
    location: before.location,
    ...(changes.location === undefined && { country: before.country }),
    description: before.description,
    category: before.category,
    experience_level: before.experienceLevel,
    job_type: before.jobType,
    visa_type: before.visaType,
    skills: before.skills,
    url: before.url,
    logo_url: before.logoUrl,
    posted_at: before.postedAt?.toISOString(),
    expires_at: before.expiresAt,
    source: before.source,
    salary: isOfText(before) ? '' : before.salary,
    extra,
    ...(isSaid && { sponsorship: 'offered' }),
    ...(word && { sponsorshipBy: word.by, sponsorshipOn: word.asOf }),
    ...(quote && description.includes(quote) && { sponsorshipQuote: quote }),
    ...changes,
  };
}

/**
 * The changed job: what was not changed stays letter for letter, and what follows from it too. Where nothing else speaks
 * for it any more, whoever changed it does; what nobody has signed stays for whoever releases it.
 */
export function changedRow(before: JobEntity, changes: Changes, read: JobRow, word: Word): JobRow {
  const has = (...fields: (keyof Changes)[]) => fields.some((field) => changes[field] !== undefined);
  const own = wordOn(before);
  const spoken = read.sponsorship.map((evidence) => (own && evidence.kind === 'administrator' ? own : evidence));
  return {
    ...read,
    title: has('title') ? read.title : before.title,
    company: has('company') ? read.company : before.company,
    ...(!has('location') && { location: before.location }),
    ...(!has('location') && before.country !== null && { country: before.country, placeWords: before.placeWords }),
    description: has('description') ? read.description : before.description,
    category: has('category') ? read.category : before.category,
    experienceLevel: has('experience_level') ? read.experienceLevel : before.experienceLevel,
    jobType: has('job_type') ? read.jobType : before.jobType,
    visaType: has('visa_type', 'location') ? read.visaType : before.visaType,
    skills: has('skills') ? read.skills : before.skills,
    url: has('url') ? read.url : before.url,
    logoUrl: has('logo_url') ? read.logoUrl : before.logoUrl,
    isRemote: has('title', 'location', 'job_type') ? read.isRemote : before.isRemote,
    ...(!has('description', 'location', 'job_type') && { salary: before.salary, pay: before.pay }),
    ...(!has('expires_at') && {
      expiresAt: before.expiresAt,
      expiresOn: before.expiresOn,
      closesAt: before.closesAt,
    }),
    extra: before.extra,
    // of the line of its source, which has not changed
    digest: before.digest,
    sponsorship: before.sponsorship.some(isUnsigned) ? spoken : signed(spoken, word.by, word.on),
  };
}

const wordOn = ({ sponsorship }: JobEntity): Evidence | undefined =>
  sponsorship.find(({ kind }) => kind === 'administrator');

/** Its pay is what its text says: another text may say another. */
const isOfText = ({ description, country, salary }: JobEntity): boolean =>
  salary !== null && (payInAdvert(description, country)?.text ?? unsurePayIn(description)) === salary;
