import type { CvChange } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';

/** Why a CV was given back as it came: what was looked for in it, and that none of it was there to be done. */
export function unchanged(asks: readonly WeighedAsk[], hasSections: boolean, isPlain = true): CvChange {
  const isShown = asks.some(({ state, proof }) => state !== 'missing' && proof !== null);
  return {
    kind: 'advice',
    summary: hasSections
      ? 'Nothing in the text of your CV had to be changed.'
      : 'The text of your CV was left as it is.',
    before: null,
    after: null,
    reason: !isPlain
      ? 'A name was not surely found at its top, so it may be in another order than it was written in, and nothing changed its place.'
      : `${
          hasSections
            ? 'Its sections stand in the order that readers expect, no line'
            : 'It has no headings, so there were no sections to be put in order. No line'
        } begins weakly, and no line is of private details alone. ${
          isShown
            ? 'No entry begins with a line that has nothing to do with this advert while another one answers it.'
            : 'It has nothing that this advert asks for, so there was nothing to bring to the front.'
        }`,
  };
}
