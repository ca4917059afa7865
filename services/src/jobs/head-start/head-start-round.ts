import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Round } from '../../platform/rounds/round.js';
import { HeadStartConfig } from './head-start.config.js';
import { openDue } from './head-starts.js';

/** Opens jobs to everybody when their head start is over. Several workers may: a job is opened once. */
@Injectable()
export class HeadStartRound extends Round {
  constructor(
    private readonly config: HeadStartConfig,
    private readonly dataSource: DataSource,
  ) {
    super({
      name: 'HeadStart',
      everyMs: 30_000,
      failure: 'Jobs could not be opened to everybody',
      isAtOnce: true,
    });
  }

  look(): Promise<unknown> {
    return openDue(this.dataSource, this.config.hours);
  }
}
