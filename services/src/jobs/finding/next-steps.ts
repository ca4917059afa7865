import type { JobFilter, SearchField } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { searchFields } from '../jobs.dto.js';
import { isPlaceInWords } from './pieces.js';
import { fillers, withoutFillersAround, wordsOf } from './words.js';

/** A search with one filter or one word less. */
interface Relaxed {
  field: SearchField;
  /** Of the text: what is left of it. */
  searchQuery?: string;
  /** The text alone is asked, and no filter. */
  isTextAlone?: true;
  /** This filter alone is asked, without the text and all others. */
  isAlone?: true;
  filter: JobFilter;
}

const MOST_WORDS = 6;

/**
 * Every way of asking for one thing less, the text without any of several filters, and each of these alone. Nothing for
 * a search that asks for nothing.
 */
export function relaxations(filter: JobFilter): Relaxed[] {
  const asked = searchFields.filter((field) => isAsked(filter, field));
  const { searchQuery, page, limit, group } = filter;
  const alone: Relaxed = {
    field: 'searchQuery',
    searchQuery,
    isTextAlone: true,
    filter: { ...nothingAsked, searchQuery, page, limit, group },
  };
  const isOfMuch = searchQuery !== '' && asked.length > 2;
  const filters = asked.length > 2 ? asked.filter((field) => field !== 'searchQuery') : [];
  return [
    ...asked.flatMap((field) => without(filter, field)),
    ...(isOfMuch ? [alone] : []),
    ...filters.map((field) => only(filter, field)),
  ];
}

/** Whether anything of what was typed is still searched for: else the jobs have nothing to do with it. */
export const keepsText = ({
  field,
  searchQuery,
  isAlone,
}: Pick<Relaxed, 'field' | 'searchQuery' | 'isAlone'>): boolean =>
  !isAlone && (field !== 'searchQuery' || searchQuery !== '');

/** Whether a search says anything in this field. */
export const isAsked = (filter: Pick<JobFilter, SearchField>, field: SearchField) => {
  const value = filter[field];
  return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined;
};

function only({ page, limit, group, ...asked }: JobFilter, field: SearchField): Relaxed {
  const { salaryCurrency } = asked;
  const filter = { ...nothingAsked, page, limit, group, [field]: asked[field] };
  return { field, isAlone: true, filter: field === 'salaryMin' ? { ...filter, salaryCurrency } : filter };
}

function without(filter: JobFilter, field: SearchField): Relaxed[] {
  if (field !== 'searchQuery') {
    return [{ field, filter: { ...filter, [field]: Array.isArray(filter[field]) ? [] : undefined } }];
  }
  const words = wordsIn(filter.searchQuery);
  const meaning = words.filter((word) => !fillers.has(word.toLowerCase()));
  const shorter =
    meaning.length < 2 || meaning.length > MOST_WORDS
      ? []
      : meaning.map((word) => withoutFillersAround(words.toSpliced(words.indexOf(word), 1)).join(' '));
  const texts = [...new Set(shorter.filter((text) => !/^\p{L}$/u.test(text)))].map((searchQuery) => ({
    field,
    searchQuery,
    filter: { ...filter, searchQuery },
  }));
  // without the text at all, as long as something else is still asked
  const isAlone = searchFields.every((other) => other === 'searchQuery' || !isAsked(filter, other));
  return isAlone ? texts : [...texts, { field, searchQuery: '', filter: { ...filter, searchQuery: '' } }];
}

/** "C/C++" are two, and of a single word ("T-SQL") its parts are. What names one place stays together. */
function wordsIn(text: string): string[] {
  const words = text.split(/[\s,/]+/).filter(Boolean);
  return words.length === 1 ? words[0]!.split('-').filter(Boolean) : withPlacesWhole(words);
}

/** No name of a place is longer ("Newcastle upon Tyne"). */
const LONGEST_PLACE = 4;
/** What begins names of places and is none: "St. Louis", "El Paso". */
const beginsPlace = new Set(
  'st,saint,ste,sainte,san,santa,los,las,el,la,le,des,new,fort,ft,mount,mt,port,lake,north,south,east,west'.split(','),
);

function withPlacesWhole(words: string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthOfPlace(words.slice(at, at + LONGEST_PLACE));
    found.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return found;
}

function lengthOfPlace(words: string[]): number {
  for (let length = words.length; length > 1; length -= 1) {
    const name = words.slice(0, length);
    const isWhole = !fillers.has(name[0]!.toLowerCase()) && !fillers.has(name.at(-1)!.toLowerCase());
    if (isWhole && isPlaceInWords(name.flatMap(wordsOf))) return length;
  }
  return words.length > 1 && beginsPlace.has(wordsOf(words[0]!)[0] ?? '') ? 2 : 1;
}
