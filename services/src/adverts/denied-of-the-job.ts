/**
 * What a sentence that promises denies of the job and is no sponsorship: where and when the work is done, what comes with
 * it, what its people must not do, for whom it is not suitable. "We sponsor visas, but this is not a remote role" denies
 * that it is remote. Each clause is known from its first word to its last and names one of these things; a clause that
 * names sponsorship, this post ("…, but not for this role"), or who needs a visa is none of them and refuses. Whether
 * the rest of the sentence promises is for the caller to say.
 */

const not = String.raw`(?:'s not|n't| not| never)`;
const are = String.raw`(?:(?:is|are|was|will be|can be|will|can|could|do|does)${not}(?: be)?|cannot be|can't be|won't be)`;
const nots = String.raw`(?:(?:do|does|will|would|can|could|ca|wo)(?:n't| not)|cannot|never|(?:is |are )?(?:unable|not able) to)`;

/** No word of these in a clause that is left out: sponsorship, what it rests on, whoever needs it, and what takes them up. */
const matter = String.raw`(?:un)?(?:sponsor\w*|visas?|certificates?|permits?|permission|licen[cs]e\w*|immigra\w*|migra\w*|rights?|status|settled|citizen\w*|residen\w*|eligib\w*|ineligible|qualif(?:y|ies)|entitle\w*|overseas|abroad|international\w*|foreign\w*|applicants?|applications?|candidates?|apply|appl(?:ies|ying)|need\w*|requir\w*|nor|neither|one|it|them|that|those|these|this|so|either|scheme|route|offered|quota|allocat\w*|workers?|staff(?! (?:house|room|canteen|car|accommodation|kitchen|area|flat)\w*)|employees?|contractors?|roles?|posts?|positions?|jobs?|vacanc\w+|contracts?|bands?|grades?|enough|high|long|sufficient\w*|adequate\w*|count(?:s|ed)?|meet\w*|reach\w*|threshold|minimum|skilled|full-time|part-time|who|if|unless|until|because|and|or|but)`;
const words = (most: number) => String.raw`(?: (?!${matter}\b)[\w'-]+){0,${most}}?`;
const before = (most: number) => String.raw`(?:(?!${matter}\b)[\w'-]+ ){0,${most}}?`;

const post = String.raw`(?:role|post|position|job|vacancy|opportunity|contract|work)`;
const thePost = String.raw`(?:the|this|our) (?:[\w-]+ )?${post}`;
const it = String.raw`(?:this|it|${thePost})`;
const people = String.raw`(?:you|staff|everyone|everybody|(?:the )?(?:successful )?(?:candidates?|applicants?)|(?:the )?(?:post|role)-?holders?|employees|our [a-z]+s)`;
const somewhere = String.raw`(?:remotely|online|at home|(?:by|over|on|via) (?:the )?(?:phone|telephone|video|zoom|teams|skype)|(?:from|in) (?:home|abroad|overseas|another (?:country|city|town|place)|other countries|a distance|elsewhere|(?:your|their) (?:own |home )+(?:country|town)?)|from outside (?:of )?(?:the |your )?\w+)`;

const place = String.raw`(?:(?:remote|hybrid|home|flexible|flexi(?:ble)?-?time|agile|mobile|tele)[ -]?(?:work(?:ing)?|options?|arrangements?|hours)?|work(?:ing)?[ -]from[ -]home|(?:home|office)[ -](?:work(?:ing)?|based)|wfh)`;
const times = String.raw`(?:(?:weekend|night|evening|early|late|split|day|sunday|saturday|shift)[ -](?:work(?:ing)?|shifts?|hours|duty)|weekends?|nights?|evenings?|overtime|time[ -]off|annual leave|days off|holidays?|rota|shifts?(?: pattern)?|hours|start(?:ing)? (?:date|time)|working pattern)`;
const perks = String.raw`(?:accommodation|housing|live-?in(?: (?:options?|accommodation))?|lodgings?|rooms?|flats?|parking(?: (?:spaces?|permits?))?|meals?|food|lunch(?:es)?|transport|bus(?:es)?(?: services?| routes?)?|trains?(?: station)?|public transport|(?:company )?(?:cars?|vans?|laptops?|phones?)|gym|canteen|kitchen|lifts?|wi-?fi|internet|pension|sick pay|bonus(?:es)?|commission|tips|uniforms?|tools|childcare|cr[eè]che|nursery|flights?|relocation(?: (?:package|allowance|support|costs?))?|pets|dogs|smoking|vaping|alcohol|visitors|mobile phones|jewell?ery|tattoos|nail varnish|training budget|signing[ -](?:on )?bonus|joining bonus)`;
const thing = String.raw`(?:${place}|${times}|${perks})`;
const things = String.raw`${before(3)}${thing}(?:(?:,| or| and) ${before(2)}${thing}){0,2}`;
/** A perk that is not there for this post is no less a perk. */
const withIt = String.raw`(?: (?:with|in|at|for|on) (?:this|the|our|these) (?:[\w-]+ )?(?:${post}|(?:role|post|position|job)s|vacancies|contracts))?`;
const given = String.raw`(?:available|provided|offered|given|included|on offer|paid|covered|possible|allowed|permitted|granted|accepted|supplied|free|guaranteed|welcome)`;

const shape = String.raw`(?:fully |purely |completely |entirely |strictly |partly )?(?:${place}|desk|desk[ -](?:based|job)|sit[ -]down|nine[ -]to[ -]five|9[ -](?:to[ -])?5|monday[ -]to[ -]friday|customer[ -]facing|live-?in|term[ -]time(?: only)?|glamorous|easy|quiet|clean)`;
const level = String.raw`(?:entry[ -]level|junior|trainee|starter|beginner(?:'?s)?)`;
const kindOfPeople = String.raw`(?:students|beginners|newly[ -]qualified(?: [a-z]+s)?|(?:recent |new )?graduates|school[ -]leavers|trainees|apprentices|juniors|career[ -]changers|smokers|vegetarians|vegans|under[ -]?\d\ds|night owls|the faint[ -]?hearted|the squeamish|the shy|(?:anyone|anybody|people|someone) (?:(?:who is |who are )?(?:afraid|scared|frightened|terrified|nervous|allergic|squeamish|unhappy|uncomfortable|bored)|with|who (?:has|have|is|are|suffers?(?: from)?|dislikes?|fears?|hates?|cannot|can't)(?: not)?)${words(6)})`;
const records = String.raw`(?:convictions?|criminal (?:records?|convictions?|history)|cautions?|(?:driving |licence |football )?bans?|(?:penalty |driving |licence )?points(?: on your licence)?|disqualifications?|tattoos?|piercings?|(?:false )?nails|beards?|allerg(?:y|ies)|vertigo|(?:back|knee|heart) (?:problems?|conditions?)|fear of \w+|pets?|debts|another job|second jobs?)`;
const have = String.raw`have (?:had )?(?:(?:an?|any|unspent|visible|previous|more than \w+|long|recent|serious|severe|driving|of) )*${records}`;
const be = String.raw`be (?:(?:subject to|on|released on) (?:immigration |police |court )?bail|a smoker|barred from working with \w+(?: or \w+)*|on (?:the|a|any) barred list|disqualified from driving|colou?r[ -]?blind|(?:afraid|scared|frightened) of \w+|allergic to \w+|claustrophobic|squeamish|bankrupt|under \d\d|late|vegetarian|vegan|pregnant)`;
const habit = String.raw`(?:smoke|vape|drink(?: alcohol)?|wear (?:\w+ )?\w+|use (?:your )?(?:phones?|mobiles?(?: phones?)?|drugs)|bring (?:your )?(?:pets|dogs|children|a dog|a pet)|park|sleep|eat|take drugs|chew gum)`;
const work = String.raw`(?:bored|alone|(?:working|work) (?:alone|in an office|at a desk|weekends|nights)|managing (?:staff|people|a team)|sitting (?:still|down|at a desk)|customer[ -]facing|on your own|desk[ -]bound|office[ -]based|home[ -]based)`;

const quality = String.raw`(?:optional|negotiable|flexible|easy|refundable|light|glamorous|compulsory|mandatory|transferable|extended|fixed)`;

/** What comes to an office and is turned away for how or when it came, and by whom nothing is said of. */
const letters = String.raw`(?:applications?|cvs?|r[ée]sum[ée]s?|submissions?|forms?|enquir(?:y|ies)|inquiries|queries|(?:(?:tele)?phone |cold )?calls|e-?mails|visits)`;
const badly = String.raw`(?:late|incomplete|partial|unsigned|duplicate|speculative|unsolicited|postal|paper|e-?mailed|(?:tele)?phone|agency|ai[- ]generated)`;
const byWay = String.raw`(?: (?:received|sent|submitted|made|arriving|coming|(?:that|which) (?:arrive|come|reach us)))?(?: after (?:the|this|that) (?:\w+ )?(?:date|deadline)| late| (?:from|by|via|through) (?:(?:recruitment|employment|third[- ]party|the|other) )*(?:agenc(?:y|ies)|recruiters?|consultanc(?:y|ies)|third parties|phone|telephone|post|e-?mail|fax|text|social media|whatsapp|linkedin)| without (?:an? |the |your )?(?:(?:cover(?:ing)?|full|completed) )?(?:letter|cv|photo|form|references?))`;
const turnedAway = String.raw`(?:${badly} ${letters}|${letters}${byWay})`;
const treated = String.raw`(?:considered|accepted|answered|read|reviewed|processed|acknowledged|returned|taken|responded to|replied to|looked at|forwarded)`;
const lesser = String.raw`(?:part[- ]time|job[- ]shar(?:es?|ing)|term[- ]time|school[- ]hours)`;

const clauses: string[] = [
  // what kind of a job it is not
  String.raw`${it}(?: is| will be|'s)?${not} (?:an? |the |your )?(?<of>${shape}|${level})(?: ${post})?`,
  String.raw`${it}(?: is|'s)?${not} (?:really )?(?:suitable|suited|right|(?:an?|the) (?:right )?${post}) for (?<of>${kindOfPeople})`,
  String.raw`(?:${it}|the (?:house|site|farm|hotel|home|hospital|office|school|flat|ward|restaurant))(?: is|'s)?${not} (?:(?:based|located|situated) )?(?<of>(?:in|near|close to) (?:central )?london|(?:in|near|close to) (?:the |a )(?:city|town|countryside|station|coast|sea|centre|city centre|town centre|airport)|on a bus route)`,
  String.raw`${thePost} (?:(?:can|could|may|must)(?:n't| not)|cannot|is not to) (?:be )?(?:done|performed|carried out|worked|undertaken) ${somewhere}`,
  String.raw`(?:the )?(?:interviews?|training|induction|(?:the )?assessments?|shadowing)(?: days?)? (?:(?:can|could|may|will|is|are)(?:n't| not)|cannot|can't|won't)(?: be)? (?:held|done|conducted|taken|given|carried out|offered) ${somewhere}`,
  String.raw`${people} (?:(?:can|may|must|will)(?:n't| not)|cannot|can't|won't)(?: be able to| be allowed to)? (?:work|do (?:this|the) (?:job|work)) ${somewhere}`,
  String.raw`(?:we|our (?:office|site|home|hospital|school|hotel|farm)s?)(?:'re| are| is)${not} (?<of>(?:in|near|close to|on) (?:(?:central )?london|(?:the |a )(?:city|town|city centre|town centre|station|coast|bus route|big city|motorway)))`,
  String.raw`(?:we|the team)(?:'re| are| is)${not} (?:the |a |an )?(?:biggest|largest|cheapest|best|highest|most glamorous|big|large|huge|corporate)(?: (?:company|employer|team|payers?|firm|home|school|restaurant|name))?`,
  // what does not come with it
  String.raw`(?:(?:there(?:'s| is| are| will be)|we have|we've|it has|it comes with|with) )?no (?<of>${things})(?:(?: (?:is|are|can be|will be|comes?))? ${given}| comes?)?${words(4)}${withIt}`,
  String.raw`(?:with )?no (?<of>freelancers|time-?wasters|agency calls)(?:,? please)?`,
  String.raw`there (?:is|are)(?:n't| not) (?:an?|any|much|enough) (?<of>${things})${words(4)}${withIt}`,
  String.raw`(?:we|they|the (?:trust|company|school|firm|home|farm|hotel)) ${nots} (?:be able to |currently |also )*(?:offer|provide|allow|permit|have|pay for|pay|support|accommodate|do|accept|guarantee|include|supply|give|cover|fund|reimburse|arrange|refund|contribute (?:to|towards)|(?:help|assist)(?: you)? with|pay towards) (?:any |for )?(?<of>${things})${words(3)}${withIt}`,
  String.raw`not (?:the |any )?(?<of>${before(2)}${perks}(?: (?:or|and) ${before(1)}${perks})?)`,
  String.raw`(?:the |your |any |our )?(?<of>${things})${words(3)} ${are} (?:${given}|${quality})${words(5)}${withIt}`,
  String.raw`(?:the |your |any |our )?(?<of>${before(2)}${perks}(?: (?:or|and) ${before(1)}${perks})?) ${are}${words(3)}`,
  String.raw`(?:the |your |any |our )?(?<of>${things}) (?:(?:is|are|will be) )?unavailable${words(4)}${withIt}`,
  String.raw`${thePost} (?:does|will)(?:n't| not) (?:come with|include|carry|attract|have) (?:an? |any |the )?(?<of>${things})`,
  String.raw`(?:the |your |any |our )?(?<of>${before(2)}(?:salary|pay|wages?|dress code|work|commute|travel|notice period|location|dates?|interview|deadline)) ${are} ${quality}`,
  String.raw`(?:an? |your )?(?<of>degree|diploma|a-levels?|gcses?|enthusiasm|experience alone|a driving licence)(?: alone)? (?:is|are)(?:n't| not) (?:enough|sufficient|required|needed|essential|necessary)${words(3)}`,
  // how much of it there is not, and for how long
  String.raw`${it}(?: is| will be|'s)?${not} (?:an? )?(?<of>${lesser}|permanent|temporary|fixed[- ]term)(?: ${post})?`,
  String.raw`(?:(?:we|they|the (?:trust|company|school|firm|home|farm|hotel)) )?${nots} (?:be able to |currently |also )*(?:offer|provide|allow|accommodate|support|do|consider) (?:any )?(?<of>${lesser}(?: (?:hours|work(?:ing)?|contracts?|options?|arrangements?|requests?))?)`,
  String.raw`(?:any |the )?(?<of>${lesser}(?: (?:hours|work(?:ing)?|contracts?|options?|arrangements?))?) ${are} (?:${given}|an option|considered)`,
  // what is done with what comes in
  String.raw`(?:(?:any|all|the) )*(?<of>${turnedAway}) ${are} ${treated}`,
  String.raw`(?:(?:we|our (?:team|office|recruiters)) )?${nots} (?:be able to )?(?:accept|deal with|work with|use|respond to|reply to|answer|consider|take|read|welcome|want) (?:any )?(?<of>(?:recruitment |employment )?agencies|recruiters|${turnedAway}|cold calls|(?:tele)?phone calls)`,
  String.raw`(?<of>unsuccessful (?:candidates?|applicants?|applications?)|(?:individual )?feedback) ${are} (?:contacted|notified|informed|told|${given})${words(4)}`,
  // what its people must not do, and who does not come along
  String.raw`(?:${people} (?=\w)|(?=must (?:not|never)\b))(?:(?:must|should|may|can|need|will|would)(?:n't| not| never)|cannot|can't|are not (?:allowed|permitted) to|will not be (?:allowed|permitted) to)(?: be allowed to)? (?<of>${have}|${be}|${habit})${words(4)}`,
  String.raw`(?:you(?:'ll| will) not|you won't|you will never) (?:be |get |have to )?(?<of>${work})`,
  String.raw`(?:we|the (?:trust|company|school|firm|home|farm|hotel)) ${nots} (?:be able to |currently |also )*sponsor (?:(?:visas? for|any|the) )*(?<of>students|tourists|visitors|spouses|dependants|family members)`,
  String.raw`(?:the |your |any )*(?<of>dependants?|dependents?|famil(?:y|ies)|partners?|spouses?|children)(?:'s?|s')?(?: members?)?(?: visas?)? ${are}(?: (?:sponsored|covered|included|paid for|supported))?`,
  String.raw`no (?<of>dependants?|dependents?|family members?|partners?|spouses?|children|relatives) (?:can|may|will|are allowed to) (?:come|join(?: you)?|be brought|accompany(?: you)?|move|live with you)${words(3)}`,
]; // prettier-ignore

/** Where the clause is over; a comma that goes on to the matter is part of a list. */
const end = String.raw`(?=\s*(?:[.;:!)–—]|\s-\s|$|,(?![^.;:!?]*\b(?:un)?(?:sponsor|visa|certificate|permit|right to work))|,? (?:but|though|although|however|because|so)\b|,? and (?:we|the|our|it|this|you|sponsorship|visas?)\b))`;
const turn = String.raw`(?:(?:\s*[,;:(–—]|\s+-)\s*(?:(?:but|and|though|although|however|yet|while|only)\b,?\s+)?|\s+(?:but|and|though|although|however|yet|while)\b,?\s+)(?:(?:please )?note(?: that)?,? |sadly,? |unfortunately,? |regrettably,? |be aware(?: that)?,? )?`;
const opening = String.raw`^\W*(?:(?:please )?note(?: that)?,? |(?:sadly|unfortunately|regrettably),? |we(?:'re| are) (?:afraid|sorry)(?: that| but)?,? |we regret that )?(?:(?:although|though|even though|while|whilst|yes,?) )?`;

/** Behind a promise. */
export const deniedBehind = clauses.map((clause) => new RegExp(`${turn}${clause}${end}`, 'gi'));
/** Ahead of one: without a word by which the sentence turns, somebody must say in it what is given. */
const turned = String.raw`(?:\s*[,;:–—]|\s-)?\s*\b(?:but|however|yet|though|although|even though|whereas|still)\b,?\s*|\s*[;:–—]\s*|,? (?=(?:and )?(?:we|the [a-z]+|our [a-z]+|(?:visa )?sponsorship (?:is|can be|will be))\b)`;
export const deniedAhead = clauses.map((clause) => new RegExp(String.raw`${opening}${clause}(?:${turned})(?=\w)`, 'i'));

/** A promise for those who work so or are so; "We sponsor graduates, but this is not an entry-level role" refuses them. */
const ofOneKind = [
  /remote|\bhome\b|hybrid|wfh|flexi|online/i,
  /graduat|train|junior|entry|starter|beginn|intern|apprentic|newly|school|student/i,
  /live-?in|accommodat|hous|room/i,
  /part[- ]?time|full[- ]?time|permanent|temporary|fixed|job[- ]share|hours|term|contract/i,
];
const meanTheSame = (promise: string, of: string): boolean =>
  ofOneKind.some((kind) => kind.test(promise) && kind.test(of)) ||
  (of.toLowerCase().match(/\b(?!work|your\b|this\b|with\b|their\b|full)[a-z]{4,}/g) ?? []).some((word) =>
    promise.toLowerCase().includes(word.slice(0, 5)),
  );

/** More than the name of the thing, which the clause may govern. */
const saysSo =
  /\b(?:we|is|are|will|can|offers?|provides?|sponsors?|gives?|available|provided|offered|given|included|possible)\b/i;

/** A sentence without what it denies of the job beside what it promises. `isPromised` says what promises by itself. */
export function withoutDeniedOfTheJob(said: string, isPromised: (part: string) => boolean): string {
  const follows = (promise: string, of = '') =>
    saysSo.test(promise) && !meanTheSame(promise, of) && isPromised(promise);
  const left = deniedBehind.reduce(
    (text, rule) =>
      text.replace(rule, (...found: unknown[]) => {
        const { of } = (typeof found.at(-1) === 'object' ? found.at(-1) : {}) as { of?: string };
        const at = found.find((one) => typeof one === 'number')!;
        return follows(text.slice(0, at), of) ? '' : (found[0] as string);
      }),
    said,
  );
  for (const rule of deniedAhead) {
    const found = rule.exec(left);
    const promise = found ? left.slice(found[0].length) : '';
    if (found && follows(promise, found.groups?.of)) return promise;
  }
  return left;
}
