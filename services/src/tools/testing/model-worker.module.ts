import { Module } from '@nestjs/common';
import { NewsModule } from '../../news/news.module.js';
import { TaskCoreModule } from '../../tasks/tasks.module.js';
import { CareerEngine } from '../career-engine.js';
import { ModelModule } from '../model/model.module.js';
import { OpenAiEngine } from '../model/openai-engine.js';
import { toolWorks } from '../tool-works.js';

/** The tools' side of a worker whose engine is a model. */
@Module({
  imports: [TaskCoreModule, NewsModule, ModelModule],
  providers: [{ provide: CareerEngine, useExisting: OpenAiEngine }, ...toolWorks],
})
export class ModelWorkerModule {}
