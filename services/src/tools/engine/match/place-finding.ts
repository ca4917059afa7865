import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { townsOf } from '../reading/places.js';
import { wordsOf } from '../text/words.js';
import { MISSING, type Finding } from './finding.js';

/** Null when neither text says enough. A move to another country is a part of the way when the employer sponsors. */
export function placeFinding({ place, isRemote, sponsorship }: AdvertFacts, cv: CvFacts): Finding | null {
  if (!place || !cv.country) return null;
  const proof = cv.country.proof;
  if (townsOf(place.town).some((town) => isSameTown(town, cv.head))) return { state: 'met', proof };
  if (place.country === null) return null;
  if (place.country === cv.country.name)
    return isRemote || place.town === '' ? { state: 'met', proof } : { state: 'partly', proof, why: MOVES };
  if (!isRemote && sponsorship?.says === 'offered' && ONLY_WHO_IS_HERE.test(sponsorship.line))
    return { ...MISSING, proof, why: 'The advert sponsors only people who are in the country already' };
  return isRemote || sponsorship?.says === 'offered'
    ? { state: 'partly', proof }
    : { ...MISSING, proof, why: 'Your CV says that you live in another country' };
}

const ONLY_WHO_IS_HERE =
  /\bonly\b[^.;]{0,60}\b(?:(?:already|currently) (?:in|living in|based in)|inside|within) the (?:uk|country|united kingdom)\b/i;
const MOVES = 'Another town of the same country';

const foldedWords = (text: string): string =>
  wordsOf(text)
    .map((word) => word.folded)
    .join(' ');

/** Whether the first lines of a CV name the town; `head` is folded. */
export function isSameTown(town: string, head: string): boolean {
  const folded = foldedWords(town);
  return folded !== '' && head.includes(` ${folded} `);
}
