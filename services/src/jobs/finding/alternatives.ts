import { withCountiesWhole } from './compass-counties.js';
import { LONGEST_WORD } from './pieces.js';
import type { Alternative, SearchTerm } from './search-plan.js';
import type { Stems } from './stems.js';

export const exactly = (word: string): SearchTerm => ({ word, prefix: false });

export function allOf(stems: Stems, parts: string[]): SearchTerm[] {
  const known = parts.filter((part) => part.length <= LONGEST_WORD).map(stems.of);
  return [...new Set(known)].map(exactly);
}

export const inPlace = (stems: Stems, parts: string[]): SearchTerm[] =>
  allOf(stems, withCountiesWhole(parts)).map(({ word }) => exactly(`@${word}`));

export const heaviestFirst = (alternatives: Alternative[]): Alternative[] => {
  const seen = new Set<string>();
  return alternatives
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ all, only }) => {
      const key = [only, ...all.map(({ word, prefix }) => `${word}${prefix ? '*' : ''}`)].join(' ');
      return all.length > 0 && !seen.has(key) && seen.add(key);
    });
};

/** How much less a word counts that was not typed but may have been meant. */
const CORRECTION = 1;

export const lighter = (one: Alternative): Alternative => ({ ...one, weight: Math.max(1, one.weight - CORRECTION) });
