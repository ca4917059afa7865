import { allOf, exactly, inPlace } from './alternatives.js';
import { isCompassCounty } from './compass-counties.js';
import { countryOf } from './countries.js';
import { countiesOf } from './former-counties.js';
import type { Piece } from './pieces.js';
import { inRegion } from './place-alternatives.js';
import { isPlaceName } from './place-names.js';
import { weights } from './plan-weights.js';
import type { Alternative } from './search-plan.js';
import { onlyOfSynonym } from './short-forms.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import type { Stems } from './stems.js';
import type { Synonym } from './synonym-lists.js';
import { relativesBegun, relativesOf } from './word-families.js';

/** `ofPhrase`: what has the synonym is spelled out, so that a short form stands for it only where one is sure of it. */
export function bySynonym(
  stems: Stems,
  { parts, isTown, within = [], country: lies }: Synonym,
  ofPhrase: boolean,
): Alternative[] {
  const around = inPlace(stems, within);
  if (isTown) return [{ all: [exactly(`@^${parts.join(' ')}`), ...around], weight: weights.place }];
  if (around.length > 0) {
    const only = isCompassCounty(parts) ? { only: 'names' as const } : {};
    return [
      { all: [...inPlace(stems, parts), ...around], weight: weights.place },
      ...inRegion(stems, countiesOf(parts), weights.place),
      { all: [...allOf(stems, parts), ...around], weight: weights.synonym, ...only },
    ];
  }
  if (lies) return [{ all: [...inPlace(stems, parts), exactly(`@=${lies}`)], weight: weights.place }];
  const country = countryOf(parts);
  if (country) return [{ all: [exactly(`@=${country.name}`)], weight: weights.place }];
  const only = onlyOfSynonym(parts, ofPhrase);
  const place = isPlaceName(parts) ? [{ all: inPlace(stems, parts), weight: weights.place }] : [];
  const spelled = parts.length > 1 ? [] : byFamily(stems, parts[0]!, weights.relative - 1);
  const others = otherSpellingsOf(parts).map((other) => ({ all: allOf(stems, other), weight: weights.relative }));
  return [...place, { all: allOf(stems, parts), weight: weights.synonym, ...only }, ...others, ...spelled];
}

/** In a description they mostly mean something else: who waits there is no waiter. */
export function byFamily(stems: Stems, word: string, weight: number): Alternative[] {
  const relatives = [word, ...otherSpellings(word)].flatMap(relativesOf);
  return relatives.map((other) => ({ all: allOf(stems, [other]), weight, only: 'skills' }));
}

/** "carpentr" begins carpentry, and is a carpenter as well but for one letter. */
export function byFamilyBegun(stems: Stems, { words: [first], isOpen }: Piece): Alternative[] {
  const { together } = first!;
  if (!isOpen || stems.isKnown(together)) return [];
  return relativesBegun(together).map((other) => ({
    all: allOf(stems, [other]),
    weight: weights.relative,
    only: 'skills',
  }));
}
