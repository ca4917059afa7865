import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { isPlaceInWords } from './pieces.js';
import { fillers, partsOf, phraseKey, wordsOf } from './words.js';

/** What somebody asks to work as, and what others call the same work, the nearest first. */
export interface SameWork {
  asked: string;
  titles: string[];
  /** What was asked beside it, a place: " in leeds". */
  beside: string;
}

interface Titles {
  /** By titles as keys, the groups that they are of. */
  groups: Map<string, string[]>;
  /** By groups, their titles. */
  titles: Map<string, string[]>;
}

let known: Titles | undefined;

/**
 * Other titles of the occupation that a text ends with, before a place: of the same trade and level by our own list, then of
 * the same unit group by the coding index of SOC 2020. Undefined where the text names no occupation.
 */
export function sameWork(text: string): SameWork | undefined {
  const { groups, titles } = (known ??= readTitles());
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end -= 1) {
    const beside = words.slice(end);
    if (fillers.has(words[end - 1]!)) continue;
    if (beside.length > 0 && !isPlaceInWords(beside.filter((word) => !fillers.has(word)))) continue;
    for (let from = 0; from < end; from += 1) {
      const key = phraseKey(words.slice(from, end).flatMap(partsOf));
      const found = groups.get(key);
      if (!found) continue;
      const others = found.flatMap((group) => titles.get(group)!).filter((title) => keyOf(title) !== key);
      const asked = words.slice(from, end).join(' ');
      return { asked, titles: [...new Set(others)], beside: beside.map((word) => ` ${word}`).join('') };
    }
  }
  return undefined;
}

const keyOf = (title: string) => phraseKey(wordsOf(title).flatMap(partsOf));

function readTitles(): Titles {
  const found: Titles = { groups: new Map(), titles: new Map() };
  const add = (title: string, group: string) => {
    const key = keyOf(title);
    if (key === '') return;
    found.groups.set(key, [...new Set([...(found.groups.get(key) ?? []), group])]);
    found.titles.set(group, [...(found.titles.get(group) ?? []), title]);
  };
  readOwn(add);
  readCoded(add);
  return found;
}

type Add = (title: string, group: string) => void;

/** Each level of a family is a group. */
function readOwn(add: Add): void {
  let family = '';
  for (const line of readFileSync(new URL('occupations.txt', shippedFolder('vocabulary')), 'utf8').split('\n')) {
    family = /^\[(.+)\]$/.exec(line)?.[1] ?? family;
    const [, level, titles] = /^([1-5]) (.+)$/.exec(line) ?? [];
    for (const title of titles?.split('; ') ?? []) add(title, `${family} ${level}`);
  }
}

/** A title with nothing beside it; what has no group of its own is gathered in those that end with 9. */
const PLAIN = /^(\p{L}[\p{L} '’-]*),,,(\d{3}[0-8]),/u;

function readCoded(add: Add): void {
  const file = readFileSync(new URL('occupation-titles.csv.gz', shippedFolder('visas')));
  for (const line of gunzipSync(file).toString('utf8').split(/\r?\n/)) {
    const [, title, code] = PLAIN.exec(line) ?? [];
    if (title && code) add(title.toLowerCase(), code);
  }
}
