import { isHadByPeople } from '../reading/had-by-people.js';
import { listed } from '../text/clean.js';
import { sentence, tidy } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { placeTold, UNNAMED } from './place-told.js';
import { withArticle } from './post-said.js';
import { quotedLines } from './quotes.js';
import { withThe } from './with-the.js';

/** A line of work with what the advert asks for and it answers. */
export interface Told {
  work: LetterWork;
  asked: readonly string[];
}

/** The work paragraph so far: what was said last decides how the next sentence begins. */
interface SoFar {
  said: readonly string[];
  /** The last sentence is a quotation. */
  wasQuoted: boolean;
}

/**
 * The work paragraph: of each place first what is told as "I led …", then the lines that are quoted, in one sentence.
 * A line is told only where that is surely right (`deeds-told.ts`); a quotation is as right as the CV.
 */
export const workTold = (lines: readonly Told[]): string =>
  [...byPlace(lines)]
    .reduce<SoFar>((soFar, [where, here]) => toldAt(where, here, soFar), { said: [], wasQuoted: false })
    .said.join(' ');

/** With what was done at one more place. */
function toldAt(where: string | null, here: readonly Told[], before: SoFar): SoFar {
  const told = here
    .filter(({ work }) => work.deed !== null)
    .reduce<SoFar>((soFar, line, at) => deedSaid(where, line, at === 0, soFar), before);
  const quoted = here.filter(({ work }) => work.deed === null);
  return quoted.length > 0 ? quotationSaid(where, quoted, told !== before, told) : told;
}

function deedSaid(where: string | null, { work, asked }: Told, isFirst: boolean, { said }: SoFar): SoFar {
  const deed = work.deed ?? '';
  const told =
    where === null
      ? deed
      : isFirst
        ? `${where}, ${deed}`
        : // two sentences in a row do not both begin with it
          asked.length > 0 || said.at(-1)?.startsWith('I also ')
          ? deed
          : deed.replace(/^I (?!also)/, 'I also ');
  const whole = sentence(tidy(asked.length > 0 ? `${asking(asked, said)}: ${told}` : capital(told)));
  return { said: [...said, whole], wasQuoted: false };
}

function quotationSaid(
  where: string | null,
  quoted: readonly Told[],
  isPlaced: boolean,
  { said, wasQuoted }: SoFar,
): SoFar {
  const asked = [...new Set(quoted.flatMap((each) => each.asked))];
  const cv = wasQuoted && asked.length === 0 ? 'it' : 'my CV';
  const before = asked.length > 0 ? `${asking(asked, said)}. ` : '';
  const lines = quoted.map(({ work }) => work.text);
  return { said: [...said, `${before}${introduced(where, isPlaced, cv)}: ${quotedLines(lines)}`], wasQuoted: true };
}

const asking = (asked: readonly string[], said: readonly string[]): string => {
  const had = asked.filter(isHadByPeople);
  // nobody asks for autism: experience of it is asked for, and stands last
  const things = [
    ...asked.filter((each) => !had.includes(each)).map(withItsArticle),
    ...(had.length > 0 ? [`experience of ${listed(had)}`] : []),
  ];
  const before = said.filter((each) => ASKS.test(each)).length;
  return `${ASKING[Math.min(before, ASKING.length - 1)]} ${listed(things)}`;
};
const ASKING = ['You ask for', 'You also ask for', 'And you ask for'] as const;
const ASKS = /^(?:And you|You (?:also )?) ?ask for /;

/** "You ask for a driving licence": one of which there are many. */
const withItsArticle = (asked: string): string =>
  /^\p{Ll}[\p{L} -]*(?:licen[cs]e|certificate|diploma|degree|card|ticket)$/u.test(asked) &&
  !/^(?:an?|the|own) /.test(asked)
    ? withArticle(asked)
    : asked;

function introduced(where: string | null, isPlaced: boolean, cv: string): string {
  if (where === null) return `${capital(cv)} ${cv === 'it' ? 'also says' : 'says'}`;
  if (isPlaced) return `Of my work there ${cv} says`;
  return `Of ${ofWork(where)} ${cv} says`;
}

const ofWork = (where: string): string =>
  where === `in ${UNNAMED}`
    ? UNNAMED
    : `my work ${where.replace(/^working for myself$/, 'for myself').replace(/^in /, 'on ')}`;

/** In the order of what is told first of each; what is of no place stands before them, as behind one it would seem to be of it. */
function byPlace(lines: readonly Told[]): Map<string | null, Told[]> {
  const places = new Map<string | null, Told[]>();
  for (const line of lines) {
    const where = placeTold(line.work)?.replace(/^at (.+)$/u, (_, name: string) => `at ${withThe(name)}`) ?? null;
    places.set(where, [...(places.get(where) ?? []), line]);
  }
  const unplaced = places.get(null);
  return unplaced === undefined ? places : new Map([[null, unplaced], ...places]);
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
