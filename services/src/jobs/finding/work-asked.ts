import { kept } from '../../platform/shipped/kept.js';
import { isTitleOfWork, isTradeByItself } from './listed-occupations.js';
import { namedAtEnd } from './named-at-end.js';
import { isCalledByWorkplace, isListedTitle, ownFamilies, sameWork, workerNouns, type SameWork } from './same-work.js';
import { linesOf } from './vocabulary-files.js';
import { relativesOf } from './word-families.js';
import { keyOf, wordsOf } from './words.js';

/** What somebody asks to work as, and what others call the same work, also where no list has the very title. */
export const workNamed = (text: string): SameWork | undefined => sameWork(text) ?? asOtherWorker(text);

/** The same, or what it is done with. */
export const workAsked = (text: string): SameWork | undefined => workNamed(text) ?? withSoftware(text);

/** A warehouse helper, of whom no list knows, is called as a warehouse worker is; a plumber helper works beside a plumber. */
function asOtherWorker(text: string): SameWork | undefined {
  const found = namedAtEnd(text, (key) => othersOf(key).length > 0);
  return found && { ...found, titles: [othersOf(found.key)] };
}

function othersOf(key: string): string[] {
  const [place = '', worker = '', ...more] = key.split(' ');
  if (more.length > 0 || !isCalledByWorkplace(worker)) return [];
  const called = workerNouns
    .map((noun) => `${place} ${noun}`)
    .filter((title) => title !== key && isListedTitle(keyOf(title)));
  return [...called, ...[place, ...relativesOf(place)].filter(isTradeByItself)];
}

const FIELD = 'software';
/** The trade of the field: its other families do something beside it. */
const FAMILY = `programming ${FIELD}`;

/** Who writes software is often looked for by what it is written in alone: "c#", "react". */
export function withSoftware(text: string): SameWork | undefined {
  const found = namedAtEnd(text, (key) => softwareSkills().has(key));
  const titles = ownFamilies().find(({ family, level }) => family === FAMILY && level === 3)?.titles ?? [];
  return found && { ...found, titles: [titles] };
}

let known: Set<string> | undefined;
const softwareSkills = (): Set<string> => (known ??= kept('skills of software', readSoftwareSkills));

/** Without what is a skill only beside another one ("Go"), and personal qualities. */
function readSoftwareSkills(): Set<string> {
  const lines = linesOf('skills-by-field.txt');
  const from = lines.indexOf(`[${FIELD}]`) + 1;
  const length = lines.slice(from).findIndex((line) => line.startsWith('['));
  const said = lines.slice(from, from + length).filter((line) => !/^[!~]/.test(line));
  return new Set(said.flatMap((line) => line.replace(/^[\^@]/, '').split(/ = |; /)).map(keyOf));
}

/**
 * The same text with less before its title: "truck driver uk" of "long haul truck driver uk", "nurse" of "mental health
 * nurse". Undefined where nothing stands before it, and where what is left may be anyone: an officer, a worker.
 */
export function workInShort(text: string): string | undefined {
  const whole = namedAtEnd(text, isTrade);
  if (!whole) return undefined;
  const { asked, beside } = whole;
  if (wordsOf(text).length > wordsOf(asked + beside).length) return asked + beside;
  const shorter = namedAtEnd(wordsOf(asked).slice(1).join(' '), isTrade);
  return shorter && shorter.asked + beside;
}

function isTrade(key: string): boolean {
  const [word = '', ...more] = key.split(' ');
  return more.length > 0 ? isTitleOfWork([word, ...more]) : isTradeByItself(word) && !isCalledByWorkplace(word);
}
