import { withShortForms } from './short-forms.js';

/** What the trade writes short, in capitals; in small letters they are words. */
const abbreviations: Record<string, string> = {
  SWV: 'skilled worker visa',
  SWVs: 'skilled worker visas',
  HCW: 'health and care worker',
  HCWV: 'health and care worker visa',
  ILR: 'indefinite leave to remain',
  IHS: 'immigration health surcharge',
  ISC: 'immigration skills charge',
  'I-140': 'green card',
  'H1-B': 'H-1B',
};
/** The first step to a green card; "perm" is a permanent post too. */
const filesPerm =
  /(?<=\b(?:files?|filing|starts?|begins?|sponsors?) (?:your |the |for )?)PERM\b(?! (?:roles?|posts?|positions?|jobs?|or|staff))/g;

/** "We used not to sponsor visas; now we do." */
const onceNot =
  /\b(?:used not to|never used to|did(?:n't| not) (?:use to|always|formerly|previously)) (sponsor|offer|provide|give)\b([^.;,!?]*?)\W+(?:but |and |yet )?(?:now|today|these days),? (?:we )?(?:do|can|are)\b(?!n't| not| no)/gi;

/** "Yes [ ] No [x]" and "☒ Yes ☐ No": a form that somebody has ticked. */
const box = String.raw`(\[ ?[x✓✔]? ?\]|\( ?[x✓✔]? ?\)|[☐☑☒□■✓✔✗✘])`;
const wordsWithBoxes = new RegExp(String.raw`\byes ?${box} ?[/|,]? ?no ?${box}`, 'giu');
const boxesWithWords = new RegExp(String.raw`${box} ?yes\b ?[/|,]? ?${box} ?no\b`, 'giu');
const isTicked = (mark: string): boolean => /[x✓✔☑☒■]/iu.test(mark);
const ticked = (yes: string, no: string): string =>
  isTicked(yes) === isTicked(no) ? '?' : isTicked(yes) ? 'yes' : 'no';

/** "This role does include it": an emphatic "does" says no more than the verb alone. */
const withEmphasis =
  /(?<!\b(?:what|how|when|where|why|only|nor) )\bdoes (?:(?:indeed|certainly|really|definitely|absolutely|of course|in fact|now|also) )*(include|come|have|carry|attract|offer|provide|qualify|meet|satisfy|sponsor|give|cover|contain|hold)\b(?! (?:of|to|or)\b)/gi;
const inPlural =
  /\b(roles|posts|positions|jobs|vacancies|contracts|they|all|both|these|those) do (?:(?:indeed|certainly|really|definitely|now|also) )*(?=(?:include|come with|carry|attract|qualify|offer|provide|meet)\b)/gi;
const inThird: Record<string, string> = { have: 'has', carry: 'carries', qualify: 'qualifies', satisfy: 'satisfies' };

/** "Unlike the agencies, who are not allowed to sponsor, we can and do." */
const ofUnlike =
  /\bunlike [^,.;]{3,50}?,? (?:which|who|that|whom the law) (?:(?:are|is)(?:n't| not) (?:allowed|permitted|able|licen[cs]ed) to|(?:are|is) (?:barred|banned|prohibited|forbidden|prevented) (?:from|to)|may not|must not|cannot|forbids to|bars from) (?:sponsor(?:ing)?|(?:offer|provid)(?:e|ing)? (?:visas?|sponsorship))\b[^,.;]{0,30}, we (?:can and do|do and can|can|do|may|are|will)(?= *(?:[.;!,]|$))/gi;
/** "People ask for sponsorship and the answer is always no": the question is theirs, the answer ours. */
const asked =
  /(?:^|(?<=[.;!] ))[^.;:!?]*\b(?:ask(?:s|ed|ing)?|enquir(?:e|es|ing|ies)|questions?|requests?|emails?|calls?|messages?)\b[^.;:!?]{0,40}\b(?:sponsor\w*|visas?)\b[^.;:!?]{0,40}?(?:,? (?:and|but)|[:;,]| [–—-]) (?:(?:sadly|unfortunately|happily|as ever|I'm afraid|we are afraid),? )?(?:the|our) (?:short |simple |honest )?answer (?:is|remains|will be|has to be)(?: (?:always|still|sadly|unfortunately|usually|simply|a firm|a clear|happily|,|an?))*:? ["']?(no|yes|negative)\b["']?(?= *(?:[.;!]|$))/gi;

/** How readily something is given: ", no waiting", "with no hassle". */
const withoutAnyFuss =
  /(?:,| [–—-]| with| and) ?(?:there (?:is|are|will be) )?no (?:(?:long |hidden |extra |further )?(?:waiting(?: (?:periods?|times?|lists?))?|waits?|delays?|fuss|hassles?|catch(?:es)?|questions asked|costs|nonsense|ifs (?:or|and|,) ?(?:no )?buts))(?=\s*(?:[.;!,]|$))/gi;

/** "…, and this role is no different": what was promised before holds for it, and the "no" denies nothing. */
const asBefore =
  /(?:^|[.;!:]\s+|,?\s+[–—-]+\s*|,\s*|\s+)(?:(?:and|so) )?(?<!\b(?:for|in|of|on|with|at|to|from|than|as|if|whether|because|while|where|when|think|believe|that) )(?:this|the (?:advertised|present)) (?:[\w-]+ ){0,2}?(?:role|post|position|job|vacancy|one|opportunity|opening)(?: (?:is|will be)(?: certainly| of course| really| also)? (?:no different|not (?:any )?different|(?:(?:just|exactly|very much|precisely|quite) )?the same)|(?: is|'s)n't any different)(?: (?:in (?:this|that) (?:respect|regard|way)|here|at all|from (?:the (?:rest|others)|any other)))?(?=\s*(?:[.;!]|$))/gi;
const someDenial = /\b(?:not|no|never|cannot|nor|neither|nobody|none|unable|without)\b|n't\b/i;

/** The name of a field ("visaSponsorship") as words, and its answer without quotation marks. */
const fieldName = /\b\w{0,30}sponsor\w{0,30}(?=["']?\s*(?:[:=|]|$|(?:yes|no)\b))/gi;
const quotedAnswer =
  /["']\s{0,3}[:=]\s{0,3}["'](yes|no|y|n|true|false|none|n\/a|(?:not )?(?:available|offered|provided|possible))["']/gi;

/** A line of dashes says no more than a few of them, and nothing should look for words at each place of it. */
const lines = /([^\p{L}\p{N}\s]{4})[^\p{L}\p{N}\s]{4,}/gu;

/** What was asked for last: the rules for one sentence each begin with it in plain words, some fifty of them. */
const lately = new Map<string, string>();
const MOST_KEPT = 50;
const LONGEST_KEPT = 2_000;

/** One spelling of letters, apostrophes, spaces, sponsors and the certificate's short name, which is no "cos". */
export function plain(sentence: string): string {
  const known = lately.get(sentence);
  if (known !== undefined) return known;
  const said = inPlainWords(sentence);
  if (sentence.length > LONGEST_KEPT) return said;
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(sentence, said);
  return said;
}

const inUsualLetters = (sentence: string) =>
  sentence
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');

const inPlainWords = (sentence: string) =>
  withShortForms(inUsualLetters(sentence))
    .replace(lines, '$1')
    .replace(fieldName, (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
    .replace(quotedAnswer, ': $1')
    .replace(/\bcan ?not\b/gi, 'cannot')
    .replace(/\b[A-Z][A-Z\d-]+[a-z]?\b/g, (short) => abbreviations[short] ?? short)
    .replace(filesPerm, 'green card petition')
    .replace(withEmphasis, (_, verb: string) => inThird[verb.toLowerCase()] ?? `${verb}s`)
    .replace(inPlural, '$1 ')
    // said of what is offered and of what is not, and of others
    .replace(/,? ?\b(?:with )?no (?:exceptions|strings attached)\b/gi, '')
    .replace(withoutAnyFuss, '')
    .replace(asBefore, (remark, ...[at, whole]: [number, string]) =>
      someDenial.test(whole.slice(0, at)) ? remark : '',
    )
    .replace(
      /\bunlike [^,.;]{3,50}?,? (?:which|who|that) (?:do|does|can|will)(?:n't| not) (?:sponsor|offer (?:visas?|sponsorship)|provide (?:visas?|sponsorship))\b[^,.;]{0,30}, we (?:do|can|will)(?= *(?:[.;!,]|$))/gi,
      'we offer visa sponsorship',
    )
    .replace(/\bunlike [^,.;]{3,50}, (?:which|who|that) (?:do|does|can|will)(?:n't| not) [^,.;]{3,30}, (?=we\b)/gi, '')
    .replace(ofUnlike, 'we offer visa sponsorship')
    .replace(asked, (_, answer: string) =>
      /^yes/i.test(answer) ? 'we offer visa sponsorship' : 'we do not offer visa sponsorship',
    )
    .replace(/\bsponsorship of (?:any|whatever) (?:sort|kind|type|form|description)\b/gi, 'any sponsorship')
    // whoever has lost a sponsor needs one
    .replace(
      /\b(?:if|has|should) your (?:(?:current|present|previous|old|last) )?sponsor (?:(?:has|have|is|was|been|had|should) )*(?:lost|lose|gone|going|clos\w+|stopped|revoked|suspended|shut|bust|let you go|ceased|in trouble)\b[^,.;:?!]{0,60}(?:,|\?) (?=we(?:'ll| can| will)\b)/gi,
      'if you need a visa, ',
    )
    .replace(
      /\b(?:if|where) your (?:current |present )?(?:visa|sponsorship) (?:is|was) (?:currently |already |still )*(?:sponsored|held|provided) by [^,.;:?!]{3,50}, (?:(?:please )?(?:tell us|let us know|get in touch|contact us),? (?:and|as|because) )?(?=we(?:'ll| can| will)\b(?! not))/gi,
      'if you need a visa, ',
    )
    // tied to one employer, and open all the same
    .replace(/\(?\bclosed\)? (?=work permits?\b)/gi, '')
    .replace(/\b(?:USC|GC)(?: ?[/,&] ?| or | and )(?:USC|GC)\b/g, 'US citizens and green card holders')
    .replace(
      /\b(?:(?:is|are|will be)(?:n't| not)(?: an?)?|(?:is|are|will be) no|(?:will|would|should) not be an?|(?:has|have) never been an?) (?:problem|issue|obstacle|barrier)\b/gi,
      'is fine',
    )
    .replace(/\b(do|does|did|is|are|was|will|would|could|can) (?:nto|ont|nott)\b/gi, '$1 not')
    .replace(/\bun-(?=(?:able|available|fortunately)\b)/gi, 'un')
    .replace(onceNot, '$1$2 now')
    .replace(wordsWithBoxes, (_, yes: string, no: string) => ticked(yes, no))
    .replace(boxesWithWords, (_, yes: string, no: string) => ticked(yes, no))
    .replace(/\?\s*negative\b\W*$/i, '? No')
    .replace(/\?\s*(?:affirmative|positive)\b\W*$/i, '? Yes')
    .replace(/_(?=\w*["']?\s*[:=])/g, ' ')
    .replace(/["']?\s*[:=]\s*true\b/gi, ': yes')
    .replace(/["']?\s*[:=]\s*false\b/gi, ': no')
    // what denies without a "not"
    .replace(/\b(?<!\bor )unwilling\b/gi, 'not willing')
    .replace(/\b(?:do not|don't|never) refrain from applying\b/gi, 'please apply')
    .replace(
      /\b(?:are |is )?(?:(?:politely |kindly )?asked to |should |must |please |kindly )?refrain from (apply|send|submitt|contact)ing\b/gi,
      'should not apply',
    )
    .replace(/\bfails (?:to meet )?(?=(?:the|our|their|its|this|ukvi|home office|skilled)\b)/gi, 'does not meet ')
    .replace(/\bfail to meet\b/gi, 'do not meet')
    .replace(/\bfailed to (?=(?:secure|obtain|gain|get|win)\b)/gi, 'did not ')
    .replace(/\bas failing to meet\b/gi, 'and does not meet')
    .replace(
      /\b(?:who are )?free (?:of|from) (?:any )?(?:visa )?sponsorship (?:needs|requirements)\b/gi,
      'who do not need sponsorship',
    )
    .replace(
      /\b(?:have|has|are|is) yet to (?:obtain|get|receive|be granted|gain) (?=(?:an? |our |its )?(?:\w+ )?licen[cs]e\b)/gi,
      'do not have ',
    )
    .replace(/\b(?:go|goes|will go) (?:straight )?(?:in|into|to) the bin\b/gi, 'will not be considered')
    // both answers of a form are none
    .replace(/\(\s*y(?:es)? ?\/ ?no?\s*\)/gi, '')
    .replace(/\W{0,3}\b(?:yes\W{0,3}(?:\/|\||\bor\b)\W{0,3}no|y ?\/ ?n)\b\W{0,2}/gi, '? ')
    .replace(/\b(do|does|did|is|are|was|wo|ca|would|could|should|has|have)nt\b/gi, "$1n't")
    .replace(/\b(licen[cs]e|reference|ref|phone|tel|job|registration|reg) no\b\.?/gi, '$1 number')
    .replace(/\bavail\b\.?(?! (?:of|your|him|her|them|our)\w*)/gi, 'available')
    .replace(/\bexp\b\.?(?=(?:'d)? [a-z])/gi, 'experienced')
    .replace(/\bspons\b\.?/gi, 'sponsorship')
    .replace(/\bspon?[sc]+[aeiou]?r(?=(?:e?d|s|ing|able)?\b|[a-z]{0,2}s?h?i?ps?\b)/gi, 'sponsor')
    .replace(/\bsponsor(?:e|s)?(?:ship|hip|sip|shp|shipp|hsip)(s?)\b/gi, 'sponsorship$1')
    .replace(/\bc\.o\.s\b\.?/gi, 'certificate of sponsorship')
    .replace(/(?<=\b(?:an?|the|no|your|any|provide|offer|issue|assign) )Cos\b/g, 'certificate of sponsorship')
    .replace(/(?<![Cc]hief of [Ss]taff \()\b(?:CoS|COS|CoSs)\b/g, 'certificate of sponsorship');
