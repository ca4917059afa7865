// @ts-check

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = 'ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(',');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty'];
/** @type {Record<string, number>} */
const parts = { half: 0.5, quarter: 0.25, quarters: 0.75 };

const anyOf = (/** @type {string[]} */ words) => words.join('|');
const spelled = String.raw`(?:(${anyOf(tens)})(?:[\s-](${anyOf(ones)}))?|(${anyOf([...teens, ...ones])}))`;
const more = String.raw`(?:\s(?:and|&)\s(?:an?\s)?(half|quarter|three[\s-]quarters))`;
const ofHours = String.raw`(?:[\s-](?:contracted|guaranteed|paid|working|basic|core))?[\s-](?:hours?|hrs?)(?!\p{L})`;
const joined = String.raw`\s?(?:[-–—/]|to|or|and)\s?`;
/** "Hundred and forty hours" are no forty, nor are those behind a figure. */
const start = String.raw`(?<![\p{L}\d]|\bhundred (?:and )?|\d )`;
/** "Forty (40) hours", "thirty-seven and a half hours", "37 and a half hours", "Hours: forty a week". */
const hours = new RegExp(
  String.raw`${start}(?:${spelled}${more}?|(\d{1,2})${more})(?:\s?\((\d{1,2}(?:\.\d{1,2})?)\))?(?=${ofHours}|\s(?:a|per|each)\sweek(?!\p{L}))`,
  'giu',
);
/** The lower end of a range: "thirty to 40 hours". */
const lowerEnd = new RegExp(
  String.raw`${start}${spelled}(?=(?:[\s-](?:hours?|hrs?))?${joined}\d{1,2}(?:\.\d{1,2})?${ofHours})`,
  'giu',
);

/**
 * @param {string | undefined} ten
 * @param {string | undefined} one
 * @param {string | undefined} other
 */
function valueOf(ten, one, other) {
  const at = (/** @type {string[]} */ list, /** @type {string | undefined} */ word) =>
    word === undefined ? -1 : list.indexOf(word.toLowerCase());
  if (ten !== undefined) return (at(tens, ten) + 2) * 10 + at(ones, one) + 1;
  return at(ones, other) >= 0 ? at(ones, other) + 1 : at(teens, other) + 10;
}

const partOf = (/** @type {string | undefined} */ said) => parts[said?.toLowerCase().split(/[\s-]/).at(-1) ?? ''] ?? 0;

/**
 * A text with hours in figures where it says them in words. Contracts say both, of which the figure counts.
 * @param {string} text
 * @returns {string}
 */
export const hoursInFigures = (text) =>
  text
    .replace(
      hours,
      (_, ten, one, other, half, figure, and, bracket) =>
        bracket ?? String((figure === undefined ? valueOf(ten, one, other) : Number(figure)) + partOf(half ?? and)),
    )
    .replace(lowerEnd, (_, ten, one, other) => String(valueOf(ten, one, other)));
