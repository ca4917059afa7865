import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ModelConfig } from './model.config.js';

const CHARACTERS_PER_TOKEN = 4;

/**
 * What the model has cost today, in tokens: what every compatible server counts and bills. A call is booked with a
 * careful guess before it is made, and corrected by what the server says it took, so that many at once cannot run past
 * the day's limit, and one that never came back stays booked.
 */
@Injectable()
export class Spending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ModelConfig,
  ) {}

  /** False when the day's limit does not allow for it. */
  async book(tokens: number): Promise<boolean> {
    const { dailyTokens } = this.config;
    if (!Number.isFinite(dailyTokens)) return true;
    const [row] = await this.dataSource.query<unknown[]>(
      `INSERT INTO model_spending AS spent (day, tokens, calls)
       SELECT (now() AT TIME ZONE 'utc')::date, $1, 1 WHERE $1 <= $2::bigint
       ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + excluded.tokens, calls = spent.calls + 1
       WHERE spent.tokens + excluded.tokens <= $2::bigint RETURNING day`,
      [tokens, dailyTokens],
    );
    return row !== undefined;
  }

  async correct(booked: number, taken: number): Promise<void> {
    if (!Number.isFinite(this.config.dailyTokens)) return;
    await this.dataSource.query(
      `UPDATE model_spending SET tokens = greatest(0, tokens + $1) WHERE day = (now() AT TIME ZONE 'utc')::date`,
      [taken - booked],
    );
  }
}

export const guessTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);
