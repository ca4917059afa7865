import { spellingDistance } from '../../platform/spelling-distance.js';
import type { CompanyName, NamePart } from './company-name.js';
import { inKin, isWeak, singular } from './name-keys.js';

/** What a word costs that only one of two names has. "International" and "Group" say little of who it is. */
const WEAK = 0.5;
const STRONG = 2;
/** A word that is spelled a little otherwise, which may be a slip. */
const MISSPELLED = 1;
const SHORTEST_MISSPELLED = 4;
/** What it costs that names are of different legal forms: less than any word. */
const OTHER_FORM = 0.25;

/**
 * How far two names that are alike are from being the same: 0 is nothing. A longer name with all words of the shorter is
 * nearer than one of the same length with another word in it: "M & Co Accountants International Limited" is nearer to
 * "M & Co Accountants Limited" than "M&N Accountants Ltd".
 */
export function distanceOf(asked: CompanyName, known: CompanyName): number {
  const pairs = partsOf(asked).flatMap((ours) => partsOf(known).map((theirs) => ofParts(ours, theirs)));
  return Math.min(...pairs);
}

const partsOf = ({ whole, own, trading }: CompanyName): NamePart[] =>
  trading.length === 0 ? [own] : [whole, own, ...trading];

function ofParts(a: NamePart, b: NamePart): number {
  const form = a.form === b.form ? 0 : OTHER_FORM;
  if (a.core.replaceAll(' ', '') === b.core.replaceAll(' ', '')) return form;
  const [ours, theirs] = [spelled(a), spelled(b)];
  const onlyOurs = ours.filter((word) => !theirs.includes(word));
  const onlyTheirs = theirs.filter((word) => !ours.includes(word));
  let cost = form;
  for (const word of onlyOurs) {
    const slip = onlyTheirs.findIndex((other) => isSlip(word, other));
    if (slip === -1) cost += costOf(word);
    else {
      onlyTheirs.splice(slip, 1);
      cost += MISSPELLED;
    }
  }
  return onlyTheirs.reduce((sum, word) => sum + costOf(word), cost);
}

const spelled = ({ words }: NamePart): string[] => [...new Set(inKin(words).map(singular))];
const costOf = (word: string): number => (isWeak(word) ? WEAK : STRONG);
const isSlip = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= SHORTEST_MISSPELLED && spellingDistance(a, b, 2) <= 2;
