import { listed } from '../text/clean.js';
import { deedTold } from './deeds-told.js';
import { sentence, tidy } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { placeTold, UNNAMED } from './place-told.js';
import { inQuotes } from './quotes.js';
import { withThe } from './with-the.js';

/** A line of work with what the advert asks for and it answers. */
export interface Told {
  work: LetterWork;
  asked: readonly string[];
}

/**
 * The work paragraph: of each place first what is told as "I led …", then the lines that are quoted, in one sentence.
 * A line is told only where that is surely right (`deeds-told.ts`); a quotation is as right as the CV.
 */
export function workTold(lines: readonly Told[]): string {
  const said: string[] = [];
  const asking = (asked: readonly string[]) =>
    `${said.some((each) => each.startsWith('You ')) ? 'You also ask for' : 'You ask for'} ${listed(asked)}`;
  let wasQuoted = false;
  for (const [where, here] of byPlace(lines)) {
    let isPlaced = false;
    for (const { work, asked } of here) {
      const deed = deedTold(work.text);
      if (deed === null) continue;
      const told = where === null ? deed : isPlaced ? deed.replace(/^I (?!also)/, 'I also ') : `${where}, ${deed}`;
      said.push(sentence(tidy(asked.length > 0 ? `${asking(asked)}: ${told}` : capital(told))));
      isPlaced = where !== null;
      wasQuoted = false;
    }
    const quoted = here.filter(({ work }) => deedTold(work.text) === null);
    if (quoted.length === 0) continue;
    const asked = [...new Set(quoted.flatMap((each) => each.asked))];
    const cv = wasQuoted && asked.length === 0 ? 'it' : 'my CV';
    said.push(
      `${asked.length > 0 ? `${asking(asked)}. ` : ''}${introduced(where, isPlaced, cv)}: ${inQuotes(quoted.map(({ work }) => work.text))}`,
    );
    wasQuoted = true;
  }
  return said.join(' ');
}

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
