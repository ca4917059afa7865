import { negation } from './sponsorship-rules.js';

/**
 * The name of sponsorship that stands for something else: what an advert is filed under ("Department: Sponsorship", "Key
 * words: visa sponsorship, nurse"), a work that has to do with visas ("Visa and sponsorship caseworker"), one of the
 * fields of a business or of somebody's skills ("Marketing / Sponsorship / Events", each in a line of its own).
 */

const names = String.raw`(?:#?(?:(?:visa|work|uk|certificates? of|job|jobs) ?)*(?:sponsorships?|visas?)(?: jobs?)?)`;
const filing = String.raw`(?:department|team|function|job function|directorate|division|business (?:area|unit)|sector|industry|category|categories|job category|field|specialisms?|speciality|discipline|subjects?|topics?|areas? of (?:work|interest|business|expertise)|interests?|hobbies|(?:key |core |main |essential |desirable )?skills?(?: required| needed)?|experience|(?:seo )?key ?words?|(?:hash ?)?tags?|labels|search terms?|related searches|people also search for|job alerts?)`;
/** Entries of a list; one that says more than a name is read. */
const entries = String.raw`[^.;:!?]{0,160}`;
const filed = new RegExp(
  String.raw`^\W*${filing}\s*[:–—=-]+(?=[^.;:!?]{0,160}${names}\b(?! (?:is|are|available|offered|provided|given|included|yes)\b))(?![^.;:!?]*\b(?:we|our|available|offered|provided|given|included)\b)${entries}\W*$`,
  'iu',
);

const field = String.raw`(?:visas?|(?:visa )?sponsorships?|immigration|right to work|compliance|global mobility|student)`;
const officer = String.raw`(?:case ?workers?|advis[eo]rs?|officers?|administrators?|managers?|coordinators?|co-ordinators?|specialists?|assistants?|consultants?|leads?|executives?|analysts?|clerks?|partners?|heads?|directors?|paralegals?|solicitors?)`;
const work = new RegExp(
  String.raw`^\W*(?:(?:senior|junior|lead|principal|assistant|deputy|trainee|hr|uk|global|job title:|title:|role:|post:|position:) )*${field}(?:,? ?(?:and|&|\/|,) ?${field}){1,3} (?:[a-z]+ )?${officer}(?:,? (?:in|at|for|–|-|—) ?[^.;:!?,]{2,40}|[,(–—-] ?[^.;:!?]{2,40})?\W*$`,
  'iu',
);

export const isNameOfElse = (said: string): boolean => !negation.test(said) && (filed.test(said) || work.test(said));

/** Sponsorship without a word of whose: it is promised by what stands around it, or it is a field. */
const fieldOnly = /^\s*sponsorships?(?: (?:and|&) (?!visas?\b|immigration\b|relocation\b)[\p{L} ]{3,25})?\W*$/iu;
const fields =
  /^\W*(?:(?:key|core|main|essential|desirable|your|the|our|digital|corporate|event|brand|public|account|budget|content|social|media) )*(?:marketing|events?|fundraising|sales|hospitality|partnerships?|pr|public relations|media|press|communications?|negotiat\w+|advertising|branding|donor care|donations|grants?|philanthropy|membership|merchandis\w+|ticketing|licensing|exhibitions?|conferences?|budget(?:ing|s)?|presentations?|presenting|copywriting|campaigns?|networking|stakeholders?|management|planning|research|analytics|crm|design|skills?|experience|interests?|hobbies|sports?|job function|function|department|departments|team|sector|category|specialisms?|areas of work)(?: (?:skills?|management|planning|relations|required|development|care|services|and|&|\w+ing))*\W*$/iu;

/** A line that only names sponsorship, with the one before and the one behind it. */
export const isField = (line: string, before: string, behind: string): boolean =>
  fieldOnly.test(line) && (fields.test(before) || fields.test(behind));
