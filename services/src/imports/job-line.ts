import { createHash } from 'node:crypto';
import { saysItIsBritish } from '../jobs/british-place.js';
import { closingMoment, lastDayOpen } from '../jobs/closing/closing-hour.js';
import { withYear } from '../jobs/closing/closing-year.js';
import type { JobRow } from '../jobs/job-writer.js';
import { recordPay } from '../jobs/official-record.js';
import { isForFullTime } from '../jobs/pay/pay.js';
import { readPlace, type Place } from '../jobs/place.js';
import { visaCountry, visaSide } from '../jobs/visa-country.js';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { lineOf, wordsOf } from './advert-markup.js';
import { bad } from './bad-line.js';
import { placeOfPosition } from './employer-address.js';
import { evidenceIn, readEvidence } from './line-evidence.js';
import { readDate, readText, TURNING, wellFormed, type Line, type LineSource } from './line-fields.js';
import { isPartTime, readSalary } from './line-salary.js';
import { levelNamed, typeNamed } from './named-kinds.js';
import { webAddress } from './web-address.js';

/** Raised when the same line would now be read differently, so that unchanged files are read again once. */
export const READING = 45;

/** The `sourceId` is empty where the line gives none: see `without-id.ts`. */
export function readLine(line: Line, source: LineSource): JobRow {
  const text = (name: string, most = 255) => readText(line, name, most);
  const words = (name: string, most = 255) => lineOf(text(name, most)).replace(TURNING, '');
  const required = (name: string) => words(name) || bad(`"${name}" is missing`);
  const [title, company] = [withDashes(required('title')), required('company')];
  const description = wordsOf(text('description', LONGEST_TEXT)).replace(TURNING, '');
  const postedAt = readDate(text('posted_at'));
  const expiresAt = text('expires_at') || null;
  const url = text('url', 2048);
  const extra = withContact(readExtra(line.extra), url);
  const stated = words('country') || readText(extra, 'country', 255);
  const where = words('location', 512);
  const place = placeIn(where, extra, stated || countryOfGeorgia(where, text('visa_type')));
  const closing = expiresAt && withYear(expiresAt, postedAt);
  const closesAt = closing ? closingMoment(closing, place.country) : null;
  const jobType = typeNamed(words('job_type'));
  const said = words('salary') || readText(extra, 'salary', 255);
  const { salary, pay } = readSalary(said, { title, jobType, description, country: place.country });
  const sourceId = readId(line.id) ?? '';
  const ownSource = text('source') || source.name;
  const anyPay = pay ?? recordPay({ title, postedAt, extra }) ?? null;
  const ownPay = anyPay && isPartTime(jobType) && isForFullTime(anyPay) ? null : anyPay;
  const row: Omit<JobRow, 'digest' | 'sourceId'> = {
    sourceKey: source.key,
    title,
    company,
    location: place.location,
    country: place.country,
    placeWords: place.words,
    description,
    category: words('category'),
    experienceLevel: levelNamed(words('experience_level')),
    jobType,
    visaType: visaOf(text('visa_type'), place.country),
    skills: readSkills(line.skills),
    salary,
    pay: ownPay,
    isRemote: isRemote(title, place.location, jobType),
    url: webAddress(url),
    logoUrl: webAddress(text('logo_url', 2048)),
    postedAt,
    expiresAt,
    expiresOn: closing && lastDayOpen(closing, closesAt, new Date()),
    closesAt,
    source: ownSource,
    isSample: source.isSample,
    sponsorship: evidenceIn(
      { sourceId, source: ownSource, company, title, location: place.location, url: webAddress(url) },
      () => readEvidence(line, { title, postedAt, extra, description, source, pay: anyPay, ...place }),
    ),
    extra,
  };
  return { ...row, sourceId, digest: digestOf(line, source) };
}

/** "Registered Nurse “ Emergency Department": what is left of a dash that was read as other letters; nothing closes it. */
function withDashes(title: string): string {
  const read = title.replace(/(?<=\S)(\s*)â€[“”–—]\1(?=\S)/g, '$1–$1');
  return /[”"]/.test(read) ? read : read.replace(/(?<=\S)(\s*)“\1(?=\S)/g, '$1–$1');
}

/**
 * A country that its source states beside the place counts where the place names none, a county apart: "Guildford, Surrey"
 * is in Canada as well.
 */
function placeIn(location: string, { province }: Record<string, unknown>, country: string): Place {
  const place = readPlace(placeOfPosition(location, province));
  if (!country || (place.country !== null && !isBritishByCounty(place))) return place;
  const stated = readPlace([location, country].filter(Boolean).join(', '));
  return stated.country === null || stated.country === place.country ? place : stated;
}

/** "Atlanta, Georgia" names no country for certain; a visa of the United States does. */
const countryOfGeorgia = (location: string, visa: string): string =>
  /,\s*georgia\s*$/i.test(location) && visaCountry(visa) === 'United States' ? 'United States' : '';

const isBritishByCounty = ({ location, country }: Place): boolean =>
  country === 'United Kingdom' && saysItIsBritish(location) === 'by its county';

/** Of all that a line says and how it is read, to tell a changed row from the same one. */
export const digestOf = (line: Line, { isSample }: Pick<LineSource, 'isSample'>): string =>
  createHash('md5')
    .update(`${READING} ${isSample} ${JSON.stringify(line)}`)
    .digest('hex');

function readId(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') bad('"id" is neither a text nor a number');
  const id = wellFormed(String(value));
  return id.length > 255 || id.includes('\0') ? bad('"id" cannot be used') : id;
}

/** "Remote Sensing Analyst" is not: in a title it must stand apart. */
const isRemote = (title: string, location: string, jobType: string): boolean =>
  /\bremote\b/i.test(location) ||
  /^remote$/i.test(jobType) ||
  /(?:[(\[,/|]|\s[-–—])\s*(?:fully |100% )?remote\s*(?:[)\],/|]|[-–—]\s|$)/i.test(title);

function readSkills(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list: unknown[] = Array.isArray(value) ? value : String(value).split(/[;,|]/);
  if (list.length > 200) bad('"skills" has more than 200 entries');
  const skills = list.map((one) => readText({ skill: one }, 'skill', 255)).filter(Boolean);
  return [...new Set(skills)];
}

const CONTACT = 'apply_to';

/** An address that is a mailbox or a telephone is no link, and is kept for whoever judges the advert. */
function withContact(extra: Record<string, unknown>, url: string): Record<string, unknown> {
  const isContact = /^(?:mailto|tel|sms|whatsapp|tg|viber|skype):|^[^\s:/@]+@[^\s:/@]+$/i.test(url);
  return isContact && extra[CONTACT] === undefined ? { ...extra, [CONTACT]: url } : extra;
}

function readExtra(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) bad('"extra" is not an object');
  const content = JSON.stringify(value);
  if (content.length > 20_000) bad('"extra" is too large');
  if (content.includes('\\u0000')) bad('"extra" contains the character NUL');
  if (/\\ud[89a-f]/i.test(content)) bad('"extra" contains half a character');
  return value as Record<string, unknown>;
}

/** A visa of another country than the job's is none for it. */
const visaOf = (visa: string, country: string | null) => (visaSide(visa, country) === 'other' ? '' : visa);
