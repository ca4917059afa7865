import { areOfOneKind, endsTitles, groupSize, isOfKind, isTitleOfWork, isTradeByItself } from './listed-occupations.js';
import { asksStanding, isStandingAfter, isStandingBefore, withoutGrades } from './standing.js';
import { relativesOf } from './word-families.js';
import { fillers, partsOf, wordsOf } from './words.js';

/** What somebody with a title works as, as texts to be looked for. */
export interface Trade {
  /** What the title calls the work, that which says most first. */
  named: string[];
  /** What it is a kind of: a nurse of a district nurse. */
  kind: string[];
  /** What is less surely of that kind: a driver of a lorry driver; or the field of who manages something. */
  wider: string[];
  /** Titles of the work that is nearest: of whom somebody helps, or of who is called otherwise in the same position. */
  near: string[];
  /** A title of our lists, so that only who does the same is of the same work. */
  isListed: boolean;
}

/** As `search_heads()` parts a title, but for what stands between two that somebody is both of. */
const BETWEEN_PARTS = /[,;:|()[\]–—“”•]|\s-+|-+\s/;
const BETWEEN_TRADES = /\/|\s(?:and|&|or)\s/i;
const PREPOSITION = /\s(?:of|in|for|with|to|at|on|by|from|except)\s/i;

/** What is longer is no title any more. */
const LONGEST_TITLE = 200;
const MOST_WORDS = 12;

/**
 * The trade in a title, and nothing of the grade, standing, licence, shift, contract or place that stand around it: the part
 * of it that our lists know, else the first that ends as titles do.
 */
export function tradeOf(title: string): Trade | undefined {
  const parts = title
    .slice(0, LONGEST_TITLE)
    .split(BETWEEN_PARTS)
    .map((part) => part.trim());
  const trades = parts.flatMap((part, at) => tradeOfPart(part, parts[at + 1] ?? '') ?? []);
  return trades.find(({ isListed }) => isListed) ?? trades[0];
}

/** `next`: the part behind it, of which somebody may be the "Team Leader". */
function tradeOfPart(part: string, next: string): Trade | undefined {
  const [before = '', ...after] = withoutRest(part).split(PREPOSITION);
  const words = wordsIn(before);
  if (words.length > 0 && words.every(asksStanding)) return ofStandingOver(words, wordsIn(after.join(' ') || next));
  const whole = readTrade(words);
  // a consultant or an officer is one of what stands behind
  if (after.length > 0 && !whole?.isListed) return ofStandingOver(words, wordsIn(after.join(' '))) ?? whole;
  if (!BETWEEN_TRADES.test(before)) return whole;
  const several = before.split(BETWEEN_TRADES).flatMap((one) => readTrade(wordsIn(one)) ?? []);
  const listed = several.filter(({ isListed }) => isListed);
  if (listed.length === 0) return whole && withParts(whole, several);
  if (listed.length === 1 && whole?.isListed) return whole;
  return {
    named: unique(listed.flatMap(({ named }) => named)),
    kind: unique(listed.flatMap(({ kind }) => kind)),
    wider: unique(listed.flatMap(({ wider }) => wider)),
    near: unique(listed.flatMap(({ near }) => near)),
    isListed: true,
  };
}

/** "Early childhood educators and assistants" are the educators too, and assistants of any kind are none of them. */
const withParts = (whole: Trade, parts: Trade[]): Trade => ({
  ...whole,
  named: unique([...whole.named, ...parts.flatMap(({ named }) => named).filter((text) => text.includes(' '))]),
});

/** Classifications end with what else they count in, "and related support occupations", and begin with "Other" what is left. */
const withoutRest = (part: string): string =>
  part.replace(/^other\s(?=\S)/i, '').replace(/\s(?:and|or|&)\s(?:other\s)?related\s.*$/i, '');

const wordsIn = (text: string): string[] => withoutGrades(wordsOf(text).flatMap(partsOf)).slice(0, MOST_WORDS);

function readTrade(words: string[]): Trade | undefined {
  const end = words.findLastIndex((word) => endsTitles(word)) + 1;
  const said = words.slice(0, end);
  if (said.every(asksStanding)) return undefined;
  return isStandingAfter(said.at(-1)!) ? ofStandingBehind(said) : tradeAtEnd(said);
}

/** "Head of Finance", "Team Leader - Domiciliary Care". */
function ofStandingOver(standing: string[], after: string[]): Trade | undefined {
  const field = after.filter((word) => !fillers.has(word));
  if (field.length === 0) return undefined;
  const trade = readTrade(field);
  const over = {
    named: [textOf([...standing, ...field])],
    kind: [],
    near: [],
    isListed: isTitleOfWork([...standing, ...field]),
  };
  return trade?.isListed
    ? { ...trade, named: unique([...over.named, ...trade.named]) }
    : { ...over, wider: asField(field) };
}

/** A field of work, where its one word has others of the same ("farm", "marketing"): a site or a ward is only where it is done. */
const asField = (words: string[]): string[] =>
  words.length > 1 || words.some((word) => relativesOf(word).length > 0) ? [textOf(words)] : [];

/** A pharmacist manager is a pharmacist; a sales manager no sales, but nearer to them than to any other manager. */
function ofStandingBehind(said: string[]): Trade {
  const led = said.slice(0, said.findLastIndex((word) => !isStandingAfter(word)) + 1);
  const whole = withoutStandingBefore(said);
  const doer = tradeOfLed(led);
  const titles = isTitleOfWork(whole) ? [whole, ...(isTitleOfWork(said) ? [said] : [])] : [];
  if (doer) return { ...doer, named: unique([...titles.map(textOf), ...doer.named]) };
  const isListed = titles.length > 0;
  const field = withoutStandingBefore(led);
  return { named: [textOf(whole)], kind: [], wider: asField(field), near: othersOfField(field), isListed };
}

/** A talent acquisition partner does what a specialist in it does, who leads nobody either. */
const othersOfField = (field: string[]): string[] =>
  field.length < 2
    ? []
    : ['specialist', 'consultant', 'coordinator', 'partner'].flatMap((standing) =>
        isTitleOfWork([...field, standing]) ? [textOf([...field, standing])] : [],
      );

/** Who does the work that is led: at most what they work in stands between ("Butcher Shop Manager"). */
function tradeOfLed(led: string[]): Trade | undefined {
  for (const end of [led.length, led.length - 1]) {
    const some = led.slice(0, end);
    const between = led.slice(end);
    if (some.length === 0 || !endsTitles(some.at(-1)!) || between.some((word) => IS_ACTIVITY.test(word))) continue;
    const trade = tradeAtEnd(some);
    if (trade.isListed) return trade;
  }
  return undefined;
}
const IS_ACTIVITY = /(?:ing|ment|tion|tions|ance|ence)$/;

function tradeAtEnd(said: string[]): Trade {
  const last = said.at(-1)!;
  const from = said.findIndex((_, at) => isKnown(said.slice(at)));
  if (from < 0) {
    const whole = withoutStandingBefore(said);
    const ending = whole.slice(-2);
    const isBroken = ending.some((word) => fillers.has(word));
    return {
      named: unique([textOf(whole), isBroken ? '' : textOf(ending)]),
      kind: [],
      wider: [],
      near: [],
      isListed: false,
    };
  }
  const listed = said.slice(from);
  const bare = withoutStandingBefore(listed);
  const named = [listed, ...(isKnown(bare) ? [bare] : [])];
  const isKind = bare.length > 1 && isTradeByItself(last);
  const kind = isKind && isOfKind(bare, groupSize.minor) ? [last] : [];
  const wider = isKind && kind.length === 0 && isOfKind(bare, groupSize.subMajor) ? [last] : [];
  return {
    named: unique([...named, ...tradeBeside(said.slice(0, from), last)].map(textOf)),
    kind,
    wider,
    near: helped(said),
    isListed: true,
  };
}

const helpers = new Set('labourer,laborer,mate,helper'.split(','));

/** Whom somebody helps: the scaffolder of a scaffolding labourer, the bricklayer of a bricklayer's mate. */
function helped(said: string[]): string[] {
  const [trade = '', last = ''] = said.slice(-2);
  if (!helpers.has(last)) return [];
  return [trade, ...relativesOf(trade)].filter(isTradeByItself);
}

/**
 * The trade that stands before another: of who is both, a welder and fabricator, and of who has one and something that anybody
 * may be, a therapist and clinical specialist.
 */
function tradeBeside(before: string[], last: string): string[][] {
  const beside = before.at(-1);
  if (beside === undefined || asksStanding(beside) || !endsTitles(beside)) return [];
  const from = before.findIndex((_, at) => isKnown(before.slice(at)));
  return from >= 0 && (!isTradeByItself(last) || areOfOneKind(beside, last)) ? [before.slice(from)] : [];
}

const isKnown = (words: string[]): boolean =>
  words.length === 1
    ? !asksStanding(words[0]!) && isTradeByItself(words[0]!)
    : words.length > 1 && !fillers.has(words[0]!) && isTitleOfWork(words);

function withoutStandingBefore(words: string[]): string[] {
  const from = words.findIndex((word) => !isStandingBefore(word));
  return from < 0 ? words.slice(-1) : words.slice(from);
}

const textOf = (words: string[]): string => words.join(' ');

const unique = (texts: string[]): string[] => [...new Set(texts)].filter(Boolean);
