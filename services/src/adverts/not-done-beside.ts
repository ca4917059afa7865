/**
 * What an employer does not do behind a promise, and is no sponsorship: "We sponsor visas and do not discriminate", "…, and do
 * not set an age limit". Each clause is known by its verb, and denies nothing of what is promised as long as it names neither
 * sponsorship, visas, this post nor whoever needs them. Whether something was promised before is for the caller to say.
 */

const joint = String.raw`(?:\s*[,;:–—]\s*|\s+-\s+|\s+)(?:\b(?:and|but|though|although|while|yet)\b,?\s*)?(?:(?:we|it|they|our \w+|the (?:trust|company|school|firm|home|hospital|hotel|council|university|college|team|group|farm|practice|charity)) )?(?:(?:also|simply|certainly|of course|as an employer|as a rule),? )*`;
const nots = String.raw`(?:(?:do|does|did|will|would)(?:n't| not)|never) (?:ever |knowingly |in any way )?`;

/** Being fair to whoever applies: however it goes on, those who need a visa are treated as others are. */
const fair = String.raw`(?:discriminate|differentiate|distinguish|prejudge|make (?:any |a )?(?:distinctions?|differences?)|draw (?:any |a )?distinctions?|judge (?:people|anyone|anybody|you|applicants|candidates|staff) (?:by|on|for|because of)|favou?r (?:anyone|anybody|any (?:one )?(?:group|nationality|passport|country)|men|women|uk|british|local|domestic|home|eu)|treat (?:them|you|people|anyone|anybody|applicants|candidates|staff|employees)(?: \w+){0,5}? (?:any )?(?:differently|unfairly|unequally|less (?:well|favourably|favorably)))`;
const further = String.raw`(?: (?!(?:but|though|although|however|because|except|unless)\b|(?:and|or) (?:we|the|our|this|it|that|so|do|does|did|will|would|can|cannot|no|not|never|nor|visas?|sponsor\w*)\b)[\w'’/&-]+,?(?! (?:but|so|nor|not|no)\b)){0,16}?`;

/** No object with one of these is something else than sponsorship, what it rests on, this post or whoever applies. */
const matter = String.raw`(?:sponsor\w*|visas?|certificates?|cos|permits?|permission|licen[cs]e\w*|allocat\w*|quotas?|capacity|rights?|status|citizen\w*|residen\w*|settled|scheme|routes?|programmes?|programs?|immigra\w*|migra\w*|roles?|posts?|positions?|jobs?|vacanc\w+|contracts?|bands?|grades?|salar\w+|candidates?|applicants?|applications?|workers?|staff|people|anyone|anybody|everyone|those|these|this|that|it|them|one|ones|such|so|ours|mine|here|yet|now|moment|currently|present|overseas|abroad|international\w*|foreign\w*|outside|uk|eu|countr\w+|nationals?|elsewhere|home|locals?|locally|need\w*|requir\w*|eligib\w*|qualif\w*|who|whoever|if|unless|until|because|and|or|but|nor|[\w-]{3,}(?:nurses?|carers?|cooks?|chefs?|teachers?|doctors?|drivers?|engineers?))`;
const object = (most: number) =>
  String.raw`(?: (?!${matter}\b|any(?= (?:more|longer|for|at|in|to|on|by|with)\b| *(?:[.;:,!)–—]|$)))[\w'’/&-]+){0,${most}}?`;

const rule = String.raw`(?:an?|any) (?:[\w-]+ ){0,2}?(?:quotas?|caps?|ceilings?|limits?|age limits?|cut-?offs?)(?: (?:on|for|of|by) (?:age|gender|sex|nationalit(?:y|ies)|numbers|countr(?:y|ies)(?: of origin)?))?`;
const verbs = String.raw`(?:(?:impose|set(?! aside)|use|operate|apply|work (?:to|with)) ${rule}|have an (?:upper )?age limit|(?:tolerate|condone|impose|set(?! aside)|use|operate|run|judge|look (?:down on|at)|believe in|micro-?manage|shout|outsource|cut|compromise|rush|play|wear|monitor|track|care|worry|mind|count|pressure|rely on|follow|hide|forget|waste|settle for|overwork|exploit|punish|penali[sz]e|dictate|clock|bully|gossip|close|open(?= (?:on|at|before|after|until)\b)|work(?= (?:weekends?|nights?|evenings?|sundays?|saturdays?|shifts?|late|long|overtime|on|past|after|bank)\b)|sell|trade|cook|serve|buy|stand still|stop(?= (?:there|at|learning|growing|improving)\b)|rest|cater|label|stereotype|rank|score|gamble|smoke|test|advertise|publish|share|sit still|stand on ceremony)${object(8)})`;
const end = String.raw`(?=\s*(?:[.;:!)–—]|\s-\s|$|,(?! ?(?:(?:and|or|nor) )?(?:no |visas?\b|(?:\w+ )?sponsor))|\b(?:but|though|although|however|because)\b|\band (?:we|the|our|it|this|that|do|does|will|can|cannot|sponsorship|visas?)\b))`;

export const notDoneBeside: RegExp[] = [
  String.raw`${joint}${nots}${fair}${further}${end}`,
  String.raw`${joint}${nots}${verbs}${end}`,
].map((clause) => new RegExp(clause, 'gi'));
