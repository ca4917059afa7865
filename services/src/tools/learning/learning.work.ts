import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type EngineCall, type LearningReply } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { LEARNING } from '../tool-kinds.js';
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
  ) {
    super(engine, config);
  }

  protected async ask({ analysisContent, jobDescription }: LearningRequest, call: EngineCall): Promise<LearningReply> {
    return this.engine.recommendLearning({ analysisContent, jobDescription, offers: await this.offers.all() }, call);
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
