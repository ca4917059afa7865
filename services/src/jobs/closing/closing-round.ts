import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Round } from '../../platform/rounds/round.js';

/** Closes adverts at the hour that they name. Several workers may: each row is closed by one. */
@Injectable()
export class ClosingRound extends Round {
  constructor(private readonly dataSource: DataSource) {
    super({
      name: 'Closing',
      everyMs: 10_000,
      failure: 'Adverts could not be closed at their hour',
      isAtOnce: true,
    });
  }

  look(): Promise<void> {
    return closeDue(this.dataSource);
  }
}

/**
 * Sets the last day back of what has closed (see `lastDayOpen`); the lists follow, as they do of every change of a job.
 * What closed longer ago has no day left. A row that an import is just writing is left to the next round.
 */
export async function closeDue(dataSource: DataSource): Promise<void> {
  await dataSource.query(`
    UPDATE jobs SET expires_on = (closes_at AT TIME ZONE 'UTC')::date - 1
    WHERE id IN (
      SELECT id FROM jobs
      WHERE closes_at BETWEEN now() - interval '2 days' AND now()
        AND expires_on >= (closes_at AT TIME ZONE 'UTC')::date
      FOR UPDATE SKIP LOCKED
    )
  `);
}
