import { createHash } from 'node:crypto';
import { isFullTimeType } from '@landfall/contracts/reading/full-time';
import { answerOf, readAdvert, type AdvertAnswer } from '../adverts/read-advert.js';
import { readTitle } from '../adverts/read-title.js';
import { isOfAnotherCountry, isUnderSchemeOf } from '../adverts/scheme-country.js';
import { mayBeBritish, saysItIsBritish } from '../jobs/british-place.js';
import { closingMoment, lastDayOpen } from '../jobs/closing/closing-hour.js';
import { withYear } from '../jobs/closing/closing-year.js';
import type { Evidence } from '../jobs/evidence.js';
import type { JobRow } from '../jobs/job-writer.js';
import { isRecord, recordCountry, recordEvidence, recordPay } from '../jobs/official-record.js';
import { withoutDeductedSums } from '../jobs/pay/deducted-sums.js';
import { payInAdvert, unsurePayIn } from '../jobs/pay/pay-sentences.js';
import { forItsWeek } from '../jobs/pay/pay-week.js';
import { isForFullTime, readPay, type Pay } from '../jobs/pay/pay.js';
import { readPlace, type Place } from '../jobs/place.js';
import { visaCountry, visaSide, type VisaSide } from '../jobs/visa-country.js';
import { LONGEST_TEXT } from '../platform/longest-text.js';
import { lineOf, wordsOf } from './advert-markup.js';
import { placeOfPosition } from './employer-address.js';
import { levelNamed, typeNamed } from './named-kinds.js';
import { refusalBeside } from './other-texts.js';
import { NOT_SPONSORED, OFFER_ELSEWHERE, VISA_ELSEWHERE } from './read-again.js';
import { otherThanGranted } from './record-decision.js';
import type { Unsponsored } from './same-jobs.js';
import { webAddress } from './web-address.js';
import type { Advert } from './without-id.js';

/** Raised when the same line would now be read differently, so that unchanged files are read again once. */
export const READING = 41;

interface LineSource {
  key: string;
  /** What stands as the source where a line names none. */
  name: string;
  isSample: boolean;
}

/** A line that cannot become a job; the message says why. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}

/** A line that is understood, and is no sponsored job. `job`: which one it is; where that is listed it leaves the lists. */
export class NotSponsored extends BadLine {
  job?: Unsponsored & Advert;
  /** By which sentence its advert refuses sponsorship. */
  refusal?: string;
}

/**
 * A job as a file spells it: the fields of the specification, and `sponsorship`, `sponsorshipQuote`, `sponsorshipBy`,
 * `sponsorshipOn`, `salary`, `extra`.
 */
export type Line = Record<string, unknown>;

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

/** Whose hours are not known come to no pay for a year, which the words of the advert say nothing of. */
const isPartTime = (jobType: string): boolean =>
  /part[- ]?time|job[- ]?shar|teilzeit|halbtags|werkstudent|deeltijd|temps partiel|tiempo parcial/i.test(jobType) &&
  !isFullTimeType(jobType);

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

/** Half of a surrogate pair is no character, and PostgreSQL refuses it. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

function bad(reason: string): never {
  throw new BadLine(`${reason}.`);
}

function notSponsored(reason: string): never {
  throw new NotSponsored(`${reason}.`);
}

function refused(refusal = ''): never {
  throw Object.assign(new NotSponsored(`The advert refuses sponsorship: "${refusal}".`), { refusal });
}

/** So that whoever refuses the line knows which job it was. */
function evidenceIn(job: Advert, read: () => Evidence[]): Evidence[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotSponsored) error.job = { ...job, refusal: error.refusal };
    throw error;
  }
}

/** Signs that make letters stand in another order than they are read in: "exe.txt" for "txt.exe". */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

function readText(line: Line, name: string, most: number): string {
  const value = line[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') bad(`"${name}" is not a text`);
  const text = wellFormed(String(value)).replace(TURNING, '').trim();
  if (text.includes('\0')) bad(`"${name}" contains the character NUL`);
  return text.length > most ? bad(`"${name}" is longer than ${most.toLocaleString('en')} characters`) : text;
}

function readId(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') bad('"id" is neither a text nor a number');
  const id = wellFormed(String(value));
  return id.length > 255 || id.includes('\0') ? bad('"id" cannot be used') : id;
}

/** Year 1, 1900 or 1970: how a program writes that it has no date. */
const FIRST_DATE = Date.UTC(1980, 0);

function readDate(text: string, name = 'posted_at'): Date | null {
  if (!text) return null;
  const date = new Date(text);
  const isUsable = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime());
  if (!isUsable) bad(`"${name}" is not an ISO date`);
  return date.getTime() < FIRST_DATE ? null : date;
}

interface Salary {
  salary: string | null;
  pay: Pay | null;
}

interface SaidBeside {
  title: string;
  jobType: string;
  description: string;
  country: string | null;
}

/** "-5", "0", "???": nobody is paid that. */
const isNoAmount = /^(?:[^\p{L}1-9]*|[^\p{L}\p{N}]*[-–−][^\p{L}\p{N}]*[\d.,\s]+)$/u;

/** What stands in the field is shown as it is; where it is empty, what the text of the advert says. */
function readSalary(said: string, { title, jobType, description, country }: SaidBeside): Salary {
  const found = said ? readPay(withoutDeductedSums(said), country) : payInAdvert(description, country);
  if (!found) return { salary: said ? (isNoAmount.test(said) ? null : said) : unsurePayIn(description), pay: null };
  const { text, hasPeriod: _, ...pay } = found;
  return { salary: said || text, pay: forItsWeek(pay, `${title}\n${said}\n${description}`, title, jobType) ?? null };
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

interface Said {
  title: string;
  postedAt: Date | null;
  extra: Record<string, unknown>;
  description: string;
  source: LineSource;
  location: string;
  country: string | null;
  pay: Pay | null;
}

/**
 * A job of which nothing says that it is sponsored is not listed, and so not imported; whether the register of a
 * British job's employer says so is seen later. What is said of one country says nothing of a job in another.
 */
function readEvidence(
  line: Line,
  { title, postedAt, extra, description, source, location, country, pay }: Said,
): Evidence[] {
  const quote = wordsOf(readText(line, 'sponsorshipQuote', 2_000) || readText(line, 'sponsorship_quote', 2_000));
  const posted = postedAt?.toISOString().slice(0, 10) ?? null;
  if (quote && !description.includes(quote)) bad('"sponsorshipQuote" is not a sentence of the description');
  const advert = readAdvert(description, country);
  if (advert.answer === 'refuses' && advert.offered === undefined) refused(advert.sentence);
  const refusal = refusalBeside(line, extra);
  if (refusal) refused(refusal);
  const readings = [advert, readTitle(title, country)];
  const saidAs = (answer: AdvertAnswer) => readings.find((one) => one.answer === answer)?.sentence;
  const ofThisCountry = isOfAnotherCountry(quote, country) ? '' : quote;
  // a condition stands beside whatever else the file quotes of the advert
  if (advert.offered !== undefined) return [{ ...advertEvidence(advert.offered, posted), against: advert.sentence }];
  const said = saidAs('conditional') ?? (ofThisCountry || saidAs('offers'));
  if (said) return [advertEvidence(said, posted)];
  const isOffered = line.sponsorship === 'offered';
  const decision = otherThanGranted({ ...line, ...extra }, isRecord({ title, postedAt, extra }));
  if (decision) notSponsored(`The record was ${decision.toLowerCase()}, which is no sponsorship`);
  const record = isOffered ? recordEvidence({ title, postedAt, extra }) : undefined;
  if (record) {
    if (isElsewhere(recordCountry({ title, postedAt, extra }), country))
      notSponsored('The record is of another country than the job');
    return [record];
  }
  const visa = readText(line, 'visa_type', 255);
  const side = visaSide(visa, country);
  if (side !== 'other' && (isOffered || (line.sponsorship === undefined && isPromised(visa, side, description)))) {
    return [wordOfFile(line, visa, source)];
  }
  const mayBeRegistered =
    country === 'United Kingdom' ||
    (country === null && mayBeBritish(location, { visaType: visa, currency: pay?.currency }));
  if (mayBeRegistered) return [];
  throw new NotSponsored(whyNotSponsored(line, description, country));
}

/**
 * Whether a visa that a line names is somebody's word that there will be one. A "Work visa" that may be any country's is
 * none where all that the advert promises is another's: "We sponsor H-1B visas" of a job in Leeds. A British visa that
 * is promised abroad goes on, so that a copied sponsor's name is seen and held.
 */
const isPromised = (visa: string, side: VisaSide, description: string): boolean =>
  visa !== '' &&
  !NAMES_NO_VISA.test(visa) &&
  (side === 'own' || isUnderSchemeOf(description, 'United Kingdom') || readAdvert(description).answer === 'silent');

/** What is chosen where no visa is meant. */
const NAMES_NO_VISA = /^\W*(?:none|no|any|n\/?a|not (?:stated|applicable|specified|known|sure)|unknown|tb[ac]|-+)\W*$/i;

/**
 * The word of whoever gave the file, by name and day. A line that lacks either is held until an administrator stands for
 * it (`adverts/advert-guard.ts`).
 */
function wordOfFile(line: Line, visa: string, { key }: LineSource): Evidence {
  const either = (name: string, other: string) => lineOf(readText(line, name, 255) || readText(line, other, 255));
  const by = either('sponsorshipBy', 'sponsorship_by');
  const on = readDate(either('sponsorshipOn', 'sponsorship_on'), 'sponsorshipOn')?.toISOString().slice(0, 10);
  return {
    kind: 'administrator',
    summary: `Listed as sponsored${visa ? ` (${visa})` : ''}${by && ` by ${by}`}, in the file ${key}`,
    ...(by && { by }),
    asOf: on ?? null,
  };
}

function advertEvidence(quote: string, asOf: string | null): Evidence {
  const isConditional = answerOf(quote) === 'conditional';
  return {
    kind: 'advert',
    summary: isConditional ? 'The advert says on what visa sponsorship depends' : 'The advert offers visa sponsorship',
    asOf,
    quote,
    ...(isConditional && { conditional: true }),
  };
}

/** A visa of another country than the job's is none for it. */
const visaOf = (visa: string, country: string | null) => (visaSide(visa, country) === 'other' ? '' : visa);

/** Why a job is refused that nothing speaks for; what is said of sponsorship may be said of another country than the job's. */
export function whyNotSponsored(line: Line, description: string, country: string | null): string {
  if (visaSide(readText(line, 'visa_type', 255), country) === 'other') return VISA_ELSEWHERE;
  const isOffered = isOfAnotherCountry(description, country) && readAdvert(description).answer === 'offers';
  return isOffered ? OFFER_ELSEWHERE : NOT_SPONSORED;
}

const isElsewhere = (said: string | undefined, country: string | null) =>
  said !== undefined && country !== null && said !== country;
