import { areOthersBarred } from './barred-from.js';
import { beginsNow } from './not-until-now.js';
import { negation, refusable, subject } from './sponsorship-rules.js';
import { isOfOtherCompany, isOfOthers } from './who-is-meant.js';

/**
 * Statements that set this job against something else: another place, other posts, another time. "Our Dublin office cannot
 * sponsor, but in London, where this job is, we do." What is said of this job is the answer; what is said of the rest is
 * left out before either reader reads, and what is only hinted at ("we do", "this one is") is said in full.
 */

const posts = String.raw`(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|opportunit(?:y|ies)|contracts?|grades?|bands?|adverts?|one)`;
export const sites = String.raw`(?:offices?|sites?|locations?|branch(?:es)?|stores?|shops?|homes?|hospitals?|campus(?:es)?|hotels?|restaurants?|clinics?|plants?|depots?|warehouses?|schools?|teams?|factor(?:y|ies)|labs?|wards?|farms?|nurser(?:y|ies)|practices?|surger(?:y|ies)|garages?|kitchens?|pubs?|caf[eé]s?|salons?|bakeries|headquarters)`;
const months = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const home = String.raw`(?:the )?(?:UK|U\.K\.|US|U\.S\.|USA|EU|EEA|United|Great|Britain|England|Canada|Europe|Ireland|Home Office|Skilled|Tier|Health|Visa|GB|I)\b`;

/** Words by which a half is of the job that is advertised. */
const thisJob = [
  String.raw`\b(?:this|the advertised|the present) (?:[\w-]+ ){0,3}?(?:${posts}|${sites})\b`,
  String.raw`\bwhere (?:(?:this|the) ${posts} (?:is|sits|will be|would be)|you(?:'d| would|'ll| will)? (?:be )?(?:work|join|based|start))`,
  String.raw`\b(?:(?:which|that)|${sites}) (?:this|the) ${posts} (?:is|sits) (?:for|at|in|of)\b`,
  String.raw`\band (?:this|yours|it) is an? [\w -]{3,30}? ${posts}\b`,
  String.raw`\b(?:this is|you(?:'d| would|'ll| will) (?:be|work as|join us as)) an? [\w -]{3,40}`,
].map((rule) => new RegExp(rule, 'i'));
/** Words by which it is of today. */
const today = new RegExp(
  String.raw`\b(?:now|today|these days|nowadays|at last|again|resumed|restarted|since then|ha(?:ve|s) since|from (?:this|now|${months})\b|since (?:${months}|gaining|getting|obtaining|receiving|20\d\d)|as of|(?:in )?this (?:year|time|season|round|intake|term|autumn|spring|summer|winter)|that (?:has )?changed|no longer|not any ?more)\b`,
  'i',
);

/** Words by which a half is of something else. */
const otherPlace = new RegExp(
  String.raw`\b(?:[Oo]ur|[Tt]he|[Ii]ts) (?:(?:other|sister|head|main|[A-Z][\w'-]+) ){1,3}${sites}\b|\b(?:[Ii]n|[Aa]t|[Ff]rom) (?:our |the )?(?!${home}|(?:${months.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())})\b)[A-Z][\w'-]+|\b(?:[Oo]ther|[Nn]ot (?:every|all)(?: of our)?|[Mm]ost|[Ss]ome) ${sites}\b|\bhead office\b`,
  'u',
);
const otherPosts = new RegExp(
  String.raw`\b(?:(?:all |some |most |many |our )*other|most|some|many|certain|several) (?:of (?:our|the) )?(?:[\w-]+ ){0,2}?${posts}\b|\bthe (?!(?:advertised|present|above|same|following|current|new|successful|right|best|only|whole|entire|actual|said)\b)[\w-]+ (?:role|post|position|vacancy)\b(?! (?:holder|is|will|has|does|meets|qualifies)\b)|\b(?:elsewhere|the rest of (?:our|the) \w+)\b`,
  'i',
);
/** A kind of people, posts or places, by its name alone: "Bank staff can…", "Band 5 and below are…". */
const otherKind =
  /^\W*(?:(?:unlike|while|although|though|whereas) )?(?:our |the )?(?!(?:our|the|we|you|they|it|this|these|that|there|nobody|no|not|any|anyone|all|every|everyone|visas?|sponsorships?|certificates?|skilled|applicants?|candidates?|applications?|people|unfortunately|sadly|please|who|what|licen[cs]e|trust|company|employer|salary)\b)[\w'-]+(?: (?!(?:we|you|this|it)\b)[\w'-]+){0,4}? (?:(?:are|is|can|do|does|fall|falls|will)\b|cannot|don't|can't|aren't|isn't)/i;
const past = new RegExp(
  String.raw`\b(?:did|didn't|was|wasn't|were|weren't|could|couldn't|had|hadn't|used to|sponsored|offered|historically|formerly|previously|in the past|last (?:year|time|season|round|autumn|spring|summer|winter|month)|(?:in|during|until) (?:20\d\d|previous|earlier|former|recently|last))\b`,
  'i',
);
const present =
  /\b(?:(?:do|does|are|is|can|will)(?:n't| not)|cannot|can't|won't|at (?:present|the moment)|currently|will be|can be|may be|(?:is|are) (?:\w+ )?(?:sponsored|offered))\b/i;

const joints =
  /[.;]\s+|,?\s+[–—-]+\s+|,\s*(?:but|and|yet|whereas|while|whilst|though|although|however)?,?\s+|\s+(?:but|whereas|while|whilst|though|although|yet|however),?\s+/gi;
const opening = /^\W*(?:(?:but|however|whereas|while|whilst|yet|and|though|although|even though),?\s+)+/i;

const not = String.raw`(?:n't| not| never| no longer)`;
const verbs = String.raw`(?:can|do|does|is|are|will|have|has)`;
const done = String.raw`(?:(?: now| again| also| fully)*(?: be)?(?: so| it| this| that| sponsored| sponsor| eligible| covered| included)?(?: (?:give|offer|provide|have|promise|do) (?:any|one|it|that|this|them|so))?(?: for it)?(?: now| again| here| every \w+| any ?more| too)*)`;
const tail = String.raw`(?<tail>,? (?:subject to|depending|if|where|provided|when|once|as long as|with the (?:approval|agreement))\b[^.;]*)?\W*$`;
const hint = (rule: string) => new RegExp(String.raw`${rule}${tail}`, 'i');
/** The end of a half that only hints at what it says: "…, we do", "this one is", "it qualifies for it". */
const does = [
  hint(String.raw`(?:^|[\s,])[\w']+,?(?: now| also)? ${verbs}${done}`),
  hint(String.raw`\b(?:qualifies|counts|is covered|carries one|comes with (?:it|one)|gets (?:it|one))(?: for (?:it|this|one))?`),
  hint(String.raw`\b(?:it|that) (?:is|will be|can be) (?:now |also |fully )?(?:available|offered|provided|given|possible|included|on offer) (?:for|in|with|on|to) (?:this|the advertised) (?:[\w-]+ ){0,3}?${posts}`),
  hint(String.raw`\b(?:are|is|will be) (?:now )?(?:doing|offering|providing|giving) (?:so|it|this|that)(?: (?:for|this|in|to|from) [^.;,]{2,60})?`),
  hint(String.raw`\bwe (?:now|do now) (?:offer|provide|do|give) (?:so|it|this|that)(?: again)?(?: (?:for|this|in|to|from|across) [^.;,]{2,60})?`),
  hint(String.raw`\b(?:it|that|and|but|yet|however,?|^) ?(?:is|are) (?:now )?(?:possible|available|offered|provided|on offer) (?:now|today|this year|from now on)`),
  hint(String.raw`\bwe (?:gladly |happily |do |positively )*(?:embrace|welcome|love|enjoy|encourage|do) (?:it|that|this|them)`),
  /\bwe (?:now )?(?:have|hold) (?:one|it)\b(?<tail>)|\band (?:now )?do so\b/i,
  /\b(?:have|has|we've) (?:now |since |at last )*(?:resumed|restarted|reopened|begun again|started again)\b(?<tail>)/i,
]; // prettier-ignore
const doesNot = hint(
  String.raw`(?:^|[\s,])(?:${verbs}${not}|cannot|can't|won't|no longer(?: do| does| is| are)?|not any ?more)${done}`,
);
/** "…, only in Leeds, where this role is based": what the other half denies. */
const onlyThere = /^(?:(?:only|just|but|instead|rather|it is|we do|they are) )*(?:in|at|for|on|with) /i;

/** Whether it names the job that is advertised. */
export const isOfThisJob = (said: string): boolean => thisJob.some((rule) => rule.test(said));
const byUs = /^\W*(?:(?:but|and|whereas|while|yet|however),? )?(?:as [^,.;]{3,40}, )?(?:we|ours)\b/i;
const isOfThePast = (half: string) => past.test(half) && !present.test(half);
const isOfOtherPlaceOrPosts = (half: string) => otherPlace.test(half) || otherPosts.test(half);

/** What one half says of this job and today, where the other is set apart from it. */
function ownOf(other: string, own: string, isFirst: boolean): string | undefined {
  if (appended.test(own) || asksWhether.test(own) || !states.test(own)) return undefined;
  if (!refusable.test(other) && !/\blicen[cs]|\bopen\b|\bclosed\b|\bvisas?\b/i.test(other)) return undefined;
  const areBarred = areOthersBarred(other) && byUs.test(own) && !asWell.test(own);
  const isApart =
    areBarred ||
    (isOfThePast(other) && today.test(own)) ||
    (beginsNow(other, own) && !isOfOthers(own) && !isOfOtherPlaceOrPosts(own)) ||
    (isOfOtherCompany(other) && byUs.test(own) && negation.test(other) !== negation.test(own)) ||
    (!isOfThisJob(other) &&
      isOfThisJob(own) &&
      (isOfOtherPlaceOrPosts(other) || (isFirst && (otherKind.test(other) || isOfOthers(other)))));
  if (!isApart) return undefined;
  const ours = own.replace(whereItIs, '').replace(opening, '').trim();
  return inFull(
    areBarred ? ours.replace(areNot, 'we ').replace(/^we (?=we\b|our\b|the\b|visas?\b|sponsor(?:ship)?\b)/i, '') : ours,
    other,
  );
}

/** "Agencies are barred from sponsoring; we are not, and we sponsor": what we are not is said already. */
const areNot =
  /^(?:we|ours)(?: are|'re|'s| is| do)?(?: not|n't)\b(?: (?:one|among them|barred|so))*(?:,|:|;| [–—-])? (?:(?:and|so|but|which means that|which means)\b,? )*/i;
const asWell = /\b(?:too|also|as well|likewise|one|no exception|either)\b/i;

/** The end of what stands before it, and no statement: "…, including Skilled Worker, …", "…, for this post", "…, which this role is". */
const appended = new RegExp(
  String.raw`^\W*(?:(?:including|such as|whether|or|nor|as|like|which|of which)\b|(?:for|in|on|with|at) (?:this|the advertised|the present) \w+\W*$)`,
  'i',
);

/** "…; please ask whether this one is" says nothing of this one. */
const asksWhether =
  /\b(?:ask|check|enquire|find out|confirm|see|clarify|tell you|let you know)\b[^.;]{0,40}\b(?:whether|if|about)\b/i;

/** Without one of these it is more of the list that it follows: "relocation, sponsorship or parking for this post". */
const states =
  /n['’]t\b|\b(?:we|you|it|is|are|was|were|been?|can|cannot|could|do|does|did|will|would|may|might|has|have|had|no|not|never|only|offer(?:s|ed)|gives?|provides?|sponsors?|comes?|carries|includes?|qualif(?:y|ies)|counts?|gets?|attracts?|sponsored|eligible|available|open|covered|possible|welcome|excluded|closed|resumed|restarted)\b/i;

/** "…, where this job is, …" says where, and nothing of sponsorship. */
const whereItIs = new RegExp(
  String.raw`,? ?(?:which is )?\bwhere (?:this|the) ${posts} (?:is|sits|will be|would be)\b(?: \w+ed)?,?`,
  'i',
);

/** "Other posts are closed to you; this one is not" denies what the other half says without a "not". */
const isShut =
  /\b(?:closed|stopped|ceased|paused|suspended|excluded|ineligible|barred|banned|prohibited|forbidden|prevented|precluded|blocked|debarred|ended|unable|unavailable|outside|exempt)\b/i;
const denies = /\b(?:not|never|no|cannot|nobody|none)\b|n't\b/i;

/** What a half says of sponsorship, whatever it only hints at said in full. */
function inFull(own: string, other: string): string | undefined {
  const denied = doesNot.exec(own)?.groups;
  if (denied && isShut.test(other) && !denies.test(other)) return 'This post is eligible for visa sponsorship.';
  if (denied) return `We do not offer visa sponsorship for this post${denied.tail ?? ''}.`;
  const given = does.map((rule) => rule.exec(own)?.groups).find((groups) => groups !== undefined);
  if (given && !negation.test(own)) return `This post is eligible for visa sponsorship${given.tail ?? ''}.`;
  if (subject.test(own)) return own;
  return negation.test(other) && onlyThere.test(own) && !negation.test(own)
    ? 'This post is eligible for visa sponsorship.'
    : undefined;
}

const ofPair = (left: string, right: string): string | undefined =>
  ownOf(left, right, true) ?? ownOf(right, left, false);

/** What a sentence says of this job and today, where it sets that against something else. */
export function ofThisOnly(said: string): string | undefined {
  for (const { index, 0: joint } of said.matchAll(joints)) {
    const own = ofPair(said.slice(0, index), said.slice(index + joint.length));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** Whether two sentences, one behind the other, make such a statement together. */
export const areSetApart = (before: string, behind: string): boolean => ofPair(before, behind) !== undefined;

/**
 * Whether a refusal may be of another job than the one that an offer is of: it is of other posts, another place or another
 * time, or the offer names this job and the refusal does not.
 */
export const mayBeOfAnother = (refusal: string, offer: string): boolean =>
  !isOfThisJob(refusal) &&
  (isOfOtherPlaceOrPosts(refusal) || isOfThePast(refusal) || isOfOthers(refusal) || isOfThisJob(offer));
