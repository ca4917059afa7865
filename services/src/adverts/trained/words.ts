import { plain } from '../plain-words.js';
import { certainVisas, healthAndCare, visasByLaw, visasInShort } from '../visas-named.js';

const named = (visas: string): RegExp => new RegExp(visas, 'g');

/** Longer forms that mean one thing, in the order in which they are looked for. */
const sayings: [RegExp, string][] = [
  [/\bcan(?:no|')t\b|\bcan not\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  // a part of London, and no "no"
  [/\bn\d+[a-z]?\b/g, ' 1 '],
  [/\bcertificates?(?: of sponsorships?)?\b/g, ' CERTIFICATE '],
  [named(String.raw`\b(?:skilled[- ]?worker|${healthAndCare})(?= (?:visa|route|sponsor|permission|licen))`), ' SCHEME '],
  [named(String.raw`\b(?:${certainVisas}|skilled[- ]?workers|tier[ -]?(?:2|5|two)|gc|tss|(?:subclass )?(?:482|494|186)|${visasInShort}|j-1|critical skills|labou?r market impact assessments?|global talent)\b`), ' SCHEME '],
  [named(String.raw`\b(?:${visasByLaw}|(?:subclass )?(?:187|400|403|407|408|457))(?= (?:sub)?(?:visas?|routes?|sponsor\w*|petitions?|pathway)\b)`), ' SCHEME '],
  [/\b(?:work|employment|residence|working)(?: and (?:work|residence))? permits?\b/g, ' PERMIT '],
  [/\blicen[cs]es?\b/g, ' LICENCE '],
  [/\blicen[cs]ed\b/g, ' LICENSED '],
  [/\b(?:right to (?:live and )?work|permission to work|authori[sz]ed to work|eligible to work|authori[sz]ation to work)\b/g, ' RIGHT '],
  [/\bhome office\b|\bukvi\b|\buscis\b/g, ' AUTHORITY '],
  [/\b(this|the|our|these|each|every|all|any) (?:[a-z-]+ ){0,2}?(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|opportunity)\b/g, ' $1 POST '],
  [/[£$€]\s?[\d.,]+k?/g, ' MONEY '],
]; // prettier-ignore

/** Words that do the same in a sentence. */
const kinds: [RegExp, string][] = [
  [/^(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|opportunit(?:y|ies)|grades?|bands?|appointments?)$/, 'POST'],
  [/^(?:not|no|never|none|nor|neither|nobody|without|unable|nope|non|n|nil|false|ineligible|unavailable|✗|✘|☒|❌|✖|×|🚫|⛔)$/u, 'NOT'],
  [/^(?:yes|y|✓|✔|✅|☑|true)$/, 'YES'],
  [/^(?:unfortunately|sadly|sorry|regrettably|regret|afraid|alas)$/, 'SORRY'],
  [/^(?:trust|company|employer|farm|hospital|restaurant|hotel|university|school|college|council|business|firm|clinic|practice|home|department|faculty|group|team|organi[sz]ation|charity|client|garage|surgery|board)$/, 'EMPLOYER'],
  [/^(?:overseas|abroad|international|internationally|foreign|worldwide|non-eu|non-uk|elsewhere)$/, 'ABROAD'],
  [/^(?:offer|offers|offered|offering|provide|provides|provided|providing|give|gives|given|giving|grant|grants|granted|arrange|arranges|arranged|supply|supplied|support|supports|supported|assist|help|helps|issue|issues|issued|assign|assigns|obtain|obtains|secure|organise|organised|sort|sorted|handle|handles|process|processed|file|files|filed|initiate|start|starts)$/, 'GIVE'],
  [/^(?:pay|pays|paid|cover|covers|covered|fund|funds|funded|reimburse|reimburses|refund|refunds|bear|bears|borne)$/, 'PAY'],
  [/^(?:welcome|welcomed|welcomes|encouraged|encourage|invite|invited|glad|happy|delighted|pleased|willing|keen|open|ready|prepared|proud)$/, 'WELCOME'],
  [/^(?:may|might|could|possibly|potentially|perhaps|maybe|potential|possible)$/, 'MAY'],
  [/^(?:if|unless|provided|depending|depends|subject|where|should|once|only|until)$/, 'IF'],
  [/^(?:need|needs|needing|needed|require|requires|requiring|required)$/, 'NEED'],
  [/^(?:agrees?|agreed|agreement|approves?|approved|approval|consents?|consented|signs|recommends?|recommended|allows?|allowed|satisfied|sign-off|permits|permitting)$/, 'CONSENT'],
  [/^\d/, 'NUMBER'],
  [/^(?:apply|applies|application|applications|applying)$/, 'APPLY'],
  [/^(?:nurses?|chefs?|vets?|carers?|staff|mechanics?|cooks?|people|person|candidates?|applicants?|colleagues?|graduates?|pharmacists?|doctors?|teachers?|engineers?|welders?|drivers?|developers?|(?!(?:others|offers|numbers|letters|papers|matters|visitors|customers|members|orders|hours|covers|transfers|sponsors|students|flowers|powers|employers|years|doors|lawyers|advisers|solicitors|footballers|supporters)$)[a-z]{4,}(?:ers|ors|ists|ians)|anyone|anybody|everyone|everybody|someone|somebody|those)$/, 'PERSON'],
]; // prettier-ignore

/** Words that name the matter itself. */
export const isOfTheMatter = (word: string): boolean =>
  /^(?:sponsor|visa|CERTIFICATE|SCHEME|PERMIT|LICEN[CS]E|RIGHT)/.test(word);

/** One form of a word's inflections, near enough to be counted as one. */
const stem = (word: string): string =>
  word.length > 4 && /^\p{Ll}/u.test(word) ? word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : word;

export interface Word {
  /** The word itself, by its stem. */
  said: string;
  /** What it does in the sentence, in capitals; where no kind is known the word as it stands. */
  kind: string;
}

/** What the trained reader has met too seldom to know it, by its ending. */
const unknown = (word: string): string => `UNKNOWN${/(?:ing|ed|s)$/.exec(word)?.[0] ?? ''}`;

/** The words and marks of a sentence, with one spelling and one name for what means the same. */
export function wordsOf(sentence: string, isKnown: (stem: string) => boolean): Word[] {
  const spelt = sayings.reduce(
    (text, [saying, name]) => text.replace(saying, name),
    ` ${plain(sentence).toLowerCase()} `,
  );
  const words = spelt.match(/[A-Z]{4,}|\p{L}[\p{L}'-]*|\d[\d.,]*|[?!:;.,()|/–—-]|[✓✔✅☑✗✘☒❌✖×🚫⛔]/gu) ?? [];
  return words.map((word) => {
    const kind = kinds.find(([of]) => of.test(word))?.[1];
    const said = stem(word);
    if (kind || !/^\p{Ll}/u.test(word) || isOfTheMatter(word) || isKnown(said)) return { said, kind: kind ?? word };
    return { said: unknown(word), kind: unknown(word) };
  });
}
