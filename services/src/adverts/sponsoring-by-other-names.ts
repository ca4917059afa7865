import { nationAdjective as nation } from './countries-named.js';
import { employer } from './people-named.js';
import { negation } from './sponsorship-rules.js';

/**
 * Short ways to say who sponsors and who is sponsored, each with the same said in full: "non-residents" are people from
 * abroad, whatever the "non" denies; "Our company sponsors." is a whole sentence; of a sponsoring employer's certificates
 * it need not be said what they are.
 */

const status = String.raw`(?:residents?|nationals?|citizens?|passport[- ]holders?|british|brits)`;
/** Their sponsors are rather those who stand behind them: "Our academy sponsors". */
const noneBehind = '(?!(?:academy|service|site|department)\\b)';

/** Whom a province has designated hires from abroad by that programme: nobody else is told so in an advert. */
const atlantic = String.raw`(?:the )?(?:atlantic immigration (?:pilot )?program(?:me)?|aip)(?: \(?aip\)?)?`;
const weAre = String.raw`^\W*(?:we(?: are|'re) |(?:our|the|this) (?:[\w'&-]+ ){0,2}(?:${employer}) is |[\w'&-]+(?: (?!not\b|never\b|no\b)[\w'&-]+){0,3} is )?(?:now |also |proudly |proud to be )*(?:an? |the )?`;
const somewhere = String.raw`(?: (?:in|for|across|throughout) [\w' ,-]{2,40})?\W*$`;

const inFull: [RegExp, string][] = [
  [new RegExp(String.raw`${weAre}(?:(?:approved|designated|endorsed|registered) )?${atlantic}[- ](?:(?:approved|designated|endorsed) )?employers?${somewhere}`, 'i'), 'We offer visa sponsorship.'],
  [new RegExp(String.raw`${weAre}(?:approved|designated|endorsed) (?:as an? )?employers?,? (?:(?:under|in|with|of|for|through|by) |\(|[–—-] )${atlantic}${somewhere}`, 'i'), 'We offer visa sponsorship.'],
  [new RegExp(String.raw`\bnon[- ]?(?:(?:${nation})(?:\/(?:${nation}))?[- ])?${status}\b(?! (?:parking|rates?|fees?|guests?|members?))`, 'gi'), 'overseas applicants'],
  [new RegExp(String.raw`^\W*(?:our|the|this) (?:[\w'&-]+ )?${noneBehind}(?:${employer}) (?:also |now |still |happily |gladly )?sponsors\W*$`, 'i'), 'We offer visa sponsorship.'],
  [/(?<=\bsponsoring (?:employer|company|organi[sz]ation|firm|trust)\b[^.;:!?]{0,40}\b(?:issue|assign|provide|give|offer)s? )certificates(?! of)\b/gi, 'certificates of sponsorship'],
  [/^\W*sponsored (positions|roles|opportunities|openings) (?=(?:for|available|offered|open)\b(?![^.;]*\b(?:students?|pupils|athletes|players|interns?|artists|by)\b))/i, 'Visa sponsored $1 '],
  [/\b(sponsorships?|visas?) (is|are) (?:(?:very much|firmly|now|also|still|definitely) )?on the table\b/gi, '$1 $2 available'],
  [/\b(?:unlike [\w ]{3,40}, )?(we|they) do(?:n't| not) (?:only|just|merely|simply) talk about (?:visa )?sponsorship\s*[,;:–—-]+ ?(?:but )?(?:we |they )?(?:also |actually )?(provide|offer|arrange|give|do) it\b/gi, '$1 $2 visa sponsorship'],
  // whoever needs it is asked to say so, and told in the same breath that it is given
  [/^(\W*(?:if|should|where|when) [^.;:?!,]{0,40}\bsponsorships?\b[^.;:?!,]{0,20}),? (?:please|kindly|do) (?:also |clearly )?(?:state|say|tell|let|mention|indicate|make|note|declare|specify|inform|advise|write|add|include)\b[^.;:?!]{0,70}?(?:,|\s[-–—]) ?(?:and |as |because )?(?=we (?:are|would be|will be|can|will|do|shall)\b[^.;:?!,]{0,30}\b(?:offer|provide|give|arrange|support|sponsor)\b)/i, '$1, '],
]; // prettier-ignore

/** `said` in plain words; as it is where it denies something besides. */
export function saidInFull(said: string): string {
  const full = inFull.reduce((left, [short, words]) => left.replace(short, words), said);
  return negation.test(full) ? said : full;
}
