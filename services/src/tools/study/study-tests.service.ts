import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TasksService } from '../../tasks/tasks.service.js';
import { Conflict, Invalid } from '../../platform/refusals/refusals.js';
import { gradedTest, type KeyedQuestion } from './graded-test.js';
import { attemptOf } from './question-id.js';
import type { GivenQuestion, TestResult, TestSubmission } from './study.dto.js';

interface TestRow {
  id: string;
  questions: KeyedQuestion[];
  answers: Record<string, string> | null;
  result: TestResult | null;
}

/** Grades by the key that was kept when the test was made; what the browser says about a question does not count. */
@Injectable()
export class StudyTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: TasksService,
  ) {}

  /** Once for each attempt: the same answers again give the same result, others are refused. */
  async grade(userId: string, { questions, answers }: TestSubmission): Promise<TestResult> {
    const test = await this.testOf(userId, questions);
    const given = answersTo(test, questions, answers);
    const result = gradedTest(test.questions, given);
    const [, isFirst] = await this.dataSource.query<[unknown, number]>(
      `UPDATE study_tests SET answers = $3, result = $4, graded_at = now()
       WHERE id = $1 AND user_id = $2 AND graded_at IS NULL`,
      [test.id, userId, JSON.stringify(given), JSON.stringify(result)],
    );
    const graded = isFirst ? { result, answers: given } : await this.byId(userId, test.id);
    // The test is graded wherever it is open: in another tab, on the phone, from the history.
    if (graded?.result) await this.tasks.addToResult(userId, test.id, { graded: graded.result });
    if (graded?.result && isSame(graded.answers ?? {}, given)) return graded.result;
    throw new Conflict('This test has been graded already. Generate a new test to try again.');
  }

  private async testOf(userId: string, questions: GivenQuestion[]): Promise<TestRow> {
    const attempts = new Set(questions.map(({ id }) => attemptOf(id)));
    const [attempt] = attempts;
    if (attempts.size > 1) refuse('questions', 'The questions must be of one test');
    const test = attempt ? await this.byId(userId, attempt) : undefined;
    if (!test) refuse('questions', 'These questions are not of one of your tests');
    return test;
  }

  private async byId(userId: string, id: string): Promise<TestRow | undefined> {
    const [row] = await this.dataSource.query<TestRow[]>(
      'SELECT id, questions, answers, result FROM study_tests WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    return row;
  }
}

function answersTo(
  test: TestRow,
  questions: GivenQuestion[],
  answers: Record<string, unknown>,
): Record<string, string> {
  const known = new Map(test.questions.map((question) => [question.id, question]));
  for (const { id } of questions) if (!known.has(id)) refuse('questions', `There is no question ${id.slice(0, 60)}`);
  const given: Record<string, string> = {};
  for (const [id, letter] of Object.entries(answers)) {
    const question = known.get(id);
    if (!question) refuse('answers', `There is no question ${id.slice(0, 60)}`);
    if (letter === null || letter === '') continue;
    if (typeof letter !== 'string' || !Object.hasOwn(question.options, letter)) {
      const nth = test.questions.indexOf(question) + 1;
      refuse('answers', `The answer to question ${nth} must be one of ${Object.keys(question.options).join(', ')}`);
    }
    given[id] = letter;
  }
  if (Object.keys(given).length === 0) refuse('answers', 'Please answer at least one question');
  return given;
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

function refuse(field: string, message: string): never {
  throw new Invalid([{ field, message }]);
}
