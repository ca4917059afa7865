import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HeadStartConfig } from './head-start.config.js';
import { openDue } from './head-starts.js';

const EVERY_MS = 30_000;

/** Opens jobs to everybody when their head start is over. Several workers may: a job is opened once. */
@Injectable()
export class HeadStartRound implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('HeadStart');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly config: HeadStartConfig,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    void this.round();
    this.timer = setInterval(() => void this.round(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    await openDue(this.dataSource, this.config.hours).catch((error: unknown) =>
      this.logger.warn(`Jobs could not be opened to everybody: ${String(error)}`),
    );
  }
}
