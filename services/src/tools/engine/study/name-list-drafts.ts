import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { blocksOf, pagesOf } from './blocks.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { inQuotes, type DraftQuestion } from './question.js';
import { saysAWordOf } from './read-off.js';
import { shortened } from '../text/clean.js';

/** Names that a document lists, or names in one breath, with what it says of them. */
interface NameList {
  said: string;
  names: ReadonlyMap<string, StudySentence | null>;
}

/** "Hong Kong", "Bosnia Herzegovina", "Côte d’Ivoire (formerly Ivory Coast)"; no sentence, no label. */
const A_NAME = /^\p{Lu}[\p{L}’'. -]{2,50}\*?(?: \([^()]{3,40}\))?$/u;
const MOST_WORDS = 5;
const FEWEST_NAMES = 3;
/** "Bahrain, Kuwait, Oman, Saudi Arabia and United Arab Emirates". */
const PART = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2}';
const IN_ONE_BREATH = new RegExp(`${PART}(?:, ${PART}){1,20},? and ${PART}`, 'gu');
/** Two lists that are spoken of in so many words alike are of one sort. */
const ALIKE = 2;
const MOST_TO_CHOOSE_FROM = 6;
const MOST_OF_A_LIST = 60;
const LONGEST_LEAD = 320;
/** Several questions about one list are worded differently. */
const WORDINGS = ['stands in this list of the document', 'does the document list here'];

/** "Which of these stands in this list?": a name of it, beside names of the same sort that the document has elsewhere. */
export function nameListDrafts(text: string): DraftQuestion[] {
  const lists = nameListsIn(text);
  return lists.flatMap((list) => {
    const beside = namesBeside(list, lists);
    if (beside.length < FEWEST_DISTRACTORS) return [];
    return [...list.names].slice(0, MOST_OF_A_LIST).flatMap(([name, sentence], at) => {
      if (!sentence || saysAWordOf(name, list.said)) return [];
      // From another place for each name, so that a test has not the same wrong answers twice.
      const distractors = [...beside.slice(at % beside.length), ...beside.slice(0, at % beside.length)]
        .filter((other) => !saysAWordOf(other, name))
        .slice(0, MOST_TO_CHOOSE_FROM);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      const asks = WORDINGS[at % WORDINGS.length] ?? '';
      return [
        {
          kind: 'item' as const,
          question: `Which of these ${asks}? ${inQuotes(`${shortened(list.said, LONGEST_LEAD)} …`)}`,
          answer: name,
          distractors,
          sentence,
          worth: 1.6 - shortBy(distractors),
        },
      ];
    });
  });
}

function nameListsIn(text: string): NameList[] {
  const lists = new Map<string, Map<string, StudySentence | null>>();
  const spoken: NameList[] = [];
  for (const { page, text: pageText } of pagesOf(text)) {
    for (const { text: line, isItem, list } of blocksOf(pageText)) {
      const name = line.replace(/\*$|(?: ?[–—]| -) .*\d.*$/, '');
      if (isItem && list !== null && isName(name)) {
        const isWhole = name === line.replace(/\*$/, '');
        const sentence = isWhole ? { text: name, words: wordsOf(name), page, under: null, lead: list } : null;
        lists.set(list, (lists.get(list) ?? new Map<string, StudySentence | null>()).set(name, sentence));
      }
      for (const [row] of line.matchAll(IN_ONE_BREATH))
        spoken.push({
          said: line.slice(0, LONGEST_LEAD).replace(row, ''),
          names: new Map(row.split(/, (?:and )?| and /).map((name) => [name, null])),
        });
    }
  }
  const listed = [...lists].map(([said, names]) => ({ said, names }));
  return [...listed, ...spoken].filter(({ names }) => names.size >= FEWEST_NAMES);
}

const isName = (line: string): boolean =>
  A_NAME.test(line) && wordsOf(line).length <= MOST_WORDS && !/^(?:DELETED|Not used)\b/i.test(line);

/** Of lists that name one of the same things, or are spoken of alike; nothing that this one has as well. */
function namesBeside(list: NameList, lists: readonly NameList[]): string[] {
  const own = [...list.names.keys()].map(bare);
  const isOwn = (name: string) => own.some((other) => ` ${other} `.includes(` ${bare(name)} `));
  const names = lists
    .filter((other) => other !== list && ([...other.names.keys()].some(isOwn) || areAlike(other.said, list.said)))
    .flatMap(({ names: others }) => [...others.keys()]);
  return [...new Map(names.filter((name) => !isOwn(name) && isName(name)).map((name) => [bare(name), name])).values()];
}

const bare = (name: string): string =>
  wordsOf(name)
    .map(({ folded }) => folded)
    .join(' ');

function areAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    (text) =>
      new Set(
        wordsOf(text)
          .map(({ folded }) => folded)
          .filter((word) => !SMALL_WORDS.has(word) && word.length > 3),
      ),
  );
  return [...(first ?? [])].filter((word) => second?.has(word)).length >= ALIKE;
}
