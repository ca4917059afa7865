import { Module } from '@nestjs/common';
import { NewsModule } from '../news/news.module.js';
import { TaskCoreModule } from '../tasks/tasks.module.js';
import { CareerEngine } from './career-engine.js';
import { BuiltInEngine } from './engine/built-in-engine.js';
import { ThreadedEngine } from './engine-threads/threaded-engine.js';
import { ModelConfig } from './model/model.config.js';
import { ModelModule } from './model/model.module.js';
import { OpenAiEngine } from './model/openai-engine.js';
import { toolWorks } from './tool-works.js';

/** A thread is started from compiled files only; tests, which run the sources, ask the engine where they are. */
const isCompiled = import.meta.url.endsWith('.js');

const engine = {
  provide: CareerEngine,
  inject: [ModelConfig, OpenAiEngine],
  useFactory: ({ isUsed }: ModelConfig, model: OpenAiEngine): CareerEngine =>
    isUsed ? model : isCompiled ? new ThreadedEngine() : new BuiltInEngine(),
};

/** The worker's side of the tools: one engine, and what it does for each kind of task. */
@Module({
  imports: [TaskCoreModule, NewsModule, ModelModule],
  providers: [engine, ...toolWorks],
})
export class ToolsWorkerModule {}
