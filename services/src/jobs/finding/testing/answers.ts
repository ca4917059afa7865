import { aLine } from '../../testing/some-jobs.js';
import type { searchAmong } from './search-among.js';

type Search = ReturnType<typeof searchAmong>;

/** A job of each title, of which nothing else can be found but its town. */
export const inOslo = (titles: readonly string[], description = 'Work.') =>
  titles.map((title) => aLine({ title, location: 'Oslo, Norway', description }));

/** What a search is corrected to, and the title that it finds first. */
export const firstOf = (search: Search) => async (text: string) => {
  const { corrected, titles } = await search(text);
  return { corrected, title: titles[0] };
};

/** What a search is corrected to, and all titles that it finds. */
export const titlesOf = (search: Search) => async (text: string) => {
  const { corrected, titles } = await search(text);
  return { corrected, titles };
};

/** The same of which the order is of no matter. */
export const sortedTitlesOf = (search: Search) => async (text: string) => {
  const { corrected, titles } = await search(text);
  return { corrected, titles: titles.toSorted() };
};
