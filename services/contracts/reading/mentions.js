// @ts-check

/** Where a text says how much of something there is, and what stands beside that. */

/** The other end of a range; no sum, date, grade or time of day that a dash parts from the hours. */
const lowerEnd = String.raw`(?<![\d.,:£€$])(?<!\b(?:band|grade|level|scale|step|point|scp|tier) )\d{1,2}(?:\.\d{1,2})?\s?(?:hours?|hrs?)?\s?(?:[-–—/&+]|to|or|and)`;
/** One end of a range, the most or the least: no number that one can count with. */
const openBefore = new RegExp(
  String.raw`(?:${lowerEnd}|\b(?:up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|at least|from|between|over|under|more than|less than|fewer than|not exceed(?:ing)?|anything)|\bor)\s*$`,
  'i',
);
const notUpperEnd = String.raw`(?!\d|[.,:]\d|\s?-?(?:days?|shifts?|nights?|weeks?|months?|years?|hours? shifts?|am|pm|st|nd|rd|th|%|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
const openAfter = new RegExp(
  String.raw`^\s?(?:\+|(?:[-–—/]|to|or)\s?\d{1,2}(?:\.\d{1,2})?${notUpperEnd}|(?:min(?:imum)?|max(?:imum)?|or (?:more|less|over)|upwards|and (?:above|over|up))\b)`,
  'i',
);

export const endOfSentence = /\n|[.!?;](?=\s|$)/;
/** A text of many hours is not looked at anew for each. */
const BESIDE = 120;
/** Of a text, as much as is looked at: adverts of 200,000 characters end with their pay and its hours. */
export const LONGEST = 250_000;

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * A count as it is written: "37½", "38,5", "four".
 * @param {string | undefined} said
 */
export function countOf(said = '') {
  const plain = said.toLowerCase();
  return inWords.includes(plain) ? inWords.indexOf(plain) + 1 : Number(plain.replace(',', '.').replace('½', '.5'));
}

/**
 * @typedef {object} Mention
 * @property {number} count
 * @property {boolean} isOpen A range, the most or the least.
 * @property {string} words
 * @property {string} before
 * @property {string} after
 */

/**
 * All that a pattern finds, with what stands beside each in its sentence. Its groups hold the count, or what it is made of.
 * @param {RegExp} pattern
 * @param {string} whole
 * @param {(groups: string[]) => number} counted
 * @returns {Mention[]}
 */
export function mentionsOf(pattern, whole, counted = ([first]) => countOf(first)) {
  const text = whole.slice(0, LONGEST);
  return [...text.matchAll(pattern)].map((found) => {
    const [words, ...groups] = found;
    const end = found.index + words.length;
    const [before = ''] = text
      .slice(Math.max(0, found.index - BESIDE), found.index)
      .split(endOfSentence)
      .slice(-1);
    const [after = ''] = text.slice(end, end + BESIDE).split(endOfSentence, 1);
    return {
      count: counted(groups.filter((one) => one !== undefined)),
      isOpen: words.includes('+') || openBefore.test(before) || openAfter.test(after),
      words,
      before,
      after,
    };
  });
}

/**
 * The one that all say; undefined where they differ or one is open.
 * @param {Mention[]} all
 * @returns {number | undefined}
 */
export function agreed(all) {
  const [first, ...others] = all;
  const isOne = first && !all.some(({ isOpen }) => isOpen) && others.every(({ count }) => count === first.count);
  return isOne ? first.count : undefined;
}
