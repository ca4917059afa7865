import { Injectable } from '@nestjs/common';
import { Round } from '../../platform/rounds/round.js';
import { LicenceNews } from './licence-news.js';

/** Tells what is still to be told, whoever brought the register in and whatever was stopped in between. */
@Injectable()
export class NewsRound extends Round {
  constructor(private readonly news: LicenceNews) {
    super({ name: 'Licence watch', everyMs: 30_000, failure: 'Changed licences could not be told' });
  }

  look(): Promise<unknown> {
    return this.news.tell();
  }
}
