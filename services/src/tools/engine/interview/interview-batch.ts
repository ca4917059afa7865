import { QUESTIONS_PER_BATCH, type Difficulty, type InterviewQuestionReply } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { questionPool } from './question-pool.js';

/** Where the five of a batch come from: one to begin with, the person's work, the advert's asks and duties, the trade. */
const PLAN = [0, 1, 2, 3, 2, 1, 4, 2];
const DIFFERENT: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** The next five. A question that was asked before comes again only when nothing else is left. */
export function interviewBatch(
  asks: readonly WeighedAsk[],
  advert: AdvertFacts,
  cv: CvFacts,
  asked: readonly string[],
): InterviewQuestionReply[] {
  const pool = questionPool(asks, advert, cv);
  const before = new Set(asked);
  const fresh = pool.map((group) => group.filter(({ question }) => !before.has(question)));
  const batch: InterviewQuestionReply[] = [];
  const turn = Math.floor(asked.length / QUESTIONS_PER_BATCH);
  for (let at = 0; batch.length < QUESTIONS_PER_BATCH && fresh.some(({ length }) => length > 0); at += 1) {
    const wanted = fresh[PLAN[(at + (at > 0 ? turn : 0)) % PLAN.length] ?? 0];
    const group = wanted && wanted.length > 0 ? wanted : fresh.find(({ length }) => length > 0);
    const next = (batch.length >= 3 && takeLacking(fresh, batch)) || group?.shift();
    if (next) batch.push(next);
  }
  for (const question of pool
    .flat()
    .toSorted((one, other) => asked.lastIndexOf(one.question) - asked.lastIndexOf(other.question))) {
    if (batch.length < QUESTIONS_PER_BATCH && !batch.some((taken) => taken.question === question.question))
      batch.push(question);
  }
  return advert.isReadable ? batch : batch.map((each, at) => (at === 0 ? withNote(each) : each));
}

/** Said once a batch, in the first place that is read. */
const withNote = (question: InterviewQuestionReply): InterviewQuestionReply => ({
  ...question,
  tips: [OTHER_LANGUAGE, ...question.tips],
});
const OTHER_LANGUAGE =
  'The advert does not seem to be in English. The built-in engine reads English adverts, so these questions come from your CV more than from the post; paste an English version for questions about it.';

/** A question of a difficulty that the batch does not have yet, wherever there is one. */
function takeLacking(
  groups: readonly InterviewQuestionReply[][],
  batch: readonly InterviewQuestionReply[],
): InterviewQuestionReply | undefined {
  const lacking = DIFFERENT.filter((difficulty) => !batch.some((taken) => taken.difficulty === difficulty));
  for (const group of groups) {
    const at = group.findIndex(({ difficulty }) => lacking.includes(difficulty));
    if (at >= 0) return group.splice(at, 1)[0];
  }
  return undefined;
}
