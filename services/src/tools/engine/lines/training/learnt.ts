import { KINDS, type LineKind } from '../line-kinds.js';
import type { Weights } from '../regression.js';
import { variantOf, VARIANTS } from './advert-variants.js';
import { examplesOf, type LabelledAdvert } from './labelled-adverts.js';
import { train } from './training.js';

/** What these adverts teach, each as it stands and written otherwise. */
export const learnt = (
  adverts: readonly LabelledAdvert[],
  headings: ReadonlyMap<LineKind, readonly string[]>,
): Weights =>
  train(
    adverts
      .flatMap((advert) => [advert, ...Array.from({ length: VARIANTS }, (_, at) => variantOf(advert, headings, at))])
      .flatMap(examplesOf),
    KINDS.length,
  );
