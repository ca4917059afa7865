import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type EngineCall, type LearningReply } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { CV_ANALYSIS, LEARNING } from '../tool-kinds.js';
import { LearningOffers } from './learning-offers.js';
import type { LearningRequest, RecommendedLearning } from './learning.dto.js';

const NO_SKILL = 'General';

@Injectable()
export class LearningWork extends EngineWork<LearningRequest, LearningReply, RecommendedLearning> {
  readonly kind = LEARNING;

  constructor(
    engine: CareerEngine,
    config: TasksConfig,
    private readonly offers: LearningOffers,
    private readonly dataSource: DataSource,
  ) {
    super(engine, config);
  }

  protected async ask(
    { analysisContent, jobDescription }: LearningRequest,
    call: EngineCall & { userId: string },
  ): Promise<LearningReply> {
    const [cvText, offers] = await Promise.all([this.cvOf(call.userId, analysisContent), this.offers.all()]);
    return this.engine.recommendLearning({ analysisContent, jobDescription, cvText, offers }, call);
  }

  /** Of the person's own analysis with these words; one that is deleted, or was corrected, has none. */
  private async cvOf(userId: string, content: string): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ text: string }[]>(
      `SELECT input->>'cvText' AS text FROM tasks
       WHERE user_id = $1 AND kind = $2 AND state = 'done' AND result @> $3 ORDER BY seq DESC LIMIT 1`,
      [userId, CV_ANALYSIS.name, JSON.stringify({ content })],
    );
    return row?.text;
  }

  override async keep(
    { engine, reply }: Replied<LearningReply>,
    { id, userId }: { id: string; userId: string },
    manager: EntityManager,
  ): Promise<RecommendedLearning> {
    const skill = reply.skills.join(', ').slice(0, 255) || NO_SKILL;
    await manager.query(
      'INSERT INTO microlearning_content (user_id, task_id, skill, content) VALUES ($1, $2, $3, $4)',
      [userId, id, skill, JSON.stringify(reply)],
    );
    return { ...reply, engine };
  }
}
