import { isSpent } from './allocation-spent.js';
import { isOfTheWork } from './of-the-work.js';
import { ofSomethingElse } from './other-sponsorship.js';
import { negation, other } from './sponsorship-rules.js';

/**
 * "Many applicants ask about visa sponsorship. Sadly we are unable to offer it." The first sentence names the matter and
 * says nothing of it, the second says all and names nothing. Such a second sentence is known as a whole, to the word that
 * stands for the matter and what may follow it: "We cannot offer this by phone" and "This is not a remote role" are none.
 * It is read right behind the mention, or below its heading.
 */

const it = String.raw`(?<it>this|that|it|these|those|them|one|any|such (?:support|help|sponsorship))`;
const post = String.raw`(?:post|role|position|job|vacancy|opportunity|requisition|opening|one|grade|band|contract|placement|advert)s?`;
const body = String.raw`(?:trust|company|council|university|college|school|team|employer|firm|organi[sz]ation|practice|home|hospital|hotel|restaurant|farm|charity|business|board|department|client|group|agency)`;
const giver = String.raw`(?:we|(?:the|our|this) (?:[\w'&-]+ ){0,2}?${body})`;
const adverb = String.raw`(?:currently|presently|unfortunately|sadly|regrettably|simply|just|yet|now|also|ever|usually|normally|generally|always|here|at (?:this|present|the moment)(?: time)?|on this occasion)`;
const adverbs = String.raw`(?:,? ?${adverb},?){0,3} ?`;

/** "We regret to say that, at present, …" */
const polite = String.raw`(?:and|but|so|yet|yes|no|sorry|alas|however|fortunately|happily|luckily|thankfully|good news|please|note|be a(?:ware|dvised)|know|that|while|whilst|right now|today|say|to|${adverb}|in this (?:case|instance)|(?:for|in|with|at) (?:this|the advertised) (?:[\w-]+ )?${post}|as an? (?:[\w-]+ ){1,4}?${body}|(?:we|i)(?:'re|'m| are| am)? (?:very |really |so )?(?:regret|afraid|sorry|sad|pleased|delighted|happy|glad|have)|(?:do not|don't|you need not|you needn't|no need to|never) (?:worry|panic|fret|fear|stress|be (?:put off|afraid|scared|nervous|alarmed|daunted))|fear not|relax|rest assured|it is with regret|inform you|tell you|advise you|let you know|confirm|announce|report|add|point out|stress)`;
const opening = String.raw`^\W*(?:${polite}\b[\s,:;!.–—-]*){0,8}`;

const ofWhom = String.raw`(?:for|in|on|with|at|to) (?:this|these|any|the advertised|our|your|you|anyone|anybody|new|external|overseas|international)(?: [\w-]+){0,4}`;
/** "Sorry, we don't offer it for nurses." */
const ofSome = String.raw`for (?<some>(?!(?:the|but|except|free|life|exceptional|certain|some|suitable|strong|eligible|qualified|experienced|selected|(?:[\w-]+ )?(?:contractors|freelancers|visitors|outsiders|others|students|members))\b)(?:[\w-]+ ){0,3}?(?:nurses|chefs|carers|cooks|vets|staff|midwives|mechanics|[a-z]{3,}(?:ers|ors|ists|ians|ants|eers))\b)`;
const why = String.raw`(?:because|as|since|due to|owing to|given|so|which|and|or)\b[^.;!?]*`;
const end = String.raw`(?:,? (?:${ofWhom}|${adverb}|at any (?:time|stage|point)|i'm afraid|sorry|right now|today|either|ourselves|any ?(?:more|longer)|however|though|${why})){0,4}`;
/** With one the sentence is read as it stands. */
const exception = String.raw`(?<exception>,? (?:unless|except|but|until|if|when|where|other than|apart from|save|for (?:exceptional|certain|some|suitable|strong|eligible|qualified|experienced|selected|the right|the successful))\b[^.;!?]*)?\W*$`;
const formsOf = (rules: string[]) =>
  rules.map((rule) => new RegExp(`${opening}${rule}(?: ${ofSome})?${end}${exception}`, 'di'));

const give = String.raw`(?:offer|provide|give|arrange|support|sponsor|do|accommodate|issue|facilitate|supply|assign|undertake|organi[sz]e|apply for|help(?: you| people| anyone)? with|assist(?: you| people| anyone)? (?:with|in))`;
const giving = String.raw`(?:offering|providing|giving|arranging|supporting|sponsoring|doing|issuing)`;
const given = String.raw`(?:available|offered|provided|possible|supported|given|granted|on offer|on the table|feasible|included|open to you|issued|an option)`;
const ready = String.raw`(?:able|willing|prepared|licen[cs]ed|set up|equipped|in a position|allowed|permitted|happy|glad|pleased|proud)`;
const can = String.raw`(?:can|do|will|could|would|shall|(?:may|might|could)(?: well)? be able to|may|might|(?:are|is|'re)${adverbs}${ready} to|have)`;
const not = String.raw`(?: not|n't| no longer| never)`;
const cannot = String.raw`(?:(?: (?:can|do|does|will|would|could))(?: not|n't)| cannot| can't| won't| never| no longer|(?: are| is|'re)(?:${not}${adverbs}${ready}|${adverbs}unable)(?: to)?)${adverbs}(?:be able to )?`;
const matter = String.raw`(?:something|anything|a (?:thing|route|service|benefit|facility|path)|an (?:option|area|avenue|arrangement)|what)`;
const thatWe = (verb: string) => String.raw`(?: (?:that|which))?${adverbs}${giver}${adverbs}(?:${verb}) ?`;

const denied = formsOf([
  String.raw`${it} (?:(?:do|does|will|can)(?:${not}| not|n't)|cannot|can't|won't)${adverbs}(?:cover|include|extend to|apply to|stretch to) (?:this|these|the advertised) (?:[\w-]+ ){0,2}?(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|grades?|bands?)`,
  String.raw`${giver}${cannot}${give} ${it}`,
  String.raw`${giver}${cannot}(?:help|assist)(?: you| anyone)?(?: here| there)?`,
  String.raw`${it}(?:(?: (?:is|are|was|will|would|can|could)|'s|'re)${not}| cannot| can't| won't)${adverbs}(?:be )?${adverbs}${given}`,
  String.raw`${it}(?:(?: (?:is|are)|'s|'re)${not})${adverbs}${matter}${thatWe(String.raw`(?:${can}${adverbs}(?:be able to )?)?(?:${give}|offers?|provides?|sponsors?|do|does|able to ${give})`)}`,
  String.raw`${it} (?:is|are|falls?|lies?|goes|sits?)${adverbs}(?:outside|beyond|out of) (?:of )?(?:${matter}${thatWe(`${can} ${give}`)}|(?:our|the) (?:scope|remit|reach|means|policy|control|question)(?: of ${matter}${thatWe(`${can} ${give}`)})?)`,
  String.raw`${giver} (?:have|has) no (?:way|means|plans?|intention|licen[cs]e|capacity|budget) (?:of|to|for) (?:${give}|${giving}) ${it}`,
  String.raw`(?:the|our) answer (?:is|has to be|must be|will be|remains)${adverbs}(?:a )?no`,
]);
/** What seems hard is handled, and for everybody. */
const handle = String.raw`(?:${give}|handle|manage|sort(?: out)?|deal with|look after|take care of)`;
const toAll = String.raw`(?: (?:for|to|with) (?:every|each|all|everyone|everybody|anyone)\b(?: (?!(?:but|except|who|not)\b)[\w-]+){0,4})?`;
const offered = formsOf([
  String.raw`${giver}${adverbs}(?:${can}${adverbs})?${handle}s? (?:all of |all )?${it}(?: all| completely| entirely)?(?: for you)?${toAll}`,
  String.raw`${it}(?:'s| is| are| will be| can be)${adverbs}${given}`,
  String.raw`${it}(?:'s| is| are)${adverbs}(?:${matter})${thatWe(String.raw`(?:${can}${adverbs})?(?:be able to )?${give}`)}`,
]);

const thing = /\b(?:sponsor\w*|visas?|certificates? of sponsorship|(?:work|employment) permits?|lmias?|h-?1bs?|green cards?|tier ?2|skilled worker|right to work|work authori[sz]ation)\b/i; // prettier-ignore
const ofAJourney = /\b(?:travel|visit|trip|holiday|conference|tour)\w*\b/i;
/** Who wants it, or asks for it: of them it is said that they are given it. */
const wanted =
  /\b(?:ask\w*|enquir\w+|inquir\w+|questions?|quer(?:y|ies)|requests?|need\w*|requir\w*|want\w*|look\w* for|seek\w*|wonder\w*|hop(?:e|es|ing)|overwhelming|daunting|scary|stressful|confusing|complicated|complex|intimidating|worrying|off-putting|hard work|(?:a )?(?:minefield|headache|nightmare|maze)|matters?|important|know|rely|depend)\b/i;
const sponsored =
  /\bsponsor\w*|\bcertificates? of sponsorship\b|\b(?:work|employment) permits?\b|\blmias?\b|\bh-?1bs?\b|\b(?:skilled[- ]worker|tier ?2) (?:visas?|route)\b/i;

const ofVisas = (said: string) => [...other, ...ofSomethingElse].reduce((left, rule) => left.replace(rule, ' '), said);
/** Names sponsoring a visa, be it asked for, given or denied. */
export const isMention = (said: string): boolean => {
  const left = ofVisas(said);
  return thing.test(left) && !ofAJourney.test(left) && !isOfTheWork(said);
};

/** "Head office roles are sponsored. Franchise sites such as ours are not." */
const oursAreNot =
  /\b(?:such as|like|including) (?:this|these|ours|the present|the advertised)(?: (?!is\b|are\b|do\b|does\b|can\b|will\b)[\w-]+){0,2},? (?:(?:are|is|do|does|can|will)(?: not|n't)|cannot)\b[^.;]{0,12}\W*$/i;

/** Whether a sentence answers with a word that stands for what was named before it; all in plain words. */
export const isByPronoun = (said: string): boolean =>
  [...denied, ...offered].some((rule) => rule.test(said)) || oursAreNot.test(said) || isSpent(said);

/**
 * What two sentences say together, where the first says nothing by itself: that it is refused, or the second one with
 * the matter in the place of the word that stands for it, which is then read.
 */
export function saidByPronoun(mention: string, said: string): 'refuses' | { inFull: string } | undefined {
  if (!isMention(mention)) return undefined;
  if ((oursAreNot.test(said) || isSpent(said)) && sponsored.test(mention)) return 'refuses';
  const denial = firstOf(denied, said);
  if (denial && !denial.groups!.exception) return 'refuses';
  const found = denial ?? (isWanted(mention) ? firstOf(offered, said) : undefined);
  const place = found?.indices?.groups?.it;
  return place && { inFull: `${said.slice(0, place[0])}visa sponsorship${said.slice(place[1])}` };
}

const firstOf = (forms: RegExp[], said: string): RegExpExecArray | undefined =>
  forms.map((form) => form.exec(said)).find((found) => found !== null) ?? undefined;

/** Whether it is denied to a trade alone, which of a promise to others takes nothing away. */
export const isDeniedToSome = (said: string): boolean => firstOf(denied, said)?.groups?.some !== undefined;

const isWanted = (mention: string): boolean =>
  sponsored.test(mention) && !negation.test(mention) && (wanted.test(mention) || isBare(mention));

/** No more than the name of it, as in a heading. */
const isBare = (said: string): boolean => said.trim().split(/\s+/).length < 6 && !/[.!]\W*$/.test(said);
