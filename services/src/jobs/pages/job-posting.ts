import type { JobEntity } from '../job.entity.js';
import type { PayPeriod } from '../pay/pay-periods.js';
import { payCondition, payLimit } from '../pay/pay-in-words.js';

const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const payUnits: Partial<Record<PayPeriod, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

/**
 * An open advert as schema.org/JobPosting, which search engines read. Undefined where it is none (an official record is
 * no vacancy) or where something is not known that they require: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(row: JobEntity, address: string): Record<string, unknown> | undefined {
  const where = placeOf(row);
  const isVacancy = row.sponsorship[0]?.kind !== 'record';
  if (!isVacancy || !row.title || !row.company || !row.description || !row.postedAt || !where) return undefined;
  const employmentType = employmentTypes[row.jobType.toLowerCase()];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: row.title,
    description: asHtml(row.description),
    datePosted: row.postedAt.toISOString(),
    ...validThrough(row),
    hiringOrganization: { '@type': 'Organization', name: row.company },
    identifier: { '@type': 'PropertyValue', name: row.company, value: `${row.sourceKey} ${row.sourceId}` },
    ...where,
    ...(employmentType && { employmentType }),
    ...baseSalary(row),
    ...(row.skills.length > 0 && { skills: row.skills.join(', ') }),
    url: address,
    directApply: false,
  };
}

const validThrough = ({ closesAt, expiresOn }: JobEntity) => {
  if (closesAt) return { validThrough: closesAt.toISOString() };
  return expiresOn ? { validThrough: `${expiresOn}T23:59:59Z` } : {};
};

/** A remote job is open to a country; one that names neither place nor country is nowhere. */
function placeOf({ location, country, isRemote }: JobEntity): object | undefined {
  if (isRemote) {
    if (!country) return undefined;
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } };
  }
  const parts = location.split(',').map((part) => part.trim());
  const [addressLocality, addressRegion] = parts.filter((part) => part && part !== country);
  if (!country && !addressLocality) return undefined;
  const address = {
    '@type': 'PostalAddress',
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(country && { addressCountry: country }),
  };
  return { jobLocation: { '@type': 'Place', address } };
}

/**
 * The base pay as the employer gives it: of "up to" no least is known and of "from" no most. What is on target, pro rata, of
 * a part of the year or after tax is no base pay, and search engines have no word for it.
 */
function baseSalary({ pay, salary }: JobEntity): object {
  if (!pay || payCondition(salary)) return {};
  const { from, to, period, currency, yearFrom, yearTo } = pay;
  const unitText = payUnits[period];
  const [minValue, maxValue] = unitText ? [from, to] : [yearFrom, yearTo];
  const limit = payLimit(pay, salary);
  const value = {
    '@type': 'QuantitativeValue',
    ...(limit !== 'most' && { minValue }),
    ...(limit !== 'least' && { maxValue }),
    unitText: unitText ?? 'YEAR',
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The description is read as HTML there: what an advert writes is text, with its paragraphs kept. */
function asHtml(text: string): string {
  const escaped = text.trim().replace(/[&<>]/g, (mark) => marks[mark]!);
  const paragraphs = escaped.split(/\s*\n\s*\n\s*/).map((one) => `<p>${one.replace(/\n/g, '<br>')}</p>`);
  return paragraphs.join('');
}
