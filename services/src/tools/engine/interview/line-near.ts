import type { CvFacts } from '../reading/cv-facts.js';
import { stemsOf } from '../reading/stems.js';
import { wordsOf } from '../text/words.js';
import { PLAIN_STEMS } from './plain-stems.js';

const MAY_TELL_OF_WORK: ReadonlySet<string> = new Set(['experience', 'projects', 'volunteering', 'head', 'other']);
/** A name, a trade and a town. */
const LONGEST_NAME = 6;
const SHORTEST = 4;

/** What is done with a thing says nothing of the thing: whoever ordered and counted stock is near to stock control. */
const HANDLING = new Set(
  stemsOf(
    `control management handling keeping taking administration maintenance planning ordering checking monitoring rotation
    processing preparation replenishment operation scheduling reporting`,
  ),
);
/** Before such a word they say when or how, and not what: "time management", "change management". */
const NO_THING = new Set(stemsOf('time change risk quality access self line general pressure stress crisis task'));

/** A line of work that names what the advert asks for in another way: "reading of drawings", "stock ordering". */
export function lineNear(name: string, { worded }: CvFacts): string | null {
  const word = tellingWord(name);
  if (word === null) return null;
  const near = worded.find(
    ({ stems, denied, proof: { section, whole } }) =>
      MAY_TELL_OF_WORK.has(section) &&
      whole.split(' ').length > LONGEST_NAME &&
      !/\S@\S|\d{6,}|\blevel \d/i.test(whole) &&
      [...stems].some((each) => isOfWord(each, word)) &&
      !denied.has(word),
  );
  return near ? near.proof.whole : null;
}

/** A stocktake is of stock, a headcount of heads; stockings are of none. */
const isOfWord = (stem: string, word: string): boolean =>
  stem === word || (stem.startsWith(word) && COMPOUND.test(stem.slice(word.length)));
const COMPOUND = /^(?:tak|count|check|room|book|list)/;

/** "Heat pumps" are pumps: what stands last is what is asked for, unless it says what is done with it. */
function tellingWord(name: string): string | null {
  const words = wordsOf(name).flatMap(({ folded }) => stemsOf(folded).slice(0, 1));
  const last = words.at(-1) ?? '';
  if (words.length === 2 && HANDLING.has(last)) {
    const [thing = ''] = words;
    return thing.length < SHORTEST || NO_THING.has(thing) || PLAIN_STEMS.has(thing) ? null : thing;
  }
  return last.length < SHORTEST || PLAIN_STEMS.has(last) ? null : last;
}
