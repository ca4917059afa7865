import { Injectable } from '@nestjs/common';
import { EventsService } from '../../news/events.service.js';
import type { LearningOffer } from '../career-engine.js';

const MOST = 100;

/** What can be learnt with, of the product's own data: the events and trainings that are still to come. */
@Injectable()
export class LearningOffers {
  constructor(private readonly events: EventsService) {}

  async all(): Promise<LearningOffer[]> {
    const { events } = await this.events.upcoming({ page: 1, limit: MOST });
    return events.flatMap(({ title, instructor, registrationUrl }) =>
      registrationUrl ? [{ title, provider: instructor, url: registrationUrl }] : [],
    );
  }
}
