import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';

/** What the page of an entry of the register is about, for search engines and for whoever is sent a link to it. */
interface SponsorAbout {
  title: string;
  headline: string;
  description: string;
  /** Not for search engines: it may be a person. */
  isHidden: boolean;
}

/** Of whoever may be a person the head of the page says nothing, not even that they are (decision 0039). */
const mayBeAPerson: SponsorAbout = {
  title: 'Sponsor',
  headline: 'Sponsor',
  description: 'An entry of the register of licensed sponsors.',
  isHidden: true,
};

/** Entries of the register as pages that everybody may open, for the program that answers pages. */
@Injectable()
export class SponsorPages {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when there is no such entry. */
  async about(id: number): Promise<SponsorAbout | undefined> {
    const { rows } = await poolOf(this.dataSource).query<{ name: string; town: string; lookUpOnly: boolean }>(
      'SELECT name, town, look_up_only AS "lookUpOnly" FROM sponsors WHERE id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { name, town, lookUpOnly } = row;
    if (lookUpOnly) return mayBeAPerson;
    const who = town ? `${name}, ${town}` : name;
    return {
      title: name,
      headline: name,
      description: `What the UK Home Office’s registers of licensed sponsors say of ${who}: routes and ratings, from register to register.`,
      isHidden: false,
    };
  }
}
