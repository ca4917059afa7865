import { isForTheJob, isPaying, sum } from './money-clauses.js';

/**
 * What an employer lends whoever works there, or lays out for them: the deposit on a flat, the first month's rent, a
 * season ticket, the move. It comes back from the wages, and nobody pays it to get the job. A loan for a fee, a visa or a
 * certificate is another matter.
 */

const employer = String.raw`(?:we|(?:the|our|your) (?:[\w'&-]+ )?(?:trust|company|school|home|hospital|university|council|employer|hotel|farm|group|charity|firm))`;
const home = String.raw`(?:flats?|rooms?|houses?|homes?|accommodation|tenanc(?:y|ies)|rent(?:al)?|apartments?|place to live|lodgings?)`;
const thing = String.raw`(?:deposits? (?:for|on) (?:your |a |the |an )?(?:first |own |new |rented )*${home}|${home}(?:'s)? deposits?|(?:first|one|two|a) (?:month|week|months|weeks)(?:'s|s'|')? ?rent|rent\b|relocation|moving costs|removals?|season tickets?|travel cards?|bikes?|bicycles?|cars?|laptops?|driving lessons|flights?|air ?fares?)`;

const lent = [
  String.raw`\b${employer}(?:'ll| will| can| may| also| gladly| happily)* (?:lends?|loans?|advances?|fronts?|lays? out|puts? (?:up|down)|covers?|pays?|guarantees?|helps? (?:you )?with|offers?(?: you)?)\b[^.;]{0,50}?\b${thing}\b`,
  String.raw`\b${thing} (?:loans?|advances?)\b`,
  String.raw`\b(?:interest[- ]free )?(?:loans?|advances?)\b[^.;]{0,30}?\b(?:for|towards|to cover|to pay|of|to help with)\b[^.;]{0,20}?\b${thing}\b`,
].map((rule) => new RegExp(rule, 'i'));

/** What is bought with such a loan in a scam, and who profits of it. */
const another =
  /\b(?:fees?|visas?|permits?|papers?|documents?|paperwork|with interest|interest of|double|friend|director|manager|work(?:s|ed|ing)? it off)\b/i;

export const isLentToStaff = (clause: string): boolean =>
  lent.some((rule) => rule.test(clause)) && !another.test(clause) && !isPaying(clause) && !isForTheJob(clause);

const rent = String.raw`(?:accommodation|rooms?|housing|rent|lodgings?|flats?|board|caravans?|houses?|bed)`;
const withoutDeposit =
  /\b(?:deposit|bond)[- ]free\b|\b(?:no|without an?y?|zero) (?:\w+ )?deposits?\b(?: (?:is|are|needed|required|payable|asked|taken|necessary|to pay|for))*/i;
const perWeek = new RegExp(String.raw`${sum}(?: (?:gross|inclusive|all in))?(?: (?:an?|per|each|every) |\/| ?p ?)(?:week|month|night|w|cm|pw|pcm)\b`, 'i'); // prettier-ignore

/** "Deposit-free accommodation, £120 a week": what a room costs whoever lives in it. */
export const isRentWithoutDeposit = (clause: string): boolean =>
  withoutDeposit.test(clause) &&
  new RegExp(String.raw`\b${rent}\b`, 'i').test(clause) &&
  (perWeek.test(clause) || !new RegExp(sum).test(clause)) &&
  !another.test(clause) &&
  !isPaying(clause) &&
  !isForTheJob(clause);
