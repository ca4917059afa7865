import { happening, visaWord } from './other-sponsorship.js';
import { plain } from './plain-words.js';

/**
 * Clauses that deny sponsorship of something else than a person's right to work: "We do not sponsor charity runs", "We
 * accept no sponsorship from tobacco companies", "No sponsorship experience is needed". They are left out before a sentence
 * is read, so that they outweigh no offer beside them. Each is known as a whole, from where its clause begins to where it
 * ends, and what is denied must be named to its last word: "We do not sponsor events staff", "… events or visas" and "We
 * do not sponsor" stay, since a refusal in doubt is one.
 */

const not = String.raw`(?:(?:do|does|did|can|could|will|would|is|are|was|were|have|has|had|ca|wo)(?:n't| not)|cannot|never|no longer|unable to|not)(?: (?:currently|also|yet|ever|usually|normally|be|been|able to|in a position to|going to|to))*`;
const joint = String.raw`(?:and|or|nor|but|neither|either|both)`;
const preposition = String.raw`(?:for|to|of|in|on|at|by|with|from|under|through|during|before|after|until|since|over|about|against|between|when|where|while|as|who|whose|that|which|if|unless|without)`;
/** Whom or what an employer sponsors by a visa. */
const sponsored = String.raw`(?:you|me|us|them|people|persons?|anyone|anybody|someone|everyone|candidates?|applicants?|staff|employees?|workers?|trainees?|students?|graduates?|apprentice\w*|roles?|posts?|positions?|jobs?|vacanc\w+|contracts?|placements?|uk|britain|country|need\w*|requir\w*|right|permit\w*)`;
const noVisa = String.raw`(?!(?:${visaWord}|${joint}|sponsor\w*|${sponsored})\b)`;
const word = String.raw`${noVisa}(?!(?:${preposition}|the|this|that|these|those)\b)[\w&'-]+`;

/** "Please note that we", "As a small charity, the shop" */
const start = String.raw`^\W*(?:(?!(?:${visaWord}|sponsor\w*|nor|neither|not|never|no|if|who|need\w*|requir\w*|candidates?|applicants?)\b)[\w&'-]+,? ){0,9}?`;
/** The same, where nothing stands before what is denied but a word to the reader. */
const bareStart = String.raw`^\W*(?:(?:please note(?: that)?|note that|unfortunately|sadly|regrettably|also|however|currently|at present),? )*`;
/** When, and where the money would come from; no word of a person, a post or a visa. */
const end = String.raw`(?: (?:at|in|during|until|till|before|after|since|from|this|next|yet|currently|either|any ?more|any longer|as part of|for (?:new )?(?:staff|starters|employees|colleagues))\b(?: ${noVisa}[\w&'-]+){0,6})?\W*$`;

/** Work that is done under the name of a project may be the post itself, and so may a team. */
const event = String.raw`(?!(?:teams?|delivery|transformation|change|strategy|programmes?|projects?|workstreams?|initiatives?|networks?|boards?)\b)(?:${happening}|competitions?|galas|balls|fundrais(?:ers?|ing)|stalls?|(?:political )?parties|(?:gambling|alcohol|tobacco|political) (?:adverts?|advertising|adverts|products)|(?:sports?|football|rugby|cricket|hockey|netball|racing|youth|junior|amateur|local|village|school|grassroots) teams)`;
/** Exams and papers of a trade by their names. */
const examined = String.raw`plab(?: [12])?|ukmla|usmle|nclex|mrcp|mrcs|mrcgp|frcs|osces?|cbts?|ielts|oet|toefl|acca|cima|cipd|aat|cfa|nebosh|iosh|(?:driving|hgv|lgv|forklift|sia) (?:licen[cs]es?|tests?|lessons)|cscs cards?`;
/** "GP training" and "teacher training" are posts. */
const study = String.raw`(?:degrees?|diplomas?|courses?|exams?|examinations?|stud(?:y|ies)|qualifications?|certifications?|tuition|modules?|mbas?|(?<=\byour (?:[\w-]+ )?)(?:master's|masters|phd|doctorate)|nvqs?|cpd|cesr|${examined}|memberships?|(?<=\b(?:your|any|further|external|extra|additional|outside|private|professional|management|leadership) )training)`;
const ofAPost = String.raw`(?:teacher|pgce|qts|gp|specialty|specialist|core|foundation|registrar|postdoctoral)`;
const its = String.raw`(?:an?|any|your|our|their|its|such|other|more|all)`;
/** A word like “any” is told from those that follow in one way only: a list of things would else be read in thousands. */
const thing = String.raw`(?:${its} )*(?!${its} )(?:(?!${ofAPost}\b)${word} ){0,3}?(?:${event}|${study})\b`;
const things = String.raw`${thing}(?:,? (?:or|and|nor) ${thing}|, ${thing})*`;

/** "training sponsorship", "kit sponsorship" */
const kind = String.raw`(?:(?!${ofAPost}\b)${word} )?(?:training|study|course|degree|diploma|mba|exam|qualification|tuition|cpd|university|college|events?|sports?|kit|shirt|club|charity|festival|conference|exhibition|tournament|league|stadium|title|headline)`;
const give = String.raw`(?:offer|provide|give|fund|pay for|arrange)s?`;
const given = String.raw`(?:offered|available|provided|given|included|on offer|funded|possible|paid)`;
const are = String.raw`(?:is|are|was|were|will|would|can|could|has|have)`;
const noneGiven = String.raw`(?:(?:${are}(?:n't| not| never)|cannot|can't|won't|${are} no longer)(?: (?:currently|yet|be|been))*) ${given}`;

/** Who pays for a name on a poster; another employer may be who sponsors an applicant's visa now. */
const notAnEmployer = String.raw`(?!(?:other|another|your|current|previous|present|existing|former|recruitment|employment|staffing|umbrella|care|healthcare|outside|external|agency|licensed|different|their|new|single)\b)`;
const payers = String.raw`(?:compan(?:y|ies)|firms?|business(?:es)?|brands?|industr(?:y|ies)|corporations?|manufacturers?|makers?|producers?|retailers?|dealers?|part(?:y|ies)|giants?|chains?)`;
const payer = String.raw`(?:(?:the )?(?:${notAnEmployer}${word} ){1,3}?|(?:any|an?) (?:${notAnEmployer}${word} ){3})${payers}|(?:bookmakers|brewer(?:ies|s)|distiller(?:ies|s)|casinos|manufacturers|polluters|politicians)`;
const trade = String.raw`(?:tobacco|alcohol|gambling|betting|casino|oil|gas|fossil[- ]fuel|arms|weapons|drugs?|pharma\w*|vap(?:e|ing)|crypto\w*|junk food|fast food|sugar|political|commercial|corporate|brand)`;
const take = String.raw`(?:accept|take|seek|receive|solicit|welcome|want)s?`;
const takeNone = String.raw`(?:${not} ${take}|${take} no|(?:refuse|reject|decline)(?:s|d|ed)?|turn(?:s|ed)? down|(?:stopped|ceased|given up) (?:accepting|taking|seeking))`;

const know = String.raw`(?:experience|knowledge|understanding|awareness|background|expertise)`;
/** No further clause, of which no comma tells: "because", "while no". */
const sameClause = String.raw`(?!(?:${joint}|no|not|never|cannot|[a-z]+n't|because|while|as|so|since|if|is|are|will|can|may)\b)`;
const onIt = String.raw`(?:${sameClause}(?!sponsor)[\w'-]+ ){0,4}?(?:sponsor\w*|visas?)(?: ${sameClause}[\w'-]+){0,3}?`;
const needed = String.raw`(?:needed|required|necessary|essential|expected|a must|a requirement)`;
/** For whatever work: the clause is on what somebody has to know. */
const anyEnd = String.raw`(?: ${sameClause}(?!(?:sponsor\w*|visas?|permits?)\b)[\w&'-]+){0,9}\W*$`;

const holder = String.raw`(?:you|the (?:post|role)[- ]?holder|(?:this|the) (?:role|post|position|job))`;
const onlyIt = String.raw`(?:(?:finding|securing|selling|any|the|${kind}) ){0,2}sponsorship(?: (?:sales|deals|income|packages|events))?(?:,? (?:or|and) (?:${word} ){0,2}${word})?`;
const income = String.raw`sponsorship (?:income|revenues?|deals?|sales|turnover|proceeds|targets?)`;
const someSponsor = String.raw`(?:an?|any|the) (?:(?!visas?\b)[\w-]+ )?sponsor`;
const namedSponsor = String.raw`(?:(?:main|principal|new|current) )?(?:shirt|kit|sleeve|title|headline|event|stadium|festival|corporate|commercial) sponsors?`;

const denied = [
  // who or what is no person: "We cannot sponsor your degree", "Our events are not sponsored"
  String.raw`${start}(?:${not} sponsor|(?:stopped|ceased|given up) sponsoring) (?:(?:the )?${things}|training)${end}`,
  String.raw`${bareStart}(?:the )?${things} (?:${are}(?:n't| not| never)|cannot|can't|won't|${are} no longer)(?: (?:currently|be|been))* sponsored${end}`,
  // sponsorship by the name of it: "Study sponsorship is not available"
  String.raw`${start}(?:${not} (?:${give}|have|get|receive)|(?:${give}|have|has|is|are|get|gets)? ?\bno)(?: (?:any|an?|our|your))? ${kind} sponsorships?(?: (?:is|are) (?:currently )?${given})?${end}`,
  String.raw`${bareStart}(?:our |your |the |any )?${kind} sponsorships? ${noneGiven}${end}`,
  // … and by what it is for: "We do not provide sponsorship for CPD courses"
  String.raw`${start}(?:${not} ${give}|(?:${give}|have|has|is)? ?\bno)(?: any)? sponsorship (?:(?:is )?${given} )?(?:for|of|to|towards) ${things}${end}`,
  String.raw`${bareStart}sponsorship (?:for|of|towards) ${things} ${noneGiven}${end}`,
  String.raw`${bareStart}sponsorship ${noneGiven} (?:for|to|towards) ${things}${end}`,
  // from whom none is taken
  String.raw`${start}${takeNone} (?:any |money or )?sponsorships?(?: money)? from (?:${payer})(?:,? (?:or|and|nor) (?:from )?(?:${payer}))*${end}`,
  String.raw`${start}${takeNone} (?:any )?${trade}(?:,? (?:or|and) ${trade})? sponsorships?(?: money)?${end}`,
  // what nobody has to know of: "Knowledge of sponsor licence duties is not essential"
  String.raw`${start}no (?:previous |prior |specific )?(?:${know} (?:of|in|with) ${onIt}|${onIt} ${know}) (?:(?:is|are|will be) )?${needed}${anyEnd}`,
  String.raw`${bareStart}(?:an? |your |any |previous |prior |some )*(?:${know} (?:of|in|with) ${onIt}|(?:\w+ )?sponsorship ${know}) (?:(?:is|are|will|would)(?:n't| not)(?: be)?|need not be) ${needed}${anyEnd}`,
  String.raw`${start}(?:(?:do|does|will|would)(?:n't| not) (?:need|require|expect|ask for)(?: you)?(?: to have)?|need not have|needs? no|requires? no)(?: (?:any|previous|prior))* (?:${know} (?:of|in|with) ${onIt}|(?:\w+ )?sponsorship ${know})${anyEnd}`,
  // what is no part of the work: "You will not be responsible for sponsorship"
  String.raw`${bareStart}${holder} (?:will|would|are|is|wo|do|does)(?:n't| not)(?: be)? (?:responsible for|in charge of|involved (?:in|with)) ${onlyIt}${end}`,
  String.raw`${bareStart}you (?:will|would|wo|do)(?:n't| not) (?:have to |need to |be asked to )?(?:manage|handle|deal with|run|look after|sell|seek|find|work on) ${onlyIt}${end}`,
  String.raw`${bareStart}${holder} (?:(?:will|would) )?(?:have|has|carry|carries) no (?:responsibility for ${onlyIt}|sponsorship (?:duties|responsibilities|tasks))${end}`,
  String.raw`${bareStart}sponsorship (?:is|are|will)(?:n't| not)(?: be)? (?:part|one) of (?:your|the) (?:duties|responsibilities|tasks|remit)${end}`,
  // income that there is not, and sponsors whom an event has not
  String.raw`${start}(?:no|${not} (?:have|any|receive)(?: any)?) (?:${word} )?${income}${end}`,
  String.raw`${bareStart}(?:(?:our|the|this|these|its|your) )?(?:${word} )?(?!(?:charit|clubs?\b|leagues?\b|galler|stands?\b|shows?\b|changes?\b)\w*)(?:${event})(?: (?:have|has|had|do|does|did)(?:n't| not| never)| never| no longer)+(?: (?:yet|had|have|has|found|got))* ${someSponsor}${end}`,
  String.raw`${bareStart}(?:(?:our|the|this|these|its|your) )?(?:${word} )?(?!(?:charit|clubs?\b|leagues?\b|galler|stands?\b|shows?\b|changes?\b)\w*)(?:${event}) (?:has|have|had) no sponsors?${end}`,
  String.raw`${start}(?:no|(?:${not}|no longer)(?: (?:have|has|had|found|got))* (?:an?|any)) ${namedSponsor}${end}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** "Event sponsorship: No": the field of a form, which asks after no visa. A university's own sponsorship may be of one. */
const deniedField = new RegExp(
  String.raw`${bareStart}(?:events?|sports?|kit|shirt|charity|festival|conference|exhibition|tournament|league|stadium|title|headline|exam|course|degree|diploma|mba|study|training|tuition|qualification|cpd) sponsorships?(?: (?:available|offered|status))?\s*[:=?–—-]+\s*(?:no|none|nil|n\/a|no longer|not (?:available|offered|applicable|provided)|unavailable)\W*$`,
  'i',
);
export const isFieldOfOtherSponsorship = (said: string): boolean => deniedField.test(said);

/** Where a clause ends and another begins; "nor visas" and ", visas" begin none. */
const turns =
  /([.;:!?]\s+|\s[–—-]+\s|,?\s+(?:but|however|though|although|whereas)\b,?\s+|,?\s+(?:and|as|so|since|because|while|yet)\s+(?=(?:we|you|it|they|the|this|our|there|(?:visa )?sponsorship is|visas are)\b))/i;

/** The other clauses of a sentence, where it has one or more of that kind. */
export function besideOtherSponsorshipDenied(sentence: string): string[] | undefined {
  const parts = plain(sentence).split(turns);
  const clauses = parts.filter((_, at) => at % 2 === 0);
  // a line of dashes is hundreds of clauses without a word
  const others = clauses.filter((clause) => !/\w/.test(clause) || !denied.some((rule) => rule.test(clause)));
  return others.length < clauses.length ? others.filter((clause) => /\w/.test(clause)) : undefined;
}
