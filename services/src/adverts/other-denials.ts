/**
 * What a negation denies that is no sponsorship: that something matters, that anyone is better, that anyone need pay or
 * worry, or the visa of somebody else than the worker. These words are taken out before a refusal is looked for. Each
 * ends with its own clause, so that a refusal behind it is heard.
 */

/** As far as the clause reaches. */
const rest = String.raw`(?:(?![.;:?!,]|\s[–—-]\s|\bvisas?\s?[:;–—]|\b(?:as|so) long as\b|\bprovided (?:that )?you\b|\b(?:because|since|as|but|although|though|however|and) (?:we|they|it|the|this|sponsorship|visas?|no|not)\b)[^])*`;
const nots = String.raw`(?:do|does|did|is|are|will|would|need|must|should|could|can|ca|wo)(?:n't| not)|never|cannot|not`;
const lesser = String.raw`(?:spous\w+['’]?|partners?|husbands?|wives|famil\w+|dependants?['’]?|dependents?['’]?|children|relatives?|student|visitor|tourist|graduate|business|holiday|youth mobility|study|short[- ]term)`;
const candidate = String.raw`(?:candidates?|applicants?|applications|people|those|anyone|someone|nurses?|colleagues|workers?|staff|talent|carers?|teachers?|chefs?|engineers?|developers?|doctors?|[a-z]{3,}(?:ers|ors|ists|ians))`;

/** One visa of several, or a perk beside it, is denied in the first half; what the second half promises is the answer. */
export const lesserDenials: RegExp[] = [
  String.raw`\b(?:${nots}|(?:not|un)[ -]?able to|unable to) (?:be able to |also |currently |ever )?(?:sponsor|support|offer|provide|cover|pay for|help with|arrange) (?:your |a |the |any |for |visas? for |sponsorship (?:for|of|to) )*${lesser}(?:,? (?:and|or|nor|\/) ${lesser})*(?: members?)?(?: visas?)?(?: applications?| sponsorship)?(?=,? (?:but|however|though|yet)\b|;|,? (?:and )?we (?:do|will|can|sponsor|offer)\b)`,
  // not as a rule, and yet it may be
  String.raw`\b(?:do not|don't|does not|doesn't) (?:routinely|usually|normally|generally|typically|automatically|ordinarily) (?=(?:offer |provide )?(?:visa )?sponsor\w*,? (?:but|however|although|though)\b[^.;]*\b(?:consider|exception\w*|may|might|could|would)\b)`,
  // some posts only, beside the one that is advertised
  String.raw`\b(?:${nots}|unable to|not able to) sponsor (?:for |the |our |any )*(?:part[- ]time|weekend|bank|temporary|zero[- ]hours?|casual|seasonal|apprentice\w*|voluntary) ?(?:shifts?|roles?|posts?|positions?|jobs?|work|hours)?(?=,? (?:but|however|though|yet)\b)`,
].map((rule) => new RegExp(rule, 'gi'));

/** Not as a rule, but now and then: "We don't normally sponsor, but will for a consultant." */
export const notAsARule = new RegExp(
  String.raw`\b(?:do|does|is|are|will|would)(?:n't| not) (?:routinely|usually|normally|generally|typically|automatically|ordinarily) (?=[^.;]*\b(?:but|however|although|though)\b[^.;]*\b(?:consider\w*|exceptions?|may|might|could|would|can|will|do)\b)`,
  'gi',
);

export const otherDenials: RegExp[] = [
  // nobody pays for it: what else is said of it is read on
  String.raw`\b(?:nobody|no one|none of (?:our|the) \w+)\b[^.;:,]{0,40}?\b(?:pays?|paid|is (?:ever )?charged|was (?:ever )?charged|has to pay)\b${rest}`,
  String.raw`\b(?:no need to|don't|do not|need not|needn't|never|not) (?:worry|fret|panic|stress) about(?= (?:\w+ ){0,3}?visas?\b[^.;:,]{0,20}[,:;–—-] ?we\b)`,
  // it does not matter; nobody need worry
  String.raw`\b(?:${nots}) (?:really |ever |at all )?(?:mind|matter|care|panic|fret|fear|stress|be (?:scared|worried|nervous|alarmed)|think twice|look (?:any )?further|give up|miss)\b${rest}`,
  String.raw`\b(?:do not|don't|need not|needn't|should not|shouldn't|no need (?:for you )?to|never) (?:be (?:put off|afraid|shy|deterred|discouraged|concerned)|worry|hesitate)\b${rest}`,
  String.raw`\b(?:(?:do not|don't|won't|will not|never) (?:need|have) to|need not|needn't|no need (?:for you )?to) (?:find|look for|search for|arrange|organi[sz]e|sort|get|apply for|pay|have|hold|bring|be|worry)\b${rest}`,
  String.raw`\bthere(?:'s| is) (?:really )?no (?:need(?! to (?:apply|ask|send|contact|enquire|get in touch))|better|finer|reason|harm|catch|hurry|rush)\b${rest}`,
  String.raw`\bmakes? no (?:difference|odds)\b${rest}`,
  // what nobody need have yet is what the employer gets
  String.raw`\b(?:do not|don't|need not|needn't) (?:need|have|hold|require|expect you|ask you|want you)(?: to (?:have|hold))?(?= (?:an? |the |your |any )?(?:uk |us |work |working )*(?:visa|work permit|right to work)\b(?: in the uk| here)?(?: (?:yet|already|now|in place|to apply))?[,;:–—. -]{1,3}(?:because |as |since |and )?we\b)`,
  String.raw`\b(?:is|are) not (?:required|needed|necessary)(?=[,;:–—. -]{1,3}(?:because |as |since |and )?we(?:'ll| will| can) (?:file|apply|sort|arrange|get|sponsor|help)\b)`,
  String.raw`\b(?:do not|don't|need not|needn't) (?:need|have|hold|require)(?: to (?:have|hold))? (?:an? |the |your |any )?(?:visa|right to work|work permit|sponsorship) (?:yet|already|now|to apply|when you apply|to start with)\b${rest}`,
  // what is not asked for, waited for or excepted
  String.raw`\bno need for (?:your own|a|an?y) (?:\w+ )?visas?\b(?=[,;:–—. -]{1,3}(?:\w+ ){0,3}?(?:sponsor\w*|we)\b)`,
  String.raw`\bthere(?:'s| is) no (?:waiting list|wait|queue|backlog|delay|limit)\b(?: (?:for|on|to) (?:sponsor\w*|visas?|certificates?))?`,
  String.raw`\b(?:do not|don't|never) let (?:\w+ ){0,3}?(?:visas?|sponsorship|it|this|that|paperwork) (?:stop|deter|discourage|put) you\b(?: off)?`,
  String.raw`,? which we (?:previously|formerly|once|used to) (?:did not|didn't|could not|couldn't)(?: do| offer)?(?=\W*$)`,
  String.raw`\b${candidate} (?:not holding|without) an? (?:\w+ )?visa\b(?= (?:will|can|are|may) )`,
  // nothing is better, nobody does more
  String.raw`\bno (?:better|finer|greater|nicer|other|safer|easier|quicker|more|one does|fewer|less)\b(?! (?:sponsor|visas?|certificate|licen[cs]e|longer))${rest}`,
  String.raw`\b(?:nothing|nowhere|no ?body|no one) (?:would |could |will |can |else )?(?:please|make|give|matter|be|come|offer|beat|look after|treat|is|are)\w*\b(?=[^.;:,]*(?:[;:,]|\s[–—-]\s))${rest}`,
  // who asks is not sure; the answer follows
  String.raw`(?:^|[.;:!,]|\s[–—-])\s*(?:you(?:'re| are) )?(?:not sure|unsure|not certain|no idea)\b[^.;:?!]*\?(?![^.;]*\b(?:not|no|sadly|unfortunately|cannot|[a-z]+n't)\b)`,
  String.raw`^\W*(?:(?:do not|don't|not|no|never|haven't|have not|without) (?:yet )?)(?:(?!\bsponsor)[^.;:?!])*\?(?=\s*(?:we|our|the|yes|that|it|apply|come|talk|speak|get in touch|no (?:problem|worries|matter))\b)(?![^.;]*\b(?:not|sadly|unfortunately|cannot|[a-z]+n't)\b)`,
  // only where nobody is found nearby
  String.raw`\b(?:if|where|when|should)\b[^.;:,]{0,50}?\b(?:cannot|can't|is not|isn't|are not|aren't|not) (?:be )?(?:filled|found|recruited|appointed|sourced)\b[^.;:,]*`,
  // whoever sells one is no one of theirs
  String.raw`\b(?:anyone|anybody|whoever|someone|people|those)(?: else)?(?: who)? (?:asks?|asking|charg\w+|demand\w*|claims?|offers? to sell|sells?|selling)\b${rest}`,
  String.raw`\b(?:${nots}|nor) (?:ever )?(?:be (?:asked|expected|required|made) to |have to |need to )?(?:pay|repay|cover|contribute|be (?:charged|billed|invoiced))\b(?: (?:anything|a penny|money|a fee|us|it back))?(?: (?:for|towards|to))?(?=[^.;:]{0,60}[;:,–—-]\s*(?:we (?:do|will)\W*$|(?:we|the|our|it|that|this)\b[^.;]{0,30}\b(?:cover|pay|meet|fund)s?\b))`,
  String.raw`\byou (?:${nots}) (?:ever )?(?:be (?:asked|expected|required|made) to |have to |need to )?(?:pay|repay|contribute|be (?:charged|billed|invoiced))\b${rest}`,
  String.raw`\b(?:(?:is|are|was)(?:n't| not| never)|(?:won't|will not|never|not) be|never) (?:charged|passed on|deducted|recovered|recouped|repayable|taken (?:from|out of))\b${rest}`,
  String.raw`\bnothing to pay\b|\bno (?:payments?|deposits?|bonds?|catch|deductions?|clawback|agents?|agenc(?:y|ies)|recruiters?|middlem[ae]n|weekends?|nights?|night shifts?|evenings?|split shifts?|bank holidays?|on[- ]call|driving licen[cs]e|degree|paperwork|hidden \w+|timewasters?|time wasters?|cvs?|cover(?:ing)? letters?|hassle|fuss|worries|weekend work\w*)\b`,
  String.raw`\b(?:do not|don't|never) (?:use|work with|deal with|accept \w+ from|go through) (?:any |third[- ]party |recruitment )?(?:agents?|agenc\w+|recruiters?|middlem[ae]n|intermediar\w+)\b${rest}`,
  // who is meant: somebody who does not live here
  String.raw`\b${candidate} (?:who|that) (?![^.;]*\b(?:reject\w*|declin\w*|exclud\w*|unable|ineligible|unsuccessful|refus\w*)\b)(?:do not|don't|are not|aren't|cannot|have not|haven't|have never) (?:yet |currently |already )?(?:live|lived|reside|from|based|in|settled|work|worked|been|have|hold|held) (?:in |a |the |uk |here|britain)[^.;:,]*?(?=[.;:,]|\b(?:are|is|can|may|will|cannot|and|but)\b|$)`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore

/** Where a sentence turns: what stands behind may promise though something else was denied before. */
const turns =
  /[:;?!]\s+|,\s+(?:and|so|as|because|since)\s+(?=(?:we|our|this|the \w+|visas?|(?:visa )?sponsorship|certificates?)\s)|\s[–—-]+\s|,?\s+\b(?:but|however|yet|though|instead)\b,?\s+/i;
export const turnsOf = (clause: string): string[] => clause.split(turns);
