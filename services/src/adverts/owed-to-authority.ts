import { isForTheJob, sum } from './money-clauses.js';

/**
 * What a person owes the state or a regulator for a visa or a registration of their own, and pays to nobody else: "You pay
 * your own visa fee to the Home Office." Whoever says so says what applying costs. The body that is paid must be named: a
 * fee alone, or one that goes through somebody else, may be anybody's. What employers owe for a certificate is never theirs.
 */

const body = String.raw`(?:home office|ukvi|uk visas (?:and|&) immigration|govuk|the government|nmc|nursing (?:and|&) midwifery council|gmc|general medical council|hcpc|health (?:and|&) care professions council|gphc|gdc|rcvs|gtcs|social work england|uscis|ircc|irish immigration service|inis|department of (?:justice|state))`;
const whereTo = String.raw`(?:to|with|via|on|through|at|by) (?:the )?(?:website of (?:the )?)?`;
const directly = String.raw`(?:directly |straight |online )?`;

const goesThere = [
  String.raw`\b(?:pay|pays|paid|payable|paying|due|settled?|settles|goes|go|owed?|owes|collected|charged|borne|bear|bears|meet|meets|met|cover|covers|covered)\b[^.;]{0,90}?\b${directly}${whereTo}${body}\b`,
  String.raw`\b(?:pay|pays|paying|owe|owes) (?:only )?(?:the )?${body} (?:${sum}|directly|their|its|the|your|for)`,
].map((rule) => new RegExp(rule, 'i'));

const ownDue =
  /\b(?:visas?|(?:health )?surcharge|ihs|registration|registering|application|renewal|retention|annual|membership|biometrics?|fees?)\b/i;
/** Whoever else has a hand in it. */
const somebodyElse = /\b(?:us|our|ours|we|company|employer|officers?|manager|director|lawyers?|friend|team)\b/i;

export const isOwedToAuthority = (clause: string): boolean =>
  goesThere.some((rule) => rule.test(clause)) &&
  ownDue.test(clause) &&
  !somebodyElse.test(clause) &&
  !isForTheJob(clause.replace(/\bbefore (?=(?:you|your|the)\b)/gi, ' '));
