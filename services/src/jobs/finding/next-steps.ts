import type { Search } from '../job.search.js';
import type { JobFilter, Relaxation, SearchField } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { searchFields } from '../jobs.dto.js';
import { askedWords, meaningOf, saysEnough, textWith } from './asked-words.js';

/** A search with less than was asked: one filter or one word, if nothing more has to be given up. */
export interface Relaxed {
  field: SearchField;
  /** Of the text: what is left of it. */
  searchQuery?: string;
  /** The text alone is asked, and no filter. */
  isTextAlone?: true;
  /** This filter alone is asked, without the text and all others. */
  isAlone?: true;
  /** The same amount in this currency. */
  salaryCurrency?: string;
  filter: Search;
}

const MOST_WORDS = 6;

/**
 * Every way of asking for one thing less, the text without any of several filters, and each of these alone. Nothing for
 * a search that asks for nothing.
 */
export function relaxations(filter: JobFilter): Relaxed[] {
  const asked = searchFields.filter((field) => isAsked(filter, field));
  const { searchQuery } = filter;
  const alone: Relaxed = {
    field: 'searchQuery',
    searchQuery,
    isTextAlone: true,
    filter: { ...nothingAsked, searchQuery },
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
}: Pick<Relaxation, 'field' | 'searchQuery' | 'isAlone'>): boolean =>
  !isAlone && (field !== 'searchQuery' || searchQuery !== '');

/** Whether a search says anything in this field. */
export const isAsked = (filter: Pick<JobFilter, SearchField>, field: SearchField) => {
  const value = filter[field];
  return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined;
};

function only(asked: JobFilter, field: SearchField): Relaxed {
  const { salaryCurrency } = asked;
  const filter = { ...nothingAsked, [field]: asked[field] };
  return { field, isAlone: true, filter: field === 'salaryMin' ? { ...filter, salaryCurrency } : filter };
}

function without(filter: JobFilter, field: SearchField): Relaxed[] {
  if (field !== 'searchQuery') {
    return [{ field, filter: { ...filter, [field]: Array.isArray(filter[field]) ? [] : undefined } }];
  }
  const words = askedWords(filter.searchQuery);
  const meaning = meaningOf(words);
  const shorter =
    meaning.length < 2 || meaning.length > MOST_WORDS
      ? []
      : meaning.map((at) =>
          textWith(
            words,
            meaning.filter((other) => other !== at),
          ),
        );
  const texts = [...new Set(shorter.filter(saysEnough))].map((searchQuery) => ({
    field,
    searchQuery,
    filter: { ...filter, searchQuery },
  }));
  // without the text at all, as long as something else is still asked
  const isAlone = searchFields.every((other) => other === 'searchQuery' || !isAsked(filter, other));
  return isAlone ? texts : [...texts, { field, searchQuery: '', filter: { ...filter, searchQuery: '' } }];
}
