import type { StudySentence } from './document.js';
import { FEWEST_DISTRACTORS } from './distractors.js';
import { isSureVerb } from './finite-verbs.js';
import type { DraftQuestion } from './question.js';
import { kindOfHead } from './term-kinds.js';

/** What the names of a document are names of: "Circe" of a being, "Argo" of a ship, "Ithaca" of a place. */
export type NameSorts = ReadonlyMap<string, string>;

const NAME = String.raw`\p{Lu}[\p{Ll}\p{M}’'-]+`;
const NAMES = new RegExp(String.raw`(?<![\p{L}’'-])${NAME}(?![\p{L}])`, 'gu');
const NOUN = String.raw`((?:[\p{Ll}-]+ ){0,3}?\p{Ll}[\p{Ll}-]+)`;
const ENDS = String.raw`(?=[,.;:]|$| (?:of|who|that|which|whose|whom|in|from|for|by|with|at|on|near|and|to|where|made|built|called|named|when|until)(?!\p{L}))`;
/** "Circe was a witch who", "Calypso, a nymph,". */
const SAID_TO_BE = new RegExp(
  String.raw`^(?:, (?:once |now |then )?| (?:is|was|were|are|became|remains) (?:once |also )?)(?:an?|the|one of the)(?: (?:only|first|last))? ${NOUN}${ENDS}`,
  'u',
);
/** "The ship Argo", "a whirlpool called Charybdis", "the island of Ogygia". */
const WHAT_IT_IS =
  /(?:^|[\s“"(])(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}[\p{Ll}-]+ ){0,2}?(\p{Ll}[\p{Ll}-]+)(?: (?:called|named))? $/u;
const PLACE_OF =
  /\b(?:island|isle|city|town|village|port|beach|coast|land|kingdom|harbour|bay|king|queen|ruler|people|district|county|province|region|state|capital) of $/iu;
const KIN_OF =
  /\b(?:son|daughter|wife|husband|father|mother|brother|sister|friend|cousin|uncle|aunt|nephew|niece|servant|lover|widow|advice|order|reign|death) of $/iu;
/** "A qualification in Welsh", "Foundations in Accountancy": of what, and not where. */
const IN_A_PLACE =
  /(?:(?<!\b(?:qualifications?|degrees?|diplomas?|courses?|gcses?|levels?|above|foundations?|certificates?|stud(?:y|ies|ied)|training|trained|exams?|examinations?|lessons?|fluent|written|published|interest(?:ed)?) )\b[Ii]n|\b(?:[Nn]ear|across|throughout|reached|left|entered|[Aa]round|outside|inside|into)|\b(?:went|goes|go|going|travelled|sailed|fled|came|home|returned|returning|moved|marched|back|way|journey|march) (?:to|from)|\b(?:war|battle|siege|lived|born|died|arrived|landed) (?:at|of)) $/iu;

const BEINGS =
  /(?:^|[\s-])(?:gods?|goddess(?:es)?|giants?|monsters?|witch(?:es)?|nymphs?|hero(?:es)?|heroine|king|queen|prince(?:ss)?|son|daughter|wife|husband|father|mother|brother|sister|titan|cyclops|prophet(?:ess)?|priest(?:ess)?|servant|nurse|slave|captain|messenger|warrior|knight|duke|earl|lord|lady|bishop|pope|monk|nun|saint|general|admiral|philosopher|mathematician|physicist|chemist|biologist|engineer|explorer|inventor|painter|sculptor|composer|friend|suitors?|swineherd|maid|boy|girl|man|woman|hunter|smith|shepherd|merchant|rival|lover|widow|sorceress|oracle)$/u;
const SHIPS =
  /(?:^|[\s-])(?:ships?|boats?|vessels?|galley|frigate|schooner|steamer|steamship|warship|raft|submarine|liner|ferry)$/u;
const WATERS = /(?:^|[\s-])(?:whirlpool|rivers?|seas?|lakes?|straits?|oceans?|springs?|streams?|canal|waterfall)$/u;
const PLACES =
  /(?:^|[\s-])(?:islands?|isle|cit(?:y|ies)|towns?|villages?|ports?|harbour|countr(?:y|ies)|kingdom|land|region|province|county|capital|mountain|hill|valley|cave|palace|castle|fortress|state|colony|district|peninsula|desert|plain)$/u;

function sortOf(noun: string): string | null {
  if (BEINGS.test(noun)) return 'being';
  if (SHIPS.test(noun)) return 'ship';
  if (WATERS.test(noun)) return 'water';
  if (PLACES.test(noun)) return 'place';
  const kind = kindOfHead(noun.split(' ').at(-1) ?? '');
  if (kind === 'person') return 'being';
  return kind === 'place' ? 'place' : null;
}

/** What somebody does and no ship, place or whirlpool: "Hermes gave", "Penelope waited for". */
const DOES =
  /^ (?:said|told|asked|gave|helped|waited|loved|hated|married|killed|wrote|thought|believed|argued|knew|promised|ordered|begged|wept|decided|refused|spoke|answered|taught|learned|discovered|invented|proposed)(?!\p{L})/u;

/** By what the document says of each name, of the sorts that it says most often. */
export function nameSortsOf(sentences: readonly StudySentence[]): NameSorts {
  const votes = new Map<string, Map<string, number>>();
  const vote = (name: string, sort: string | null, weight: number) => {
    if (sort === null) return;
    const own = votes.get(name) ?? new Map<string, number>();
    own.set(sort, (own.get(sort) ?? 0) + weight);
    votes.set(name, own);
  };
  const some = sentences.slice(0, MOST_SENTENCES);
  const names = properNamesIn(some);
  for (const { text } of some) {
    for (const { 0: name, index } of text.matchAll(NAMES)) {
      if (!names.has(name)) continue;
      const before = text.slice(Math.max(0, index - 40), index);
      const after = text.slice(index + name.length, index + name.length + 80);
      const is = SAID_TO_BE.exec(after)?.[1];
      if (is !== undefined && !isSureVerb(is)) vote(name, sortOf(is) ?? `a ${is.split(' ').at(-1) ?? is}`, SAID);
      const named = WHAT_IT_IS.exec(before)?.[1];
      if (named !== undefined) vote(name, sortOf(named), SAID);
      if (PLACE_OF.test(before)) vote(name, 'place', SAID);
      else if (KIN_OF.test(before)) vote(name, 'being', SAID);
      else if (IN_A_PLACE.test(before)) vote(name, 'place', SEEN);
      if (DOES.test(after)) vote(name, 'being', SEEN);
    }
  }
  return new Map(
    [...votes].map(([name, own]) => [name, [...own].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '']),
  );
}
const MOST_SENTENCES = 2000;

/** Written with a capital within a sentence, and small nowhere: "Pepsin" at the beginning of one is no name. */
function properNamesIn(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const within = new Set<string>();
  const small = new Set<string>();
  for (const { text, words } of sentences) {
    for (const { 0: name, index } of text.matchAll(NAMES))
      if (/\p{L},? $/u.test(text.slice(Math.max(0, index - 3), index))) within.add(name);
    for (const word of words) if (/^\p{Ll}/u.test(word.text)) small.add(word.text);
  }
  return new Set([...within].filter((name) => !small.has(name.toLowerCase())));
}

/** What is said in so many words weighs more than what a word beside it lets see. */
const SAID = 3;
const SEEN = 1;

/** A being beside a ship is no wrong answer that anybody would choose. */
export const areOfOneSort = (one: string, other: string, sorts: NameSorts): boolean =>
  sorts.get(one) === sorts.get(other);

/** A question whose answer is a name keeps the names of its sort, and is dropped where too few are left. */
export function withNamesOfOneSort(draft: DraftQuestion, sorts: NameSorts): DraftQuestion[] {
  if (!IS_A_NAME.test(draft.answer)) return [draft];
  const distractors = draft.distractors.filter(
    (other) => !IS_A_NAME.test(other) || areOfOneSort(draft.answer, other, sorts),
  );
  if (distractors.length === draft.distractors.length) return [draft];
  return distractors.length < FEWEST_DISTRACTORS ? [] : [{ ...draft, distractors }];
}
const IS_A_NAME = new RegExp(String.raw`^${NAME}$`, 'u');
