import type { Env } from '../../platform/config/env.js';

/** Which model answers the tools. Without a key and an address none does, and the built-in engine takes its place. */
export class ModelConfig {
  constructor(
    readonly isUsed: boolean,
    readonly apiKey: string,
    /** Ends where `/chat/completions` begins. */
    readonly baseUrl: string,
    readonly model: string,
    /** Tokens that all people together may cost in one day (UTC), asked and answered. */
    readonly dailyTokens: number,
    /** A reply that is longer is not read to its end. */
    readonly longestReplyBytes: number,
  ) {}

  static parse(env: Env): ModelConfig {
    const key = env.optional('OPENAI_API_KEY');
    const address = env.optionalUrl('OPENAI_BASE_URL');
    return new ModelConfig(
      key !== undefined || address !== undefined,
      key ?? 'none', // servers of one's own often want none, the client always
      address ?? 'https://api.openai.com/v1',
      env.text('OPENAI_MODEL', 'gpt-4o-mini'),
      env.limit('AI_DAILY_TOKENS', 5_000_000),
      env.integer('AI_REPLY_MAX_BYTES', 1024 * 1024, { min: 1_000 }),
    );
  }
}
