import { answerOf, readAdvert, type AdvertAnswer } from '../adverts/read-advert.js';
import { readTitle } from '../adverts/read-title.js';
import { isOfAnotherCountry, isUnderSchemeOf } from '../adverts/scheme-country.js';
import { mayBeBritish } from '../jobs/british-place.js';
import type { Evidence } from '../jobs/evidence.js';
import type { JobRow } from '../jobs/job-writer.js';
import { likelyCountries } from '../jobs/likely-countries.js';
import { isRecord, recordCountry, recordEvidence } from '../jobs/official-record.js';
import type { Pay } from '../jobs/pay/pay.js';
import { visaSide, type VisaSide } from '../jobs/visa-country.js';
import { lineOf, wordsOf } from './advert-markup.js';
import { bad, NotSponsored } from './bad-line.js';
import { readDate, readText, type Line, type LineSource } from './line-fields.js';
import { refusalBeside } from './other-texts.js';
import { NOT_SPONSORED, OFFER_ELSEWHERE, VISA_ELSEWHERE } from './read-again.js';
import { otherThanGranted } from './record-decision.js';
import type { Advert } from './without-id.js';

function notSponsored(reason: string): never {
  throw new NotSponsored(`${reason}.`);
}

function refused(refusal = ''): never {
  throw Object.assign(new NotSponsored(`The advert refuses sponsorship: "${refusal}".`), { refusal });
}

/** So that whoever refuses the line knows which job it was. */
export function evidenceIn(job: Advert, read: () => Evidence[]): Evidence[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotSponsored) error.job = { ...job, refusal: error.refusal };
    throw error;
  }
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
 * British job's employer says so is seen later. What is said of one country says nothing of a job in another, nor of one
 * whose place names no country and lies in another for whoever reads it: "H-1B sponsorship" in Leeds. Where it may lie in
 * several ("Perth"), it is enough that it holds in one of them.
 */
export function readEvidence(line: Line, said: Said): Evidence[] {
  const countries = countriesFor(line, said);
  if (countries.length < 2) return evidenceBeside(line, said, countries[0] ?? null);
  const errors: NotSponsored[] = [];
  for (const country of countries) {
    try {
      const found = evidenceBeside(line, said, country);
      if (found.length > 0) return found;
    } catch (error) {
      if (!(error instanceof NotSponsored)) throw error;
      errors.push(error);
    }
  }
  if (errors.length < countries.length) return [];
  throw errors.find(({ refusal }) => refusal !== undefined) ?? errors[0]!;
}

/** The countries where a job may be: the one that it names, else those that its place is taken for; none: it may be anywhere. */
export const countriesFor = (
  line: Line,
  { country, location, description, pay }: Pick<Said, 'country' | 'location' | 'description' | 'pay'>,
): string[] =>
  country !== null
    ? [country]
    : likelyCountries(location, { visaType: readText(line, 'visa_type', 255), description, currency: pay?.currency });

/** Without a visa that is of another country than all where the job may be. */
export const withOwnVisa = (line: Line, row: JobRow): JobRow => {
  const countries = row.visaType === '' ? [] : countriesFor(line, row);
  const isOther = countries.length > 0 && countries.every((country) => visaSide(row.visaType, country) === 'other');
  return isOther ? { ...row, visaType: '' } : row;
};

const mayBeRegistered = (line: Line, { country, location, pay }: Said): boolean =>
  country === 'United Kingdom' ||
  (country === null && mayBeBritish(location, { visaType: readText(line, 'visa_type', 255), currency: pay?.currency }));

function evidenceBeside(line: Line, said: Said, country: string | null): Evidence[] {
  const { title, postedAt, extra, description, source } = said;
  const quote = wordsOf(readText(line, 'sponsorshipQuote', 2_000) || readText(line, 'sponsorship_quote', 2_000));
  const posted = postedAt?.toISOString().slice(0, 10) ?? null;
  if (quote && !description.includes(quote)) bad('"sponsorshipQuote" is not a sentence of the description');
  const advert = readAdvert(description, country, title);
  if (advert.answer === 'refuses' && advert.offered === undefined) refused(advert.sentence);
  const refusal = refusalBeside(line, extra);
  if (refusal) refused(refusal);
  const readings = [advert, readTitle(title, country)];
  const saidAs = (answer: AdvertAnswer) => readings.find((one) => one.answer === answer)?.sentence;
  const ofThisCountry = isOfAnotherCountry(quote, country) ? '' : quote;
  // a condition stands beside whatever else the file quotes of the advert
  if (advert.offered !== undefined)
    return [{ ...advertEvidence(advert.offered, answerOf(advert.offered), posted), against: advert.sentence }];
  const condition = saidAs('conditional');
  if (condition) return [advertEvidence(condition, 'conditional', posted)];
  const promise = ofThisCountry || saidAs('offers');
  if (promise) return [advertEvidence(promise, answerOf(promise), posted)];
  const isOffered = line.sponsorship === 'offered';
  const decision = otherThanGranted({ ...line, ...extra }, isRecord({ title, postedAt, extra }));
  if (decision) notSponsored(`The record was ${decision.toLowerCase()}, which is no sponsorship`);
  const record = isOffered ? recordEvidence({ title, postedAt, extra }) : undefined;
  if (record) {
    if (isElsewhere(recordCountry({ title, postedAt, extra }), said.country))
      notSponsored('The record is of another country than the job');
    return [record];
  }
  const visa = readText(line, 'visa_type', 255);
  const side = visaSide(visa, country);
  if (side !== 'other' && (isOffered || (line.sponsorship === undefined && isPromised(visa, side, description)))) {
    return [wordOfFile(line, visa, source)];
  }
  if (mayBeRegistered(line, said)) return [];
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

/** `answer` is that of the advert: a quote of two sentences says it only as they stand there. */
function advertEvidence(quote: string, answer: AdvertAnswer, asOf: string | null): Evidence {
  const isConditional = answer === 'conditional';
  return {
    kind: 'advert',
    summary: isConditional ? 'The advert says on what visa sponsorship depends' : 'The advert offers visa sponsorship',
    asOf,
    quote,
    ...(isConditional && { conditional: true }),
  };
}

/** Why a job is refused that nothing speaks for; what is said of sponsorship may be said of another country than the job's. */
export function whyNotSponsored(line: Line, description: string, country: string | null): string {
  if (visaSide(readText(line, 'visa_type', 255), country) === 'other') return VISA_ELSEWHERE;
  const isOffered = isOfAnotherCountry(description, country) && readAdvert(description).answer === 'offers';
  return isOffered ? OFFER_ELSEWHERE : NOT_SPONSORED;
}

const isElsewhere = (said: string | undefined, country: string | null) =>
  said !== undefined && country !== null && said !== country;
