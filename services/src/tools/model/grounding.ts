import type { LearningOffer, Requirement, StudyQuestionReply } from '../career-engine.js';
import type { Read } from './shape.js';
import type { analysis, study } from './errands.js';

/** What a model claims is held against the texts: a proof that is not in them is none. */

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s\f]+/g, ' ')
    .trim();

/** The line itself, when it stands in the text, spacing and case apart. */
const standsIn = (whole: string, part: string | null): boolean =>
  part !== null && plain(part) !== '' && whole.includes(plain(part));

type Claims = Read<typeof analysis.shape>;
const WEIGHTS = { required: 2, preferred: 1 };
/** With fewer there is no sum to speak of. */
const FEWEST_REQUIREMENTS = 3;

/** What is "met" without a line of the CV is partly met at most; what is "partly" without one is missing. */
export function groundedRequirements(claimed: Claims['requirements'], cvText: string, job: string): Requirement[] {
  const [cv, advert] = [plain(cvText), plain(job)];
  return claimed.map(({ state, cvLine, jobLine, importance, ...rest }) => {
    const isProven = standsIn(cv, cvLine);
    const lowered = state === 'met' ? 'partly' : 'missing';
    return {
      ...rest,
      importance,
      weight: WEIGHTS[importance],
      state: isProven ? state : lowered,
      cvLine: isProven ? cvLine : null,
      jobLine: standsIn(advert, jobLine) ? jobLine : null,
    };
  });
}

/** The weighted sum of what is shown, so that no text can talk its way to a score; the model's own where nothing is. */
export function groundedScore(requirements: Requirement[], claimed: number): number {
  if (requirements.length < FEWEST_REQUIREMENTS) return claimed;
  const share = { met: 1, partly: 0.5, missing: 0 };
  const whole = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const reached = requirements.reduce((sum, { weight, state }) => sum + weight * share[state], 0);
  return Math.round((100 * reached) / whole);
}

type Questions = Read<typeof study.shape>['questions'];
/** While so many can be cited, those that cannot are left out. */
const FEWEST_CITED = 5;

export function groundedQuestions(
  claimed: Questions,
  material: string,
): { questions: StudyQuestionReply[]; dropped: number } {
  const pages = material.split('\f').map(plain);
  const whole = plain(material);
  const sound = claimed.filter(({ options }) => new Set(Object.values(options).map(plain)).size === 4);
  const seen = new Set<string>();
  const read = sound.map(({ sentence, ...question }) => {
    const isCited = standsIn(whole, sentence) && !seen.has(plain(sentence));
    seen.add(plain(sentence));
    const page = pages.findIndex((one) => standsIn(one, sentence)) + 1;
    return {
      ...question,
      sentence: isCited ? sentence : '',
      page: isCited && pages.length > 1 && page > 0 ? page : null,
    };
  });
  const cited = read.filter(({ sentence }) => sentence !== '');
  const questions = cited.length >= FEWEST_CITED ? cited : read;
  return { questions, dropped: claimed.length - questions.length };
}

/** Addresses that are not among the offers fall away; what ends a sentence is not part of one. */
export function withoutForeignLinks(content: string, offers: LearningOffer[]): string {
  const known = new Set(offers.map(({ url }) => url));
  return content.replace(/\bhttps?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/gi, (url) => (known.has(url) ? url : ''));
}
