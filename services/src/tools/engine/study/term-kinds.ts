import type { StudySentence } from './document.js';
import { isProper, type KeyTerm } from './key-terms.js';

/** Heads of everyday nouns by what they name; a gap for a person is not filled with a paper. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['route', /^(?:route|scheme|programme|program|pathway|path|project|plan)s?$/],
  ['study', /^(?:course|study|studie|training|lesson|lecture|module|education|school year|exam|examination|test)s?$/],
  [
    'body',
    /^(?:institution|provider|school|universit(?:y|ie)|college|compan(?:y|ie)|organi[sz]ation|body|bodie|employer|sponsor|authorit(?:y|ie)|office|department|government|agenc(?:y|ie)|council|court|board|committee|business|businesse|charit(?:y|ie)|bank|firm|team|congregation|church|parliament)s?$/,
  ],
  [
    'paper',
    /^(?:application|certificate|letter|form|visa|passport|document|licence|license|permit|record|report|statement|list|register|contract|qualification|degree|diploma|award|offer|notice|order|paper|act|clearance|permission|endorsement|agreement|advertisement)s?$/,
  ],
  [
    'condition',
    /^(?:requirement|condition|criterion|criteria|rule|exemption|exception|restriction|provision|obligation|duty|dutie|standard|threshold)s?$/,
  ],
  [
    'money',
    /^(?:fund|amount|salary|salarie|pay|income|fee|charge|cost|payment|revenue|tax|taxe|saving|wage|price|budget|debt|profit|loan|account)s?$/,
  ],
  [
    'work',
    /^(?:job|role|work|position|employment|occupation|profession|post|vacancy|vacancie|career|internship|placement)s?$/,
  ],
  ['crime', /^(?:offence|offense|crime|conviction|sentence|imprisonment|detention|fraud|prison|deception)s?$/],
  [
    'illness',
    /^(?:tuberculosis|disease|illness|infection|injury|injurie|fever|cancer|treatment|surgery|therapy|medicine|vaccine)s?$/,
  ],
  [
    'event',
    /^(?:visit|arrival|departure|marriage|partnership|refusal|approval|stay|journey|absence|birth|death|war|battle|election|extension|expiry|completion|entry)s?$/,
  ],
  ['appendix', /^appendix$/],
  [
    'place',
    /^(?:ireland|scotland|england|wales|britain|countr(?:y|ie)|state|cit(?:y|ie)|town|region|area|kingdom|island|nation|territor(?:y|ie)|premise|address|addresse|home|household|accommodation|border)s?$/,
  ],
  ['time', /^(?:period|date|day|week|month|year|term|length|age|duration|deadline|history|maximum|minimum|total)s?$/],
  [
    'person',
    /^(?:applicant|claimant|parent|partner|child|children|student|person|guardian|carer|spouse|relative|nurse|patient|individual|graduate|citizen|national|resident|dependant|dependent|member|visitor|assistant|candidate|participant|people|client|offender|king|queen|president|minister|poet|model|investor|athlete|worker|manager|teacher|doctor|driver|inspector|officer|maker|owner|holder|founder|leader|trainer|farmer|soldier|sailor|actor|author|director|administrator|supervisor|adviser|advisor|player|writer|builder|lawyer|solicitor|barrister|mother|father|brother|sister|daughter|voter|ruler|emperor|governor|settler|prisoner|user|customer|buyer|seller|consumer|lender|borrower|speaker|reader|learner|manufacturer|trader|landlord|tenant|handler)s?$|(?:[^nt]ist|yee|(?:^|[a-z])m[ae]n|wom[ae]n)s?$/,
  ],
  [
    'instrument',
    /^(?:instrument|device|tool|machine|apparatus|appliance|implement|gauge|sensor|probe|detector|thermostat|barograph|seismograph|sextant|compass|calliper|spanner|hammer|chisel|lever|pump|motor|engine)s?$|(?<!^(?:dia|peri|para|centi|milli|kilo|micro|nano|deci)|penta|hexa|tetra|fire|no)meters?$|(?<=..)scopes?$/,
  ],
  [
    'thing',
    /^(?:number|power|matter|water|cluster|super|chapter|chamber|quarter|timber|rubber|silver|copper|sugar|pepper|flower|tower|shower|powder|shoulder|finger|liver|bladder|ladder|feather|leather|character|gender|cover|fever|odor|odour|tumor|tumour|anchor|harbor|mirror|floor|door|factor|sector|error|transfer|danger|layer|computer|centre|answer|weather|corner|colour|behaviour|paper|letter|river|winter|summer|fiber|fibre|polymer|vector|order)s?$/,
  ],
];

const OTHER = 'thing';
/** What the end of a noun says of it when nothing else does: an act, a state, a branch of learning. */
const ENDS: readonly (readonly [string, RegExp])[] = [
  ['process', /(?:osis|[^u]sis|esis|lysis|tion|sion|ment|ing)$/],
  ['quality', /(?:ness|ity|ance|ence|ship|hood|cy)$/],
  ['learning', /(?:logy|graphy|ics|ism)$/],
  // A person or a device: a sanitiser, a programmer.
  ['doer', /(?:er|or)s?$/],
];

/** What sort of thing a word names, as far as its head tells. */
export function kindOfHead(head: string): string {
  const known = KINDS.find(([, heads]) => heads.test(head))?.[0];
  if (known !== undefined) return known;
  const end = ENDS.find(([, pattern]) => pattern.test(head))?.[0];
  return end ? `${OTHER} (${end})` : OTHER;
}

/** "Fridge", "canal": nothing says what else could stand where it stands. */
export const isOfUnknownKind = (term: KeyTerm): boolean =>
  !term.isProper && term.words.length === 1 && kindOf(term) === OTHER;

const kindOf = ({ words }: KeyTerm): string => kindOfHead((words[0] === 'appendix' ? words[0] : words.at(-1)) ?? '');

/** Which words each term follows somewhere in the document: what fits after "the" need not fit after "of". */
export type Company = ReadonlyMap<string, ReadonlySet<string>>;

export function companyOf(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): Company {
  const company = new Map<string, Set<string>>(terms.map(({ folded }) => [folded, new Set()]));
  for (const { words } of sentences) {
    for (let at = 1; at < words.length; at += 1) {
      let phrase = '';
      for (const { folded } of words.slice(at, at + 4)) {
        phrase = phrase ? `${phrase} ${folded}` : folded;
        company.get(phrase)?.add(placeAfter(words[at - 1]?.text.toLowerCase() ?? ''));
      }
    }
  }
  return company;
}

/** Whether one may stand where the other does, by what both name and by the word before the gap. */
export function isAlike(one: KeyTerm, other: KeyTerm, before: string, company: Company): boolean {
  if ((one.words[0] === 'appendix') !== (other.words[0] === 'appendix')) return false;
  if (one.words.at(-1) === other.words.at(-1)) return true;
  const fits = company.get(other.folded)?.has(placeAfter(before)) ?? false;
  if (one.isProper && one.words[0] === other.words[0] && one.words.length > 1) return true;
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return false;
  // A name of several words is told from others by its kind alone: without one there is nothing to go by.
  // What no list knows is told from the rest by how many words it has; a name, and "sites of synthesis", by more.
  const isUnknown = kind.startsWith(OTHER);
  const areSingle = one.words.length === 1 && other.words.length === 1;
  return fits && (!isUnknown || areSingle);
}

const DETERMINER = /^(?:an?|the|this|that|these|those|their|its|his|her|each|any|no|every)$/;
const PREPOSITION = /^(?:of|for|in|by|with|under|from|on|at|to|as|and|or)$/;

/** A gap after "the" takes what "a" takes, one after "of" what "for" takes. */
const placeAfter = (word: string): string =>
  DETERMINER.test(word) ? 'determiner' : PREPOSITION.test(word) ? 'preposition' : word;

const LINKS = /^(?:of|for|and|the|in|to|with)$/;

/** "Framework of _____ for Languages": the gap stands inside a longer name, of which only one word can be right. */
export function isInsideName(before: readonly string[], after: readonly string[]): boolean {
  return endsInName(before.toReversed()) || endsInName(after);
}

/** Names that stand in the document as a part of a longer one: "Acceptance" in "Confirmation of Acceptance". */
export function fragmentsIn(sentences: readonly StudySentence[], terms: readonly KeyTerm[]): ReadonlySet<string> {
  const names = new Set(terms.filter((term) => term.isProper).map(({ folded }) => folded));
  const fragments = new Set<string>();
  for (const { words } of sentences) {
    const texts = words.map(({ text }) => text);
    words.forEach((_, at) => {
      for (let end = at + 1; end <= at + 4; end += 1) {
        const name = words
          .slice(at, end)
          .map(({ folded }) => folded)
          .join(' ');
        if (names.has(name) && isInsideName(texts.slice(Math.max(0, at - 3), at), texts.slice(end, end + 3)))
          fragments.add(name);
      }
    });
  }
  return fragments;
}

/** The words next to a gap, nearest first. */
function endsInName([link = '', next = '', afterThat = '']: readonly string[]): boolean {
  if (!LINKS.test(link) || link === 'the') return false;
  // "Domestic Worker in a Private Household" is one name.
  if (/^an?$/.test(next)) return afterThat !== '' && isProper(afterThat);
  const word = next === 'the' ? afterThat : next;
  // "in Leeds and _____" joins two names; "of", "for" make one.
  return (link === 'of' || link === 'for' || link === 'with') && word !== '' && isProper(word) && !LINKS.test(word);
}
