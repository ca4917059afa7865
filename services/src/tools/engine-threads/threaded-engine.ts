import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import {
  CareerEngine,
  type CoverLetterInput,
  type CoverLetterReply,
  type CvAnalysisReply,
  type CvAndJob,
  type EngineCall,
  type LearningInput,
  type LearningReply,
  type OptimisedCvReply,
  type QuestionsInput,
  type QuestionsReply,
  type TestInput,
  type TestReply,
} from '../career-engine.js';
import { EngineThread } from './engine-thread.js';
import type { EngineMethod } from './serve-engine.js';

/** A CV and an advert are far shorter; a chapter takes a second to be read. */
const LONG = 50_000;

/**
 * The built-in engine in two threads: what it computes holds up nothing else that the worker does, and a long text no
 * short one.
 */
export class ThreadedEngine extends CareerEngine implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly kind = 'built-in';
  private readonly short: EngineThread;
  private readonly long: EngineThread;

  constructor(program = new URL('./engine-worker.js', import.meta.url)) {
    super();
    this.short = new EngineThread(program);
    this.long = new EngineThread(program);
  }

  onApplicationBootstrap(): void {
    this.short.start();
  }

  /** When no task is under way any more. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.short.stop(), this.long.stop()]);
  }

  analyseCv(input: CvAndJob, call: EngineCall): Promise<CvAnalysisReply> {
    return this.ask('analyseCv', input, call);
  }

  writeQuestions(input: QuestionsInput, call: EngineCall): Promise<QuestionsReply> {
    return this.ask('writeQuestions', input, call);
  }

  writeTest(input: TestInput, call: EngineCall): Promise<TestReply> {
    return this.ask('writeTest', input, call);
  }

  recommendLearning(input: LearningInput, call: EngineCall): Promise<LearningReply> {
    return this.ask('recommendLearning', input, call);
  }

  optimiseCv(input: CvAndJob, call: EngineCall): Promise<OptimisedCvReply> {
    return this.ask('optimiseCv', input, call);
  }

  writeCoverLetter(input: CoverLetterInput, call: EngineCall): Promise<CoverLetterReply> {
    return this.ask('writeCoverLetter', input, call);
  }

  private ask<Reply>(method: EngineMethod, input: object, call: EngineCall): Promise<Reply> {
    const thread = JSON.stringify(input).length > LONG ? this.long : this.short;
    return thread.ask(method, input, call) as Promise<Reply>;
  }
}
