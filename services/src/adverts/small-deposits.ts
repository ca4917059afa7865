/**
 * Deposits that are for no job: on a uniform, a key, a room of the house. Whoever works anywhere may be asked for one. One
 * that comes before a step on the way into the job, secures it or goes to an agent is another matter, whatever it is said
 * to be for; so is one of a thousand and more.
 */
const lent = String.raw`(?:uniforms?|tunics?|workwear|overalls|boots|keys?|lockers?|fobs?|accommodation|housing|rooms?|flats?|lodgings?|tenanc(?:y|ies)|caravans?|live-in|parking)`;
const intoTheJob = String.raw`(?:secures?|securing|reserves?|guarantees?|books?|confirms?|holds?|interviews?|offers?|contracts?|agents?|agency|visas?|cos|certificates?|sponsorships?|before|prior|ahead|until|up ?front|in advance|travel|fly|arriv\w+|transfer|jobs?|positions?|place|slot|now|today|urgent\w*|must|send|(?<!\b(?:first|next|your|monthly|weekly) )pay|western|crypto\w*|bitcoin|[£$€] ?\d[\d,]{3,})`;

export const smallDeposits: RegExp[] = [
  String.raw`${lent} (?:(?:security|refundable|damage) )?deposits?\b`,
  String.raw`deposits?\b[^.;]{0,60}\b(?:for|to|on|towards) (?:(?:your|the|a|an|any|all|each|staff|shared|company|our|on-site) )*${lent}\b`,
  String.raw`${lent}\b[^.;]{0,30}[:,] (?:a |an |with )*(?:small |refundable )?deposit\b`,
].map((rule) => new RegExp(String.raw`^(?=[^.;]*\b${rule})(?![^.;]*(?:\b|(?=[£$€]))${intoTheJob}\b)[^.;]*`, 'gi'));
