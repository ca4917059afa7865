import type { UkPlace } from './uk-places.js';

/**
 * Counties of the cities that were made in 1965 and 1974 of parts of those around them, by whose names addresses in them are
 * still written: "Cheadle, Cheshire", "Kingston, Surrey".
 */
const madeOf: Record<string, string[]> = {
  'Greater London': ['Essex', 'Hertfordshire', 'Kent', 'Middlesex', 'Surrey'],
  'Greater Manchester': ['Cheshire', 'Lancashire'],
  Merseyside: ['Cheshire', 'Lancashire'],
  'Tyne and Wear': ['County Durham', 'Durham', 'Northumberland'],
  'West Midlands': ['Staffordshire', 'Warwickshire', 'Worcestershire'],
};

/** Whether a town lies where this county was before. */
export const wasIn = ({ county }: UkPlace, before: string): boolean =>
  county.split(' . ').some((name) => madeOf[name]?.includes(before));
