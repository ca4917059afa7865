import { readFileSync } from 'node:fs';
import { kept } from '../../platform/shipped/kept.js';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { featuresOf, wordFeature } from './features.js';
import { chancesBy, weightsFromText, type Chances, type Weights } from './weights.js';

let weights: Weights | undefined;
const readWeights = () =>
  weightsFromText(readFileSync(new URL('reader-weights.tsv', shippedFolder('adverts')), 'utf8'));

/** How likely a sentence says each of `ANSWERS`, by the weights that ship with the product (`services/data/adverts`). */
export function chancesOf(sentence: string): Chances {
  const known = (weights ??= kept('reader-weights.tsv', readWeights));
  return chancesBy(
    known,
    featuresOf(sentence, (stem) => known.has(wordFeature(stem))),
  );
}
