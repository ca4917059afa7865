import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { britishPlaceWords, readPlace } from '../jobs/place.js';
import { COUNTRY } from '../sponsors/job-sponsors.js';
import { importAlone } from './one-at-a-time.js';

interface KnownPlace {
  ids: number[];
  location: string;
  country: string | null;
  words: string;
}

/**
 * What a place lies in is read again at each start. Jobs whose file is at hand are read again as a whole after an upgrade;
 * those that somebody sent, or whose file has gone, would be found by what an older version knew of their towns.
 */
@Injectable()
export class PlacesAgain implements OnApplicationBootstrap {
  private readonly logger = new Logger('Import');

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.read().catch((error: unknown) => this.logger.warn(`Places could not be read again: ${String(error)}`));
  }

  async read(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await importAlone(manager);
      const places = await manager.query<KnownPlace[]>(
        `SELECT array_agg(id) AS ids, location, country, place_words AS words FROM jobs
         WHERE country IS NULL OR country = $1 GROUP BY location, country, place_words`,
        [COUNTRY],
      );
      const changed = places
        .map((place) => ({ ...place, now: wordsOf(place) }))
        .filter(({ words, now }) => words !== now);
      const jobs = changed.flatMap(({ ids, now }) => ids.map((id) => ({ id, words: now })));
      if (jobs.length === 0) return;
      await manager.query(
        `UPDATE jobs SET place_words = words FROM jsonb_to_recordset($1::jsonb) AS given (id int, words text)
         WHERE jobs.id = given.id`,
        [JSON.stringify(jobs)],
      );
    });
  }
}

/** In the country that is known of the job, which may be known by more than its place. */
function wordsOf({ location, country, words }: KnownPlace): string {
  const place = readPlace(location);
  if (place.country === country) return place.words;
  return country === COUNTRY && place.country === null ? britishPlaceWords(location) : words;
}
