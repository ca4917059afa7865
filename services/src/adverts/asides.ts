import { happening } from './other-sponsorship.js';
import { isDeniedTogether } from './denied-together.js';
import { plain } from './plain-words.js';
import { companies } from './who-is-meant.js';

/**
 * What is denied beside sponsorship and is none: fees, dependants, relocation, and a visa that nobody needs in order to
 * apply. It is taken out before a sentence is read, so that neither the rules nor the trained reader take it for a
 * refusal. What is denied together with sponsorship itself ("no relocation or sponsorship") stays.
 */

const nots = String.raw`(?:\b(?:(?:do|does|did|is|are|will|would|can|could|ca|wo)(?:n't| not)|cannot|never|not|unable to)(?: (?:be |currently |also |able to |in a position to )*)?)`;
const own = String.raw`(?:(?:the|your|their|any|own|a|an|all|for|uk|initial|associated|personal|work|skilled worker|of) ){0,6}`;
const fee = String.raw`${own}(?:visas?(?: applications?| processing)? (?:fees?|costs?|charges?|expenses)|(?:fees?|costs?|charges?) (?:of|for) ${own}visas?(?: applications?)?|(?:immigration )?health surcharge|ihs(?: fees?)?|immigration (?:fees?|costs?)|(?<=\b(?:pay|pays) for ${own})visas? applications?)`;
const fees = String.raw`${fee}(?:(?:,| or| nor| and|\/) ?${fee})*`;
const pay = String.raw`(?:cover|pay|pays|reimburse|refund|fund|meet|bear|include|contribute|help|assist)(?: (?:for|to|towards|with))?`;
const paid = String.raw`(?:covered|paid|reimbursed|refunded|funded|met|included|borne)(?: for)?(?: by (?:us|the \w+))?`;
const people = String.raw`(?:you|applicants?|candidates?|(?:new )?(?:employees?|starters|recruits|colleagues)|(?:the )?(?:post|role)-?holders?|(?:the )?successful (?:candidate|applicant))`;
const family = String.raw`(?:(?:the|your|their|any|for|to|of|adult|accompanying) ){0,6}(?:dependants?|dependents?|spous\w+|partners?|husbands?|wives|famil(?:y|ies)(?: members)?|children|relatives)\b(?:'s?)?`;
const families = String.raw`${family}(?:(?:,| or| nor| and|\/) ?${family})*(?: (?:visas?|applications?|sponsorship))*(?! holders?| \w+ holders?)`;
const relocation = String.raw`(?:any |a |an |our |for ){0,4}relocation(?: (?:packages?|support|assistance|costs?|expenses|allowances?|help|payments?|bonus))?`;
const aVisa = String.raw`(?:an? |any |your )?(?:uk |work |working )?(?:visas?|work permits?)`;
const inOrderToApply = String.raw`(?:to apply|before (?:you |they )?apply(?:ing)?|to (?:submit|send|make) (?:an|your) application|to (?:do |work )?(?:for us |in )?(?:this (?:job|role|work|position) )?(?:remotely|from (?:home|abroad|your (?:own |home )?country))|(?:to apply )?for (?:this|a|our) (?:fully )?remote (?:role|position|post|job|work)|for remote work)`;
/** Nothing on sponsorship is denied in the same breath. */
const alone = String.raw`(?!,? (?:and )?(?:neither|nor)\b)(?!,? (?:or|nor|and|\/) (?:(?:do|does|will|can|we|is|are)(?:n't| not)? )*(?:\w+ ){0,2}?(?:sponsor|visas?\b|certificates?|permits?|workers?|applicants?|candidates?|employees?))`;
/** A comma behind which the list goes on to sponsorship: "no relocation, accommodation or visa sponsorship". */
const listed = String.raw`(?! ?(?:(?!\b(?:we|you|it|this|there|is|are|will|can|may|do|but|though|however|yet|although|while|available|offered|provided|given|included)\b)[^.;:!?])*?\b(?:sponsor\w*|visas?|certificates?|permits?)\b(?! (?:is|are|will|can|may)\b))`;
const ends = String.raw`(?=\s*(?:,? (?:but|though|however|yet|although|while)\b|,${listed}|[.;:–—-](?! ?(?:or|nor|and)? ?(?:no |visa |sponsor))|$))`;

export const asides: RegExp[] = [
  // who pays the state's fees
  String.raw`${nots}${pay} ${fees}${alone}`,
  String.raw`\b${fees} (?:(?:is|are|will|can|would)(?:n't| not)|cannot|not|never)(?: be)? ${paid}${alone}`,
  String.raw`\b${people} (?:(?:must|should|will|have to|has to|need to|are (?:expected|required|asked|responsible) (?:to|for)|is responsible for) )*(?:pay|pays|cover|covers|fund|meet|bear|paying)(?: for)? ${fees}(?: (?:yourself|themselves))?`,
  // an appointment that people make for themselves
  String.raw`\b(?:you|applicants?|candidates?) (?:(?:will|must|should|would|only|just|still|have to|has to|need to) )*(?:book|arrange|make|attend|organi[sz]e|schedule) (?:your|their) (?:own )?(?:visa|biometrics?|embassy|consulate|visa cent(?:re|er)) (?:appointments?|interviews?|photos?|medicals?|slots?)`,
  // a family beside the worker
  String.raw`${nots}(?:sponsor|support|include|cover|extend|accept|bring|apply|offer|provide)(?: (?:visas? |sponsorship |visa sponsorship )?(?:for|of|to))? ${families}${alone}`,
  String.raw`\b${families} (?:(?:is|are|will|can|would|may|do|does)(?:n't| not)|cannot|not|never)(?: be)? (?:sponsored|covered|included|supported|eligible|accepted|part of (?:it|this|the offer)|qualify)(?: (?:for|under|by|on) (?:this|it|us|our|the) ?(?:scheme|route|visa|licen[cs]e|offer)?)?${alone}`,
  String.raw`\b(?:but |and )?not (?:those|that|the visas?) of ${families}${alone}`,
  String.raw`\b(?:may|can|are allowed to)(?:n't| ?not) bring ${families}`,
  // help with the move
  String.raw`(?:${nots}|\bin)(?:eligible for|offer|provide|cover|pay|include|come with|fund|attract|have)? ?${relocation}${ends}`,
  String.raw`\bno ${relocation}(?: (?:is|are))?(?: (?:available|offered|provided|paid|included|given))?(?: (?:for|with|in) (?:this|the) (?:role|post|position|job))?${ends}`,
  String.raw`\b${relocation} (?:(?:(?:is|are|can|will)(?:n't| not)|cannot)(?: be)?|not) (?:available|offered|provided|paid|included|covered|funded)${ends}`,
  // what nobody need bring, before what is offered
  String.raw`\b(?:do not|don't|does not|doesn't) (?:require|need|ask for|expect) (?:any |previous |prior |uk |formal |[\w-]+ )?(?:experience|qualifications?|degrees?)(?=,? (?:and|but) (?:we )?(?:also )?(?:offer|provide|give|sponsor)s?\b)`,
  // how varied the work is
  String.raw`,? (?:and |where |in which |as )?no two (?:days|weeks|shifts|jobs|projects|patients|residents|guests|clients|children|customers)\b(?:(?!\b(?:sponsor\w*|visas?)\b)[^.;,!?])*?\b(?:alike|the same)\b`,
  // a visa that nobody needs in order to apply, or to go on with
  String.raw`(?<!\b(?:who|if|that|must|only|because|as|since|those|unless) (?:you |they )?)(?<!\bonly\b[^.;]{0,60})\b(?:do not|don't|does not|doesn't|need not|no need to)(?: (?:need|require|have|you|to|hold|obtain|get))* ${aVisa} ${inOrderToApply}`,
  String.raw`(?<!\bif )\bno (?:uk |work )?(?:visas?|work permits?) (?:is |are )?(?:needed|required|necessary) ${inOrderToApply}`,
  String.raw`(?<!\bif )\b${aVisa} (?:is|are) not (?:needed|required|necessary) ${inOrderToApply}`,
  String.raw`\bno need to (?:obtain|get|have|hold|arrange) ${aVisa} ${inOrderToApply}`,
  String.raw`\b(?:need not|(?:do not|don't|does not|doesn't|no) (?:need|have) to|no need to) (?:re-?apply for|apply for|obtain|get) (?:an? |any )?(?:new|another|further|fresh|different|second) (?:\w+ )?(?:visas?|permits?|permission)(?: (?:first|again|to apply))?`,
  String.raw`\b(?:(?:do|does|will|would)(?:n't| not) (?:have|need) to|need not|no need (?:for you )?to) self-? ?sponsor(?: (?:(?:your|their|a|an|the|own|uk|work) )*visas?)?`,
  // all that it says is not to worry
  String.raw`^\W*(?:please )?(?:(?:there(?:'s| is) )?no need (?:for you )?to|do not|don't|need not|needn't|never|you (?:need not|needn't|do not need to|don't need to|don't have to)) (?:worry|fret|panic|stress|be (?:worried|concerned)) about (?:your |a |the |any |getting |having |needing |finding |uk |work |working )*(?:visas?|work permits?|permits?|immigration)(?: (?:paperwork|applications?|process|matters))?\W*$`,
  String.raw`(?<=\b(?:on|with|holding|hold|have) (?:an? |the )?(?:uk )?(?:graduate|student|dependant|spouse|partner|ancestry|youth mobility|family) visas?\b,? (?:you |they )?)(?:do not|don't|will not|won't|need no) ?(?:need|require)? ?(?:visa )?sponsorship (?:yet|at first|at the start|initially|from us at first|to (?:start|begin)(?: with)?|until it (?:ends|expires|runs out))`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore

const bodies =
  'gmc|nmc|hcpc|gphc|rcvs|sra|pts|sentinel|cscs|cpcs|npors|ipaf|iosh|dbs|bpss|sc|dv|sia|sqe|lpc|gdl|acca|cima|cipd|aat';
/** No sponsorship of a person's right to work in the same clause, which may be offered or denied beside it. */
const noVisa = String.raw`(?![^.;!?]*\b(?:visas?|skilled[- ]worker|certificates? of sponsorship|work permits?|tier ?2)\b)`;
const clause = String.raw`(?:(?!,? (?:but|however|though|although|while|whereas|yet)\b)[^.;!?])*`;
/** What an employer says no to without a word on who may come. */
const noThanks = String.raw`(?:(?:recruitment|staffing|employment|phone|cold|remote|home|paid|company|free|live-in|night|weekend|part-time) )?(?:agenc(?:y|ies)|recruiters|headhunters|calls|emails|cvs|remote(?: work(?:ing)?)?|working from home|work(?:ing)? remotely|home ?working|hybrid(?: working)?|relocation(?: package)?|accommodation|housing|parking|time-?wasters|weekends|nights|shifts|work|overtime|hours|dogs|pets|smok(?:ing|ers)|cover letters?|bonus(?:es)?|cars?|travel|meals|dependants|flights)`;

/** What is sponsored and is no right to work, by its own name: a registration, a safety card, a course, software for sponsors. */
const otherThings: RegExp[] = [
  // a course of carers, and what custody officers are cleared by
  String.raw`\b(?:the |a |your )?(?:(?:skills for )?care|fire safety|food hygiene|first aid|manual handling) certificates?\b(?! of sponsorship)`,
  String.raw`(?<![^.;!?])(?![^.;!?]*\b(?:sponsor\w*|visas?|overseas|abroad|international\w*|migra\w*|immigra\w*|right to work)\b)[^.;!?]*\bhome office (?:(?:security|enhanced|basic|approved|issued|custody|officer|dco|counter-terrorist) ){0,2}(?:certificat(?:es?|ion)|clearance|pass(?:es)?|vetting|checks?)\b[^.;!?]*`,
  String.raw`(?<![^.;!?])(?![^.;!?]*\b(?:sponsor\w*|visas?|overseas|abroad|international\w*|migra\w*|immigra\w*|right to work)\b)[^.;!?]*\bcertificates? (?:issued by|from) the home office\b[^.;!?]*`,
  String.raw`\bvisas? for (?:[\w-]+ )?(?:trips?|travel)\b[^.;!?,]*`,
  String.raw`\b(?:${bodies})\b(?: ?\/ ?\w+)?(?: (?:blue|green|red|black|gold|white|skilled))?(?: (?:card|registration|badge|clearance))? sponsorship\b${noVisa}${clause}`,
  String.raw`\bsponsorship (?:through|for|towards) (?:the |your )?(?:${bodies})\b${noVisa}${clause}`,
  String.raw`\b(?:premium |featured )?sponsored (?:listings?|ads?|adverts?|advertisements?|results?|links?|promotions?)\b`,
  String.raw`\b(?:visa |immigration )?sponsorship (?:software|platforms?|tools?|solutions?|consultanc\w+|compliance)\b`,
  String.raw`\bcertificates? of sponsorship (?:are|is) (?:[\w-]+ )?by (?:our|the) (?:[\w-]+ ){0,3}team,? (?:which|that|where|who) you(?:'ll| will)? (?:lead|run|manage|join|head|support|oversee)\b[^.;!?]*`,
  String.raw`\b(?:clearance|vetting) sponsor(?:s|ship)?\b${noVisa}${clause}`,
  String.raw`\b(?:${bodies})[ -](?:approved |registered |licensed )?sponsors?\b${noVisa}${clause}`,
  String.raw`\b(?:security )?clearance,? \(?(?:(?:is|will be|can be) )?sponsored\b[^.;!?)]*`,
  String.raw`\bsponsorship (?:is|are|will be) (?:a|one of (?:the|our)|among (?:the|our)) (?:topics?|subjects?|themes?)\b(?! to\b)[^.;!?]*`,
  String.raw`\bsponsorship of (?:(?:the|our|an?|its) )?(?:[\w-]+ ){0,2}?${happening}\b(?! \w+(?:ers|ors|staff)\b)(?![^.;!?]*\bvisas?\b)[^.;!?]*`,
  String.raw`\bsponsorship (?:targets?|deals?|proposals?|bids?|income|revenue|sales|pipeline)\b(?![^.;!?]*\bvisas?\b)[^.;!?]*`,
  String.raw`\bvisa (?:(?:gift|debit|credit|payment) )*cards?\b(?! holders?)[^.;!?]*`,
  String.raw`\b(?:visas?|sponsor(?:ship)?|right[- ]to[- ]work|immigration)(?:(?:,| and|,? or| &|\/) ?(?:visas?|sponsor(?:ship)?|right[- ]to[- ]work|immigration))* checks\b`,
  String.raw`\byou(?:'ll| will| would)? (?:also )?(?:own|lead|run|manage|oversee|administer|coordinate|handle) (?:(?!\b(?:we|our|with|and)\b)[^.;!?,])*,? (?:including|such as) (?:visas?(?: and|,))? ?(?:visa )?sponsorships?\b(?! (?:for you|is|will|can|available|provided|offered))[^.;!?]*`,
  String.raw`\b(?:platforms?|websites?|portals?|job boards?|newsletters?|director(?:y|ies)) (?:that|which|where) (?:lists?|shows?|advertis\w+|collects?)\b[^.;!?]*`,
  // who needs no sponsor
  String.raw`\bglobal talent (?:visas?|endorsements?)\b(?: (?:visas?|endorsements?|holders?|applicants?|candidates?))*(?:,? ?\(?self-?sponsored\)?)?`,
  // a course or its paper
  String.raw`\b(?:certifications?|exams?|qualifications?|diplomas?|degrees?|mba|tuition|courses?|memberships?|fellowships?) (?:(?:is|are|fully|also|too|even) )*sponsored\b(?![^.;!?]*\bvisas?\b)[^.;!?]*`,
  // a card that pays, and a paper that is copied
  String.raw`\b(?:accepts?|takes?) visa\b(?! (?:sponsor|appli|holder|transfer|switch|candidate|case)\w*)`,
  String.raw`\b(?:cop(?:y|ies)|scans?|photos?|photocop(?:y|ies)) of (?:your |the |their |any |a )?(?:valid |current )?(?:visas?|work permits?)\b[^.;!?]*`,
  String.raw`\b(?:immigration )?(?:removal|detention|holding) (?:centre|center)s?\b(?![^.;!?]*\bsponsor)[^.;!?]*`,
  // what is insured or paid beside the wage
  String.raw`\bsponsored (?!health (?:and|&) (?:social )?care|(?:[\w-]+ ){0,4}?(?:visas?|permits?)\b)(?:(?!(?:and|or|have|has|no|not|we|you|by|for|under|on|through|via|in|to|with|as|at|from)\b)[\w-]+ ){0,3}?(?:insurance|health ?care|health|medical|dental|vision|pensions?|401\(?k\)?|retirement|benefits?|plans?|lunch\w*|childcare|coverage|life|disability|wellness|gym|transport|shuttle)\b[^.;!?]*`,
  // what is done for clients
  String.raw`\b(?:our|the|this|a) (?:[\w-]+ )?(?:platform|website|site|portal|job board|newsletter|directory|app|search engine|database) (?:lists?|shows?|advertis\w+|collects?|gathers?|finds?|tracks?|features?)\b(?![^.;!?]*\bwe (?:\w+ )?sponsor\b)[^.;!?]*`,
  String.raw`\b(?:clients?|customers?|employers|companies|businesses) (?:come to|ask|turn to|rely on|call|approach|hire|pay|trust) us\b[^.;!?]*`,
  String.raw`\bvisa (?:support|help|letters?|assistance|invitations?) (?:to|for) (?:[\w-]+ ){0,3}?(?:tourists?|guests?|visitors?|travell?ers?|passengers|delegates|speakers|customers|clients|members|participants|pilgrims|holidaymakers|patients)\b[^.;!?]*`,
  String.raw`\byou(?:'ll| will| would)? (?:also )?(?:keep|maintain|hold|update|file) (?:[\w-]+ ){0,3}?(?:records?|files?|lists?|logs?|registers?|databases?) (?:of|on|for)\b[^.;!?]*`,
  String.raw`\b(?:files?|prepares?|obtains?|secures?|issues?|arranges?|handles?|drafts?|processes|provides?|assigns?) (?:(?!\b(?:we|you|your)\b)[^.;!?,]){0,50}?\b(?:visas?|petitions?|lmias?(?: applications?)?|permits?|certificates? of sponsorship|sponsorships?|immigration) (?:[\w-]+ )?(?:for|to) (?:(?:its|our|their|the|many|corporate|private|local|other|business|small|large) )*(?:clients?|customers?|businesses|restaurants|companies|employers|clubs|hotels|farms|banks|universities|schools|hospitals|charities|sports clubs|firms|organi[sz]ations)\b[^.;!?]*`,
  String.raw`\b(?:the|our|this|a) (?:law )?(?:firm|practice|chambers|consultancy|team|bureau|office) (?:files?|prepares?|obtains?|secures?|handles?|drafts?|wins) (?:(?!\b(?:we|you|your)\b)[^.;!?,]){0,40}?\b(?:visas?|petitions?|lmias?(?: applications?)?|permits?) for (?:(?:wealthy|private|foreign|top|famous|leading) )*(?:bankers|footballers|players|athletes|musicians|artists|actors|investors|executives|entrepreneurs|founders|families|celebrities|individuals|students)\b[^.;!?]*`,
  // who does the papers of others at work
  String.raw`\b(?:hr|human resources|people|talent|recruitment|immigration|mobility|visa|compliance|relocation|onboarding) (?:and [\w-]+ )?(?:advis[eo]r|officer|manager|coordinator|co-ordinator|partner|assistant|administrator|specialist|lead|executive|consultant|generalist|business partner) (?:will |also |then |is to |must )*(?:arrange|handle|process|manage|issue|assign|sponsor|coordinate|prepare|submit|organi[sz]e|apply for|provide)s?\b(?![^.;!?]*\b(?:you|your|yours|successful|chosen|selected|candidates?|applicants?|this (?:post|role|job|position))\b)[^.;!?]*\bfor (?:(?:our|the|its|all|overseas|international|new|foreign|joining|sponsored) )*[a-z]+s\b[^.;!?]*`,
  // what others do
  String.raw`(?<!\b(?:our|these|the|all|both|of) (?:[\w-]+ )?)\b(?:(?:many|most|some|other|lots of|plenty of) (?:[\w-]+ ){0,2}?${companies}|${companies} (?:often|usually|generally|commonly|typically|frequently)) (?:do |will |may |can |might |often |now )*(?:sponsor|offer|provide|promise|give|advertise)\b(?![^.!?]*\b(?:we|us|our|ours|this)\b)(?![^.!?]*[.!?]\s+(?:but |here |sadly )*(?:we|ours|this)\b)[^.;!?]*`,
  String.raw`\b(?:competitors|rivals) (?:also |may |might |do |can )?(?:offer|sponsor|provide|give)s?\b(?![^.!?]*\bso (?:do|can|will) we\b)(?![^.!?]*\b(?:we|us|ours)\b[^.!?]*\b(?:too|also|do|can|offer|sponsor))[^.;!?]*`,
  // "Sponsorship, yes; agencies, no."
  String.raw`(?<=^\W*(?:(?:visa|work visa|uk) )?(?:sponsorships?|visas?)(?: is)?[\s,:–—-]+(?:a )?yes) ?[,;:.–—-]+ ?(?:but )?${noThanks}(?:[\s,:–—-]+| is a )no\b`,
  String.raw`^\W*${noThanks}[\s,:–—-]+no ?[,;:.–—-]+ ?(?:but )?(?=(?:(?:visa|work visa|uk) )?(?:sponsorships?|visas?)[\s,:–—-]+yes\W*$)`,
  // a warning quotes what others promise
  String.raw`^(?=[^.;!?]*\b(?:beware|fake|scams?|fraudulent|bogus)\b)(?=[^.;!?]*["“])[^.;!?]*`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore

const withoutAside = (text: string, rule: RegExp): string => {
  let [left, end] = ['', 0];
  for (const { 0: aside, index } of text.matchAll(rule)) {
    left += text.slice(end, index) + (isDeniedTogether(text.slice(0, index), aside) ? aside : ' ');
    end = index + aside.length;
  }
  return left + text.slice(end);
};

/** A sentence without them; as it is where it has none. */
export function withoutAsides(sentence: string): string {
  const said = plain(sentence);
  const left = [...asides, ...otherThings].reduce((text, rule) => withoutAside(text, rule), said);
  if (left === said) return sentence;
  return namesOnly.test(left) ? '' : left.replace(stub, '').replace(/ {2,}/g, ' ').trim();
}

/** "Unfortunately we" is left of "Unfortunately we cannot cover relocation, but visa sponsorship is provided". */
const stub =
  /^\W*(?:please note(?: that)?,? *|(?:unfortunately|sadly|regrettably),? *|we regret that *|we(?:'re| are) (?:afraid|sorry)(?: that)?,? *)*(?:(?:we|you|there (?:is|are)|(?:the|our|this) \w+)? *(?:[,;:–—-] *|\. *)?\b(?:but|however|though|yet|although|while)\b,? *|(?:although|though|even though|while|whilst) (?:we|there (?:is|are)|(?:the|our|this) \w+)? *, *)(?=\w)/i;

/** "Sponsorship" alone is left of "Sponsorship does not extend to dependants". */
const namesOnly = /^\W*(?:(?:visa|the|our) )?\w+\W*$/;
