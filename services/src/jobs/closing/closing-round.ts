import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 10_000;

/** Closes adverts at the hour that they name. Several workers may: each row is closed by one. */
@Injectable()
export class ClosingRound implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Closing');
  private timer?: NodeJS.Timeout;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    void this.round();
    this.timer = setInterval(() => void this.round(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    await closeDue(this.dataSource).catch((error: unknown) =>
      this.logger.warn(`Adverts could not be closed at their hour: ${String(error)}`),
    );
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
