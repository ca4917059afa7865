/** Other spellings than those of the index. */
const spellings = new Map([
  ['advisor', 'adviser'],
  ['center', 'centre'],
  ['organizer', 'organiser'],
  ['labor', 'labour'],
  ['jeweler', 'jeweller'],
]);

/** Plural and singular are one: the rules say "Chefs", adverts "Chef". */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bhealth[ -]care\b/g, 'healthcare')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^su])s$/, '') : word))
    .map((word) => spellings.get(word) ?? word);

const fillers = new Set('and or of in the a an for to with on at as nec not elsewhere classified'.split(' '));

/** What a title says of somebody's work, and how its words hang together. */
export interface Phrase {
  words: string[];
  /** What somebody is: the "lecturer" of "Senior Lecturer in Nursing". */
  head: string;
  /** The words that say most closely of which kind: at least one of them a title of the index has to share. None: only the head. */
  nearest: string[];
}

const MOST_WORDS = 20;
const prepositions = /\s(?:of|in|for|with|at|to|on)\s/i;
const joints = /\s(?:and|or|&|\/)\s|\//i;

/** Undefined where there are no words. */
export function phraseOf(text: string): Phrase | undefined {
  const [front = '', ...rest] = text.split(prepositions);
  const own = wordsOf(front);
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  const head = own.at(-1);
  if (head === undefined) return undefined;
  // "Payroll and tax manager" is a manager of either
  const joined = front.split(joints).flatMap((part) => wordsOf(part).at(-1) ?? []);
  const before = own.length > 1 ? [own.at(-2)!, ...joined] : wordsOf(rest[0] ?? '');
  return { words, head, nearest: [...new Set(before)].filter((word) => word !== head) };
}

/** Each of what is joined is somebody: "Accountant and auditor", "Programmers and software development professionals". */
export const headsOf = (title: string): string[] =>
  title
    .split(/[,;]/)
    .flatMap((part) => part.split(prepositions)[0]!.split(joints))
    .flatMap((part) => wordsOf(part).at(-1) ?? []);

/** What qualifies a title stands behind a comma or a dash, or in brackets. */
const marks = /[,;:|()[\]]|\s[-–—/]+\s/;
const band =
  /\b(?:band|grade|level|scale|point)s?\s?(?:\d{1,2}[a-d]?|[a-z](?![a-z]))(?:\s?(?:-|to|\/)\s?\d{1,2}[a-d]?)?\b/gi;
const rank =
  /\b(?:trainee|apprentice|graduate|junior|jr|mid|senior|sr|lead|principal|assistant|intern|deputy)\b\.?(?:[\s-]level\b)?/gi;

/** The parts of a title in their order, without pay bands. */
export const partsOf = (title: string): string[] =>
  title
    .replace(band, ' ')
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0);

/** Undefined where the title names no rank, or nothing else. */
export function withoutRank(title: string): string | undefined {
  const rest = title.replace(rank, ' ').trim();
  return rest && rest !== title.trim() && wordsOf(rest).length > 0 ? rest : undefined;
}
