import type { Weights } from '../../regression.js';
import { train } from '../../training/training.js';
import { CV_KINDS, type CvLineKind } from '../cv-line-kinds.js';
import { cvVariantOf, CV_VARIANTS } from './cv-variants.js';
import { examplesOf, type LabelledCv } from './labelled-cvs.js';

/** What these CVs teach, each as it stands and written otherwise. */
export const learntOfCvs = (
  cvs: readonly LabelledCv[],
  headings: ReadonlyMap<CvLineKind, readonly string[]>,
): Weights =>
  train(
    cvs
      .flatMap((cv) => [cv, ...Array.from({ length: CV_VARIANTS }, (_, at) => cvVariantOf(cv, headings, at))])
      .flatMap(examplesOf),
    CV_KINDS.length,
  );
