/**
 * The visa that somebody has now, from another employer: "If your visa is sponsored by another company, tell us." It is asked
 * for, and nothing is said of what this employer gives. Each is known as a whole, so that what goes on from there ("…, and we
 * will transfer it", "…, do not apply") is read.
 */

const paper = String.raw`(?:(?:current|present|existing|own|work|working|uk|us|skilled worker|health and care worker|h-1b|student|graduate) )*(?:visas?|sponsorships?|work permits?|permits?|certificates? of sponsorship|leave to remain)`;
const another = String.raw`(?:an|a|another|your|their|the)(?:other)? ?(?:(?:current|present|previous|last|different|other|existing|care|nursing|recruitment) )*(?:employer|compan(?:y|ies)|firm|trust|organi[sz]ation|agency|home|hospital|school|university|hotel|restaurant|farm|business|sponsor|provider|job|post|party)`;
const known = String.raw`(?:${another}|someone else|somebody else|elsewhere)`;
const adverb = String.raw`(?:(?:currently|presently|now|already|still|being|at present) )*`;
const ends = String.raw`(?:expires?|ends?|runs? out|lapses?|(?:is|are) (?:due|about) to (?:expire|end|run out)|(?:is|are) (?:expiring|ending|running out))`;
const soon = String.raw`(?: (?:within|in|before|during|on|by|soon|shortly|this|next|after|less)[\w' -]{0,40})?`;
/** It is had already, from somebody else or for so long. */
const isHeld = String.raw`(?:(?:your|the|their|an applicant's) ${paper} (?:(?:is|are|was|were) ${adverb}(?:sponsored|held|provided|issued|given|granted|tied|linked|attached|supported|paid for) (?:by|from|to|with|through) ${known}|${ends}${soon})|your (?:current |present )*sponsor is ${known}|your visa be ${adverb}sponsored by ${known}|(?:you|they|candidates|applicants) (?:are|is) ${adverb}(?:sponsored|on a visa sponsored) (?:by|with|through) ${known}|(?:you|they) (?:hold|have) (?:an? )?${paper} (?:from|with|through|sponsored by) ${known}|${known} (?:(?:is|are) ${adverb})?sponsor(?:s|ing)? (?:your (?:current |present )?visas?|you)(?: now| at present| at the moment)?|${known} be sponsoring you)`;
const tell = String.raw`(?:(?:tell|inform|notify|email|advise) (?:us|me|hr|our [\w ]{2,20}|the [\w ]{2,20})|let (?:us|me|hr|our [\w ]{2,20}) know|(?:say|state|mention|declare|note|indicate|specify|disclose|confirm|give|enter|bring|show|include|attach|send|make (?:it|this|that) (?:clear|known))(?! (?:sorry|goodbye|no)))`;
const ask = String.raw`(?:(?:please|kindly|do|then|you should|you must|you need to|we ask you to|be sure to|make sure to) )*${tell}\b(?:(?!\b(?:we|will|shall|not|no|cannot|so that|sponsorship|transfer|apply|but)\b|n't)[^.;:!?]){0,90}`;

const ofNoEmployer = String.raw`(?:an? )?(?:valid |current |uk )*(?:graduate|student|post[- ]study(?: work)?|psw|dependants?|dependent|spouse|partner|family|ancestry|youth mobility|working holiday)(?:(?:,| or| and|,? \/) (?:an? )?(?:graduate|student|psw|dependants?|dependent|spouse|partner|family|ancestry|youth mobility))* visas?`;
const people = String.raw`(?:candidates?|applicants?|people|those|anyone|graduates|students|jobseekers|individuals)`;
const who = String.raw`(?:please note(?: that)? )?(?:we (?:can|will|do|also|are (?:able|happy) to)(?: also)? (?:consider|accept|welcome|take) )?(?:applications? (?:from|by) )?(?:${people} (?:who (?:are|have|hold) )?(?:currently )?(?:on |with |holding |hold )?${ofNoEmployer}|holders of ${ofNoEmployer}|${ofNoEmployer} holders)`;
const mayCome = String.raw`| (?:can|will|may|could|are|is)(?: also| gladly| always| equally)*(?: be)? (?:considered|accepted|welcomed?|eligible to apply|able to apply|encouraged to apply|apply|taken|invited to apply)(?: to apply| too| as well)?`;

const ownRight = String.raw`(?:already |currently )*(?:have|has|hold|holds) (?:already )?(?:(?:an?|the|your|their|own|full|unrestricted|existing|valid) )*(?:right to work|permission to work|work permit|visa|settled status|pre-settled status|indefinite leave(?: to remain)?)(?: (?:here|in (?:the )?(?:uk|united kingdom|ireland|us|country)))?`;
/** Beside those whom the advert sponsors: "also" makes it no demand. */
const comeToo = String.raw`(?:(?:of course )?(?:also|equally|likewise|of course) (?:be )?(?:apply|considered|welcomed?(?: to apply)?|encouraged to apply|free to apply|eligible)|(?:be )?(?:apply|considered|welcomed?(?: to apply)?|encouraged to apply)(?: too| as well| also| equally))`;

const rules = [
  String.raw`^\W*(?:(?:if|where|when|should|in case) )?${isHeld},? ?${ask}\W*$`,
  String.raw`^\W*${ask} (?:if|whether|where|when|that) ${isHeld}\W*$`,
  // who may come with the visa of a student, a graduate or a family: it is had without us
  String.raw`^\W*${who}(?:${mayCome})(?: (?:for|in|to) (?:this|these|the|our|all) [\w' -]{2,30})?\W*$`,
  // whoever needs no sponsor may come as well
  String.raw`^\W*(?:and |of course,? )*(?:you|${people}) (?:may|can|are|will) ${comeToo} (?:if|where|when) (?:you|they) ${ownRight}\W*$`,
  String.raw`^\W*(?:and |of course,? )*${people} (?:who|that) ${ownRight} (?:may|can|are|will) ${comeToo}\W*$`,
  // what became of somebody elsewhere
  String.raw`^\W*(?:my|his|her|their|your|a (?:nurse|carer|chef|worker|colleague)'s) (?:last|previous|former|old) (?:employer|company|agency|home|trust|restaurant) (?:sponsored|had sponsored|refused to sponsor) (?:(?!\b(?:we|our|us|this)\b)[^.;:!?])*\W*$`,
].map((rule) => new RegExp(rule, 'i'));

/** Whether a sentence only speaks of a visa that is had from elsewhere; in plain words. */
export const isHeldNow = (said: string): boolean => rules.some((rule) => rule.test(said));
