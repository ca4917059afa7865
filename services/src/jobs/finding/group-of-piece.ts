import { exactly, heaviestFirst } from './alternatives.js';
import { isCompassCounty } from './compass-counties.js';
import { countiesOf } from './former-counties.js';
import { isKindOfJob } from './kinds-of-job.js';
import { bySynonym, byFamily, byFamilyBegun } from './meant-alternatives.js';
import { countryOfWords, isPlace, partsOfPiece, type Piece } from './pieces.js';
import {
  besidePlace,
  calledSo,
  countyBegun,
  inCountry,
  inRegion,
  namesakeOf,
  stateAfterComma,
} from './place-alternatives.js';
import { isPlaceName } from './place-names.js';
import { weights } from './plan-weights.js';
import type { Alternative, SearchGroup } from './search-plan.js';
import { isNameOfTowns, onlyForTyped } from './short-forms.js';
import { divisionCalled, inDivision } from './states.js';
import type { Stems } from './stems.js';
import { isShortForPlace } from './synonyms.js';
import { asTyped } from './typed-alternatives.js';

/** What stands for one piece of a text: a place before it is anything else, what filters say as they say it, words as they are typed and meant. */
export function groupOf(stems: Stems, piece: Piece): SearchGroup {
  const [first] = piece.words;
  if (first!.isState) return { any: stateAfterComma(stems, first!.together) };
  const parts = piece.words.flatMap((word) => word.parts);
  const division = divisionCalled(parts);
  if (division) {
    // who has the very name of it is meant before who is there: Ohio State University
    const names = asTyped(stems, piece, 'names').map((one) => ({ ...one, weight: weights.nameOfState }));
    return { any: heaviestFirst([{ all: inDivision(division, stems.of), weight: weights.place }, ...names]) };
  }
  const counties = countiesOf(parts);
  if (counties.length > 0) {
    const places = [...namesakeOf(stems, parts), ...inRegion(stems, counties, weights.within)];
    return { any: heaviestFirst([...places, ...asTyped(stems, piece, 'names')]) };
  }
  const country = countryOfWords(piece.words);
  if (country) {
    // of a country that no job is in the name may be a word: "family reunion"
    const only = parts.every(stems.isKnown) ? 'names' : undefined;
    return { any: heaviestFirst([...inCountry(stems, country, parts), ...asTyped(stems, piece, only)]) };
  }
  const synonyms = piece.synonyms.flatMap((synonym) => bySynonym(stems, synonym, parts.length > 1));
  if (isShortForPlace(piece.synonyms)) {
    // by its stem alone it would be something else: York of "Yorks", the staff of "Staffs"
    const written = parts.every(stems.isKnown) ? asTyped(stems, piece, onlyOfShort(piece)) : [];
    return { any: heaviestFirst([...synonyms, ...written]) };
  }
  if (first!.isAlone || isNameOfTowns(piece.words.map(({ together }) => together).join(' '), piece.synonyms))
    return { any: heaviestFirst(besidePlace(stems, first!, synonyms)) };
  const relatives =
    parts.length > 1 ? [] : [...byFamily(stems, parts[0]!, weights.relative), ...byFamilyBegun(stems, piece)];
  if (isKindOfJob(parts)) return { any: [kind(parts), ...asTyped(stems, piece, 'names')] };
  const place = isPlaceName(parts) ? calledSo(stems, parts) : [];
  return {
    any: heaviestFirst([
      ...place,
      ...asTyped(stems, piece, onlyOf(piece)),
      ...synonyms,
      ...relatives,
      ...countyBegun(stems, piece),
    ]),
  };
}

const kind = (parts: string[]): Alternative => ({ all: [exactly(`@:${parts.join(' ')}`)], weight: weights.place });

/** Elsewhere in a text the words of "e sussex" say nothing. */
const onlyOfShort = ({ synonyms }: Piece) =>
  synonyms.some(({ parts }) => isCompassCounty(parts)) ? ('names' as const) : undefined;

/** Nor do those of "East Sussex": "the east of the county, towards Sussex". */
const onlyOf = (piece: Piece) =>
  isCompassCounty(partsOfPiece(piece))
    ? 'names'
    : piece.words.length > 1 || isPlace(piece)
      ? undefined
      : onlyForTyped(piece.words[0]!.together, piece.synonyms);
