import { LONGEST_TEXT } from '../../../platform/longest-text.js';
import { tidyText } from '../../extraction/tidy-text.js';

/** A line longer than this was never a line; it is read in pieces, so that no step meets a megabyte at once. */
const LONGEST_LINE = 2_000;

/** One kind of line end, nothing that cannot be stored or shown, marks that turn the direction of writing taken out. */
export function cleanText(text: string): string {
  return tidyText(
    text
      .slice(0, LONGEST_TEXT)
      .replace(/\f/g, '\n')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '),
  );
}

/** Thirty pages: what a CV or an advert says is said by then. */
export const LONGEST_READ = 100_000;
const MOST_LINES = 3_000;

/** A line with what its page shows of it. */
export interface Row {
  text: string;
  /** An empty line stands above it. */
  isApart: boolean;
  /** How far it stands from the edge. */
  indent: number;
}

/** The lines of a CV or an advert as they stand, none empty, none endless. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let isApart = false;
  for (const line of withMarks(withoutScripts(cleanText(text.slice(0, LONGEST_READ)))).split('\n')) {
    if (line.trim() === '') isApart = true;
    for (const piece of line.length > LONGEST_LINE ? piecesOf(line) : [line]) {
      const written = piece.trim();
      if (written === '') continue;
      rows.push({ text: written, isApart, indent: piece.length - piece.trimStart().length });
      isApart = false;
    }
    if (rows.length >= MOST_LINES) break;
  }
  return rows.slice(0, MOST_LINES);
}

/** What a page carries for its browser, in a text copied from its source, is said by nobody. */
const withoutScripts = (text: string): string =>
  text.replace(/<(script|style)\b[^<>]{0,500}>[^<]{0,20000}<\/\1\s{0,5}>/gi, ' ');

/** A word processor's hollow bullet is pasted as the letter o, and some type a tilde; one such line may be a slip, several are a list. */
const withMarks = (text: string): string =>
  (text.match(LETTER_AS_BULLET) ?? []).length < 2 ? text : text.replace(LETTER_AS_BULLET, '$1• ');
const LETTER_AS_BULLET = /^([ \t]{0,40})[o~¬¤][ \t]{1,20}(?=[^\s])/gm;

export const linesOf = (text: string): string[] => rowsOf(text).map((row) => row.text);

export function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < line.length;) {
    let end = Math.min(line.length, start + LONGEST_LINE);
    const space = line.lastIndexOf(' ', end);
    if (end < line.length && space > start) end = space;
    pieces.push(line.slice(start, end));
    start = end;
  }
  return pieces;
}

/** At most so many characters, cut at a word, with an ellipsis where something was cut. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** "a", "a and b", "a, b and c". */
export function listed(all: readonly string[], joint = 'and'): string {
  const items = [...new Set(all)];
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** With a capital at its beginning, as a sentence has. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** With a small letter at its beginning, as within a sentence; what is written in capitals keeps them. */
export const small = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Ends of words that name an activity or a quality rather than a product. */
const COMMON_NOUN =
  /^\p{Lu}\p{Ll}+(?:ing|ics|ity|tion|sion|ment|logy|ance|ence|ship|work|care|\p{Ll}{2}ure|ery|ism|phy|apy|ysis|sound|roles?|ions)$/u;

/** The name of a skill inside a sentence: "machine learning" and "teaching", but "Docker", "SQL" and "Power BI". */
export const inText = (name: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}&-]+)+(?: \(\p{Lu}{2,6}\))?$|^(?:Tax|Payroll|Microservices|Bookkeeping|Triage|Phonics)$/u.test(
    name,
  ) || COMMON_NOUN.test(name)
    ? name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : name;

/** A number in digits or in a word that counts. */
export const hasFigure = (text: string): boolean =>
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|halv(?:ed|ing)|by half|doubled|tripled|trebled|quadrupled|(?:by|than|over|nearly|almost|about|to|of) (?:a|one) (?:third|quarter)|a (?:third|quarter) (?:of|less|more|fewer|faster)|half (?:of|as|the)\b)\b/i.test(
    text.replace(OF_A_KIND, ' ').replace(IN_A_NAME, ' ').replace(OF_WHAT_SORT, ' '),
  );
/** "2000 customers", "£1950", "over 2050 parcels" are no years. */
const A_YEAR = String.raw`(?<![£$€]|\b(?:over|nearly|almost|than) )\b(?:19|20)\d{2}s?\b(?!(?<=[05]0) \p{Ll}{2,}s\b)`;
/** "Year 9", "March 2021", "at 16": figures that count nothing. */
const OF_A_KIND = new RegExp(
  String.raw`${A_YEAR}|\bat 1\d\b|\b(?:year|years|band|level|key stages?|ks|class|grade|tier|unit|ward|phase|stage|form) ?\d+(?:(?: and |, | to | ?[-–&] ?)\d+)*\b`,
  'giu',
);
/** "On Sage 50", "to HTM 01-05", and no amount in "GBP 500". Names are told by their capitals. */
const IN_A_NAME =
  /(?<=\S )\p{Lu}\p{L}+ \d{1,3}\b(?! ?%)(?:[-/.]\d+\b)?|\b(?!GBP|USD|EUR)\p{Lu}{2,5} \d{1,5}\b(?! ?%)(?:[-/.]\d+\b)?/gu;
/** "Three-phase boards": of what sort, and not how many. */
const OF_WHAT_SORT =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)-(?!thirds?|fifths?|quarters?|fold\b)\p{Ll}{3,}/giu;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
