import { shippedWords } from './shipped-vocabulary.js';

interface Code {
  pattern: RegExp;
  meaning: string;
}

let codes: readonly Code[] | undefined;

/** "CS38" is said with what it is for, "IV" where it stands near what is given so: "IV fluids", and no "Grade IV technician". */
export function withCodesExplained(text: string): string {
  codes ??= shippedWords('codes-of-trades.txt')
    .split('\n')
    .filter((row) => row.includes('|') && !row.startsWith('#'))
    .map(read);
  return codes.reduce((said, { pattern, meaning }) => said.replace(pattern, `$& ${meaning} `), text);
}

function read(row: string): Code {
  const [names = [], near = [], [meaning = ''] = [], notBehind = []] = row
    .split('|')
    .map((cell) => cell.split(';').map((each) => each.trim()));
  const name = `${START}(?:${names.map(asWritten).join('|')})${END}`;
  const words = near.filter((word) => word !== '' && word !== ALONE).map(inAnyCase);
  const told = [
    ...(words.length > 0 ? [nearBefore(words) + name, name + nearBehind(words)] : []),
    ...(near.includes(ALONE) ? [LINE_BEFORE + name + LINE_BEHIND] : []),
  ];
  const grades = notBehind.filter(Boolean).map(inAnyCase);
  // the name first: what stands around it is looked at where there is one
  const here = `(?=${name})${NO_NUMBERING}${grades.length === 0 ? '' : notRightBehind(grades)}`;
  return { pattern: new RegExp(`${here}(?:${told.length === 0 ? name : told.join('|')})`, 'gu'), meaning };
}

const ALONE = 'alone';
const START = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;
/** "iv) …" numbers a line. */
const NO_NUMBERING = String.raw`(?<!^[^\p{L}\d]{0,3}(?=\p{Ll}+[.)]))`;
/** As near as the words of one item and its neighbours. */
const NEAR = String.raw`[^.;\n]{0,60}`;
const nearBefore = (words: string[]) => `(?<=${START}(?:${words.join('|')})[^.;\\n\\p{L}\\d]${NEAR})`;
const nearBehind = (words: string[]) => `(?=[^.;\\n\\p{L}\\d]${NEAR}${START}(?:${words.join('|')}))`;
const notRightBehind = (words: string[]) => `(?<!${START}(?:${words.join('|')})[ ,/&–-]{1,3}(?:(?:and|or|to) )?)`;
/** Nothing else on the line but figures: "PA1 (2019)". */
const LINE_BEFORE = String.raw`(?<=^[^\p{L}\d]{0,5})`;
const LINE_BEHIND = String.raw`(?=[^\p{L}]{0,20}$)`;

/** "CS38" as it stands; what has no capitals in any. */
const asWritten = (name: string): string => (/\p{Lu}/u.test(name) ? name : inAnyCase(name).replace(END, ''));

/** "drug*" begins a word, "drug" is one. */
const inAnyCase = (word: string): string => {
  const letters = [...word.replace(/\*$/, '')].map((each) =>
    /\p{Ll}/u.test(each) ? `[${each}${each.toUpperCase()}]` : each,
  );
  return letters.join('') + (word.endsWith('*') ? String.raw`\p{L}{0,15}` : '') + END;
};
