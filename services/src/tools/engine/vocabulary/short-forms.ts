import { shippedWords } from './shipped-vocabulary.js';

/** What is written out, in small letters, with its short form. */
let shortOf: Map<string, string> | undefined;
let writtenOut: RegExp | undefined;

/** "The Mental Capacity Act" as people of the trade write it: "the MCA". What has a short form already keeps it. */
export function withShortForms(text: string): string {
  shortOf ??= read();
  writtenOut ??= new RegExp(
    String.raw`\b(?:${[...shortOf.keys()]
      .toSorted((one, other) => other.length - one.length)
      .map(asPattern)
      .join('|')})s?\b`,
    'gi',
  );
  return text.replace(writtenOut, (long) => shortOf?.get(keyOf(long)) ?? long);
}

const keyOf = (long: string): string => {
  const small = long.toLowerCase().replace(/\s+/g, ' ');
  return shortOf?.has(small) ? small : small.replace(/s$/, '');
};

const asPattern = (long: string): string => long.replace(/[.()&]/g, String.raw`\$&`);

function read(): Map<string, string> {
  return new Map(
    shippedWords('short-forms.txt')
      .split('\n')
      .filter((line) => line.includes(' = ') && !line.startsWith('#'))
      .flatMap((line) => {
        const [short = '', long = ''] = line.split(' = ');
        return long.split('; ').map((each) => [each, short] as const);
      }),
  );
}
