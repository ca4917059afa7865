import { isMention } from './by-pronoun.js';

/**
 * "Do you need sponsorship? For the right candidate we may, please tell us in your cover letter." The second sentence says
 * that it may be, and names nothing: its verb is the one before it. What goes on with a verb of its own ("we may pay your
 * flight") or with a "not" is none of these. So is sponsorship that is to be confirmed,
 * or has been asked for: neither promised nor refused.
 */

const whom = String.raw`(?:for|in|with|given|depending on|if|where|subject to|once|when) [^.;:!?,]{2,60}`;
const before = String.raw`(?:(?:yes|well|possibly|perhaps|sometimes|occasionally|however|but|though|although|that said|still|then again|please note that|note that)[,:]? )*`;
const giver = String.raw`(?:we|i|the (?:[\w'&-]+ )?(?:trust|company|council|university|college|school|employer|firm|practice|hospital|home|hotel|charity|client))`;
const doSo = String.raw`(?: (?:well|possibly|perhaps|sometimes|occasionally|be able to))*(?: do(?: so| this| that| it)?)?`;
/** What applicants are to do about it. */
const ask = String.raw`(?:please|kindly|do|just|simply|so|tell us|let us know|say so|ask us|mention (?:it|this)|make (?:it|this) clear|speak to us|talk to us|get in touch|contact us)`;
const asking = String.raw`(?:(?: ?[,;–—-]| and| but)+ ?(?:and |so |but )*${ask}\b[^.!?]{0,140})?`;
const may = String.raw`${before}(?:${whom}?,? )?${giver} (?:may|might|could)${doSo}(?:,? ${whom}(?=\W*$)| ${whom}?)?${asking}\W*$`;

const alone = new RegExp(`^\\W*${may}`, 'i');
const behind = new RegExp(String.raw`^(?<head>.{3,}?[.?!:])["'”’)]* +${may}`, 'i');

/** Whether a sentence says that something may be done, and leaves it to the one before it what; in plain words. */
export const mayDoSo = (said: string): boolean => alone.test(said);

const warning = String.raw`(?:(?:note|please|unfortunately|sadly|of course)[,:]? )*`;
const unable = String.raw`(?:cannot|can't|do not|don't|will not|won't|are unable to|are not able to|are not in a position to)`;
const late = String.raw`(?:,? (?:though|however|at this stage|in advance|yet|in every case|in all cases))*\W*$`;
const toAll = String.raw`(?: (?:for|to|in) (?:everyone|everybody|anyone|all|every|each)(?: [\w-]+){0,3})?`;
const unsure = new RegExp(
  String.raw`^\W*${before}${warning}(?:${giver} ${unable}(?: always| currently| yet| be able to)* (?:guarantee|promise)(?: (?:that )?(?:it|this|that|one))?${toAll}|(?:it|this|that) (?:(?:is|can)(?:n't| not)(?: be)?|cannot be) (?:always )?(?:guaranteed|promised))${late}`,
  'i',
);

/** Whether a sentence leaves unsure what the one before it offers: "However, we cannot guarantee it." In plain words. */
export const isUnsure = (said: string): boolean => unsure.test(said);

const kind = String.raw`(?:(?:uk|work|working|skilled[- ]worker|health and care(?: worker)?|tier ?2|h-?1b|visa|employer|the|our|your|full|any) )*`;
const sponsorship = String.raw`${kind}(?:sponsorships?|certificates? of sponsorship)`;
const isIt = String.raw`(?: (?:status|availability|eligibility|option|support|is|are|be|currently|still|yet|available|offered|provided|possible|for this (?:role|post|position|job|vacancy)))*`;
const toBe = String.raw`(?:tbc|tbd|tba|to be (?:confirmed|decided|determined|advised|announced|agreed|discussed))`;
const when = String.raw`(?:,? (?:at|after|by|during|on|upon|with|before|in|once|following|when|depending on|subject to)\b[^.;:!?]{0,60})?`;
const toBeConfirmed = new RegExp(
  String.raw`^\W*(?:(?:is|are) )?${sponsorship}${isIt}\s*[:=?|(\[–—,-]*\s*(?:still |yet )?${toBe}${when}${asking}\W*$`,
  'i',
);

const post = String.raw`(?: (?:for|of|in) (?:this|these|the|our|all) (?:[\w-]+ )?(?:roles?|posts?|positions?|jobs?|vacanc(?:y|ies)|grades?))?`;
const agreed = String.raw`(?:confirmed|decided|determined|announced|agreed|approved|authori[sz]ed|signed off|granted|settled)`;
/** Somebody is seeing to it, and has not said yes. */
const notYet = new RegExp(
  String.raw`^\W*(?:[\w' ]{2,20}, )?(?:${sponsorship}${post} (?:has|have|is|are|was|were|remains?)(?: just| already| now| currently| still| yet)* (?:to be ${agreed}|being (?:${agreed}|requested|applied for|sought)|been (?:requested|applied for|sought|(?:submitted|sent|put forward|passed on)(?: to [\w ]{2,30})? for (?:approval|agreement|sign-off|decision))|(?:awaiting|pending|waiting for)(?: [\w'-]+){0,2}? (?:approval|confirmation|agreement|sign-off|decision))|(?:we are|we're|the [\w-]+ is) (?:currently |now |still )?(?:waiting for|awaiting) ${sponsorship} to be ${agreed}|(?:the|our) [\w-]+ (?:still (?:has|have|needs?) to|(?:has|have) yet to|(?:must|needs? to|has to|have to) first) (?:approve|agree(?: to)?|confirm|authori[sz]e|sign off) ${sponsorship})${post}${when}${asking}\W*$`,
  'i',
);

/** "Whether we can sponsor depends on the grade", "Need a visa? It depends, so ask." */
const depends = new RegExp(
  String.raw`(?:\b(?:whether|if)(?: or not)? (?:(?:we|this|the|you|a|an|visas?|sponsorships?|certificates?|our|it) ?)(?:[\w'-]+ ){0,6}?(?:sponsor(?:ed|ship)?|visas?|certificates? of sponsorship|work permits?)\b[^.;:!?]{0,40}|\b(?:ability|power|capacity|freedom|room|chance|decision) to (?:sponsor|offer ${sponsorship}|issue ${sponsorship})\b[^.;:!?]{0,30}|\b(?:visas?|${sponsorship}|sponsored)\?["'”’)]* (?:well, |that |this |it |which )+(?:all |really )?) ?(?:will |would |may |all )?depends?\b(?! on (?:you|your (?:needs?|wish))\b)`,
  'i',
);

/** "We've applied for a licence and, if it is granted, will sponsor." */
const ifGranted = new RegExp(
  String.raw`\blicen[cs]e\b[^.;:!?]{0,40}\b(?:if|once|when|should|as soon as) (?:it|this|that|the licen[cs]e|our licen[cs]e|approval|we) (?:(?:is|be|has been|are|gets?|comes?) )?(?:granted|approved|given|issued|through)\b[^.;:!?]{0,20}\b(?:will|would|can|could|shall|hope to|intend to)(?: then| also)? sponsor\b`,
  'i',
);

/** "We have decided to become a sponsor and you will be the first": there is no licence yet, and somebody is wanted for whom it is had. */
const toBecome = new RegExp(
  String.raw`^\W*(?:${giver}|our [\w-]+)(?: (?:have|has|are|is|will|now|just|recently|finally|also|soon)|'ve|'re|'ll)* (?:(?:decided|agreed|chosen|planning|plan|plans|hoping|hope|hopes|intend|intends|going|about|resolved|ready|set|applying|applied|want|wants|wish|like) to (?:become|be|act as|register as)|becom(?:e|ing)|in the process of (?:becoming|registering as)|on (?:our|the) way to becoming) (?:an? )?(?:(?:licen[cs]ed|approved|registered|visa|uk|home office|skilled[- ]worker) )*sponsors?\b[^.;:!?]{0,30}?(?:,|;|\band|\bso| -| –| —)+ (?:and |so )*(?:you(?:'ll|'d| will| would| could| can)?(?: therefore| then)? be (?:our|the|its) (?:very )?first|(?:this|our|the) (?:will be|would be|is) (?:our|the|its) (?:very )?first)\b(?:(?!\b(?:but|not|no|never)\b)[^.;:!?]){0,60}\W*$`,
  'i',
);

const talk = String.raw`(?:explored?|discuss(?:ed)?|talk(?:ed)? (?:about|over|through)|look(?:ed)? (?:at|into)|considered?|think about|reviewed?|have an? (?:chat|conversation|discussion|talk) about)`;
/** "Sponsorship is something we can explore with you" */
const toTalkOver = new RegExp(
  String.raw`^\W*(?:${sponsorship}${post}|sponsoring (?:you|visas?|candidates|people)) (?:is|are|would be|will be|can be)(?: always| certainly| also| very much)* (?:something|an? (?:option|possibility|matter|topic|conversation|route|question|discussion|subject)) (?:(?:that|which) )?(?:(?:${giver}|our (?:[\w-]+ )?[\w-]+|you|candidates)(?:'d|'ll|'re| can| could| may| might| will| would| are| is)?(?: always| also| certainly| be| very| more than| quite)* (?:(?:open|happy|willing|glad|able|prepared|pleased|ready|keen|free) to )?|to (?:be )?)${talk}\b(?:(?!\b(?:not|no|never|but|unless)\b|n't)[^.;:!?]){0,80}\W*$`,
  'i',
);

/** "The governors are willing to explore sponsorship for maths teachers" */
const willingToTalk = new RegExp(
  String.raw`^\W*(?!(?:you|candidates|applicants|(?:the )?post-?holders?)\b)(?:[\w'&-]+,? ){0,5}?(?:are|is|'re|would be|'d be|will be|can|could|may|might)(?: always| also| certainly| very| more than| quite)* (?:(?:be )?(?:willing|happy|glad|prepared|pleased|ready|keen|able|open) to )?(?:explor(?:e|ing)|discuss(?:ing)?|talk(?:ing)? (?:about|over|through)|have a (?:chat|conversation|discussion) about) (?:the (?:possibility|option|idea|question) of )?(?:${sponsorship}|sponsoring)(?! (?:of (?!(?:you|your|overseas|international|visas?|candidates)\b)|packages?|deals?|opportunit\w+|proposals?|partnerships?|the (?!(?:right|successful|next|best|ideal|chosen|first)\b)|local|events?))\b(?:(?!\b(?:not|no|never|but|unless|brands?|events?|clients?|exhibitors?)\b|n't)[^.;:!?]){0,80}\W*$`,
  'i',
);

const hopes = String.raw`(?:hopes?|hoping|expects?|expecting|plans?|planning|intends?|intending|aims?|aiming|anticipates?|look(?:s|ing)? forward|should|will then|will soon|would then)`;
/** "We are in the process of applying for a sponsor licence and hope to sponsor staff from spring." */
const onceLicensed = new RegExp(
  String.raw`^(?![^]*(?:\b(?:not|no|never|cannot|nor|until|unable|refused|rejected|withdrawn)\b|n't))\W*(?:(?:although|while|as|since|because),? )?(?:${giver}|our|the|an?)\b[^.;:!?]{0,40}\b(?:appl(?:y|ying|ied|ication)|in the process|await(?:s|ing)?|waiting|obtaining|getting|securing|submitted)\b[^.;:!?]{0,50}(?<!\b(?:alcohol|premises|gambling|driving|food|drinks|music|software|operator's) )\blicen[cs]e\b[^.:!?]{0,60}?\b${hopes}\b(?: (?:to|that|be|able|we|it|then|will|can|start|begin|soon))* (?:sponsor(?:ing)?\b(?! licen)|(?:offer|provid|issu)(?:e|ing)? ${sponsorship})[^.;:!?]{0,80}\W*$`,
  'i',
);

/** "We hope to have certificates from April, and if so we will sponsor." */
const ifAllotted =
  /^(?![^]*(?:\b(?:not|no|never|cannot|unless)\b|n't))[^.:!?]*?\b(?:hop(?:e|es|ing)|expect(?:s|ing)?|await(?:s|ing)?|waiting|ask(?:ed|ing)|appl(?:y|ied|ying)|request(?:ed|ing)|bid(?:ding)?)\b[^.:!?]{0,60}\b(?:certificates?|allocation|licen[cs]e|approval|quota)\b[^.:!?]{0,60}\b(?:if (?:so|we do|we are|they (?:come|arrive)|that happens|successful|granted|approved)|in (?:that|which) case|once (?:we do|they (?:come|arrive)))\b,? (?:we|the [\w-]+)(?:'ll| will| can| would| could| shall)(?: then| gladly| also)* (?:sponsor|offer|provide|issue|assign)\b/i;

/** "We sponsor where we cannot fill a post locally." */
const ifNobodyIsFound = new RegExp(
  String.raw`\bsponsor\w*\b[^.;:!?]{0,60}?\b(?:where|if|when|once|unless) (?:we|the \w+|it) (?:cannot|can't|could not|are unable to|is unable to|have been unable to|have not been able to|have failed to|(?:can|are able to)(?! not)) (?:fill|recruit|find|appoint)\b[^.;:!?]{0,60}\W*$`,
  'i',
);

/** Whether a sentence, with the one before it or the label above it, leaves open whether the job is sponsored; in plain words. */
export function isLeftOpen(said: string): boolean {
  if (
    toBeConfirmed.test(said) ||
    notYet.test(said) ||
    depends.test(said) ||
    ifGranted.test(said) ||
    toBecome.test(said) ||
    toTalkOver.test(said) ||
    willingToTalk.test(said) ||
    ifAllotted.test(said) ||
    ifNobodyIsFound.test(said) ||
    onceLicensed.test(said)
  )
    return true;
  const head = behind.exec(said)?.groups?.head;
  return head !== undefined && isMention(head);
}
