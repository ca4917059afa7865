import { payInAdvert } from '../pay-sentences.js';
import { forItsWeek } from '../pay-week.js';

/** What is read of words that stand between other sentences of an advert. */
export const payInBritain = (words: string, country = 'United Kingdom') =>
  payInAdvert(`A baker in Leeds. ${words}. We sponsor visas.`, country);

/** The pay of an advert, for as much of a year as it says the work is; undefined where nobody can say how much. */
export const payOfYear = (advert: string, country = 'United Kingdom') =>
  forItsWeek(payInAdvert(advert, country)!, advert);

export const yearIn = (advert: string, country?: string): number | undefined => payOfYear(advert, country)?.yearFrom;

export const yearOf = (rate: number, hours: number): number => Math.round(rate * hours * 52);
