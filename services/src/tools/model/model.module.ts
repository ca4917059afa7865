import { Module } from '@nestjs/common';
import { config } from '../../platform/config/config.js';
import { TaskCoreModule } from '../../tasks/tasks.module.js';
import { ModelClient } from './model-client.js';
import { ModelConfig } from './model.config.js';
import { OpenAiEngine } from './openai-engine.js';
import { Spending } from './spending.js';

/** The engine that asks a model. */
@Module({
  imports: [TaskCoreModule],
  providers: [config(ModelConfig), Spending, ModelClient, OpenAiEngine],
  exports: [ModelConfig, OpenAiEngine],
})
export class ModelModule {}
