import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fingerprintOf } from '../../tasks/fingerprint.js';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type EngineCall, type InterviewQuestionReply, type QuestionsReply } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { INTERVIEW } from '../tool-kinds.js';
import type { InterviewInput, InterviewQuestions } from './interview.dto.js';

const UNSAID = 'Interview';

@Injectable()
export class InterviewWork extends EngineWork<InterviewInput, QuestionsReply, InterviewQuestions> {
  readonly kind = INTERVIEW;

  constructor(
    engine: CareerEngine,
    config: TasksConfig,
    private readonly dataSource: DataSource,
  ) {
    super(engine, config);
  }

  protected async ask(input: InterviewInput, call: EngineCall & { userId: string }): Promise<QuestionsReply> {
    const { jobDescription, cvText, batch } = input;
    const asked = await this.askedBefore(call.userId, input);
    return this.engine.writeQuestions({ jobDescription, cvText, batch, asked }, call);
  }

  override async keep(
    { engine, reply: { questions, jobRole } }: Replied<QuestionsReply>,
    { id, userId, input }: { id: string; userId: string; input: InterviewInput },
    manager: EntityManager,
  ): Promise<InterviewQuestions> {
    await manager.query(
      `INSERT INTO interview_prep_content (user_id, task_id, job_role, questions, source, batch)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [userId, id, jobRole.slice(0, 255) || UNSAID, JSON.stringify(questions), sourceOf(input), input.batch],
    );
    const before = new Set(await this.askedBefore(userId, input));
    const repeated = questions.filter(({ question }) => before.has(question)).length;
    return { questions, batch: input.batch, repeated, engine };
  }

  override isWorthNothing({ questions, repeated }: InterviewQuestions): boolean {
    return repeated === questions.length;
  }

  /** By the newest of each earlier batch about the same CV and job. */
  private async askedBefore(userId: string, input: InterviewInput): Promise<string[]> {
    const rows = await this.dataSource.query<{ questions: InterviewQuestionReply[] }[]>(
      `SELECT DISTINCT ON (batch) questions FROM interview_prep_content
       WHERE user_id = $1 AND source = $2 AND batch < $3 ORDER BY batch, id DESC`,
      [userId, sourceOf(input), input.batch],
    );
    return rows.flatMap(({ questions }) => questions.map(({ question }) => question));
  }
}

const sourceOf = ({ cvText, jobDescription }: InterviewInput): string =>
  fingerprintOf('interview', { cvText, jobDescription });
