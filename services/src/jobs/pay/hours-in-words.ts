const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = 'ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(',');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty'];
const parts: Record<string, number> = { half: 0.5, quarter: 0.25, quarters: 0.75 };

const anyOf = (words: string[]) => words.join('|');
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

type Words = [tens: string | undefined, ones: string | undefined, others: string | undefined];

function valueOf([ten, one, other]: Words): number {
  const at = (list: string[], word?: string) => (word === undefined ? -1 : list.indexOf(word.toLowerCase()));
  if (ten !== undefined) return (at(tens, ten) + 2) * 10 + at(ones, one) + 1;
  return at(ones, other) >= 0 ? at(ones, other) + 1 : at(teens, other) + 10;
}

const partOf = (said?: string): number => (said === undefined ? 0 : parts[said.toLowerCase().split(/[\s-]/).at(-1)!]!);

/**
 * A text with hours in figures where it says them in words. Contracts say both, of which the figure counts. The visa check
 * reads them by the same rule (`mf-jobs/src/visa-check/hours-in-words.ts`), as it does all hours of a week.
 */
export const hoursInFigures = (text: string): string =>
  text
    .replace(
      hours,
      (_, ten?: string, one?: string, other?: string, half?: string, figure?: string, and?: string, bracket?: string) =>
        bracket ?? String((figure === undefined ? valueOf([ten, one, other]) : Number(figure)) + partOf(half ?? and)),
    )
    .replace(lowerEnd, (_, ...words: unknown[]) => String(valueOf(words.slice(0, 3) as Words)));
