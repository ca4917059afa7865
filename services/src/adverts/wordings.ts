/** How something is said, what it is read as, and why that says the same. */
type Wording = readonly [said: RegExp, plainly: string | ((said: string, ...parts: string[]) => string), why: string];

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

/** "Yes [ ] No [x]" and "☒ Yes ☐ No": a form that somebody has ticked. */
const box = String.raw`(\[ ?[x✓✔]? ?\]|\( ?[x✓✔]? ?\)|[☐☑☒□■✓✔✗✘])`;
const wordsWithBoxes = new RegExp(String.raw`\byes ?${box} ?[/|,]? ?no ?${box}`, 'giu');
const boxesWithWords = new RegExp(String.raw`${box} ?yes\b ?[/|,]? ?${box} ?no\b`, 'giu');
const isTicked = (mark: string): boolean => /[x✓✔☑☒■]/iu.test(mark);
const ticked = (yes: string, no: string): string =>
  isTicked(yes) === isTicked(no) ? '?' : isTicked(yes) ? 'yes' : 'no';

/** Verbs that take more than an "s". */
const inThird: Record<string, string> = { have: 'has', carry: 'carries', qualify: 'qualifies', satisfy: 'satisfies' };

const someDenial = /\b(?:not|no|never|cannot|nor|neither|nobody|none|unable|without)\b|n't\b/i;

/** What universities and hospitals call some of their posts. */
const chair = String.raw`(?:this|the advertised) (?:[\w-]+ ){0,2}?(?:lectureship|fellowship|professorship|readership|secondment|chair)\b`;

/** In this order: what is read as something else may be part of what comes behind it. */
export const wordings: readonly Wording[] = [
  [
    /([^\p{L}\p{N}\s]{4})[^\p{L}\p{N}\s]{4,}/gu,
    '$1',
    'a line of dashes says no more than a few of them, and nothing should look for words at each place of it',
  ],
  [
    /\b\w{0,30}sponsor\w{0,30}(?=["']?\s*(?:[:=|]|$|(?:yes|no)\b))/gi,
    (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    'the name of a field ("visaSponsorship") is words',
  ],
  [
    /["']\s{0,3}[:=]\s{0,3}["'](yes|no|y|n|true|false|none|n\/a|(?:not )?(?:available|offered|provided|possible))["']/gi,
    ': $1',
    'the answer of a field stands without quotation marks',
  ],
  [/\bcan ?not\b/gi, 'cannot', 'one spelling'],
  [
    new RegExp(
      String.raw`(?<=\b(?:sponsorships?|visas?)\b[^.;:!?]{0,60}? (?:for|in|with|to) |\b(?:can|able to) sponsor )${chair}(?![^.;!?]*\b(?:by|from|stud\w+|degree)\b)|${chair}(?= (?:is (?:eligible|open|suitable) (?:for|to)|comes with|includes|carries|attracts|qualifies for) (?:an? |full |uk |skilled worker |visa )*(?:sponsorship|visa|certificate)\b)`,
      'gi',
    ),
    'this post',
    'whoever gives a visa for a lectureship gives it for the post; who pays for one sponsors it',
  ],
  [
    /\b[A-Z][A-Z\d-]+[a-z]?\b/g,
    (short) => abbreviations[short] ?? short,
    'what the trade writes short, in capitals; in small letters they are words',
  ],
  [
    /(?<=\b(?:files?|filing|starts?|begins?|sponsors?) (?:your |the |for )?)PERM\b(?! (?:roles?|posts?|positions?|jobs?|or|staff))/g,
    'green card petition',
    'the first step to a green card; "perm" is a permanent post too',
  ],
  [
    /(?<!\b(?:what|how|when|where|why|only|nor) )\bdoes (?:(?:indeed|certainly|really|definitely|absolutely|of course|in fact|now|also) )*(include|come|have|carry|attract|offer|provide|qualify|meet|satisfy|sponsor|give|cover|contain|hold)\b(?! (?:of|to|or)\b)/gi,
    (_, verb: string) => inThird[verb.toLowerCase()] ?? `${verb}s`,
    'an emphatic "does" ("this role does include it") says no more than the verb alone',
  ],
  [
    /\b(roles|posts|positions|jobs|vacancies|contracts|they|all|both|these|those) do (?:(?:indeed|certainly|really|definitely|now|also) )*(?=(?:include|come with|carry|attract|qualify|offer|provide|meet)\b)/gi,
    '$1 ',
    'so does an emphatic "do"',
  ],
  [/,? ?\b(?:with )?no (?:exceptions|strings attached)\b/gi, '', 'said of what is offered and of what is not'],
  [
    /(?:,| [–—-]| with| and) ?(?:there (?:is|are|will be) )?no (?:(?:long |hidden |extra |further )?(?:waiting(?: (?:periods?|times?|lists?))?|waits?|delays?|fuss|hassles?|catch(?:es)?|questions asked|costs|nonsense|ifs (?:or|and|,) ?(?:no )?buts))(?=\s*(?:[.;!,]|$))/gi,
    '',
    'how readily something is given (", no waiting", "with no hassle") denies nothing',
  ],
  [
    /(?:^|[.;!:]\s+|,?\s+[–—-]+\s*|,\s*|\s+)(?:(?:and|so) )?(?<!\b(?:for|in|of|on|with|at|to|from|than|as|if|whether|because|while|where|when|think|believe|that) )(?:this|the (?:advertised|present)) (?:[\w-]+ ){0,2}?(?:role|post|position|job|vacancy|one|opportunity|opening)(?: (?:is|will be)(?: certainly| of course| really| also)? (?:no different|not (?:any )?different|(?:(?:just|exactly|very much|precisely|quite) )?the same)|(?: is|'s)n't any different)(?: (?:in (?:this|that) (?:respect|regard|way)|here|at all|from (?:the (?:rest|others)|any other)))?(?=\s*(?:[.;!]|$))/gi,
    (remark, at, whole) => (someDenial.test(whole.slice(0, Number(at))) ? remark : ''),
    '", and this role is no different": what was promised before holds for it, and the "no" denies nothing',
  ],
  [
    /\bunlike [^,.;]{3,50}?,? (?:which|who|that) (?:do|does|can|will)(?:n't| not) (?:sponsor|offer (?:visas?|sponsorship)|provide (?:visas?|sponsorship))\b[^,.;]{0,30}, we (?:do|can|will)(?= *(?:[.;!,]|$))/gi,
    'we offer visa sponsorship',
    'others do not, we do',
  ],
  [
    /\bunlike [^,.;]{3,50}, (?:which|who|that) (?:do|does|can|will)(?:n't| not) [^,.;]{3,30}, (?=we\b)/gi,
    '',
    'what others do not do denies nothing of ours',
  ],
  [
    /\bunlike [^,.;]{3,50}?,? (?:which|who|that|whom the law) (?:(?:are|is)(?:n't| not) (?:allowed|permitted|able|licen[cs]ed) to|(?:are|is) (?:barred|banned|prohibited|forbidden|prevented) (?:from|to)|may not|must not|cannot|forbids to|bars from) (?:sponsor(?:ing)?|(?:offer|provid)(?:e|ing)? (?:visas?|sponsorship))\b[^,.;]{0,30}, we (?:can and do|do and can|can|do|may|are|will)(?= *(?:[.;!,]|$))/gi,
    'we offer visa sponsorship',
    '"unlike the agencies, who are not allowed to sponsor, we can and do"',
  ],
  [
    /(?:^|(?<=[.;!] ))[^.;:!?]*\b(?:ask(?:s|ed|ing)?|enquir(?:e|es|ing|ies)|questions?|requests?|emails?|calls?|messages?)\b[^.;:!?]{0,40}\b(?:sponsor\w*|visas?)\b[^.;:!?]{0,40}?(?:,? (?:and|but)|[:;,]| [–—-]) (?:(?:sadly|unfortunately|happily|as ever|I'm afraid|we are afraid),? )?(?:the|our) (?:short |simple |honest )?answer (?:is|remains|will be|has to be)(?: (?:always|still|sadly|unfortunately|usually|simply|a firm|a clear|happily|,|an?))*:? ["']?(no|yes|negative)\b["']?(?= *(?:[.;!]|$))/gi,
    (_, answer: string) => (/^yes/i.test(answer) ? 'we offer visa sponsorship' : 'we do not offer visa sponsorship'),
    '"people ask for sponsorship and the answer is always no": the question is theirs, the answer ours',
  ],
  [
    /\bsponsorship of (?:any|whatever) (?:sort|kind|type|form|description)\b/gi,
    'any sponsorship',
    'of whatever kind it is, it is sponsorship',
  ],
  [
    /\b(?:if|has|should) your (?:(?:current|present|previous|old|last) )?sponsor (?:(?:has|have|is|was|been|had|should) )*(?:lost|lose|gone|going|clos\w+|stopped|revoked|suspended|shut|bust|let you go|ceased|in trouble)\b[^,.;:?!]{0,60}(?:,|\?) (?=we(?:'ll| can| will)\b)/gi,
    'if you need a visa, ',
    'whoever has lost a sponsor needs one',
  ],
  [
    /\b(?:if|where) your (?:current |present )?(?:visa|sponsorship) (?:is|was) (?:currently |already |still )*(?:sponsored|held|provided) by [^,.;:?!]{3,50}, (?:(?:please )?(?:tell us|let us know|get in touch|contact us),? (?:and|as|because) )?(?=we(?:'ll| can| will)\b(?! not))/gi,
    'if you need a visa, ',
    'whoever is sponsored by others needs us to do so',
  ],
  [/\(?\bclosed\)? (?=work permits?\b)/gi, '', 'tied to one employer, and open all the same'],
  [
    /\b(?:USC|GC)(?: ?[/,&] ?| or | and )(?:USC|GC)\b/g,
    'US citizens and green card holders',
    'what American adverts write short',
  ],
  [
    /\b(?:(?:is|are|will be)(?:n't| not)(?: an?)?|(?:is|are|will be) no|(?:will|would|should) not be an?|(?:has|have) never been an?) (?:problem|issue|obstacle|barrier)\b/gi,
    'is fine',
    'an obstacle that is denied is none',
  ],
  [
    /\b(do|does|did|is|are|was|will|would|could|can) (?:nto|ont|nott)\b/gi,
    '$1 not',
    'letters that have changed places',
  ],
  [/\bun-(?=(?:able|available|fortunately)\b)/gi, 'un', 'a hyphen that parts no words'],
  [
    /\b(?:used not to|never used to|did(?:n't| not) (?:use to|always|formerly|previously)) (sponsor|offer|provide|give)\b([^.;,!?]*?)\W+(?:but |and |yet )?(?:now|today|these days),? (?:we )?(?:do|can|are)\b(?!n't| not| no)/gi,
    '$1$2 now',
    '"we used not to sponsor visas; now we do"',
  ],
  [
    wordsWithBoxes,
    (_, yes: string, no: string) => ticked(yes, no),
    '"Yes [ ] No [x]": a form that somebody has ticked',
  ],
  [boxesWithWords, (_, yes: string, no: string) => ticked(yes, no), '"☒ Yes ☐ No": the same, with the boxes first'],
  [/\?\s*negative\b\W*$/i, '? No', 'the answer to a question'],
  [/\?\s*(?:affirmative|positive)\b\W*$/i, '? Yes', 'the answer to a question'],
  [/_(?=\w*["']?\s*[:=])/g, ' ', 'the name of a field ("visa_sponsorship:") is words'],
  [/["']?\s*[:=]\s*true\b/gi, ': yes', 'a field that is true says yes'],
  [/["']?\s*[:=]\s*false\b/gi, ': no', 'a field that is false says no'],
  [/\b(?<!\bor )unwilling\b/gi, 'not willing', 'it denies without a "not"'],
  [/\b(?:do not|don't|never) refrain from applying\b/gi, 'please apply', 'two denials ask to apply'],
  [
    /\b((?:issu|assign|allocat)(?:e|es|ing|ed)? (?:(?:an?|any|further|new|more) )?certificates?)(?= (?:for|to|in|against) (?:this|these|the advertised) (?:role|post|position|job|vacanc|grade)| to (?:overseas|international|external) )/gi,
    '$1 of sponsorship',
    'no other certificate is issued for a vacancy',
  ],
  [
    /\b(?:are |is )?(?:(?:politely |kindly )?asked to |should |must |please |kindly )?refrain from (apply|send|submitt|contact)ing\b/gi,
    'should not apply',
    'it denies without a "not"',
  ],
  [
    /\bfails (?:to meet )?(?=(?:the|our|their|its|this|ukvi|home office|skilled)\b)/gi,
    'does not meet ',
    'it denies without a "not"',
  ],
  [/\bfail to meet\b/gi, 'do not meet', 'it denies without a "not"'],
  [/\bfailed to (?=(?:secure|obtain|gain|get|win)\b)/gi, 'did not ', 'it denies without a "not"'],
  [/\bas failing to meet\b/gi, 'and does not meet', 'it denies without a "not"'],
  [
    /\b(?:who are )?free (?:of|from) (?:any )?(?:visa )?sponsorship (?:needs|requirements)\b/gi,
    'who do not need sponsorship',
    'whoever is free of a need has none',
  ],
  [
    /\b(?:have|has|are|is) yet to (?:obtain|get|receive|be granted|gain) (?=(?:an? |our |its )?(?:\w+ )?licen[cs]e\b)/gi,
    'do not have ',
    'what is yet to be had is not had',
  ],
  [
    /\b(?:go|goes|will go) (?:straight )?(?:in|into|to) the bin\b/gi,
    'will not be considered',
    'what is thrown away is not considered',
  ],
  [/\(\s*y(?:es)? ?\/ ?no?\s*\)/gi, '', 'both answers of a form are none'],
  [
    /\W{0,3}\b(?:yes\W{0,3}(?:\/|\||\bor\b)\W{0,3}no|y ?\/ ?n)\b\W{0,2}/gi,
    '? ',
    'both answers of a form are none, and ask',
  ],
  [/\b(do|does|did|is|are|was|wo|ca|would|could|should|has|have)nt\b/gi, "$1n't", 'an apostrophe that was left out'],
  [
    /\b(licen[cs]e|reference|ref|phone|tel|job|registration|reg) no\b\.?/gi,
    '$1 number',
    'short for a number, and no denial',
  ],
  [
    /(?:\s*[,;–—-])?\s+(?:and |but |which )?(?:it |this )?(?:(?:does|do|will|can)(?:n't| not)|cannot) (?:include|cover|extend to|apply to|be (?:offered|given|extended) to) (?:any(?:one|body)|any other (?:staff|people|roles?|posts?|grades?)) ?(?:else)?(?=\s*(?:[.;!)]|$))/gi,
    ' only',
    'what is for some and for nobody else is for them only',
  ],
  [
    /(?:\s*[,;–—-]+\s*(?:and |but )?|\s+(?:and|but) )(?:(?:to|for|with) )?(?:nobody|no ?one|no other (?:staff|people|roles|posts|grades)|not (?:to |for )?any(?:one|body)) else(?=\s*(?:[.;!)]|$))/gi,
    ' only',
    'so is what is for some "and nobody else"',
  ],
  [
    /(?<=\b(?:we|they|it|company|trust|home|hotel|school|firm) )did (sponsor|offer|support|issue)\b/gi,
    (_, verb: string) => `${verb.replace(/e$/i, '')}ed`,
    'an emphatic "did" says no more than the past',
  ],
  [/\bavail\b\.?(?! (?:of|your|him|her|them|our)\w*)/gi, 'available', 'cut short'],
  [/\bexp\b\.?(?=(?:'d)? [a-z])/gi, 'experienced', 'cut short'],
  [/\bspons\b\.?/gi, 'sponsorship', 'cut short'],
  [/\bspon?[sc]+[aeiou]?r(?=(?:e?d|s|ing|able)?\b|[a-z]{0,2}s?h?i?ps?\b)/gi, 'sponsor', 'misspelt'],
  [/\bsponsor(?:e|s)?(?:ship|hip|sip|shp|shipp|hsip)(s?)\b/gi, 'sponsorship$1', 'misspelt'],
  [/\bc\.o\.s\b\.?/gi, 'certificate of sponsorship', "the certificate's short name"],
  [
    /(?<=\b(?:an?|the|no|your|any|provide|offer|issue|assign) )Cos\b/g,
    'certificate of sponsorship',
    'the certificate\'s short name, which is no "cos"',
  ],
  [
    /(?<![Cc]hief of [Ss]taff \()\b(?:CoS|COS|CoSs)\b/g,
    'certificate of sponsorship',
    "the certificate's short name, unless it is that of a chief of staff",
  ],
];
