import { isOnSponsorship } from './advert-sentences.js';
import { plain } from './plain-words.js';

/**
 * "You should never pay anybody for a Certificate of Sponsorship", "We do not charge for sponsorship": honest employers say
 * so, that nobody is cheated. What is denied is a charge on the applicant, and no sponsorship. Each is known as a clause,
 * from who would pay or take to what it would be for; "We do not pay for sponsorship" and "You must pay for your own" are
 * none of them, nor is what goes on with a denial of sponsorship itself ("because we do not offer it").
 */

const never = String.raw`(?:(?:do|does|did|will|would|should|must|can|could|need|may|are|is|wo|ca)(?:n't| not| never)|cannot|never|not)(?: (?:ever|have to|need to|be asked to|be required to|be expected to|required to|expected to|at any stage|under any circumstances))*`;
const applicant = String.raw`(?:you|nobody|no one|no (?:applicant|candidate|nurse|carer|worker)s?|(?:(?:the|our|all|overseas|international|successful) )*(?:applicants?|candidates?|nurses?|carers?|workers?|staff|employees|recruits|people|colleagues|(?!(?:employ|own|partn|manag|fund|oth|sponsor)e?r?s\b)[a-z]{3,}(?:ers|ors|ists|ians)))`;
const taker = String.raw`(?:we|(?:our|the) (?:[\w'&-]+ ){0,3}?(?:agents?|recruiters?|agenc(?:y|ies)|partners?|trust|company|school|home|hospital|university|council|group|team|firm|farm|hotel|charity))`;
const thing = String.raw`(?:(?:a|an|the|your|any|their|our|visa|work|uk|skilled worker|free|job or(?: for)?|job,) )*(?:sponsorships?\b|sponsoring (?:you|them|anyone|visas?)|certificates?(?: of sponsorship)?|visas?\b|work permits?)`;
const money = String.raw`(?:money|cash|fees?|payments?|deposits?|charges?|a penny|anything|bribes?|commission)`;
/** Words between; none that gives. */
const gap = (most: number) =>
  String.raw`(?: (?!(?:but|because|since|offer\w*|provid\w*|giv(?:e|es|ing)|sponsor|arrang\w*|issu\w*|accept)\b)[\w'-]+){0,${most}}?`;
/** What it would be for, to the end of the clause, which gives none in passing ("the certificate that we give you"). */
const end = String.raw`(?:(?! (?:but|because|as|since|although|though|however|while|unless|except|that we|which we)\b)(?! and (?!any\b|the \w+ process|neither\b|nor\b|all\b|no\b|never\b|visas?\b)[^.;:,])[^.;:,!?–—])*`;
const what = String.raw`(?:for|towards|in (?:return|exchange) for|against|who (?:promises?|offers?|claims?|sells?)|to (?:get|obtain|secure|receive))(?: to (?:get|offer|provide|arrange))?${gap(3)} ${thing}`;
const forIt = what + end;
/** "…, and neither do our agents", "…: report anyone who asks" */
const tail = String.raw`(?:[,;:–—-]* ?(?:and |so |but )?(?:neither (?:do|does|will) [\w' -]{2,40}|nor (?:do|does|will) [\w' -]{2,40}|(?:please )?(?:report|tell us|let us know|beware|contact us|walk away|do not pay)\b[^.;!?]*|(?:if|should) (?:anyone|anybody|someone|somebody|you are)\b[^.;!?]*))*`;

const start = String.raw`(?<=^\W*|[.;:!?–—]\s+|,\s+(?:(?:and|so|but) )?)(?:(?:please|note|remember|that|and|kindly|also|always) )*`;
const atNoTime = String.raw`(?:at no (?:point|stage|time)|under no circumstances|on no account|in no case) (?:will|should|must|do|does|may|would|is|are) `;
const asks = String.raw`(?:ask|accept|take|request|demand|want|expect|collect|require)s?${gap(6)} (?:${money}|to pay|pays?)`;
const charges = [
  String.raw`(?:(?:${applicant},? )?${never}|${atNoTime}${applicant}(?: ever)?) (?:pay|be charged|(?:give|send|hand|transfer|offer|part with)(?: over)?${gap(4)} ${money})${gap(6)} ${forIt}`,
  String.raw`${applicant},? ${never} (?:repay|pay back|pay|cover|bear|refund|reimburse)(?: us| back)?(?: (?:the|any|for|your|their))* (?:(?:costs?|price|fees?|charges?) (?:of|for) ${thing}|(?:visa |work )*sponsorship (?:costs?|fees?|charges?))${end}`,
  String.raw`(?:nobody|no one|no (?:applicant|candidate|nurse|carer|worker)s?) (?:(?:here|should|must|will|has|is|need|needs|ever|have|to|asked|expected|required) )*(?:pays?|is charged|charged)${gap(5)} ${forIt}`,
  String.raw`(?:${taker} ${never}|neither (?:we|our \w+|the \w+),? nor (?:our|the|any) [\w'-]+(?: [\w'-]+)?|${atNoTime}${taker}(?: ever)?) (?:charges?|${asks})${gap(7)} ${forIt}`,
  String.raw`(?:nobody|no one|anyone|no (?:agent|recruiter|partner)s?)(?: (?:here|at \w+|from \w+|of ours|working for us))? (?:(?:will|may|should|can|must|is|are|ever|never|authorised|allowed|permitted|to) )*(?:charges?|${asks})${gap(7)} ${forIt}`,
  String.raw`${taker} ${never} (?:sell|trade in)s?${gap(2)} ${thing}${end}`,
  String.raw`${taker} ${never} (?:deduct|recover|recoup|withhold|take|claw back)s? (?:(?:the|any|part|of) )*(?:(?:costs?|price|fees?|charges?) (?:of|for) ${thing}|(?:visa |work )*sponsorship (?:costs?|fees?|charges?)) (?:from|out of|through) (?:you|your|their|the|anyone|staff|employees|workers|wages|salar\w+|pay)\b${end}`,
  String.raw`${never} (?:fall for|trust|believe|respond to|reply to)(?: [\w'-]+){0,5}? (?:sell|selling|charg\w+|fees?|pay|money|payment)${gap(4)} ${thing}${end}`,
  String.raw`(?:there (?:is|are) )?no ${money} (?:(?:is|are|will|shall|can|may|must|should|be|ever) )*(?:payable|due|charged|made|taken|requested|asked|required|accepted|collected|needed|demanded)${gap(5)} ${forIt}`,
  String.raw`${thing} (?:is|are|will)(?: (?:never|not)|n't)(?: be)? (?:for sale|sold|something (?:that )?you (?:can )?(?:buy|pay for))${end}`,
  // of what has just been called free
  String.raw`(?<=\b${thing}[^.;!?]{0,40}\bfree\b[^.;!?]{0,20})${never} pay (?:anyone|anybody|agents?|an agent|any agents?|us|money|a penny|anything)(?: (?:for|towards) (?:it|this|that|one|them))?(?=\W*$)`,
  String.raw`(?:paying|payment) ${what} (?:is|are) (?:never|not) (?:necessary|needed|required|allowed|permitted)${end}`,
].map((rule) => new RegExp(start + rule + tail, 'gi')); // prettier-ignore

/**
 * What a sentence says beside such clauses, and nothing where they are its end; as it is where it has none, or goes on with
 * something that is not on sponsorship by name and may be of what was denied.
 */
export function withoutCharges(sentence: string): string {
  const said = plain(sentence);
  const left = charges.reduce((text, rule) => text.replace(rule, ' | '), said);
  if (left === said) return sentence;
  const beside = left.split(' | ');
  if (beside.some((part) => isOnSponsorship(part))) return beside.join(' ').replace(/ {2,}/g, ' ').trim();
  return /\w/.test(beside.slice(1).join('')) ? sentence : '';
}
