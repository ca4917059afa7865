/**
 * Sentences by which whoever needs sponsorship is told to come, whether with a "not" ("do not be put off", "that's not a
 * problem") or without ("should apply"). The reader hears a need and a denial in them, as in most refusals, so they are
 * said in its own words of welcome before it reads. What goes on ("can apply elsewhere") or turns ("can apply, but") is none.
 */

const kind = String.raw`(?:(?:an?|any|our|your|the|this|help with|uk|us|nz|work|working|visa|skilled worker|h-1b|tier 2|employment|immigration|employer|full) )*`;
const thing = String.raw`${kind}(?:sponsorships?|visas?|work permits?|employment permits?|certificates? of sponsorship|sponsors?|sponsoring)\b`;
const here = String.raw`(?: (?:to (?:live and )?work|to work for us|to join us|to come|from us|now|in (?:the )?future))?(?: (?:here|in (?:the )?[a-z]+|with us))?`;
const needing = String.raw`(?:(?:do |does |will |would |may |currently |now |also |still )*(?:need|require|want)s?|needing|requiring)`;
const you = String.raw`(?:you|they|candidates|applicants|someone)`;
const supposed = String.raw`\b(?:even )?(?:if|should|where|when) ${you}(?:'d)? (?:may |might |would )?${needing} ${thing}${here}`;
const people = String.raw`(?<!\b(?:no|none|neither|only|not|nor|few|other|some|those of our|any of our|all other) (?:[\w-]+ ){0,2})\b(?:candidates|applicants|anyone|anybody|those|people|whoever|everyone|[a-z]{3,}(?:ers|ors|ists|ians|nurses|chefs|vets|nationals|workers))(?: from (?:overseas|abroad|outside the (?:uk|us|eu)))? (?:(?:who|that) )?${needing} ${thing}${here}`;
const fine = String.raw`(?:fine|no (?:problem|issue|trouble|obstacle|barrier|bother|big deal|worries)|not an? (?:problem|issue|worry|obstacle|barrier|concern)|never an? (?:problem|issue|worry|obstacle|barrier)|(?:won't|wouldn't|will not|would not) be an? (?:problem|issue|worry|obstacle|barrier)|ok|okay|perfectly all right|all right)`;
const end = String.raw`(?: (?:now|today|early|online|too|also|as well|as (?:normal|usual)|with confidence|regardless|anyway|all the same|at all|either|here|with us|to us|for (?:it|this|the) ?(?:role|post|job|position|vacancy)?))*(?=\s*(?:[.;:!,–—-]|$|\b(?:and|because|since|as we|as the)\b))(?!\W*(?:but|however|though|although|yet|unless|except|only|if|where|provided|subject)\b)`;
const not = String.raw`(?:(?:please )?(?:do not|don't|never|need not|needn't|there(?:'s| is) no need to|no need to)|should not|shouldn't|must not|mustn't|will not|won't)`;
const shy = String.raw`(?:hesitate|worry|be (?:put off|afraid|shy|deterred|discouraged|dissuaded|scared|worried|concerned|nervous|embarrassed)|feel (?:put off|discouraged|shy|deterred)|let (?:it|this|that) (?:put (?:you|them) off|stop (?:you|them)|deter (?:you|them)|hold (?:you|them) back|discourage (?:you|them)))`;
const applying = String.raw`(?:(?: (?:to|from|of|about|and))? (?:please )?(?:apply|applying|send(?:ing)? (?:us )?your cv|submit(?:ting)? (?:an|your) application|put(?:ting)? yourself forward))?`;
const touch = String.raw`(?: to| about| of| from)? (?<deed>get in touch|getting in touch|contact us|contacting us|speak to us|talk to us|ask us|ask|call us|call|email us|message us|reach out)`;
const welcome = 'anyone who needs visa sponsorship is welcome';

/** How sponsorship may seem to whoever reads: new, a worry. That "may" leaves nothing open. */
const seeming = String.raw`^\W*(?:(?:we know|we understand|we realise) (?:that )?)?(?:(?:visa|work|the) )*(?:sponsorship|visas?)(?: (?:process|side))? (?:may|might|can|could) (?:well |often |also |still )?(?:be|seem|sound|feel|look)(?: like)? (?:something (?:that )?(?:you|is new|new)|(?:quite |very |all )?(?:new|unfamiliar|strange) to you|(?:a (?:bit of a )?|one of your )?(?:worr(?:y|ies)|concerns?|mystery|headache|minefield)\b|(?:quite |very |a bit |rather )?(?:daunting|confusing|scary|stressful|overwhelming|worrying|complicated|complex|off-putting|intimidating))(?:(?!\b(?:but|though|however|yet|so|and|not|unless|until|if)\b)[^.;:!?,–—]){0,60}`;

const sayings = ([
  [String.raw`${seeming}[,;–— -]+(?:but|though|yet)\W+we (?:gladly |always |happily )?(?:do|handle|offer|arrange|provide|sort|manage|deal with|take care of|look after)s? (?:it|that|this|them|everything|all of it)\b`, 'we offer visa sponsorship'],
  [String.raw`${seeming}[.!;,–—-]+\s*(?:(?:don't|do not|you needn't)(?: be| worry| fret| panic)?\W+)?(?=we\b|our\b)`, ''],
  [String.raw`${seeming}\W*$`, ''],
  // asked to speak with us, which leaves it open
  [String.raw`(?<need>${supposed}),? (?:then )?${not} ${shy}${touch}${end}`, '$<need>, please get in touch'],
  [String.raw`(?<need>${people}),? ${not} ${shy}${touch}${end}`, '$<need> should get in touch'],
  [String.raw`${not} ${shy}${touch} ${supposed}${end}`, 'if you need visa sponsorship, please get in touch'],
  // told to apply
  [String.raw`${supposed},? (?:then )?(?:(?:that|this|it)(?:'s| is| will be)? )?${fine}${end}`, welcome],
  [String.raw`${supposed},? (?:then )?(?:you )?${not} ${shy}${applying}${end}`, welcome],
  [String.raw`${people},? ${not} ${shy}${applying}${end}`, welcome],
  [String.raw`${people},? (?:please|should|can|may|could|must|are (?:able|free|encouraged|invited|welcome) to|do) (?:still |also |all |certainly |definitely |of course |please |feel free to |go ahead and )*apply${end}`, welcome],
  [String.raw`${not} ${shy}${applying},? ${supposed}${end}`, welcome],
  [String.raw`(?<!\b(?:not|only|never|cannot|n't) )\b(?:please|do|feel free to|you (?:can|may|should) (?:still |also )?)(?: do)? ?apply,? ${supposed}${end}`, welcome],
  [String.raw`^\W*(?:needing|requiring) ${thing}${here}(?: is|'s)? ${fine}${end}`, welcome],
  [String.raw`\b(?:need|require|want) ${thing}${here}\?\W*(?:(?:that|this|it)(?:'s| is) )?(?:not an? (?:problem|issue|worry)|no (?:problem|issue|worries))${end}`, welcome],
  [String.raw`^\W*(?:(?:visa|work|uk|full|skilled worker|h-1b|tier 2) )*sponsorship(?: is)?\??\W+${fine}${end}`, 'visa sponsorship is available'],
  [String.raw`^\W*${thing} (?:needed|required|necessary)\?\W*${fine}${end}`, 'visa sponsorship is available'],
  [String.raw`\bit(?:'s| is| will be)? (?:really |absolutely )?(?:${fine}|(?:does(?:n't| not)|won't|will not) matter)(?: to us)?(?: at all)? ${supposed}${end}`, welcome],
  // the worry is answered
  [String.raw`\b(?:worried|concerned|anxious|nervous|unsure|stressed) (?:about|by|over) ${kind}(?:sponsorships?|visas?|work permits?|immigration)(?: [\w-]+){0,3}\?\W*(?:(?:please )?(?:don't|do not|you needn't|you need not|no need|never fear|relax)(?: to)?(?: be| worry| fret| panic)?)\W+(?:as |because )?(?=(?:we|our|the \w+)\b)(?![^!?]*\b(?:not|no|never|cannot|only|must|already|yourself|unless)\b|[^!?]*n't\b)`, 'we offer visa sponsorship: '],
  [String.raw`(?:\b${not} |\bno need to )(?:worry|stress|fret|panic|be (?:worried|concerned|anxious|nervous)) about ${kind}(?:sponsorships?|visas?|work permits?|certificates? of sponsorship)(?: (?:process|side|paperwork|application))?\s?[,;:–—-]+ ?(?:as |because |since )?we(?:'ll| will| can| shall| do| always)*(?: gladly| always)? (?:arrange|sort|handle|organi[sz]e|deal with|take care of|look after|do|provide|manage)s?(?: out)? (?:all of |all )?(?:it|that|this|them|everything)\b(?: all)?(?: out)?(?: for you)?`, 'we will arrange visa sponsorship'],
] as const).map(([rule, said]): [RegExp, string] => [new RegExp(rule, 'gi'), said]); // prettier-ignore

const onNeed =
  /\b(?:need|may|might|can|could|requir|want|worr|stress|fret|panic|concerned|anxious|nervous|unsure|sponsorship|it['’]?s? )/i;

/** `said` in plain words; what is no welcome stays as it is. */
export const saidOfWelcome = (said: string): string =>
  onNeed.test(said) ? sayings.reduce((text, [rule, instead]) => text.replace(rule, instead), said) : said;
