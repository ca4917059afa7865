import { withoutHowMuch } from '../reading/how-much-asked.js';
import { lately } from '../text/lately.js';
import { doingsCalled, isItsTail, thingsCalled, type Kinds, type Towards } from '../vocabulary/kinds-told.js';
import { phrasesOf, type Way } from '../vocabulary/ways.js';

/**
 * "Organising events": what is done and to what, each by the words in which people tell it: put on a party. What it says
 * of several things is told of each. In either of the ways in which it may be read ("Order picking"); in none where no
 * list knows what is done, or the ask says more than it could be held against.
 */
export const composedWays = lately((asked): readonly (readonly Way[])[] => {
  const words = wordsAsked(asked);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  return [doneFirst(words), doneLast(words), known(words)].filter((ways) => ways !== null);
});
const MOST_WORDS = 8;

/** Few enough words to be held against a line of work as a whole. */
export const isShortAsk = (asked: string): boolean => wordsAsked(asked).length <= MOST_WORDS;

/** "Repairing and servicing of vans": what is done stands before its things. */
function doneFirst(words: readonly string[]): Way[] | null {
  const [first, rest] = doingAtStart(words);
  if (first === null) return null;
  const [second, further] = JOINS.has(rest[0] ?? '') ? doingAtStart(rest.slice(1)) : [null, rest];
  const things = second === null ? rest : further;
  return waysOf(second === null ? [first] : [first, second], things[0] === 'of' ? things.slice(1) : things);
}

/** The longest name of something done with which the words begin, and the words behind it. */
function doingAtStart(words: readonly string[]): [string[] | null, readonly string[]] {
  for (const length of [3, 2, 1]) {
    const name = words.slice(0, length);
    if (name.length === length && doingsCalled(name).length > 0) return [name, words.slice(length)];
  }
  return [null, words];
}

/** "Calf rearing", "stock ordering": behind its thing, in a form that names the doing. */
function doneLast(words: readonly string[]): Way[] | null {
  const last = words.at(-1) ?? '';
  if (!NAMES_A_DOING.test(last) || doingsCalled([last]).length === 0) return null;
  return waysOf([[last]], words.slice(0, -1));
}
const NAMES_A_DOING =
  /(?:ing|ment|tion|sion|ance|care|hygiene|analysis|repair|review|control|delivery|design|recovery|upkeep|storage|service)s?$/;

/** "Pneumatics and hydraulics", "grassland management": whoever works on them knows them. */
function known(words: readonly string[]): Way[] | null {
  const named = [words, words.filter((word) => !OF_ANY_SUBJECT.has(word))].find(areKnownByWork);
  const ways = named ? waysOf([WORK_ON], named, isMoreThanItsTail) : null;
  return ways && ways.map((way) => ({ ...way, mayStandAlone: way.beside.length === 0 }));
}

function areKnownByWork(words: readonly string[]): boolean {
  const things = thingsIn(words);
  const isKnown = ({ thing, narrowing }: Asked) =>
    narrowing.length === 0 && thingsCalled(thing).some(({ isKnownByWork }) => isKnownByWork);
  return things.length > 0 && things.every(isKnown);
}
const WORK_ON = ['work', 'on'];

/** "Dressings" are made by cooks as well: whoever made some does not know wound dressings for it. */
const isMoreThanItsTail = (told: string, name: readonly string[]): boolean => !isItsTail(told, name);

function waysOf(doings: readonly string[][], words: readonly string[], tellsOf: TellsOf = always): Way[] | null {
  const things = thingsIn(words);
  if (things.length === 0 || things.length > MOST_THINGS) return null;
  const ways = things.flatMap((thing) => doings.map((doing) => wayOf(doing, thing, tellsOf)));
  return ways.every((way) => way !== null) ? ways : null;
}
const MOST_THINGS = 3;

/** Which words for a thing are told of what it is called by here. */
type TellsOf = (told: string, name: readonly string[]) => boolean;
const always: TellsOf = () => true;

/** What is spoken of, and what narrows it down behind a preposition: "records", of animals. */
interface Asked {
  thing: string[];
  narrowing: string[];
}

/** Each of "pumps, motors and gearboxes". Whom it is done for is whoever the work is about. */
function thingsIn(words: readonly string[]): Asked[] {
  const things: Asked[] = [{ thing: [], narrowing: [] }];
  let isBehind = false;
  for (const [at, word] of words.entries()) {
    if (isBehind && isOfPeople(words.slice(at))) break;
    if (JOINS.has(word)) {
      things.push({ thing: [], narrowing: [] });
      isBehind = false;
    } else if (LEADS_ON.has(word)) isBehind = true;
    else if (!SAYS_HOW.has(word)) things.at(-1)?.[isBehind ? 'narrowing' : 'thing'].push(word);
  }
  return things.every(({ thing }) => thing.length > 0) ? things : [];
}

const isOfPeople = (words: readonly string[]): boolean =>
  thingsCalled(words).some(({ towards }) => towards === 'people');

/** What is spoken of stands last, and the words before it narrow it down: each has to stand near. */
function wayOf(doing: readonly string[], { thing, narrowing: behind }: Asked, tellsOf: TellsOf): Way | null {
  const from = thing.findIndex((_, at) => thingsCalled(thing.slice(at)).length > 0);
  const head = from < 0 ? thing.slice(-1) : thing.slice(from);
  const narrowing = [...thing.slice(0, from < 0 ? -1 : from), ...behind];
  const known = thingsCalled(head);
  const towards: Towards = known.some((each) => each.towards === 'people') ? 'people' : 'things';
  const told = doingsCalled(doing).filter((each) => each.towards === 'either' || each.towards === towards);
  if (told.length === 0 || narrowing.length > MOST_NARROWING) return null;
  const thingsOf = (kinds: readonly Kinds[]) =>
    phrasesOf([head.join(' '), ...kinds.flatMap((each) => each.told).filter((each) => tellsOf(each, head))]);
  return {
    doings: phrasesOf([doing.join(' '), ...told.flatMap((each) => each.told)]),
    things: thingsOf(known.filter(({ isOfPrograms }) => !isOfPrograms)),
    thingsOfPrograms: thingsOf(known),
    beside: narrowing.map((word) => phrasesOf([word, ...thingsCalled([word]).flatMap((each) => each.told)])),
  };
}
const MOST_NARROWING = 2;

/** The words of an ask, without how well, where and for whom it is to be done. */
function wordsAsked(asked: string): string[] {
  const bare = withoutHowMuch(asked.replace(/\([^()]{0,80}\)/g, ' '))
    .toLowerCase()
    .replace(/^\W+/, '')
    .replace(LEADS_TO_IT, '')
    .replace(AROUND_IT, ' ')
    .replace(ENDS_IT, '');
  const helped = HELPED_TO.exec(bare);
  return (
    (helped ? `${TO_JOIN_IN.test(helped[1] ?? '') ? 'escort ' : ''}${helped[1]?.replace(TO_JOIN_IN, '')}` : bare).match(
      /[\p{L}\p{N}&+/]+(?:['’][\p{L}]+)?|,/gu,
    ) ?? []
  ).filter((word) => !SAYS_NOTHING.has(word));
}

/** "Supporting residents to take part in outings": what they are helped to do. */
const HELPED_TO =
  /^(?:support|help|assist|encourag|enabl)\p{L}* (?:\p{L}+ ){1,4}?(?:to|in|with) ((?:\p{L}+ ){1,5}\p{L}+)$/u;
const TO_JOIN_IN =
  /^(?:tak(?:e|ing) part in|access(?:ing)?|attend(?:ing)?|join(?:ing)?(?: in)?|enjoy(?:ing)?|engag(?:e|ing) (?:in|with)|participat(?:e|ing) in) /;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const JOINS = setOf(', and & /');
const LEADS_ON = setOf('for with in on at to from by into under');
const SAYS_NOTHING = setOf(`a an the your our their its any all some other various`);
const SAYS_HOW =
  setOf(`good excellent high basic accurate accurately complex large small daily weekly own new timely effective efficient effectively
  efficiently different regular healthy nutritious safe safely full professional strong existing multiple varied clear busy of general
  international engaging complex internal external key site classroom company office departmental shift tight challenging senior board school ward farm shop
  successful successfully detailed relevant appropriate different day-to-day`);
const OF_ANY_SUBJECT = setOf('management systems system equipment work control components operations practice');
const LEADS_TO_IT =
  /^(?:(?:an?|the|some|good|strong|excellent|proven|previous|prior|relevant|recent|solid|sound|extensive|practical|hands[- ]on|commercial|basic|confident(?:ly)?|competent|comfortable|skilled|proficient|capable|experienced?|knowledge|understanding|ability|able|willing(?:ness)?|happy|keen|skills?|used|use|using|responsible|responsibility|to|of|in|with|at|for|you(?: will|['’]ll)|be|must|can)[\s:]+){1,8}/;
const AROUND_IT =
  /\b(?:with|for|to|of|by) (?:the |our )?\p{L}+ (?:we|you|who|that)\b[^.;]{0,60}$|\b(?:in|within|for|across) (?:an?|our|the) (?:\p{L}+ ){0,3}(?:environment|setting|business|company|organisation|team|role|home|department|site)\b[^.;]{0,40}$|\b(?:including|such as|e\.g\.|as required|as needed|to a (?:high|good)|to (?:tight )?deadlines?|on time)\b[^.;]{0,80}$/gu;
const ENDS_IT = /\s+(?:skills?|experience|knowledge|duties|abilit(?:y|ies)|tasks?|techniques?|work)\W*$/;
