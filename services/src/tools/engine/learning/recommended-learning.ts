import type { LearningInput, LearningOffer, LearningReply } from '../../career-engine.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill } from '../vocabulary/skill.js';
import { NOTHING_READ } from '../analysis/unreadable.js';
import { gapsIn, type Gap } from './gaps-in.js';
import { stepsFor } from './learning-steps.js';

const MOST_SKILLS = 8;
const MOST_OFFERS = 2;

/** For each gap what to begin with, how to practise and how to show it; addresses only from the product's own offers. */
export function recommendedLearning({ analysisContent, jobDescription, offers }: LearningInput): LearningReply {
  const gaps = gapsIn(analysisContent, jobDescription)
    .toSorted((one, other) => Number(one.isPartly) - Number(other.isPartly))
    .slice(0, MOST_SKILLS);
  if (analysisContent.startsWith(NOTHING_READ)) {
    return {
      content: [
        '# Nothing to compare yet',
        'No requirement was found in this job description, so there is no gap to learn for. Paste the whole advert and analyse again.',
      ].join('\n'),
      skills: [],
    };
  }
  if (gaps.length === 0) {
    return {
      content: [
        '# Nothing to close',
        'The analysis names no skill of this advert that you lack.',
        '- Prepare one story with a result for each strength it names.',
        '- Keep the skill that weighs most in use until the interview.',
      ].join('\n'),
      skills: [],
    };
  }
  const lines = [
    `In the order of this list: ${gaps.some(({ isPartly }) => !isPartly) ? 'what is missing first, then what you have but do not show.' : 'what you have, but do not show yet.'}`,
    ...gaps.flatMap((gap) => section(gap, offers)),
  ];
  return { content: lines.join('\n'), skills: gaps.map(({ name }) => name) };
}

function section({ name, isPartly }: Gap, offers: readonly LearningOffer[]): string[] {
  const skill: Skill = skillVocabulary().named(name.split(' or ')[0] ?? name) ?? {
    name,
    kind: 'skill',
    field: null,
    source: 'Landfall',
  };
  const { begin, practise, show } = stepsFor({ ...skill, name: skill.name });
  const fitting = offers.filter((offer) => isAbout(offer, skill.name)).slice(0, MOST_OFFERS);
  return [
    `# ${name}`,
    ...(isPartly ? ['You have a start: your CV lists it, or shows something close to it.'] : []),
    `- Begin with: ${begin}`,
    `- Practise: ${practise}`,
    `- Show it: ${show}`,
    ...fitting.map(
      ({ title, provider, url }) => `- Upcoming event: ${title}${provider ? ` (${provider})` : ''}: ${url}`,
    ),
  ];
}

/** Every telling word of the skill stands in the offer's title. */
function isAbout({ title }: LearningOffer, skill: string): boolean {
  const words = new Set(wordsOf(title).map(({ folded }) => folded));
  const wanted = wordsOf(skill)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word));
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
