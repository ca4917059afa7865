import { negation } from './sponsorship-rules.js';

/**
 * How employers offer what a visa takes without saying "sponsorship": they help with it, pay for it, see to it. That is
 * said by a giver, to whoever comes; the same words on customers, on students or on somebody's duties say nothing.
 */

const employer = String.raw`(?:trust|company|employer|farm|hospital|restaurant|hotel|(?:care |nursing )?home|group|university|school|college|council|business|firm|client|clinic|practice|charity|surgery|board|service|authority|institute|start-?up|ranch|orchard|dairy|bakery|kitchen|agency)`;
const team = String.raw`(?:teams?|department|lawyers?|solicitors?|attorneys?|partners?|specialists?|advis[eo]rs?)`;
const giver = String.raw`(?:(?<!\bfor which )\bwe(?:'ll|'ve|'d)?\b|\b(?:the|our|your new|this) (?:[\w&'-]+ ){0,3}?(?:${employer}|${team})\b|^\W*(?:employer|company|farm|hr)\b)`;
const does = String.raw`(?:help|assist|support|guide|handle|manage|organi[sz]e|arrange|process|sort|pay|cover|fund|finance|meet|reimburse|refund|contribute|apply|file|obtain|secure|facilitate|prepare|submit|bear|take care|takes care|look after|looks after|deal with|deals with|see to|sees to|walk)(?:s|es|ies|ing)?`;
/** Up to the visa, past nothing that says that the person has it already or needs it first. */
const gap = (most: number) =>
  String.raw`(?:(?!\b(?:right|correct|appropriate|valid|own|current|existing|h[oe]ld\w*|on an?|have|has|having|requires?|must|whether|if|check\w*)\b)[^.;?!]){0,${most}}?`;
const visa = String.raw`(?:(?<!\b(?:travel|tourist|visitor|holiday|student|transit|crew|customers?|clients?) )visas?(?! (?:cards?|payments?|debit|credit|transactions?|checkout|holders?|desks?|teams?|cent(?:re|er)s?|officers?|polic|compliance|status|quer|issues|rules|law)\w*)|work permits?|immigration (?:paperwork|process\w*|costs?|fees?|formalities|applications?|side|journey|health surcharge)|skilled[- ]worker applications?|certificates? of sponsorship|immigration skills charge|skills charge|lmia)`;
const costs = String.raw`(?:application )?(?:fees?|costs?|charges?|expenses|surcharge|bills?)`;
const given = String.raw`(?:paid|covered|reimbursed|refunded|met|funded|included|provided|given|available|offered|taken care of|sorted|arranged|on us)`;
const hires = String.raw`(?:you\b|your\b|new (?:starters|recruits|hires|joiners|colleagues)|(?:the |all |our )?(?:successful|chosen|selected|right|appointed|eligible|overseas|international) (?:[\w-]+ ?){1,2})`;

/** Others than those who are hired. */
export const others =
  /\b(?:customers?|clients|guests|travell?ers|tourists|passengers|crew|students?|pupils|(?<!\b(?:future|new|your|our) )colleagues|businesses|employers|vulnerable|refugees?|asylum|service users|migrants|claimants|patients|embass\w+|consulates?|conferences?|(?:business )?trips?|travel(?:ling)? (?:to|desk)|who travel|trade (?:fairs?|shows?)|tours?|voyages?)\b/i;

export const helping: RegExp[] = [
  // a giver sees to it, or pays for it
  String.raw`${giver}[^.;?!]{0,40}?\b${does}\b${gap(60)}\b(?:your|all|any|every|their|the|new|an?|of|for|with|and|uk|us|work|working|skilled[- ]worker|employment|obtaining|getting) (?:(?!right\b|own\b|valid\b|current\b)[\w/'-]+ ){0,3}?${visa}`,
  String.raw`${giver}[^.;?!]{0,40}?\b(?:help|assist|support)s? ${hires}[^.;?!]{0,30}?\b(?:with|through|obtain|get|secure|apply)\b${gap(40)}\b${visa}`,
  String.raw`${giver}[^.;?!]{0,30}?\b(?:can|will|may|could) (?:help|assist|support)\b${gap(60)}\b(?:obtain|get|secure|apply for|with) (?:an? |the |their |your )?(?:\w+ )?${visa}`,
  String.raw`${giver}[^.;?!]{0,40}?\b(?:offer|provide|give)s?\b${gap(50)}\b(?:visas?|immigration)(?:,? (?:and|&|\/|or) relocation)? (?:support|assistance|help|packages?|guidance)\b`,
  String.raw`${giver}[^.;?!]{0,40}?\b(?:support|offer|provide|cover|pay for|help with|arrange)s?\b[^.;?!]{0,40}?\brelocation\b[^.;?!]{0,30}?\bvisas?\b`,
  String.raw`${giver}[^.;?!]{0,60}?\bdo (?:the|your|all) visas? (?:for you|too|as well)\b`,
  String.raw`(?<!\b(?:give|provide|providing|giving|deliver)\b[^.;?!]{0,20})\bvisas? (?:support|assistance|help) (?:for|to) (?:you|your|the successful|all|new)\b`,
  String.raw`${giver}[^.;?!]{0,30}?\b(?:provide|offer|give|arrange)s? (?:you )?(?:with )?(?:an? |the |your )(?:work |uk |working )?visas?\b`,
  String.raw`\b(?:package|offer|contract|deal) includes? (?:an? |your |the )?(?:work |uk |working )?visas?\b`,
  // the visa first, and then who sees to it
  String.raw`\b(?:visas?|work permits?|permits?|work authori[sz]ation)\b[^.;?!]{0,60}?(?:[,:;–—?-]|(?<!\bfor )\bwhich\b|\bthat\b) ?(?:then |and |so |because |as |since )?(?:we|our [\w ]{0,25}?team|the (?:company|employer|trust|home|farm))(?:'ll| will| can| do| shall| have|'ve)? ?(?:gladly |happily |always |got )?(?:take care of|sort|handle|deal with|look after|arrange|cover|pay|help with|organi[sz]e|sponsor|manage|fund|get|file|apply|see to|assist|support|you covered|(?:it|that|this|all) (?:sorted|covered))`,
  String.raw`\b(?:need|want|looking for|no) (?:an? |your )?(?:new |uk |work |working )?visas?\b[^.;?!]{0,30}\?\W*(?:we|that is fine|that's fine|of course|yes)\b`,
  // what it costs is paid, and help is there
  String.raw`\b(?:visas?|immigration|work permit|immigration health) ${costs}\b[^.;?!]{0,60}?\b(?:is |are |be |fully |all |will )+(?:\w+ly )?(?:${given})\b|\b(?:visas?|immigration|work permit) ${costs} (?:fully |all )?${given}\b`,
  String.raw`^\W*(?:full|complete|comprehensive|free|dedicated|ongoing|generous)? ?(?:relocation(?:,? (?:and|&|\/) |, ))?(?:visas?|immigration|work permit)(?:,? (?:and|&|\/) relocation)? (?:support|assistance|help)\b(?: (?:is |will be )?${given}(?: (?:for|to) [^.;?!]{3,60})?| for ${hires}[^.;?!]{0,40}| for [^.;?!]{0,40}\b(?:joining us|moving|relocating|from (?:abroad|overseas))[^.;?!]{0,20})\W*$`,
  String.raw`^\W*(?:full|complete|comprehensive|free) (?:relocation(?:,? (?:and|&|\/) |, ))?(?:visas?|immigration|work permit)(?:,? (?:and|&|\/) relocation)? (?:support|assistance|help|package)\W*$`,
  String.raw`(?:\bvisas?|certificates? of sponsorship)\b[^.;?!]{0,50}? (?:is|are) on us\b`,
  String.raw`\bvisas? (?:(?:can|will|have|has|is|are|be|been|all|both|fully|gets?) ){0,4}(?:arranged|provided|sorted|organi[sz]ed|sponsored|paid for|taken care of)\b|(?<!\bcards?[^.;?!]{0,20})\bvisas? included\b(?! (?:in|among))`,
  String.raw`\b(?:have|get|receive)s? (?:your|their) (?:\w+ ){0,3}?visas?\b[^.;?!]{0,40}?\b(?:paid|covered|arranged|sponsored|reimbursed|funded|provided)\b`,
  String.raw`^\W*(?:yes,? )?we (?:can |do )*(?:do|arrange|offer|sponsor) visas?\W*$`,
  String.raw`\b(?:sponsorship|visas?)\?[^.;?!]{0,60}?\bwe(?:'ll| will| can) (?:gladly |happily )?(?:start|arrange|sort|begin|do|handle|organi[sz]e|take care|provide|sponsor|support|help)\b`,
  String.raw`\brelocation (?:package|support|assistance|allowance|help|bonus)\b[^.;?!]{0,25}?(?:\bincl\w*\.?|\b(?:with|and|plus|covers?|covering|for)\b|[+&:(,])[^.;?!]{0,40}?\bvisas?\b(?! (?:holders?|status|cards?))`,
  String.raw`\bvisas?(?:,| and| &| \+|\/) (?:flights?|relocation|travel|moving|housing|accommodation)[^.;?!]{0,40}?\b(?:${given}|package|support|costs|expenses)\b`,
  String.raw`^(?:[\w' -]+[:,] ?){1,4}(?:and )?(?:your |the )?visas?(?:,| and| &)[^.;?!]{0,40}?\b${given}\W*$`,
  String.raw`^\W*(?:will )?(?:provides?|offers?|gives?) (?:full |complete |free )?(?:visa|immigration) (?:support|assistance|help)\b`,
  String.raw`\bleave (?:the |your |all )?(?:[\w ]{0,15} )?visas?\b[^.;?!]{0,20}? (?:to|with) us\b|\blet us (?:worry about|take care of|handle|sort|deal with|look after) (?:the |your |all )?(?:[\w ]{0,15} )?visas?\b`,
  // they hire from abroad by a scheme
  String.raw`${giver}[^.;?!]{0,40}?\bbring you\b[^.;?!]{0,30}?\b(?:on|with|under) (?:an? |the )?(?:[\w-]+ ){0,5}?visas?\b`,
  String.raw`${giver}[^.;?!]{0,30}?\b(?:able|happy|willing|glad|keen|open|prepared|pleased) to (?:employ|hire|recruit|take on|appoint)\b[^.;?!]{0,40}?\b(?:need|require)s? (?:an? )?(?:[\w-]+ )?(?:visa|sponsor\w*)\b`,
  String.raw`\b(?:recruit|hir|employ)\w* [^.;?!]{0,50}?\b(?:under|through|via|on) (?:the |a )?(?:temporary foreign worker|tfw|global talent stream|seasonal (?:agricultural )?worker)\b`,
  String.raw`\blmia\b[^.;?!]{0,30}?\b(?:approv\w+|in hand|obtained|secured|positive|issued)\b|\b(?:positive|approved|valid) lmia\b`,
  String.raw`\blicen[cs]e (?:(?:allows|lets|permits|enables) us(?: to)?|means (?:that )?we (?:can|may|are able to)) (?:\w+ )?(?:employ|hire|recruit|sponsor|bring)|\bsponsor(?:ship)? licen[cs]e covers (?:this|the) (?:role|post|position|job|vacancy)\b`,
  String.raw`\bvisas? (?:that |which )?we (?:sponsor|arrange|provide)\w*\b`,
  String.raw`\b(?:take on|hire|recruit|employ|welcome|accept|want|looking for)s?\b[^.;?!]{0,60}?\b(?:need|require|seek|look(?:ing)? for|after)\w* (?:an? )?(?:new |another |different )(?:visa )?sponsor\b`,
  String.raw`\bsponsored (?:\w+ )?(?:role|post|position|job|vacancy)\b[^.;?!]{0,40}?\b(?:international|overseas|from abroad|worldwide) (?:applicants|candidates|nurses|workers|staff|applications|people)`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** What whoever comes has to see to. */
const theirs =
  /\b(?:must|should|needs? to|has to|have to) be (?:paid|covered|met|funded|arranged)\b|\b(?:paid|covered|met|funded|arranged|organi[sz]ed) by (?:the |all |any )?(?:applicants?|candidates?|you|yourself|employees?|workers?)\b/i;

/** Whether the words offer help with a visa. Any denial among them, or anybody else whom they are for, and they do not. */
export const helpsWithVisa = (text: string): boolean =>
  !negation.test(text) && !others.test(text) && !theirs.test(text) && helping.some((rule) => rule.test(text));
