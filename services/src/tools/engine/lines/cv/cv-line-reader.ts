import { readFileSync } from 'node:fs';
import { kept } from '../../../../platform/shipped/kept.js';
import { shippedFolder } from '../../../../platform/shipped/shipped-folder.js';
import type { Row } from '../../text/clean.js';
import { chancesBy, weightsFromText, type Weights } from '../regression.js';
import { throughCvLines } from './cv-line-features.js';
import { CV_KINDS, type CvLineKind } from './cv-line-kinds.js';

let shipped: Weights | undefined;
const shippedWeights = (): Weights => (shipped ??= kept('cv-line-weights.tsv', readWeights));
const readWeights = () => weightsFromText(readFileSync(new URL('cv-line-weights.tsv', shippedFolder('lines')), 'utf8'));

/** What a line is, and how sure that is. */
export interface CvLineRead {
  kind: CvLineKind;
  /** Of each kind, in the order of `CV_KINDS`. */
  chances: readonly number[];
}

/** What each line of a CV is, from above to below: what was read above says what to expect. */
export function kindsOfCvLines(rows: readonly Row[], weights = shippedWeights()): CvLineRead[] {
  const read: CvLineRead[] = [];
  throughCvLines(rows, (features) => {
    const chances = chancesBy(weights, features);
    const kind = CV_KINDS[chances.reduce((best, chance, at) => (chance > chances[best]! ? at : best), 0)]!;
    read.push({ kind, chances });
    return kind;
  });
  return read;
}

/** How likely the line is one of these. */
export const chanceOf = ({ chances }: CvLineRead, ...kinds: CvLineKind[]): number =>
  kinds.reduce((sum, kind) => sum + chances[CV_KINDS.indexOf(kind)]!, 0);
