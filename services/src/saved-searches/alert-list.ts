import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MailLists } from '../mail/mail-lists.js';
import { SavedSearchEntity } from './saved-search.entity.js';

export const ALERTS = 'saved-search';

/** The alerts of each saved search are a list of mails of their own, with its own way out. */
@Injectable()
export class AlertList implements OnModuleInit {
  constructor(
    private readonly lists: MailLists,
    @InjectRepository(SavedSearchEntity) private readonly searches: Repository<SavedSearchEntity>,
  ) {}

  onModuleInit(): void {
    this.lists.register(ALERTS, {
      describe: async (ref) => {
        const search = await this.searches.findOneBy({ id: Number(ref) });
        return search
          ? { what: `Alerts for your saved search “${search.name}”`, isOn: search.alerts !== 'off' }
          : undefined;
      },
      end: async (ref) => {
        await this.searches.update({ id: Number(ref) }, { alerts: 'off' });
      },
    });
  }
}
