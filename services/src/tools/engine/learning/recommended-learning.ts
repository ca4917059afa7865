import type { LearningInput, LearningOffer, LearningReply } from '../../career-engine.js';
import { quoted } from '../analysis/wording.js';
import { NOTHING_READ } from '../analysis/unreadable.js';
import { readAdvert, type AdvertFacts } from '../reading/advert-reader.js';
import { advertSentencesOf } from '../reading/advert-sentences.js';
import type { AdvertSentence } from '../reading/advert-sentence.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { readCv } from '../reading/cv-reader.js';
import { listed } from '../text/clean.js';
import { wordsOf } from '../text/words.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill } from '../vocabulary/skill.js';
import { gapsIn, strengthsIn, type Gap, type Strength } from './gaps-in.js';
import { kindOf } from './kinds-of-gaps.js';
import { stepsFor } from './learning-steps.js';
import { nearestOf } from './nearest.js';
import { offersAbout } from './offers-about.js';

/** What is missing is all told, as far as anybody would read; what is partly there as far as it is about as long. */
const MOST_MISSING = 24;
const MOST_WITH_PARTLY = 8;
const MOST_SENTENCES = 2;
const QUOTE = 200;

/** What all sections of a reply are written from. */
interface Known {
  advert: AdvertFacts;
  sentences: readonly AdvertSentence[];
  strengths: readonly Strength[];
  cv: CvFacts | null;
  offers: readonly LearningOffer[];
}

/**
 * For each gap: what the advert wants it for, in the advert's words, what the CV has next to it, what to do about it,
 * and what the product's own data has on it. Addresses only from there.
 */
export function recommendedLearning({ analysisContent, jobDescription, cvText, offers }: LearningInput): LearningReply {
  if (analysisContent.startsWith(NOTHING_READ)) return NOTHING_TO_COMPARE;
  const advert = readAdvert(jobDescription);
  const all = withoutTwice(
    gapsIn(analysisContent, advert).toSorted((one, other) => Number(one.isPartly) - Number(other.isPartly)),
  );
  const lacking = all.filter(({ isPartly }) => !isPartly).length;
  const gaps = all.slice(0, Math.min(MOST_MISSING, Math.max(MOST_WITH_PARTLY, lacking)));
  if (gaps.length === 0) return NOTHING_TO_CLOSE;
  const known = {
    ...{ advert, offers },
    sentences: advertSentencesOf(jobDescription),
    strengths: strengthsIn(analysisContent),
    cv: cvText === undefined ? null : readCv(cvText, new Date()),
  };
  const sections = gaps.map((gap) => sectionOf(gap, known));
  const missing = sections.filter(({ isPartly }) => !isPartly);
  const partly = sections.filter(({ isPartly }) => isPartly);
  const lines = [
    `In the order of this list: ${gaps.some(({ isPartly }) => !isPartly) ? 'what is missing first, then what you have but do not show.' : 'what you have, but do not show yet.'} ${WHAT_COUNTS}`,
    ...missing.filter(hasWayIn).flatMap(linesOf),
    ...withoutWayIn(missing.filter((section) => !hasWayIn(section))),
    ...partly.flatMap(linesOf),
    ...withoutOffers(gaps, known),
    ...notTold(all.slice(gaps.length)),
  ];
  return { content: lines.join('\n'), skills: gaps.flatMap(({ name, others }) => [name, ...others]) };
}

/** Nothing is left out without a word. */
const notTold = (gaps: readonly Gap[]): string[] =>
  gaps.length > 0
    ? ['# Not told here', `The analysis names more: ${listed(gaps.map(({ name }) => name))}. Begin with those above.`]
    : [];

/** A gap, and those about which the same is to be done. */
interface JoinedGap extends Gap {
  others: string[];
}

/** What is said of a gap. */
interface Section {
  title: string;
  isPartly: boolean;
  /** What the advert says it is for; `unsaid` where it only names it, null where its name is the advert's own line. */
  purpose: string | 'unsaid' | null;
  /** What the analysis and the product's data have on it, and what to do. */
  steps: string[];
}

/** What is to be done about two gaps of one kind is said once, under both their names. */
function withoutTwice(gaps: readonly Gap[]): JoinedGap[] {
  const sections: JoinedGap[] = [];
  for (const gap of gaps) {
    const kind = kindOf(gap.name);
    const same = kind && sections.find(({ name }) => kindOf(name) === kind);
    if (same) same.others.push(gap.name);
    else sections.push({ ...gap, others: [] });
  }
  return sections;
}

const WHAT_COUNTS =
  'What closes a gap is a line about work, a project or a course that names the skill and what came of it. In a list alone it counts half, and only where the rest of your CV bears the list out.';

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

const hasWayIn = ({ steps }: Section): boolean => steps.length > 0;

function sectionOf(gap: JoinedGap, { advert, sentences, strengths, cv, offers }: Known): Section {
  const skill = skillOf(gap.name, advert);
  const near = gap.isPartly ? null : nearestOf(skill, strengths, cv);
  return {
    title: [gap.name, ...gap.others].join('; '),
    isPartly: gap.isPartly,
    purpose: purposeOf(gap.name, skill, advert, sentences),
    steps: [
      ...(gap.why ? [gap.why] : []),
      ...(near ? [`Nearest to it in your CV: ${near.name}, in “${near.line}”`] : []),
      ...stepsFor(skill, { near, isPartly: gap.isPartly, trade: advert.field }),
      ...offersAbout(skill, offers, advert.field).map(
        ({ kind, title, detail, url }) =>
          `${kind === 'event' ? 'Event' : 'To read'}: ${title}${detail ? ` (${detail})` : ''}: ${url}`,
      ),
    ],
  };
}

function linesOf({ title, purpose, steps }: Section): string[] {
  const whatFor =
    purpose === 'unsaid'
      ? 'the advert only names it, without a task. Ask the employer what it is used for in this post.'
      : purpose;
  return [`# ${title}`, ...(whatFor ? [`What for: ${whatFor}`] : []), ...steps].map((line, at) =>
    at === 0 ? line : `- ${line}`,
  );
}

const NO_WAY_IN =
  'for this post. Compare three adverts of the same post: what they add to the word says what is meant; then write the line of your work that comes nearest.';

/** Of what no list explains, each with the advert's own words for it; what to do is the same for all and is said once. */
function withoutWayIn(sections: readonly Section[]): string[] {
  const [first, ...others] = sections;
  if (!first) return [];
  const unsaid = sections.filter(({ purpose }) => purpose === 'unsaid').map(({ title }) => title);
  const theyAre = others.length > 0 ? 'they are' : 'it is';
  return [
    `# ${sections.map(({ title }) => title).join('; ')}`,
    ...sections
      .filter(({ purpose }) => purpose !== null && purpose !== 'unsaid')
      .map(({ title, purpose }) => `- ${title}: ${purpose}`),
    ...(unsaid.length > 0
      ? [
          `- The advert only names ${listed(unsaid)}, without a task. Ask the employer what ${unsaid.length > 1 ? 'they are' : 'it is'} used for in this post.`,
        ]
      : []),
    `- No list of Landfall says how ${theyAre} learned ${NO_WAY_IN}`,
  ];
}

/** Said once, of what can be learned from an article or at an event at all: no paper, and nothing that is true or not. */
function withoutOffers(gaps: readonly JoinedGap[], { advert, offers }: Known): string[] {
  const names = gaps
    .filter(({ name }) => !kindOf(name))
    .map(({ name }) => ({ name, skill: skillOf(name, advert) }))
    .filter(({ skill }) => skill.kind === 'skill' || skill.kind === 'technology')
    .filter(({ skill }) => offersAbout(skill, offers, advert.field).length === 0)
    .map(({ name }) => name);
  return names.length > 0
    ? [`# ${IN_LANDFALL}`, `Neither an article under Education nor an event to come is about ${listed(names, 'or')}.`]
    : [];
}

const IN_LANDFALL = 'What Landfall has of its own';

/** Of alternatives, the first that the advert names; what no vocabulary knows is a skill by its own words. */
function skillOf(name: string, { skills, worded }: AdvertFacts): Skill {
  const asked = skills.find((each) => [name, ...name.split(/, | or /)].includes(each.skill.name));
  const kind = worded.some((each) => each.name === name && each.isQualification) ? 'certificate' : 'skill';
  return asked?.skill ?? skillVocabulary().named(name) ?? { name, kind, field: null, source: 'Landfall' };
}

/** The sentences of the advert that name it. A list of names says nothing of a task. */
function purposeOf(
  name: string,
  skill: Skill,
  advert: AdvertFacts,
  sentences: readonly AdvertSentence[],
): Section['purpose'] {
  const own = advert.worded.find((each) => each.name === name)?.line;
  const told = sentences.flatMap(({ text, mentions }) => {
    const at = text === own ? 0 : mentions.find((mention) => mention.skill.name === skill.name)?.start;
    return at === undefined || !saysMore(text, skill.name) ? [] : [quoted(around(text, at), QUOTE)];
  });
  const quotes = [...new Set(told)].slice(0, MOST_SENTENCES);
  if (quotes.length > 0) return `the advert says ${quotes.join(' and ')}`;
  // The name is the advert's own line, or what to do about it does not depend on what for.
  const isForItself = skill.kind === 'certificate' || skill.kind === 'quality' || skill.field === 'general';
  return own !== undefined || kindOf(name) || isForItself ? null : 'unsaid';
}

/** A long sentence from the clause that names it. */
function around(text: string, at: number): string {
  const comma = text.lastIndexOf(', ', at);
  return text.length <= QUOTE || at < QUOTE / 2 || comma < 0 ? text : `…${text.slice(comma + 2)}`;
}

/** More than the name and two words, and no list of skills. */
const saysMore = (text: string, name: string): boolean =>
  !/^[\w ]{0,20}skills[\w ]{0,10}:/i.test(text) && wordsOf(text).length > wordsOf(name).length + 2;
