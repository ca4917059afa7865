import { isAdverb } from './adverbs.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { endsInPerson } from '../reading/occupations.js';
import { isSureVerb } from './finite-verbs.js';
import { PARTICLES } from './particles.js';
import { isABody } from './names-by-look.js';
import { isALanguage, isOfASubject } from './names-of-subjects.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

type NameKind = 'person' | 'place';

/** A name where it stands in a sentence. */
interface Name {
  text: string;
  start: number;
  sentence: StudySentence;
}

const NAME_PART = '\\p{Lu}\\p{Ll}[\\p{L}’-]*';
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])${NAME_PART}(?: (?:of (?:the )?|(?:${PARTICLES})(?: der?| den| la)? )?${NAME_PART}){0,3}(?: [IVX]{1,4})?(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Begin with a capital and name neither. */
const OTHER =
  /^(?:King|Queen|Lord|Lady|Sir|Mayor|President|Archbishop|Bishop|Duke|Earl|Prime Minister)(?: of\b.*)?$|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Appendix|Act|Table|Part|Figure|Chapter|Section|English|French|German|Latin|British|The|Regulations?|Rules?|Office|Department|Court|Association|Society|Company|University|Authority|Commission|Council|Agency|Board|Committee|Ministry|Bank|Union|Party|Trust|Service|Institute|Navy|Army|Church|Theorem|Prize)\b/;
const BEFORE_A_PLACE =
  /\b(?:(?:in|at|near|from|into|across|around|outside|inside|towards?|reached|entered|left|leaving)(?: the)?|(?:went|goes|go|going|travelled|sailed|fled|came|returned|returning|moved|marched|boat|back|way|journey|march) to|(?:town|city|village|port|island|state|province|county|kingdom) of) $/;
/** "Lombard Street", "Savoy Palace", "River Severn". */
const A_PLACE_ITSELF =
  /\b(?:Lane|Street|Road|Square|Bridge|Palace|Cathedral|Castle|Abbey|Hill|Park|Island|Bay|Valley|Harbour)$|^(?:River|Lake|Mount|Cape) /;
/** "Simon Sudbury, Archbishop of Canterbury". */
const A_RANK = /^, \p{Lu}\p{Ll}+ of /u;
/** "John Bampton, a tax collector", "Olive Mount, a hill near the city": what a name is said to be. */
const SAID_TO_BE =
  /^, (?:an?|the) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=[,.;]| (?:of|who|that|which|whose|in|from|for|by|with|at|on|near|and)\b)/u;
const A_PERSON =
  /(?:priest|monk|nun|smith|wright|knight|duke|earl|lord|lady|prince|princess|bishop|tailor|widow|wife|son|daughter|nephew|niece|uncle|aunt|cousin|friend|rival|peer|slave|serf|peasant|reeve|sheriff|judge|nurse|spy|thief|hero|mathematician|physician|musician|clerk|architect|refugee|guard)$/i;
/** "Sans Pareil, built by Timothy Hackworth": a thing. */
const MADE_BY = /^,? (?:was |were |is )?\p{Ll}+(?:ed|en|ilt|ade|ritten|un|awn) by /u;
/** "The contractor was William Arrol", "his assistant Kaichi Watanabe": who somebody is said to be. */
const WHO = /(\p{Ll}+)(?: (?:was|is|named|called))? $/u;
/** "French engineers under Louis Coiseau": of people. */
const LED_BY = /\p{Ll}{3,} (?:under|led by|headed by) $/u;
/** So many characters before a name tell what it is of. */
const BEFORE = 30;
/** "William Arrol of Glasgow" beside people of whom nothing is said. */
const OF_A_PLACE = /(?<=^\p{Lu}\S{1,40} \p{Lu}\S{1,40}) of \p{Lu}\S{1,40}$/u;
const MOST_SENTENCES = 400;
const MOST_TO_CHOOSE_FROM = 6;
/** A text about Britain names it everywhere: no town beside it is an answer. */
const MOST_OF_ONE_NAME = 2;

/** Who did it, where was it: a name is left out, and the document's other people, or its other places, stand beside it. */
export function nameDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const some = sentences.slice(0, MOST_SENTENCES);
  const small = new Set(
    some.flatMap(({ words }) => words.map(({ text }) => text)).filter((word) => /^\p{Ll}/u.test(word)),
  );
  const names = some.flatMap((sentence) => namesIn(sentence, small));
  const kinds = kindsOf(names);
  // "The Tower" beside "the Wash", "London" beside "Kent".
  const articled = new Set(
    names.filter(({ start, sentence }) => /\b[Tt]he $/.test(sentence.text.slice(0, start))).map(({ text }) => text),
  );
  const counts = new Map<string, number>();
  for (const { text } of names) counts.set(text, (counts.get(text) ?? 0) + 1);
  return names.flatMap((name) => {
    const kind = kinds.get(name.text);
    const { text } = name.sentence;
    if (!kind || text.indexOf(name.text) !== text.lastIndexOf(name.text) || isOneOfTwo(name, kind)) return [];
    if (kind === 'place' && isOfASubject(text, name.start, name.text)) return [];
    if (
      kind === 'person' ? tellsWho(name) : [...kinds].some(([other, its]) => its === 'place' && isBeside(other, name))
    )
      return [];
    const distractors = [...kinds]
      .filter(([other]) => articled.has(other) === articled.has(name.text))
      .filter(([other]) => A_TITLE.test(other) === A_TITLE.test(name.text))
      .filter(
        ([other, its]) =>
          its === kind && !isALanguage(other) && !sharesAWord(other, name.text) && !text.includes(other),
      )
      .map(([other]) => other)
      .toSorted((one, other) => farness(one, name.text) - farness(other, name.text) || (one < other ? -1 : 1))
      .slice(0, MOST_TO_CHOOSE_FROM);
    if (distractors.length < FEWEST_DISTRACTORS) return [];
    const gapped = withGap(text, name.start, name.text);
    return [
      {
        kind: 'name' as const,
        question: `Which ${kind} completes this sentence from the document? ${inQuotes(withLead(gapped, name.sentence))}`,
        answer: name.text,
        distractors,
        sentence: name.sentence,
        worth: 2 - shortBy(distractors),
        isCommon: (counts.get(name.text) ?? 0) > MOST_OF_ONE_NAME,
      },
    ];
  });
}

/** "Queen Victoria" beside "Tony Blair". */
const A_TITLE = /^(?:Kings?|Queen|Prince|Princess|Lord|Lady|Sir|Dame|Saint|St|Pope|Emperor|Dr|Professor|President) /;
/** "Gave £2,000 from her own purse", "the Sultan, _____": a pronoun or an office says which of them it was; "its" points to another sentence. */
const tellsWho = ({ text, start, sentence }: Name): boolean =>
  /\b(?:he|she|his|her|hers|him|himself|herself|its)\b/i.test(sentence.text.replace(text, '')) ||
  /\p{L}, $/u.test(sentence.text.slice(0, start));

/** "In Ireland near _____": what lies elsewhere is no answer. */
const isBeside = (other: string, { text, sentence }: Name): boolean =>
  other !== text && !other.includes(text) && !text.includes(other) && sentence.text.includes(other);

/** "_____ and Wales": the other half tells it; of two people with their full names it does not. */
const isOneOfTwo = ({ text, start, sentence }: Name, kind: NameKind): boolean =>
  (!(kind === 'person' && / /.test(text)) &&
    /^(?:,[^.]{0,40})? and \p{Lu}/u.test(sentence.text.slice(start + text.length))) ||
  /\p{Lu}\p{L}+ and $/u.test(sentence.text.slice(0, start));

/** What a sentence begins with is no name for its capital, and what is written small elsewhere is none at all. */
function namesIn(sentence: StudySentence, small: ReadonlySet<string>): Name[] {
  return Array.from(sentence.text.matchAll(NAME), ({ 0: text, index: start }) => ({
    text: isCalledAPerson(sentence.text.slice(Math.max(0, start - BEFORE), start))
      ? text.replace(OF_A_PLACE, '')
      : text,
    ...{ start, sentence },
  })).filter(
    ({ text, start }) =>
      (start > 0 || / /.test(text)) &&
      !OTHER.test(text) &&
      text.split(' ').every((word) => word === 'of' || word === 'the' || !small.has(word.toLowerCase())),
  );
}

/** A place is where something is somewhere in the document; people do something. What is neither surely is not asked for. */
function kindsOf(names: readonly Name[]): ReadonlyMap<string, NameKind> {
  const places = new Set<string>();
  const people = new Set<string>();
  const things = new Set<string>();
  for (const { text, start, sentence } of names) {
    const before = sentence.text.slice(Math.max(0, start - BEFORE), start);
    const after = sentence.text.slice(start + text.length);
    const is = SAID_TO_BE.exec(after)?.[1];
    const isPerson = A_RANK.test(after) || (is !== undefined && (endsInPerson(is) || A_PERSON.test(is)));
    if (MADE_BY.test(after)) things.add(text);
    else if (isPerson && / /.test(text)) people.add(text);
    else if (/ /.test(text) && !isAnOrganisation(text) && isCalledAPerson(before)) people.add(text);
    else if (BEFORE_A_PLACE.test(before) || A_PLACE_ITSELF.test(text)) places.add(text);
    else if (is !== undefined) things.add(text);
    else if (/ /.test(text) && !isAnOrganisation(text) && doesSomething(before, after)) people.add(text);
  }
  return new Map([
    ...[...places]
      .filter((name) => !people.has(name) && !things.has(name))
      .map((name): [string, NameKind] => [name, 'place']),
    ...[...people]
      .filter((name) => !places.has(name) && !things.has(name))
      .map((name): [string, NameKind] => [name, 'person']),
  ]);
}

/** "Phenol Flow" is nobody either. */
const isAnOrganisation = (name: string): boolean => isABody(name) || /\b(?:Church|Fraud|Fault|Laws?|Flow)$/.test(name);

function isCalledAPerson(before: string): boolean {
  const who = WHO.exec(before)?.[1] ?? '';
  const led = LED_BY.test(before) ? before.trim().split(' ').slice(0, -1) : [];
  return [who, ...led.map((word) => word.replace(/s$/, ''))].some(
    (word) => word.length >= SHORTEST_ROLE && (endsInPerson(word) || A_PERSON.test(word)),
  );
}
const SHORTEST_ROLE = 4;

function doesSomething(before: string, after: string): boolean {
  const [first = '', ...more] = /^,? (?:who )?(\p{Ll}+(?: \p{Ll}+){0,2})/u.exec(after)?.[1]?.split(' ') ?? [];
  // "Robert Hooke first described"
  const next = [first, ...more].find((word) => !isAdverb(word)) ?? '';
  return /\bby $/.test(before) || isSureVerb(next) || /[^u]ed$/.test(next);
}

const sharesAWord = (one: string, other: string): boolean =>
  one.split(' ').some((word) => /^\p{Lu}/u.test(word) && other.split(' ').includes(word));

const farness = (one: string, other: string): number => Math.abs(one.length - other.length);
