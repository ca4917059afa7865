import type { StudySentence } from './document.js';
import { isProper, type KeyTerm } from './key-terms.js';

/** Heads of everyday nouns by what they name; a gap for a person is not filled with a paper. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['route', /^(?:route|scheme|programme|program|course|pathway|path|project|plan|study)s?$/],
  [
    'body',
    /^(?:institution|provider|school|universit(?:y|ie)|college|compan(?:y|ie)|organi[sz]ation|body|bodie|employer|sponsor|authorit(?:y|ie)|office|department|government|agenc(?:y|ie)|council|court|board|committee|business|businesse|charit(?:y|ie)|bank|firm|team)s?$/,
  ],
  [
    'paper',
    /^(?:application|certificate|letter|form|visa|passport|document|licence|license|permit|record|report|statement|list|register|contract|qualification|degree|diploma|award|offer|notice|order|paper|charge|fee|act|clearance|permission|endorsement)s?$/,
  ],
  ['appendix', /^appendix$/],
  [
    'place',
    /^(?:ireland|scotland|england|wales|britain|countr(?:y|ie)|state|cit(?:y|ie)|town|region|area|kingdom|island|nation|territor(?:y|ie)|premise)s?$/,
  ],
  ['time', /^(?:period|date|day|week|month|year|term|length|age|duration|deadline|history)s?$/],
  [
    'person',
    /^(?:applicant|claimant|parent|partner|child|children|student|person|guardian|carer|spouse|relative|nurse|patient|individual|graduate|citizen|national|resident|dependant|dependent|member|visitor|assistant|candidate|participant|people|client)s?$|(?:[^nt]ist|yee)s?$/,
  ],
  [
    'thing',
    /^(?:number|power|matter|water|factor|sector|error|border|transfer|danger|career|layer|computer|centre|answer|weather|corner|colour|behaviour)s?$/,
  ],
  ['person', /(?:er|or)s?$/],
];

const OTHER = 'thing';

function kindOf(term: KeyTerm): string {
  const head = (term.words[0] === 'appendix' ? term.words[0] : term.words.at(-1)) ?? '';
  return KINDS.find(([, heads]) => heads.test(head))?.[0] ?? OTHER;
}

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
  if (one.words.at(-1) === other.words.at(-1)) return true;
  const fits = company.get(other.folded)?.has(placeAfter(before)) ?? false;
  if (one.isProper && one.words[0] === other.words[0] && one.words.length > 1) return true;
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return false;
  // A name of several words is told from others by its kind alone: without one there is nothing to go by.
  if (one.isProper) return fits && (kind !== OTHER || (one.words.length === 1 && other.words.length === 1));
  return fits;
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
  const word = next === 'the' ? afterThat : next;
  // "in Leeds and _____" joins two names; "of", "for" make one.
  return (link === 'of' || link === 'for' || link === 'with') && word !== '' && isProper(word) && !LINKS.test(word);
}
