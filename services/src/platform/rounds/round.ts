import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

export interface RoundSettings {
  /** Whose it is, in the log. */
  name: string;
  everyMs: number;
  /** What has not happened when a look fails, as a sentence without its full stop. */
  failure: string;
  /** The first look is at the start, and not one pause after it. */
  isAtOnce?: boolean;
}

/**
 * Work that a program does every so often while it runs. A look that takes longer than the pause is not joined by another
 * one; one that fails is told and the next one comes as ever. Several programs may run the same round: what must happen
 * once is for the look itself to see to.
 */
export abstract class Round implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger: Logger;
  private timer?: NodeJS.Timeout;
  private isUnderWay = false;

  protected constructor(private readonly settings: RoundSettings) {
    this.logger = new Logger(settings.name);
  }

  abstract look(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.round(), this.settings.everyMs);
    if (this.settings.isAtOnce) void this.round();
  }

  onApplicationShutdown(): void {
    this.end();
  }

  /** There is nothing left to look for. */
  protected end(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    try {
      await this.look();
    } catch (error) {
      this.logger.warn(`${this.settings.failure}: ${String(error)}`);
    } finally {
      this.isUnderWay = false;
    }
  }
}
