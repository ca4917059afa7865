import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fingerprintOf } from '../../tasks/fingerprint.js';
import { Hopeless } from '../../tasks/task-failures.js';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type EngineCall, type TestReply } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { STUDY } from '../tool-kinds.js';
import type { KeyedQuestion } from './graded-test.js';
import { questionId } from './question-id.js';
import type { StudyInput, StudyTest } from './study.dto.js';

/** The wrong answers come from the same text, so one fact, or one list of names, alone cannot be asked about. */
const NOTHING_TO_ASK =
  'No fair question could be made of this text: a question needs a sentence, or a row of a table, that says something of ' +
  'one thing, and its wrong answers come from other places of the same text. One fact, or one list of names alone, is too ' +
  'little for that.';

const OTHER_LANGUAGE =
  'This text does not seem to be in English. The built-in engine makes tests of English texts only; an English version of ' +
  'it would do.';

@Injectable()
export class StudyWork extends EngineWork<StudyInput, TestReply, StudyTest> {
  readonly kind = STUDY;

  constructor(
    engine: CareerEngine,
    config: TasksConfig,
    private readonly dataSource: DataSource,
  ) {
    super(engine, config);
  }

  protected async ask(input: StudyInput, call: EngineCall & { userId: string }): Promise<TestReply> {
    const { studyMaterial, batch } = input;
    const asked = await this.askedBefore(call.userId, input);
    const reply = await this.engine.writeTest({ studyMaterial, batch, asked }, call);
    if (reply.questions.length === 0) {
      throw new Hopeless(reply.isForeign ? OTHER_LANGUAGE : NOTHING_TO_ASK, 422);
    }
    return reply;
  }

  /** The key stays in the table; what leaves is made without it. */
  override async keep(
    { engine, reply: { questions, dropped } }: Replied<TestReply>,
    { id, userId, input }: { id: string; userId: string; input: StudyInput },
    manager: EntityManager,
  ): Promise<StudyTest> {
    const before = new Set(await this.askedBefore(userId, input));
    const keyed: KeyedQuestion[] = questions.map((question, index) => ({ id: questionId(id, index), ...question }));
    await manager.query(
      `INSERT INTO study_tests (id, user_id, task_id, questions, source, batch) VALUES ($1, $2, $1, $3, $4, $5)`,
      [id, userId, JSON.stringify(keyed), sourceOf(input), input.batch],
    );
    return {
      questions: keyed.map((one) => ({
        id: one.id,
        question: one.question,
        options: one.options as Record<string, string>,
      })),
      dropped,
      repeated: questions.filter(({ question }) => before.has(question)).length,
      engine,
    };
  }

  override isWorthNothing({ questions, repeated }: StudyTest): boolean {
    return repeated === questions.length;
  }

  private async askedBefore(userId: string, input: StudyInput): Promise<string[]> {
    const rows = await this.dataSource.query<{ questions: KeyedQuestion[] }[]>(
      `SELECT DISTINCT ON (batch) questions FROM study_tests
       WHERE user_id = $1 AND source = $2 AND batch < $3 ORDER BY batch, created_at DESC`,
      [userId, sourceOf(input), input.batch],
    );
    return rows.flatMap(({ questions }) => questions.map(({ question }) => question));
  }
}

const sourceOf = ({ studyMaterial }: StudyInput): string => fingerprintOf('study', { studyMaterial });
