import { employer } from './people-named.js';

/**
 * "We are withdrawing visa sponsorship", "There is a freeze on sponsorship": the verb, or the name of it, takes away what
 * the sentence names, so that a giver and a gift promise nothing. What ends for somebody else (a festival, a club), and what
 * the sentence says goes on or comes back, refuses nothing.
 */

const kind = String.raw`(?:(?:our|all|any|the|its|this|new|further|existing|current|own|entire|whole|visa|work|skilled worker|health and care|tier 2|uk|overseas|international|employer|staff|employee)[ -])*`;
const thing = String.raw`(?:(?:our|the|any|all) (?:offer|provision|use|issue|issuing|support) of )?${kind}(?:sponsorships?(?:[ -](?:schemes?|programmes?|programs?|offers?|routes?|activit(?:y|ies)|arrangements?|provision|support|intake|applications?|places?|recruitment))?|(?:work )?visas? (?:schemes?|programmes?|support|sponsorships?)|sponsor(?:ship)? licen[cs]e|certificates? of sponsorship|sponsoring(?: (?:work |new )*(?:visas?|(?:[\w-]+ )?(?:workers?|staff|nurses?|carers?|applicants?|candidates?|recruits)))?)\b`;
const ofPeople = String.raw`(?:[\w'-]+ ){0,5}?(?:posts?|roles?|jobs?|positions?|bands?|grades?|vacanc(?:y|ies)|staff|nurses?|carers?|workers?|people|applicants?|candidates?|employees?|recruits|hires|joiners|starters|everyone|everybody|anyone|all|[a-z]{3,}(?:ers|ors|ists))\b`;
/** Of its fees, its limits and its delays the end may be good news. */
const ofItself = String.raw`(?! (?:fees?|costs?|charges?|caps?|limits?|quotas?|delays?|queues?|times?|gaps?|barriers?)\b)`;
/** When, why or for whom it ends, and of nothing that is another sponsorship: "from Leeds Festival", "of the football club". */
const ofThem = String.raw`${ofItself}(?! (?:to|of|from|for|at|in|across|with|by) (?!(?:the )?(?:now|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|this|next|end|start|20\d\d|good|time being|foreseeable|moment|present|further notice|uk|trust|group|company|both|every|england|scotland|wales)\b|${ofPeople}))(?! (?:deals?|income|packages?|money|revenue|of (?:students|pupils|events?|sports?|clubs?)\b))`;
const goesOn = String.raw`(?![^?]*\b(?:but|however|although|though|yet|again|resum\w+|restored|reinstated|reopen\w*|still|(?:an?|another|our) new|launch\w*|replac\w+|instead|continu\w+|students?|lifted|unless|if|should (?:you|they|a|an|the)|(?:where|when|once) (?:you|they|a|an|your|it)|elsewhere)\b|[^.!]*\?)`;

const start = String.raw`(?:^|[.;:!?–—]\s*|,\s+|\b(?:as|because|since|and|that)\s+)(?:(?:please note(?: that)?|unfortunately|sadly|regrettably|recently|this year|last year|currently|in 20\d\d|from \w+(?: (?!from\b)\w+){0,3}|and|as|because|since|therefore|so|however),? ){0,4}`;
/** One of us; what the state, other employers or somebody's own do is not meant. */
const we = String.raw`(?:we|i|(?:the|our|this) (?!(?:uk|government|home|state|ministry|department|law|country|eu|us|other|previous|charity's|club|festival|team's)\b)(?:[\w'&-]+ ){0,3}?(?:${employer}|board|charity|management|owners?|directors?|partners?)|management|head office|hr)`;
/** Somebody by name, at the head of the sentence: "Bupa has withdrawn visa sponsorship". */
const named = String.raw`^\W*(?!uk\b|the uk\b)(?!(?:[\w'&-]+ ){0,2}(?:government|ministers?|parliament|britain|canada|australia|ireland|states|law|country|others?|many|some|most|no|not|nobody|none|nothing|competitors?|rivals?|employers|companies|agencies|they|who|you|your|it|charity|club|festival|ukvi|home|which|that|if|when)\b)(?:[\w'&-]+ ){0,2}[\w'&-]+`;
const adverbs = String.raw`(?:(?:now|also|currently|sadly|unfortunately|therefore|since|recently|gradually|just|already|temporarily|permanently|formally|all|both|in the process of|about to be|today) )*`;

const ending = String.raw`(?:withdrawing(?: from)?|ending|closing(?: down| off)?|stopping|ceasing|suspending|pausing|freezing|halting|scrapping|axing|dropping|abolishing|discontinuing|winding (?:down|up)|phasing out|shutting(?: down| off)?|cutting|cancelling|removing|pulling(?: out of| back from)?|terminating|abandoning|giving up(?: on)?|exiting|stepping (?:back|away) from|moving away from|backing out of|getting out of|doing away with|surrendering|retiring|putting an end to|calling a halt to)`;
const ended = String.raw`(?:withdrawn(?: from)?|ended|closed(?: down| off)?|stopped|ceased|suspended|paused|frozen|halted|scrapped|axed|dropped|abolished|discontinued|wound (?:down|up)|phased out|shut(?: down| off)?|cut|cancelled|removed|pulled(?: out of| back from)?|terminated|abandoned|given up(?: on)?|exited|stepped (?:back|away) from|moved away from|backed out of|done away with|surrendered|called a halt to|put an end to|put a stop to)`;
const didEnd = String.raw`(?:withdrew(?: from)?|ended|closed|stopped|ceased|suspended|paused|froze|halted|scrapped|axed|dropped|abolished|discontinued|terminated|abandoned|gave up)`;
const end = String.raw`(?:withdraw(?: from)?|end|close(?: down)?|stop|cease|suspend|pause|freeze|halt|scrap|axe|drop|abolish|discontinue|wind (?:down|up)|phase out|shut(?: down)?|cut|cancel|remove|pull out of|terminate|abandon|give up|exit|do away with|put an end to)`;

const freeze = String.raw`(?:freeze|moratorium|pause|halt|stop|ban|hold|block|embargo|suspension|standstill)`;
const kindOfFreeze = String.raw`(?:(?:an?|the|our|temporary|indefinite|total|complete|full|current|company-wide|trust-wide|group-wide|recruitment|national|general|immediate|present|on-?going) )*`;
const isOn = String.raw`(?:remains?|applies|is|stays|continues|has been|will (?:be|remain|apply)|in (?:place|force))`;

const programme = String.raw`${kind}(?:sponsorships?|visa) (?:schemes?|programmes?|programs?|offers?|arrangements?|support)`;

/** Who ends what. */
const enders = (what: string): string[] => [
  String.raw`${start}${we}(?:'re| are| is| am|'ve been| have been| has been| will be| shall be)+ ${adverbs}${ending} ${what}${goesOn}`,
  String.raw`${start}${we}(?:'ve| have| has) ${adverbs}${ended} ${what}${goesOn}`,
  String.raw`${named} (?:is|are|has|have) (?:now |also |currently |recently |since |sadly |been )*(?:${ending}|${ended}) ${what}${goesOn}`,
  String.raw`${start}${we} ${adverbs}${didEnd} ${what}${goesOn}`,
  String.raw`${start}${we} ${adverbs}(?:will|shall|is to|are to|must|(?:are|is) (?:about|going|set|due|planning) to|(?:have |has )?(?:decided|voted|agreed|chosen|resolved) to|plans? to|intends? to) ${adverbs}${end} ${what}${goesOn}`,
]; // prettier-ignore

const rules = [
  ...enders(thing + ofThem),
  String.raw`^\W*(?:please note:? |now |update:? )?${ending} ${thing}${ofThem}${goesOn}(?=[^.;:!?,]*\W*$)`,
  String.raw`${start}${programme} (?:(?:will|shall) )?(?:(?:is|are|be) )?(?:now |currently |sadly )*(?:ends?|closes?|stops?|finish(?:es)?|ceases?|ending|closing|stopping|finishing|winding down|coming to an end|drawing to a close)(?=\W*$| (?:this|next|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|the (?:spring|summer|autumn|winter|new year)|\w+ (?:weeks|months)\b)|on|at|from|soon|today|tomorrow|shortly|now)\b)${goesOn}(?![^.;!?]*\b(?:appl\w+|deadline|intake|not|never|if|when)\b)`,
  String.raw`${start}${thing} (?:is|are|remains?|has been|have been|will be) (?:now |currently |still |temporarily )*(?:frozen|on ice|in abeyance|mothballed)\b${goesOn}`,
  String.raw`${start}${kindOfFreeze}${freeze} (?:on|of|to) ${thing}${ofThem}${goesOn}(?=[^.;!?]*\b${isOn}\b)(?![^.;!?]*\b(?:over|ended|removed|gone|off|not|no|never)\b)`,
  String.raw`${start}(?:there (?:is|has been|remains)|there's|${we}(?:'ve| have| has| are under| is under| operates?| imposed| introduced| announced| are on)+)(?: (?:currently|now|still|also|imposed|introduced|announced|placed|put|unfortunately|sadly|in place))* ${kindOfFreeze}${freeze} (?:on|of|to) ${thing}${ofThem}${goesOn}`,
  String.raw`(?:^|[.;:!?–—]\s*|,\s+)(?:due to|owing to|because of|under|given|following) ${kindOfFreeze}${freeze} (?:on|of|to) ${thing}${goesOn}`,
  String.raw`${start}(?:${kind}(?:sponsorship|visa) (?:freeze|moratorium|ban|embargo))(?: (?:is|remains))?(?: currently| now)? in (?:place|force)${goesOn}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** A visa is nobody else's sponsorship, whatever it ends for. */
const ofVisas = enders(String.raw`(?=(?:[\w-]+ ){0,6}?visas?\b)${thing}${ofItself}`).map(
  (rule) => new RegExp(rule, 'i'),
);

/** Who never ended it goes on with it, which offers. */
const nots = String.raw`(?: not|n't)`;
const plans = String.raw`(?:plans?|intentions?|wish|reason|desire|proposals?)`;
/** Whom else it might end for, or what is denied besides, would be said behind it. */
const ofThis = String.raw`(?= *(?:[.;,!)]|$)| (?:for|from|at|in|this|next|any|and|as|because|now|soon|despite|after)\b)(?![^.;!?]*(?:\b(?:not|no|never|nor|neither|cannot|unable|unfortunately|only|unless|until|but|however|yet|although|though|already|existing|current|present|students?|pupils|events?|clubs?)\b|n't\b))`;
const deniedEnds = [
  String.raw`${we}(?:'re| are| is|'ve| have| has|'ll| will| shall| would| do| does| did| am| wo)${nots} ${adverbs}(?:been |be )?(?:${ending}|${ended}|${end}|(?:considering|planning on|thinking of|proposing) ${ending}|(?:going|plan|planning|intend|intending|about|looking|expect|expecting|want|wish|proposing|propose|set|due) to ${end}) ${thing}${ofThis}`,
  String.raw`(?:${we}(?:'ve| have| has)|there (?:is|are)) no ${plans} (?:to ${end}|of ${ending}|for ${ending}) ${thing}${ofThis}`,
  String.raw`${thing} (?:is|are|has|have|will|was|were)${nots} ${adverbs}(?:being |been |be )?(?:${ended}|${ending}|going away)${ofThis}`,
].map((rule) => new RegExp(start + rule, 'gi')); // prettier-ignore

/**
 * Without what it denies of an end: "We are not withdrawing visa sponsorship" refuses nobody, and says no more than that.
 * A sentence that denies something besides stays whole.
 */
export const withoutDeniedEnds = (said: string): string =>
  deniedEnds.reduce((left, rule) => left.replace(rule, ' '), said).trim();

/** `said` in plain words, one sentence. */
export const isBeingEnded = (said: string): boolean => rules.some((rule) => rule.test(said));

/** Whether it ends the sponsoring of visas for somebody or at some place, of which nobody is promised one. */
export const endsVisas = (said: string): boolean => ofVisas.some((rule) => rule.test(said));
