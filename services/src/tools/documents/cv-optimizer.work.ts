import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type EngineCall, type OptimisedCvReply } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { CV_OPTIMIZER } from '../tool-kinds.js';
import type { CvOptimization, CvOptimizerInput } from './documents.dto.js';

@Injectable()
export class CvOptimizerWork extends EngineWork<CvOptimizerInput, OptimisedCvReply, CvOptimization> {
  readonly kind = CV_OPTIMIZER;

  constructor(engine: CareerEngine, config: TasksConfig) {
    super(engine, config);
  }

  protected ask({ cvText, jobDescription }: CvOptimizerInput, call: EngineCall): Promise<OptimisedCvReply> {
    return this.engine.optimiseCv({ cvText, jobDescription }, call);
  }

  override async keep(
    { engine, reply }: Replied<OptimisedCvReply>,
    { id: taskId, userId, input }: { id: string; userId: string; input: CvOptimizerInput },
    manager: EntityManager,
  ): Promise<CvOptimization> {
    const { optimizedCvText, changes } = reply;
    const [jobTitle, companyName] = [reply.jobTitle, reply.companyName].map((one) => one?.slice(0, 255) ?? null);
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO cv_optimizations (user_id, task_id, original_cv_text, job_description, optimized_cv_text,
         optimization_suggestions, job_title, company_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        userId,
        taskId,
        input.cvText,
        input.jobDescription,
        optimizedCvText,
        JSON.stringify(changes),
        jobTitle,
        companyName,
      ],
    );
    return {
      id: row?.id ?? 0,
      originalCvText: input.cvText,
      optimizedCvText,
      optimizationSuggestions: changes,
      jobTitle: jobTitle ?? null,
      companyName: companyName ?? null,
      engine,
    };
  }
}
