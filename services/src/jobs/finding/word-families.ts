import { spellingDistance } from '../../platform/spelling-distance.js';
import { doersOfLongVerb } from './activities.js';
import { linesOf } from './vocabulary-files.js';
import { phraseKey } from './words.js';

let known: Map<string, string[]> | undefined;
const families = (): Map<string, string[]> => (known ??= readFamilies());

export const hasFamily = (word: string): boolean => families().has(word);

/** All words of which a family is listed. */
export const wordsOfFamilies = (): string[] => [...families().keys()];

/** Words of other endings that mean the same trade or subject ("welding": "welder"). */
export function relativesOf(word: string): string[] {
  const listed = families().get(word) ?? families().get(phraseKey([word])) ?? [];
  return [...listed, ...medicalRelatives(word), ...(listed.length > 0 ? [] : doersOfLongVerb(word))];
}

/** Too short to tell whether a letter is wrong in it or more is to come. */
const SHORTEST_BEGUN = 6;

/** The words of a family of which another one begins so, that are as near to it but for one error: carpenter to "carpentr". */
export function relativesBegun(begun: string): string[] {
  if (begun.length < SHORTEST_BEGUN) return [];
  if (hasFamily(begun)) return [];
  const begins = [...families()].filter(([word]) => word.startsWith(begun)).flatMap(([, others]) => others);
  return [...new Set(begins)].filter((other) => !other.startsWith(begun) && spellingDistance(other, begun, 1) <= 1);
}

/** "hematology", "hematologist", "hematologic"; "podiatry", "podiatrist". */
export function medicalRelatives(word: string): string[] {
  const stem = /^([a-z]{3,}olog)(?:y|ist|ists|ic|ical)$/.exec(word)?.[1];
  if (stem) return ['y', 'ist', 'ic', 'ical'].map((end) => stem + end).filter((other) => other !== word);
  const healer = /^([a-z]{2,}iatr)(?:y|ist|ists|ic)$/.exec(word)?.[1];
  return healer ? [`${healer}y`, `${healer}ist`].filter((other) => other !== word) : [];
}

function readFamilies(): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const line of linesOf('word-families.txt')) {
    const [mutual = [], further = []] = line.split('>').map((part) => part.trim().split(/\s+/));
    const words = [...mutual, ...further];
    for (const word of mutual) {
      families.set(word, [...(families.get(word) ?? []), ...words.filter((other) => other !== word)]);
    }
  }
  return families;
}
