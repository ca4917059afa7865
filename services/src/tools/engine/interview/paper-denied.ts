import type { WeighedAsk } from '../match/score.js';
import type { CvLine } from '../reading/cv-line.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { wordsStanding } from '../reading/standing.js';
import { wordsOf } from '../text/words.js';

/** "ADR: not held", "CSCS – none", "Forklift licence: no", "HIAB not yet held". */
const NOT_HELD =
  /(?:[:(–—-]|\bis|\bare)\s*(?:(?:not (?:yet |currently )?(?:held|had|obtained|done|taken|mine|there)|none|no|nil|n\/a)(?: yet)?)[\s.;)]*$|\bnot (?:yet |currently )?held\b/iu;
export const REFUSED =
  /\b(?:refused|rejected|failed|declined|denied|unsuccessful|turned down|removed|revoked|suspended)\b/i;

/** What every paper is called, and tells none from another. */
const SORT_OF_PAPER = new Set(
  `certificate certificates certification cert card licence license licences ticket training registration full valid current
  uk holder held qualification permit award a an the of for in and or`.split(/\s+/),
);

const tellingIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !SORT_OF_PAPER.has(word));

/** The sentence of a CV that says of a paper that it is not held; null where none does. */
export function denialOf({ name, proof }: WeighedAsk, lines: readonly CvLine[]): string | null {
  const wanted = tellingIn(name);
  const names = (text: string) => {
    const own = new Set(wordsOf(text).map(({ folded }) => folded));
    return wanted.length > 0 && wanted.every((word) => own.has(word));
  };
  const says = (text: string) => names(text) && (NOT_HELD.test(text) || names(wordsStanding(text, 'denied')));
  const sentences = [proof?.whole ?? '', ...lines.map(({ text }) => text)].flatMap((text) => sentencesIn(text));
  // Why it was refused is another question.
  return sentences.find((sentence) => says(sentence) && !REFUSED.test(sentence)) ?? null;
}
