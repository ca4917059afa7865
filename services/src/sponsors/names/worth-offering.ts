import { readName } from './company-name.js';
import { spellings } from './name-match.js';
import { distanceOf } from './nearness.js';

/** One word that says who it is. */
const FARTHER = 2;

/**
 * Of the names that another may be, those to put before a person: beside "Rolls-Royce plc" a "Rolls Royce Chauffeurs Ltd" is
 * nothing to a roll of bread. What is as far as the closest is kept, so that none is left out where all are far.
 */
export function worthOffering<One extends { name: string }>(name: string, candidates: readonly One[]): One[] {
  const asked = spellings(name).map(readName);
  const far = candidates.map((one) => {
    const known = readName(one.name);
    return Math.min(...asked.map((spelling) => distanceOf(spelling, known)));
  });
  const closest = Math.min(...far);
  return candidates.filter((_, at) => far[at]! <= closest + FARTHER);
}
