import { readFileSync } from 'node:fs';
import { kept } from '../../platform/shipped/kept.js';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { featuresOf, wordFeature } from './features.js';
import { rolesOf } from './money-roles.js';
import { chancesBy, weightsFromText, type Weights } from './weights.js';

/** What a sentence may do, as far as this reader is concerned. */
export const DEEDS = ['asks', 'fine'] as const;

const coins =
  'pounds|dollars|euros|dirhams|rupees|naira|pesos|taka|cedis|shillings|rand|gbp|usd|eur|aed|inr|ngn|pkr|php|cad|aud';
const sums = new RegExp(String.raw`\b(?:${coins})\s?\d[\d,.]*k?\b|\b\d[\d,.]*\s?k?\s?(?:lakh )?(?:${coins})\b`, 'gi');

/** Sums in any spelling are one to the reader. */
export const withSums = (sentence: string): string => sentence.replace(sums, ' £1 ');

let weights: Weights | undefined;
const readWeights = () => weightsFromText(readFileSync(new URL('money-weights.tsv', shippedFolder('adverts')), 'utf8'));

/** How likely a sentence asks whoever applies for money, by the weights that ship with the product. */
export function chanceOfAsking(sentence: string): number {
  const known = (weights ??= kept('money-weights.tsv', readWeights));
  const said = withSums(sentence);
  const features = featuresOf(said, (stem) => known.has(wordFeature(stem)));
  return chancesBy(known, [...features, ...rolesOf(said)])[DEEDS.indexOf('asks')]!;
}
