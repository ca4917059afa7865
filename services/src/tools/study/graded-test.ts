import type { StudyQuestionReply } from '../career-engine.js';
import type { TestResult } from './study.dto.js';

/** A question of one attempt, with its answer: as it is stored, never as it is sent. */
export interface KeyedQuestion extends StudyQuestionReply {
  id: string;
}

const NO_ANSWER = 'No Answer';

/** What is not answered counts as wrong. */
export function gradedTest(questions: KeyedQuestion[], answers: Record<string, string>): TestResult {
  const detailedResults = questions.map(({ id, question, options, correctAnswer, explanation, sentence, page }) => ({
    id,
    question,
    options: options as Record<string, string>,
    userAnswer: answers[id] ?? NO_ANSWER,
    correctAnswer,
    isCorrect: answers[id] === correctAnswer,
    explanation,
    sentence,
    page,
  }));
  const correctAnswers = detailedResults.filter(({ isCorrect }) => isCorrect).length;
  const totalQuestions = questions.length;
  return {
    score: Math.round((100 * correctAnswers) / totalQuestions),
    correctAnswers,
    totalQuestions,
    detailedResults,
  };
}
