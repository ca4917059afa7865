import type { LearningOffer } from '../../career-engine.js';
import { closeness, fieldOfTitle } from '../reading/fields.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { wordsOf } from '../text/words.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Field, Skill } from '../vocabulary/skill.js';

const MOST_OFFERS = 2;

/** Offers of this trade that name the skill, in their title first, then as one of their subjects. */
export function offersAbout(skill: Skill, offers: readonly LearningOffer[], trade: Field | null): LearningOffer[] {
  const ofTrade = offers.filter((offer) => isFor(trade, offer));
  const byTitle = ofTrade.filter(({ title }) => isNamedIn(title, skill));
  const others = ofTrade.filter((offer) => !byTitle.includes(offer) && isSubjectOf(offer, skill));
  return [...byTitle, ...others].slice(0, MOST_OFFERS);
}

/** What a department writes for future teachers helps nobody in another trade, whatever it names. */
function isFor(trade: Field | null, { kind, title, detail }: LearningOffer): boolean {
  const field = fieldOfTitle(kind === 'reading' ? `${title} ${detail}` : title);
  return trade === null || field === null || closeness(field, trade) > 0;
}

/** What is asked for in every trade is named in passing everywhere: of such a skill only its own whole name counts. */
const isOfEveryTrade = ({ kind, field }: Skill): boolean => kind === 'quality' || field === 'general';

/** "Assessment only route to QTS", "Support if you have a health condition": the word comes up, and nobody learns it there. */
const OF_SOMETHING_ELSE = /\bassessment only\b|\bif you (?:have|are|need)\b/i;

const isNamedIn = (title: string, skill: Skill): boolean =>
  !OF_SOMETHING_ELSE.test(title) &&
  ((!isOfEveryTrade(skill) && skillsNamedIn(title).some((named) => named.skill.name === skill.name)) ||
    ` ${foldedWords(title)} `.includes(` ${foldedWords(skill.name)} `));

/** A subject is the skill by one of its names, and not a text in which the word comes up. */
const isSubjectOf = ({ about }: LearningOffer, skill: Skill): boolean =>
  !isOfEveryTrade(skill) &&
  about.some(
    (subject) =>
      skillVocabulary().named(subject)?.name === skill.name || foldedWords(subject) === foldedWords(skill.name),
  );

const foldedWords = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
