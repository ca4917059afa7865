/**
 * Sentences by which whether somebody needs sponsorship plays no part in who is chosen, or in what an employer elsewhere
 * gives. Their negation denies that it matters and no sponsorship, and they promise none. Each is known as a whole: one
 * that goes on ("…, but we cannot sponsor") is read on. Who "is not disadvantaged" by a need is told that the need can
 * be met, which is an offer and none of these (`said-without-no.ts`).
 */

const kind = String.raw`(?:(?:the|our|this|their|your|an?|any|visa|work|worker|skilled|immigration|employer|tier 2|future) )*`;
const sponsorship = String.raw`${kind}(?:sponsorships?|visas?|work permits?|immigration|right to work)(?: (?:needs?|requirements?|status|questions?))?`;
const need = String.raw`(?:need|require|hold|have|seek)(?:s|ing)?`;
const somebody = String.raw`(?:you|they|he or she|someone|(?:an? |the |any )?(?:applicants?|candidates?|people))`;
const whether = String.raw`(?:whether|if)(?: or not)? ${somebody}(?: (?:will|may|might|would|do|does|currently|now|also|or|in the future|,))* ${need} ${sponsorship}(?:,? or not)?(?: (?:now or )?in (?:the )?future)?`;
const told = String.raw`(?:answers?|response|reply|replies|information|data|details|statement|declaration|questions?|box|field|section|status|needs?|requirements?)`;
const whose = String.raw`(?:your|the|any|their|this|that|an applicant's|a candidate's|applicants'|candidates')`;
const given = String.raw`(?: (?:that )?(?:you|they|applicants|candidates) (?:give|gave|provide|provided|tick|make))?`;
/** What plays no part. A request for sponsorship that is not considered is refused, and so it is none of these. */
const part = String.raw`(?:(?:your |the )?immigration status and )?(?:${whose} ${kind}(?:sponsorship )?${told}${given}(?: (?:to|on|for|of|about|regarding|concerning) (?:${whether}|${sponsorship}))?${given}|${whether}|(?:asking (?:for|about)|mentioning|disclosing|declaring|${need}) ${sponsorship}|(?:saying|stating|telling us|declaring|disclosing) (?:that )?${somebody} ${need} ${sponsorship}|information${given} (?:on|about) (?:your need for )?${sponsorship})`;

const not = String.raw`(?:(?:will|does|do|is|are|would|shall|should|can)(?: not|n't| never)(?: be)?|won't(?: be)?|cannot(?: be)?|never)`;
const doing = String.raw`(?:affect|influence|impact|change|alter|prejudice|determine|decide|form part of|be part of|part of|count towards|have (?:any|an) (?:effect|impact|bearing|influence) (?:on|upon)|play (?:any|a) (?:part|role) in|used (?:in|to|for|when|as)|taken into (?:account|consideration)|considered (?=when|at|in|during|as part)|seen by|shared with|shown to|passed to|visible to|disclosed to|given to|factored into|looked at|a factor (?:in|when))`;
const noPart = String.raw`(?:${not}(?: (?:in any way|adversely|negatively|at all))* ${doing}|(?:ha(?:s|ve)|will have) no (?:effect|impact|bearing|influence) (?:on|upon)|(?:plays?|will play) no (?:part|role) in|(?:is|are|will be) not a factor in|(?:makes?|will make) no difference to)`;
/** As far as the sentence goes; where it comes to what is given, or turns, it is another. What stays as it is, is no chance. */
const rest = String.raw`(?: (?!(?:sponsor\w*|visas?|permits?|we (?:do|cannot|can't|will|are|don't|won't)|but|however|although|though|unless|except|until|because|as we|since|polic(?:y|ies)|position|mind|stance|rules?|refus\w*|unable|cannot|n't)\b)[\w'/-]+,?){0,16}\W*$`;

const us = String.raw`(?:we|our (?:[\w-]+ )?(?:recruiters|panels?|interviewers|managers|teams?)|the (?:[\w-]+ )?(?:panels?|interviewers|shortlisters|recruiters|hiring managers?|trust|company|university|council)|(?:panels?|interviewers|shortlisters|recruiters|hiring managers))`;
const theNeed = String.raw`(?:(?:needs?|requirements?|answers?|response|information) (?:for|of|on|to|about) )`;
/** "At this time" is none of these: it says when sponsorship is not given. */
const atTheSift = String.raw`(?: (?:(?:when|while|as) (?:we|they|you|it|scoring|shortlisting|selecting|assessing)\b[^.;:!?]{0,40}|(?:at|in|during|for) (?:the |our |any )?(?:shortlist\w*|sift\w*|selection|interviews?|assessment|scoring|stage|decisions?|recruitment decisions?)\b[^.;:!?]{0,30}))?`;
const usNot = String.raw`${us} (?:(?:do|does|will|shall)(?:n't| not)|never|won't)(?: ever)?`;
const everybody = String.raw`(?: against)?(?: (?:any|anyone|anybody|applicants?|candidates?|people|you|colleagues|staff|someone|employees|or|and|,))*`;
const ground = String.raw`(?:on (?:the )?(?:basis|bases|grounds?|account) of|because of|based on|due to|by(?: reason of)?|for|on)`;
const traits = String.raw`(?:[\w-]+(?:,? or |, | and ))*(?:${sponsorship}|${whose} (?:need|needs|requirement) (?:for|of) ${sponsorship}|${whether})`;
const nobody = String.raw`(?:no (?:applicants?|candidates?|one|person)|nobody|none of our (?:applicants|candidates)|(?:applicants|candidates|you) (?:are|will be) never)`;

const playingNoPart = [
  String.raw`^\W*(?:please note(?: that)? )?${part} ${noPart}${rest}`,
  String.raw`^\W*it (?:makes? no difference|does(?:n't| not) (?:matter|make a difference)) to (?:your|an|the|any) (?:application|chances?|score|shortlisting) ${whether}\W*$`,
  // why it is asked at all
  String.raw`^\W*we (?:only )?ask (?:this|(?:you )?about ${sponsorship}|(?:you )?${whether})(?: (?:purely|only|solely))? (?:for|to|so that)\b[^.;:!?]{0,40}(?:[;.,–—-]+ (?:and )?|\band )(?:it|this|the answer|your answer|the information) ${noPart}${rest}`,
  String.raw`^\W*${usNot} (?:take|factor|weigh) ${whose}? ?${theNeed}?(?:${sponsorship}) into (?:account|consideration|any decision)${atTheSift}\W*$`,
  String.raw`^\W*${usNot} (?:consider|use|count|look at|weigh|score|see) ${whose} (?:sponsorship (?:answers?|needs?|status)|${theNeed}(?:${sponsorship}|${whether}))${atTheSift}\W*$`,
  String.raw`^\W*${usNot} discriminate${everybody} ${ground} ${traits}\W*$`,
  String.raw`^\W*${usNot} (?:see|know|ask(?: you)?|be told|be shown|find out|learn|hear)(?: about)? (?:${whether}|${whose} (?:need|needs|answers?|requirement) (?:for|of|on|to|about) ${sponsorship})(?: (?:until|before|at|during|when) [^.;:!?]{2,40})?\W*$`,
  String.raw`^\W*${nobody}(?: (?:is|are|will be|ever))* (?:judged|assessed|scored|ranked|marked|shortlisted|selected|chosen|treated differently)(?: differently)? ${ground} ${traits}\W*$`,
  // what somebody has from another employer
  String.raw`^\W*(?:(?:this|that|it|which|accepting|applying|working)(?: [\w'-]+){0,6}?) ${not}(?: in any way)? (?:affect|change|alter|influence|impact|interfere with) (?:(?:your|their|any|the|our|current|existing|present) )*(?:visa |skilled worker )*(?:sponsorships?|visas?)(?: (?:arrangements?|status|agreements?))?(?: (?:that )?(?:you|they) (?:have|hold))? (?:with|by|from|at|through|of|for) (?:your |our |the |an? |any )?(?:(?:other|another|current|existing|present|main|partner|different) )*(?:employers?|sponsors?|partners?|staff|employees|colleagues|compan(?:y|ies)|students|job)\W*$`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** `said` in plain words, one sentence. */
export const playsNoPart = (said: string): boolean => playingNoPart.some((rule) => rule.test(said));
