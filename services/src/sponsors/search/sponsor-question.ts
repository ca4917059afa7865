import type { SponsorFacet } from './sponsor-options.js';

/** A word of which one spelling must be there: the word itself, or one that begins so. */
export interface SponsorTerm {
  /** A spelling in two words, "o reilly", is there where both are. */
  anyOf: string[];
  isBeginning: boolean;
}

/** A search with its choices as the numbers of the search table. A facet left out asks nothing. */
export interface SponsorSearchAsked {
  /** All of them, or none: every entry that is listed. */
  terms: SponsorTerm[];
  /** The words of the text in their order, to put names that begin so first. */
  start: string;
  /** The same without the company's form at its end: the register has names that lost theirs. Empty: it has none. */
  formless: string;
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

const elision = /(?<!\p{L})([dlo])['’‘`ʼ](\p{L}{3,})/giu;

/**
 * Words, and their beginnings from two letters on; of "Limited" both spellings, and of "O'Reilly" and "o reilly" too:
 * a register that loses the apostrophe leaves a space or nothing. `text`: what the words were read from.
 */
export function termsOf(words: string[], text: string): SponsorTerm[] {
  const inTwo = new Map(
    [...text.toLowerCase().matchAll(elision)].map(([, first, rest]) => [`${first}${rest}`, `${first} ${rest}`]),
  );
  const terms: SponsorTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at]!, words[at + 1]];
    const other = forms.get(word);
    const apart = inTwo.get(word);
    if (other) {
      terms.push({ anyOf: [word, other], isBeginning: false });
    } else if (apart) {
      terms.push({ anyOf: [word, apart], isBeginning: true });
    } else if (/^[dlo]$/.test(word) && next !== undefined && next.length > 2 && !forms.has(next)) {
      terms.push({ anyOf: [`${word}${next}`, `${word} ${next}`], isBeginning: true });
      at += 1;
    } else {
      terms.push({ anyOf: [word], isBeginning: word.length > 1 });
    }
  }
  return terms;
}
