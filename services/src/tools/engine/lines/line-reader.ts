import { readFileSync } from 'node:fs';
import { kept } from '../../../platform/shipped/kept.js';
import { shippedFolder } from '../../../platform/shipped/shipped-folder.js';
import { throughLines } from './line-features.js';
import { isHeadingKind, KINDS, type LineKind } from './line-kinds.js';
import { chancesBy, weightsFromText, type Weights } from './regression.js';

let shipped: Weights | undefined;
const shippedWeights = (): Weights => (shipped ??= kept('advert-line-weights.tsv', readWeights));
const readWeights = () =>
  weightsFromText(readFileSync(new URL('advert-line-weights.tsv', shippedFolder('lines')), 'utf8'));

/** Kinds of which it matters little which it is, together: headings, what is asked, what is wished for, what is not asked. */
const GROUPS: readonly (readonly number[])[] = [
  KINDS.filter(isHeadingKind),
  ['must', 'duty', 'title'] as const,
  ['wish'] as const,
  ['employer', 'offer', 'apply', 'waived'] as const,
].map((kinds) => kinds.map((kind) => KINDS.indexOf(kind)));

/** The likeliest of the likeliest group. */
function kindBy(chances: readonly number[]): LineKind {
  const of = (group: readonly number[]) => group.reduce((sum, at) => sum + chances[at]!, 0);
  const group = GROUPS.reduce((best, each) => (of(each) > of(best) ? each : best));
  return KINDS[group.reduce((best, at) => (chances[at]! > chances[best]! ? at : best))]!;
}

/** What each sentence of each line of an advert is, from above to below: what was read above says what to expect. */
export const kindsOfLines = (lines: readonly (readonly string[])[], weights = shippedWeights()): LineKind[][] =>
  throughLines(lines, (features) => kindBy(chancesBy(weights, features)));
