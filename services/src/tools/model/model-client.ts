import { Injectable } from '@nestjs/common';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import OpenAI from 'openai';
import { Hopeless, TryAgain } from '../../tasks/task-failures.js';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { Busy, faultOf } from './model-faults.js';
import { ModelConfig } from './model.config.js';
import { guessTokens, Spending } from './spending.js';
import { wholeReplies } from './whole-reply.js';

export interface ModelQuestion {
  name: string;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  schema: Record<string, unknown>;
  /** Tokens of the answer, at most. */
  mostTokens: number;
}

/** What came, before it is known whether it is of any use. JSON, so that it can be kept under its task. */
export interface ModelAnswer {
  content: string;
  isCutOff: boolean;
  isRefused: boolean;
}

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

const isDown = (error: Error): boolean =>
  (error instanceof TryAgain && !(error instanceof Busy)) || (error instanceof Hopeless && error.status === 504);

/** One call of an OpenAI-compatible server, with everything around it that keeps it from hurting. */
@Injectable()
export class ModelClient {
  /** After some failures on end nothing is asked for a while: a server that is down is not helped by more calls. */
  private readonly breaker = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: OPEN_MS,
  });

  constructor(
    private readonly config: ModelConfig,
    private readonly tasks: TasksConfig,
    private readonly spending: Spending,
  ) {}

  async ask(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const guess = this.guess(question);
    try {
      return await this.breaker.execute(async () => {
        if (!(await this.spending.book(guess))) {
          throw new Hopeless('The AI service has been asked as much as it may be today. Please try again tomorrow.');
        }
        return this.call(question, guess, signal);
      });
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new TryAgain('The AI service does not answer at the moment.', OPEN_MS);
    }
  }

  private async call(question: ModelQuestion, booked: number, signal: AbortSignal): Promise<ModelAnswer> {
    const { apiKey, baseUrl, model, longestReplyBytes } = this.config;
    const client = new OpenAI({
      apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      maxRetries: 0, // the queue tries again, and knows how often
      timeout: this.tasks.deadlineMs,
      fetch: wholeReplies(longestReplyBytes, signal),
      logLevel: 'off',
    });
    try {
      const { choices, usage } = await client.chat.completions.create(
        {
          model,
          messages: question.messages,
          max_completion_tokens: question.mostTokens,
          response_format: {
            type: 'json_schema',
            json_schema: { name: question.name, strict: true, schema: question.schema },
          },
        },
        { signal },
      );
      await this.spending.correct(booked, usage?.total_tokens ?? booked);
      const choice = Array.isArray(choices) ? choices[0] : undefined;
      return {
        content: keepable(choice?.message?.content),
        isCutOff: choice?.finish_reason === 'length',
        isRefused: Boolean(choice?.message?.refusal) || choice?.finish_reason === 'content_filter',
      };
    } catch (error) {
      throw faultOf(error, signal, this.tasks.deadlineMs);
    }
  }

  private guess({ messages, schema, mostTokens }: ModelQuestion): number {
    const characters = messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema).length);
    return guessTokens(characters) + mostTokens;
  }
}

/** Without what the database cannot keep. A server of any kind may answer anything at all. */
const keepable = (content: unknown): string =>
  typeof content === 'string' ? content.replace(/\0|\p{Surrogate}/gu, '') : '';
