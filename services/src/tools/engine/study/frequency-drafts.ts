import { FEWEST_DISTRACTORS, OPTIONS_BESIDE, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { MINUTES, SPELLED_NUMBERS } from './figures.js';
import { valueOf } from './given-away.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

/** How often something is done, where it stands in its sentence. */
interface Frequency {
  text: string;
  start: number;
  /** From once to once more, in minutes. */
  period: number;
  sentence: StudySentence;
}

const { minute, hour, day, week, month, year } = MINUTES;
const PERIODS: Record<string, number> = {
  ...{ minute, hour, hourly: hour },
  ...{ day, daily: day, morning: day, evening: day, night: day, shift: day },
  ...{ week, weekly: week, fortnight: 2 * week, fortnightly: 2 * week, month, monthly: month },
  ...{ quarter: year / 4, quarterly: year / 4, term: year / 3, year, yearly: year, annually: year },
};
const TIMES: Record<string, number> = { once: 1, twice: 2, other: 2, second: 2 };
const UNIT = '(?:minute|hour|day|week|fortnight|month|quarter|year)';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const COUNT = `(?:\\d+|${SPELLED_NUMBERS.join('|')})`;
const AT_A_TIME = '(?: at (?:\\d{1,2}[.:]\\d{2}(?: ?[ap]\\.?m\\b)?|\\d{1,2} ?[ap]\\.?m\\b|noon|midnight))?';
const OFTEN = new RegExp(
  `\\b(?:(?:once|twice|${COUNT} times) (?:a|an|per|every|each) ${UNIT}\\b|` +
    `every (?:(?:other|second|${COUNT}) )?(?:${UNIT}s?|${DAY}|morning|evening|night|shift|term)\\b|` +
    `(?:on|at) the (?:first|second|third|last) ${DAY} (?:of|in) (?:each|every|the) (?:month|quarter)\\b|` +
    `(?:hourly|daily|weekly|fortnightly|monthly|quarterly|annually|yearly)(?= (?:by|at|in|to|for|with)\\b|[.,;]))${AT_A_TIME}`,
  'giu',
);
/** It ends there or goes on by a preposition: "every two hours of driving" says after how much. */
const ENDS = /^(?:[.,;:)]|$| (?:by|in|at|on|to|for|with|during|from|until|and|or|unless|if|when|before|after)\b)/u;
/** "About twice a year", "up to three times a day": a measure, where the others are times that are kept. */
const IS_A_MEASURE = /\b(?:about|around|roughly|nearly|almost|some|up to|most|more than|less than|over|under|only) $/i;
/** Nobody takes what is done every two hours for what is done every month. */
const FARTHEST = 100;

/** "Fire drills are held _____": how often, beside the other times at which the document says that something is done. */
export function frequencyDrafts(
  sentences: readonly StudySentence[],
  rows: readonly StudySentence[] = [],
): DraftQuestion[] {
  const asked = sentences.flatMap(frequenciesIn);
  const all = [...asked, ...rows.flatMap(frequenciesIn)];
  return asked.flatMap((one) => {
    const { sentence, text, start, period } = one;
    if (IS_A_MEASURE.test(sentence.text.slice(0, start))) return [];
    const others = all
      .filter((other) => other.sentence !== sentence && other.period !== period && isNear(other.period, period))
      .toSorted((two, three) => ratio(two.period, period) - ratio(three.period, period));
    const distractors = [...new Map(others.map((other) => [other.period, other.text])).values()];
    if (distractors.length < FEWEST_DISTRACTORS) return [];
    return [
      {
        kind: 'figure' as const,
        question: `Which of these says how often in this sentence from the document? ${inQuotes(withLead(withGap(sentence.text, start, text), sentence))}`,
        answer: text,
        distractors: distractors.slice(0, OPTIONS_BESIDE),
        sentence,
        worth: 2 - shortBy(distractors) / 2,
      },
    ];
  });
}

const ratio = (one: number, other: number): number => Math.abs(Math.log(one / other));
const isNear = (one: number, other: number): boolean => ratio(one, other) <= Math.log(FARTHEST);

/** Of a sentence that says once how often. */
function frequenciesIn(sentence: StudySentence): Frequency[] {
  const found = [...sentence.text.matchAll(OFTEN)];
  const [only] = found;
  if (!only || found.length > 1 || only.index === 0 || !ENDS.test(sentence.text.slice(only.index + only[0].length)))
    return [];
  return [{ text: only[0], start: only.index, period: periodOf(only[0].toLowerCase()), sentence }];
}

/** "Every two weeks", "three times a day", "on the second Monday of each month". */
function periodOf(text: string): number {
  const words = text.replace(/ at \S+(?: [ap]\.?m)?$/, '').split(' ');
  // "Every Tuesday" is once a week.
  const length = PERIODS[words.at(-1)?.replace(/s$/, '') ?? ''] ?? week;
  if (/^(?:on|at) the /.test(text)) return length;
  const count = words.map((word) => TIMES[word] ?? valueOf(word)).find((value) => value > 0) ?? 1;
  return /^every /.test(text) ? length * count : length / count;
}
