import { words } from '../names/company-name.js';

/** Words that nobody is told apart by, and that may be left out of a person's name. */
export const smallWords = 'and of the mr mrs miss ms mx dr ltd limited llp plc'.split(' ');

/** Where a text begins to say what somebody trades as, after `words` has spelled it one way; nothing may follow. */
export const tradingAs = ' (?:ta|t as|trading as)(?= |$)';

/** So many telling words at least make a name. */
export const LEAST_WORDS = 2;

/**
 * Whether a text asks for this entry by its whole printed name: the exact name, or all its telling words, at least two,
 * and none that it has not: "Ann K Smith" is another. Of who trades as something that is the person and the business: the
 * name of a shop leads to nobody, nor does a person's own to what they trade as. An entry that may be a person is found by
 * nothing less, as it is when the register is searched. A company's form behind the exact name takes nothing from it: the
 * register has names of one word that lost theirs.
 */
export function isLookedUp(name: string, text: string): boolean {
  const [asked, own] = [withoutTradingAs(words(text).join(' ')), withoutTradingAs(words(name).join(' '))];
  const isAllThere = telling(asked).every((word) => own.includes(word));
  const texts = [asked.join(' '), formlessOf(asked)];
  const isWhole = wholeNameOf(texts, asked)(own.join(' '));
  return isAllThere && isWhole;
}

/** The same for names and texts, any of which is the whole name, that are spelled one way. `lookedUp` of `sponsor-search.sql.ts` is this as SQL. */
export function wholeNameOf(texts: string[], asked: string[]): (name: string) => boolean {
  if (asked.length === 0) return () => false;
  // a word alone is never all of a name
  if (telling(asked).length < LEAST_WORDS) return (name) => texts.includes(name);
  const isAsked = new Set(asked);
  return (name) => {
    if (texts.includes(name)) return true;
    const all = telling(withoutTradingAs(name));
    return all.length >= LEAST_WORDS && all.every((word) => isAsked.has(word));
  };
}

/** The words without a company's form behind them, as one text; empty where they have none. */
export const formlessOf = (words: string[]): string =>
  /^(?:ltd|limited|llp|plc)$/.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : '';

const joint = new RegExp(tradingAs, 'g');
const withoutTradingAs = (name: string): string[] => name.replace(joint, '').split(' ').filter(Boolean);
const telling = (words: string[]) => words.filter((word) => !smallWords.includes(word));
