import { scoreOf, type WeighedAsk } from '../match/score.js';
import { inText, listed } from '../text/clean.js';
import { HAS_LAPSED } from '../match/lapsed.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { hoursSaid } from './hours-said.js';
import type { Block } from './block.js';
import { whyInPart } from './not-yet.js';
import { points, quoted } from './wording.js';

/** What would move the score most, in figures that come from the same sum. */
export function nextSteps(
  asks: readonly WeighedAsk[],
  all: readonly WeighedAsk[],
  score: number,
  conditions: readonly string[],
  cv: CvFacts,
): Block {
  const lapsed = asks.filter((ask) => ask.state === 'partly' && whyInPart(ask) === HAS_LAPSED);
  const partly = asks.filter((ask) => ask.state === 'partly' && ask.kind === 'skill' && !lapsed.includes(ask));
  const missing = asks.filter(
    ({ state, kind, isOnlyKeyword }) =>
      state === 'missing' && !isOnlyKeyword && (kind === 'skill' || kind === 'certificate'),
  );
  const lines: string[] = [];
  if (partly.length > 0) {
    const shown = scoreOf(all.map((ask) => (partly.includes(ask) ? { ...ask, state: 'met' as const } : ask)));
    lines.push(
      `• Show ${listed(partly.slice(0, 4).map(({ name }) => inText(name)))} in use, where that is true: with ${partly.length === 1 ? 'it' : `all ${partly.length} partly met`} your score would be ${shown} instead of ${score}.`,
    );
  }
  if (lapsed.length > 0)
    lines.push(
      `• Find out how ${listed(lapsed.map(({ name }) => inText(name)))} can be renewed, and say in your CV when that will be.`,
    );
  const [first, second] = missing;
  if (first) {
    lines.push(
      `• Among what is missing, ${inText(first.name)}${second ? ` and ${inText(second.name)}` : ''} ${second ? 'weigh' : 'weighs'} most (${points(first.points + (second?.points ?? 0))} together)`.replace(
        second ? '' : ' together',
        '',
      ) + '. See the recommended learning below.',
    );
  }
  if (asks.some(({ kind, state }) => kind === 'certificate' && state === 'missing')) {
    lines.push(
      '• A registration or certificate is often a condition of the post. Ask the employer whether it can be in progress when you start.',
    );
  }
  // What is compared already needs no second word.
  const apart = conditions.filter((line) => !asks.some(({ jobLine }) => jobLine?.endsWith(line)));
  const told = apart.map((line) => ({ asked: quoted(line.replace(/\.$/, '')), said: hoursSaid(line, cv) }));
  const unsaid = told.filter(({ said }) => said === null);
  if (unsaid.length > 0) {
    lines.push(
      `• Check before you apply: ${listed(unsaid.map(({ asked }) => asked))}. The advert asks for it, no line of your CV was found that speaks of it, and it was not counted.`,
    );
  }
  for (const { asked, said } of told) {
    if (said !== null)
      lines.push(
        `• The advert asks for ${asked}, and your CV speaks of it: ${quoted(said)} See that it says all of it. It was not counted.`,
      );
  }
  if (lines.length === 0)
    lines.push(
      '• Prepare examples for the requirements above: the interview questions tool uses the same CV and advert.',
    );
  return { title: 'Recommended next steps', lines };
}
