import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Forbidden, TooMany } from '../platform/refusals/refusals.js';
import { AuthConfig } from './auth.config.js';

const WINDOW_MINUTES = 15;
const ELEVATED_MINUTES = 30;

const digest = (text: string) => createHash('sha256').update(text).digest();

@Injectable()
export class ElevationService {
  private readonly password: Buffer;

  constructor(
    private readonly config: AuthConfig,
    private readonly dataSource: DataSource,
  ) {
    this.password = digest(config.adminPassword);
  }

  /**
   * The time until which the password counts as entered. Throws `Forbidden` on a wrong one,
   * `TooMany` once this person has used up the tries of the last 15 minutes, from wherever they came.
   */
  async elevate(userId: string, password: string): Promise<Date> {
    await this.countTry(userId);
    if (!timingSafeEqual(digest(password), this.password)) throw new Forbidden('Incorrect password');
    await this.dataSource.query('DELETE FROM elevation_attempts WHERE user_id = $1', [userId]);
    return new Date(Date.now() + ELEVATED_MINUTES * 60_000);
  }

  /** Counted before the password is looked at and one at a time, so that tries side by side gain nothing. */
  private async countTry(userId: string): Promise<void> {
    const wait = await this.dataSource.transaction(async (rows) => {
      await rows.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await rows.query(
        `DELETE FROM elevation_attempts WHERE user_id = $1 AND tried_at < now() - make_interval(mins => $2)`,
        [userId, WINDOW_MINUTES],
      );
      const [found] = await rows.query<{ tries: number; wait: number | null }[]>(
        `SELECT count(*)::int AS tries,
                ceil(extract(epoch FROM min(tried_at) + make_interval(mins => $2) - now()))::int AS wait
         FROM elevation_attempts WHERE user_id = $1`,
        [userId, WINDOW_MINUTES],
      );
      if (found && found.tries >= this.config.elevationTries) return found.wait ?? WINDOW_MINUTES * 60;
      await rows.query('INSERT INTO elevation_attempts (user_id) VALUES ($1)', [userId]);
      return undefined;
    });
    if (wait !== undefined) throw new TooMany('Too many tries. Please wait before trying again.', wait);
  }
}
