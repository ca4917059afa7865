import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import type { Paging } from '../platform/validation/paging.dto.js';
import type { TrainingEvent, TrainingEventPage } from './events.dto.js';
import { TrainingEventEntity } from './training-event.entity.js';

@Injectable()
export class EventsService {
  constructor(@InjectRepository(TrainingEventEntity) private readonly rows: Repository<TrainingEventEntity>) {}

  async upcoming({ page, limit }: Paging, now = new Date()): Promise<TrainingEventPage> {
    const today = now.toISOString().slice(0, 10);
    const total = await this.rows.countBy({ endDate: MoreThanOrEqual(today) });
    const totalPages = Math.ceil(total / limit);
    // Past the last page there is nothing to find, and an offset beyond Postgres' own bounds would be an error.
    const found =
      page > totalPages
        ? []
        : await this.rows.find({
            where: { endDate: MoreThanOrEqual(today) },
            order: { date: 'ASC', id: 'ASC' },
            skip: (page - 1) * limit,
            take: limit,
          });
    return { events: found.map(toEvent), count: found.length, total, page, limit, totalPages };
  }
}

const toEvent = ({ sourceId: _, ...row }: TrainingEventEntity): TrainingEvent => ({
  ...row,
  price: row.price === null ? null : Number(row.price),
});
