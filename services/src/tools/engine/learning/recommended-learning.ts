import type { LearningInput, LearningOffer, LearningReply } from '../../career-engine.js';
import { quoted } from '../analysis/analysis-text.js';
import { NOTHING_READ } from '../analysis/unreadable.js';
import { readAdvert, type AdvertFacts } from '../reading/advert-reader.js';
import { advertSentencesOf, type AdvertSentence } from '../reading/advert-sentences.js';
import { wordsOf } from '../text/words.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill } from '../vocabulary/skill.js';
import { gapsIn, strengthsIn, type Gap, type Strength } from './gaps-in.js';
import { stepsFor } from './learning-steps.js';
import { nearestOf } from './nearest.js';
import { offersAbout } from './offers-about.js';

const MOST_SKILLS = 8;
const MOST_SENTENCES = 2;
const QUOTE = 200;

/** What all sections of a reply are written from. */
interface Known {
  advert: AdvertFacts;
  sentences: readonly AdvertSentence[];
  strengths: readonly Strength[];
  offers: readonly LearningOffer[];
}

/**
 * For each gap: what the advert wants it for, in the advert's words, what the CV has next to it, what to do about it,
 * and what the product's own data has on it. Addresses only from there.
 */
export function recommendedLearning({ analysisContent, jobDescription, offers }: LearningInput): LearningReply {
  if (analysisContent.startsWith(NOTHING_READ)) return NOTHING_TO_COMPARE;
  const advert = readAdvert(jobDescription);
  const gaps = gapsIn(analysisContent, advert)
    .toSorted((one, other) => Number(one.isPartly) - Number(other.isPartly))
    .slice(0, MOST_SKILLS);
  if (gaps.length === 0) return NOTHING_TO_CLOSE;
  const known = {
    ...{ advert, offers },
    sentences: advertSentencesOf(jobDescription),
    strengths: strengthsIn(analysisContent),
  };
  const lines = [
    `In the order of this list: ${gaps.some(({ isPartly }) => !isPartly) ? 'what is missing first, then what you have but do not show.' : 'what you have, but do not show yet.'} ${WHAT_COUNTS}`,
    ...gaps.flatMap((gap) => section(gap, known)),
  ];
  return { content: lines.join('\n'), skills: gaps.map(({ name }) => name) };
}

const WHAT_COUNTS =
  'What closes a gap is a line about work, a project or a course that names the skill and what came of it; in a list it counts half.';

const NOTHING_TO_COMPARE: LearningReply = {
  content: [
    '# Nothing to compare yet',
    'No requirement was found in this job description, so there is no gap to learn for. Paste the whole advert and analyse again.',
  ].join('\n'),
  skills: [],
};

const NOTHING_TO_CLOSE: LearningReply = {
  content: ['# Nothing to close', 'The analysis names no skill of this advert that was not found in your CV.'].join(
    '\n',
  ),
  skills: [],
};

function section(gap: Gap, { advert, sentences, strengths, offers }: Known): string[] {
  const skill = skillOf(gap.name, advert);
  const near = gap.isPartly ? null : nearestOf(skill, strengths);
  const steps = stepsFor(skill, { near, isPartly: gap.isPartly });
  return [
    `# ${gap.name}`,
    `- ${whatFor(gap.name, skill, advert, sentences)}`,
    ...(gap.why ? [`- ${gap.why}`] : []),
    ...(gap.isPartly
      ? []
      : [`- Nearest to it in your CV: ${near ? `${near.name}, in “${near.line}”` : 'nothing was found'}`]),
    ...steps.map((step) => `- ${step}`),
    ...offersAbout(skill, offers).map(
      ({ kind, title, detail, url }) =>
        `- ${kind === 'event' ? 'Event' : 'To read'}: ${title}${detail ? ` (${detail})` : ''}: ${url}`,
    ),
  ];
}

/** Of alternatives, the first that the advert names; what no vocabulary knows is a skill by its own words. */
function skillOf(name: string, { skills, worded }: AdvertFacts): Skill {
  const asked = skills.find((each) => [name, ...name.split(/, | or /)].includes(each.skill.name));
  const kind = worded.some((each) => each.name === name && each.isQualification) ? 'certificate' : 'skill';
  return asked?.skill ?? skillVocabulary().named(name) ?? { name, kind, field: null, source: 'Landfall' };
}

/** The sentences of the advert that name it. A list of names says nothing of a task. */
function whatFor(name: string, skill: Skill, advert: AdvertFacts, sentences: readonly AdvertSentence[]): string {
  const own = advert.worded.find((each) => each.name === name)?.line;
  const told = sentences.flatMap(({ text, mentions }) => {
    const at = text === own ? 0 : mentions.find((mention) => mention.skill.name === skill.name)?.start;
    return at === undefined || !saysMore(text, skill.name) ? [] : [quoted(around(text, at), QUOTE)];
  });
  const quotes = [...new Set(told)].slice(0, MOST_SENTENCES);
  return quotes.length > 0
    ? `What for: the advert says ${quotes.join(' and ')}`
    : 'What for: the advert only names it, without a task. Ask the employer what it is used for in this post.';
}

/** A long sentence from the clause that names it. */
function around(text: string, at: number): string {
  const comma = text.lastIndexOf(', ', at);
  return text.length <= QUOTE || at < QUOTE / 2 || comma < 0 ? text : `…${text.slice(comma + 2)}`;
}

/** More than the name and two words, and no list of skills. */
const saysMore = (text: string, name: string): boolean =>
  !/^[\w ]{0,20}skills[\w ]{0,10}:/i.test(text) && wordsOf(text).length > wordsOf(name).length + 2;
