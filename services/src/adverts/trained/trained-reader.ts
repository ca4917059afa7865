import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { featuresOf, wordFeature } from './features.js';
import { chancesBy, weightsFromText, type Chances, type Weights } from './weights.js';

let weights: Weights | undefined;

/** How likely a sentence says each of `ANSWERS`, by the weights that ship with the product (`services/data/adverts`). */
export function chancesOf(sentence: string): Chances {
  const known = (weights ??= weightsFromText(
    readFileSync(new URL('reader-weights.tsv', shippedFolder('adverts')), 'utf8'),
  ));
  return chancesBy(
    known,
    featuresOf(sentence, (stem) => known.has(wordFeature(stem))),
  );
}
