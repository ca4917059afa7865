/**
 * What else is denied behind a promise, to the end of its clause: a house, a family, another visa, a paper that applicants
 * lack. Whether something was promised before is for the caller to say.
 */

const nots = String.raw`(?:(?:do|does|did|is|are|was|will|would|can|could|have|has|must|need|wo|ca|had)(?:n't| not| never)|cannot|never|not|unable to)`;
/** What may be lacking beside a visa. */
const perk = String.raw`(?:housing|accommodation|lodgings?|flats?|houses?|rooms?|rent|flights?|air ?fares?|travel(?:ling)?|transport|commut\w+|relocat\w+|moving|removals?|child ?care|nurser(?:y|ies)|schools?|school places|meals?|parking|(?:company )?cars?|driving lessons|(?:language|english) (?:courses?|lessons|classes)|bank accounts?|tax|deposits?|pets?|furniture|luggage|shipping|bonus(?:es)?|overtime|waiting lists?)`;
const family = String.raw`(?:(?:your |their |any |a |the )*(?:dependants?|dependents?|spouses?|partners?|husbands?|wives|wife|famil(?:y|ies)|children|relatives)'?(?: members)?)`;
const otherVisas = String.raw`(?:student|study|visitor|tourist|graduate|spouse|partner|family|dependant|seasonal(?: worker)?|youth mobility|working holiday|holiday|business)`;
const giving = String.raw`(?:help|assist|provide|offer|pay|find|arrange|include|give|fund|contribute|reimburse|supply|have|let|cover|organi[sz]e)`;

/** No denial with one of these is of something else: they are sponsorship, what it rests on, or this post and whoever applies. */
const matter = String.raw`(?:sponsor\w*|visas?|certificates?|permits?|permission|(?<!driving )licen[cs]e\w*|allocat\w*|quotas?|capacity|rights?|status|citizen\w*|residen\w*|settled|leave to)`;
const post = String.raw`(?:this|these|that|those|it|one|such|roles?|posts?|positions?|jobs?|vacanc\w+|grades?|bands?|salar\w+|available|offered|possible|and|nor|neither|but)`;
const whoever = String.raw`(?:candidates?|applicants?|overseas|abroad|international\w*|foreign\w*|immigra\w*|need\w*|requir\w*|qualif\w*|eligib\w*|anyone|everyone|staff|people|nurses?|cooks?|chefs?|mechanics?|[\w-]{3,}(?:ers?|ors?|ists?|ians?|ants?))`;
const words = (least: number, most: number) =>
  String.raw`(?: (?!(?:${matter}|${post}|${whoever})\b)[\w'-]+| (?:or|and) an?\b){${least},${most}}?`;

const joint = String.raw`(?:\s*[,;:]|\s+[–—-])?\s*(?:\b(?:but|and|though|although|however|yet|while|only)\b,?\s*)?(?:\b(?:please note(?: that)?|sadly|unfortunately|what|we|they|it|the (?:trust|company|school|firm|home|farm))\b,?\s*)*\b`;
const end = String.raw`(?=\s*(?:[.;:,!)–—]|\s-\s|$|\b(?:but|though|although|however|because|and (?:we|the|sponsorship|visas?))\b))`;
/** Of a part-time week only where the promise is of this post by name. */
const partTime = String.raw`(?<=\b(?:this|the advertised) (?:role|post|position|job|vacancy)\b[^.;]{0,20})not (?:for |on |a )*part[- ]time(?: hours| basis)?`;

export const deniedBeside = [
  String.raw`${joint}(?:${nots} (?:is |do |is able to |able to |be able to |however,? )*${giving}|(?:there is|there are|there's|has|have|with) no)${words(0, 6)} ${perk}${words(0, 5)}${end}`,
  String.raw`${joint}(?:the |your |any )?${perk}${words(0, 4)} (?:is|are|will|can)(?:n't| not| never)(?: be)? (?:paid|covered|provided|included|funded|reimbursed|refunded)${end}`,
  String.raw`${joint}not (?:for |to |of |including )*${family}${end}`,
  String.raw`${joint}${nots} (?:sponsor |offer |provide |support |for |on |the |a |any )*${otherVisas} (?:visas?|route)${end}`,
  String.raw`${joint}${partTime}${end}`,
  // who may come: people without something else
  String.raw` (?:even )?without${words(1, 9)}${end}`,
  String.raw` (?:who|even if (?:you|they)) (?:(?:have|has|had)(?:n't| not| never| no)|(?:do|does|did)(?:n't| not))${words(1, 8)}${end}`,
  String.raw`${joint}(?:do|does)(?:n't| not) (?:ask for|expect you to|insist on|demand|require)${words(1, 8)}${end}`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore
