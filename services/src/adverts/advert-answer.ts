import type { ANSWERS } from './trained/weights.js';

/** What an advert, or one of its sentences, says of sponsorship. */
export type AdvertAnswer = (typeof ANSWERS)[number];
