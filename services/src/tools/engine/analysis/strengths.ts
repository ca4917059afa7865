import { shownAs } from '../match/ask.js';
import { isCompared, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { counted } from '../text/clean.js';
import type { Block } from './block.js';
import { points, proofOf, quoted } from './wording.js';

/** What the CV shows, each with its points and its line, and how much of the advert that covers. */
export function strengths(asks: readonly WeighedAsk[], all: readonly WeighedAsk[], advert: AdvertFacts): Block {
  const met = asks.filter(({ state }) => state === 'met');
  const title = 'Strengths that match this job';
  if (met.length === 0) {
    return {
      title,
      lines: [
        'No requirement of this advert is shown in your CV yet. The gaps below say what was looked for.',
        ...howMuchWasRead(asks, all, advert),
      ],
    };
  }
  return {
    title,
    lines: [
      `Your CV shows ${met.length} of the ${counted(asks.length, 'requirement')} found in the advert.`,
      ...howMuchWasRead(asks, all, advert),
      ...met.map(
        (ask) =>
          `• ${ask.name} (${points(ask.points)})${ask.why ? `. ${ask.why}` : ''}${ask.proof ? `: ${quoted(proofOf(ask))}` : ''}`,
      ),
    ],
  };
}

/** The reader has to know what the count does not cover. */
function howMuchWasRead(
  asks: readonly WeighedAsk[],
  all: readonly WeighedAsk[],
  { worded, isReadable }: AdvertFacts,
): string[] {
  const lines: string[] = [];
  const byWords = asks.filter(({ name }) => worded.some((each) => shownAs(each.name) === name)).length;
  if (byWords > 0)
    lines.push(
      `${counted(byWords, 'requirement is', 'requirements are')} in no vocabulary of the engine and ${byWords === 1 ? 'was' : 'were'} looked for by ${byWords === 1 ? 'its' : 'their'} words alone; the same thing in other words is not found.`,
    );
  const unread = all.find((each) => !isCompared(each));
  if (unread)
    lines.push(
      `${isReadable ? 'The advert says little that can be compared' : 'Most of the advert was not read'}, so ${points(unread.points)} of 100 stay open and the score is low for that reason too.`,
    );
  return lines;
}
