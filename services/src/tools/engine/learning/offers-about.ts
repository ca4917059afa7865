import type { LearningOffer } from '../../career-engine.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Skill } from '../vocabulary/skill.js';

const MOST_OFFERS = 2;

/** Offers that name the skill, in their title first, then in what they say they are about. */
export function offersAbout(skill: Skill, offers: readonly LearningOffer[]): LearningOffer[] {
  const byTitle = offers.filter(({ title }) => names(title, skill));
  const others = offers.filter((offer) => !byTitle.includes(offer) && offer.about.some((text) => names(text, skill)));
  return [...byTitle, ...others].slice(0, MOST_OFFERS);
}

/** By any name the vocabulary has for it ("dotnet" is ".NET"), or by all its telling words. */
function names(text: string, { name }: Skill): boolean {
  if (skillVocabulary().named(text)?.name === name) return true;
  if (skillsNamedIn(text).some(({ skill }) => skill.name === name)) return true;
  const words = new Set(wordsOf(text).map(({ folded }) => folded));
  const wanted = wordsOf(name)
    .map(({ folded }) => folded)
    .filter((word) => !SMALL_WORDS.has(word));
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
