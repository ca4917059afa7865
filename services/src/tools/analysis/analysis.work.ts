import { Injectable } from '@nestjs/common';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type CvAnalysisReply, type EngineCall } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { CV_ANALYSIS } from '../tool-kinds.js';
import type { CvAnalysis, CvAnalysisInput } from './analysis.dto.js';

@Injectable()
export class AnalysisWork extends EngineWork<CvAnalysisInput, CvAnalysisReply, CvAnalysis> {
  readonly kind = CV_ANALYSIS;

  constructor(engine: CareerEngine, config: TasksConfig) {
    super(engine, config);
  }

  protected ask({ cvText, jobDescription }: CvAnalysisInput, call: EngineCall): Promise<CvAnalysisReply> {
    return this.engine.analyseCv({ cvText, jobDescription }, call);
  }

  /** Nothing in the advert, or of the CV, could be read: there is no score. */
  override isWorthNothing({ engine, requirements }: CvAnalysis): boolean {
    return engine === 'built-in' && requirements.length === 0;
  }

  override keep(
    { engine, reply }: Replied<CvAnalysisReply>,
    { input }: { input: CvAnalysisInput },
  ): Promise<CvAnalysis> {
    return Promise.resolve({ ...reply, originalCvText: input.cvText, engine });
  }
}
