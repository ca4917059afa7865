import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LicenceNews } from './licence-news.js';

const EVERY_MS = 30_000;

/** Tells what is still to be told, whoever brought the register in and whatever was stopped in between. */
@Injectable()
export class NewsRound implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Licence watch');
  private timer?: NodeJS.Timeout;

  constructor(private readonly news: LicenceNews) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    await this.news
      .tell()
      .catch((error: unknown) => this.logger.warn(`Changed licences could not be told: ${String(error)}`));
  }
}
