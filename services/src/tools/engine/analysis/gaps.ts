import type { WeighedAsk } from '../match/score.js';
import { inText } from '../text/clean.js';
import type { Block } from './block.js';
import { whyInPart } from './not-yet.js';
import { points, proofOf, quoted } from './wording.js';

/** What is missing or shown in part, with the reason that is true of it. */
export function gaps(asks: readonly WeighedAsk[]): Block | null {
  const open = asks.filter(({ state }) => state !== 'met');
  if (open.length === 0)
    return { title: 'Gaps', lines: ['None: every requirement found in the advert is shown in your CV.'] };
  return { title: 'Gaps: missing or only partly shown', lines: open.map((ask) => `• ${gapOf(ask)}`) };
}

function gapOf(ask: WeighedAsk): string {
  const wish = ask.importance === 'preferred' ? ', a wish rather than a must' : '';
  if (ask.state === 'missing') {
    const source = ask.jobLine ? ` ${sourceOf(ask.jobLine)}` : '';
    const why = ask.isOnlyKeyword
      ? `not counted (${points(ask.points)}${wish}). A list in your CV names ${ask.called ?? 'it'}, and no other line was found that bears it out: ${quoted(proofOf(ask), 120)}`
      : `missing (${points(ask.points)}${wish}). ${whyMissing(ask)}`;
    return `${ask.name}: ${why}${source}`;
  }
  return `${ask.name}: partly, ${points(ask.points / 2)} of ${Number(ask.points.toFixed(1))}${wish}. ${partlyBecause(ask)}`;
}

const whyMissing = ({ why, proof }: WeighedAsk): string =>
  why ? `${why}${proof ? `: ${quoted(proof.whole, 120)}` : '.'}` : NOTHING_SAYS_SO;

/** The words that the chart has for the same state. */
const NOTHING_SAYS_SO = 'No line of your CV was found that says so.';

const sourceOf = (line: string): string =>
  /^[\w ]{0,20}skills[\w ]{0,10}:/i.test(line)
    ? 'It is in the advert’s list of skills.'
    : `The advert says: ${quoted(line, 120)}`;

function partlyBecause(ask: WeighedAsk): string {
  const line = ask.proof ? quoted(proofOf(ask), 120) : '';
  const why = whyInPart(ask);
  if (why) return `${why}: ${line}`;
  if (ask.near) return `You show ${ask.called ?? inText(ask.near)}, which is close to it: ${line}`;
  switch (ask.kind) {
    case 'skill':
      return ask.proof?.section === 'experience' || ask.proof?.section === 'projects'
        ? `A post of yours lists it, and no line says what you did with it: ${line}`
        : `You list it, but no line shows you using it: ${line}`;
    case 'certificate':
      return `Named, but not as something you hold already: ${line}`;
    case 'experience':
      return / of experience$/.test(ask.name)
        ? `Your dates add up to less: ${line}`
        : `Your work so far is close to it${line && `: ${line}`}`;
    case 'degree':
      return `Your highest degree is one level below: ${line}`;
    case 'seniority':
      return `Your posts so far are one step below: ${line}`;
    case 'language':
      return `Your level may not be enough: ${line}`;
    case 'location':
      return `You would move, and the advert seems to allow for that: ${line}`;
    case 'unread':
      return 'The advert says too little of it.';
    case 'right-to-work':
      return line;
  }
}
