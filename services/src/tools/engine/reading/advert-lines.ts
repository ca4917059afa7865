import { linesOf } from '../text/clean.js';
import { partedShouts } from './shouted.js';

/** The lines of an advert; what is shouted between stars is one each. */
export const advertLinesOf = (text: string): string[] => linesOf(text).flatMap(partedShouts);
