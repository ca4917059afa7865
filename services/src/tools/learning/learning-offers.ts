import { Injectable } from '@nestjs/common';
import { EventsService } from '../../news/events.service.js';
import { NewsService } from '../../news/news.service.js';
import type { LearningOffer } from '../career-engine.js';

const MOST = 100;

/** What can be learnt with, of the product's own data: events that are still to come, and what is kept under Education. */
@Injectable()
export class LearningOffers {
  constructor(
    private readonly events: EventsService,
    private readonly news: NewsService,
  ) {}

  async all(): Promise<LearningOffer[]> {
    const [{ events }, articles] = await Promise.all([
      this.events.upcoming({ page: 1, limit: MOST }),
      this.news.aboutEducation(MOST),
    ]);
    return [
      ...articles.flatMap(({ title, source, sourceUrl, summary, tags }) =>
        sourceUrl
          ? [{ kind: 'reading' as const, title, detail: source, about: [summary, ...tags], url: sourceUrl }]
          : [],
      ),
      ...events.flatMap(({ title, date, location, isOnline, tags, registrationUrl }) => {
        const detail = [dayOf(date), location || (isOnline ? 'online' : '')].filter(Boolean).join(', ');
        return registrationUrl ? [{ kind: 'event' as const, title, detail, about: tags, url: registrationUrl }] : [];
      }),
    ];
  }
}

/** "2026-11-26" as "26 November 2026". */
const dayOf = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
