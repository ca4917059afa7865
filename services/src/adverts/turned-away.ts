import { countryNamed } from './countries-named.js';

/**
 * What becomes of the applications of people who need a visa, where no word denies sponsorship: "Overseas applications
 * without right to work will be deleted", "We bin CVs from abroad". Whose post is thrown away is refused.
 */

const papers = String.raw`(?:applications?|cvs?|r[ée]sum[ée]s?|profiles|e-?mails|submissions|enquiries|candidates|applicants)`;
const right = String.raw`(?:(?:the|a|an|any|full|valid|uk|us|existing|current|proven|proof of|evidence of|legal|own|their) )*(?:rights? to (?:live and )?work|work(?:ing)? (?:permits?|visas?|rights|authori[sz]ation)|permission to (?:live and )?work|visas?)\b`;
const lacking = String.raw`(?:(?:without|lacking|with no|not (?:having|holding|showing))|(?:who|that) (?:lack|have no|(?:do not|don't|cannot|can't) (?:have|hold|show|prove|already have))) ${right}`;
const needing = String.raw`(?:(?:who|that|which) (?:(?:may|might|would|will|currently|now) )*(?:need|require|want|seek|ask for|mention)|needing|requiring|seeking|asking for|in need of|mentioning) (?:(?:a|an|any|our|uk|visa|work|employer|skilled worker|h-1b) )*(?:sponsorships?|visas?|permits?)\b`;
const abroad = String.raw`(?:(?:sent |made )?from (?:overseas|abroad|outside (?:of )?(?:the )?(?:${countryNamed}|country)))\b`;
const whose = String.raw`(?:${papers}(?: (?:from|of|by|sent by) (?:(?:people|those|candidates|applicants|anyone|anybody|persons|nurses|overseas|international|foreign) ?)+)? (?:${lacking}|${needing}|${abroad})|(?:overseas|foreign|international) ${papers}(?: ${lacking})?)`;

const thrown = String.raw`(?:deleted|binned|trashed|thrown (?:away|out)|(?:filtered|screened|weeded|sifted|sorted|ruled) out|auto-?(?:rejected|deleted|declined)|discarded|disregarded|rejected|ignored|skipped|left (?:unread|unopened)|passed over|shredded|disqualified|removed(?= from (?:consideration|the (?:process|pool|running|shortlist))|\W*$))`;
const will = String.raw`(?:(?:will|shall|is|are|gets?|be|being|all|automatically|immediately|simply|usually|therefore|unfortunately|sadly|instantly|also) )+`;
const unread = String.raw`(?:will|are|is|shall)(?:n't| not)(?: be)? (?:read|opened|answered|processed|looked at|reviewed|forwarded|acknowledged|shortlisted)`;
/** "We sponsor visas and do not take candidates from abroad", whatever was promised before. */
const anyOf = String.raw`(?:people|persons?|anyone|anybody|those|candidates?|applicants?|nurses|applications|cvs)`;
const notTaken = String.raw`(?:(?:do|does|will|would)(?:n't| not)|never)(?: [a-z]{3,}ly)? (?:take(?: on)?|hire|employ|recruit|appoint|engage|pursue|consider|interview|shortlist|accept|entertain|progress|invite|want|welcome) (?:(?:any|all|the) )*(?:${anyOf}(?: (?:who (?:are|is|live)|living|based))? (?:${lacking}|${needing}|${abroad}|without papers\b)|(?:overseas|foreign|international) ${papers})(?! checks?\b)`;
/** Data are deleted in time whoever sent them. */
const notInTime = String.raw`(?! (?:after|within|once|in line|under|when|at the end)\b)`;
const throwing = String.raw`(?:delete|bin|trash|discard|disregard|reject|ignore|skip|shred|throw (?:away|out)|(?:filter|screen|weed|sift|rule) out)`;

const turningAway = [
  String.raw`(?<!\bno )\b${whose}[^.;:!?]{0,25}? (?:${will}${thrown}|${unread})${notInTime}\b`,
  String.raw`\b(?:any|every|the) (?:mention|request|talk|word) (?:of|for|about) (?:(?:visa|a|work|our) )*(?:sponsorships?|visas?|sponsors?)\b[^.;:!?]{0,60}? (?:${will}${thrown}|${unread})${notInTime}\b`,
  String.raw`\bwe (?:will |shall |must |have to |automatically |immediately |simply |always |also )*${throwing} (?:all |any |every |such |the )*${whose}`,
  String.raw`\b(?:we|it|and|but) ${notTaken}`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** `said` in plain words, one sentence. */
export const isTurnedAway = (said: string): boolean => turningAway.some((rule) => rule.test(said));
