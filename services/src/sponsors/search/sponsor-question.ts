import type { SponsorFacet } from './sponsor-options.js';

/** A word of which one spelling must be there: the word itself, or one that begins so. */
export interface SponsorTerm {
  anyOf: string[];
  isBeginning: boolean;
}

/** A search with its choices as the numbers of the search table. A facet left out asks nothing. */
export interface SponsorSearchAsked {
  /** All of them, or none: every entry that is listed. */
  terms: SponsorTerm[];
  /** The words of the text in their order, to put names that begin so first. */
  start: string;
  chosen: Partial<Record<SponsorFacet, number[]>>;
  /** All words of the text: entries that may be people are found by their whole name. None: they are not looked for. */
  lookUp: string[];
}

/** An option of a facet by its number, and how many entries have it. */
export type SponsorCount = [facet: SponsorFacet, code: number, n: number];

/** One page of what a search finds. */
export interface SponsorIds {
  ids: number[];
  /** How many there are in all. */
  total: number;
  /** So many more have the words, may be people, and are found by nothing less than their whole name. */
  wholeNameOnly: number;
}

export interface Slice {
  offset: number;
  limit: number;
}

const forms = new Map([
  ['limited', 'ltd'],
  ['ltd', 'limited'],
]);

/** Words, and their beginnings from two letters on; of "Limited" both spellings. */
export const termsOf = (words: string[]): SponsorTerm[] =>
  words.map((word) => {
    const other = forms.get(word);
    return other ? { anyOf: [word, other], isBeginning: false } : { anyOf: [word], isBeginning: word.length > 1 };
  });
