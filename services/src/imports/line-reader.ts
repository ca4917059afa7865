import type { DataSource, EntityManager } from 'typeorm';
import { signed, withoutHearsay } from '../jobs/administrators-word.js';
import type { JobRow } from '../jobs/job-writer.js';
import type { AppConfig } from '../platform/config/app.config.js';
import { breathing } from '../platform/breathing.js';
import { JobSponsors } from '../sponsors/job-sponsors.js';
import { withCountryOfTown } from './country-of-town.js';
import type { JobSource } from './import.config.js';
import type { BrokenRow, FileRows } from './job-file.js';
import { BadLine, digestOf, isVisaElsewhere, NotSponsored, readLine, type Line } from './job-line.js';
import { linksLeftOut, type LeftOut } from './left-out.js';
import { leadsToUs } from './own-links.js';
import { NOT_SPONSORED, VISA_ELSEWHERE } from './read-again.js';
import type { Unsponsored } from './same-jobs.js';
import { Spellings } from './spellings.js';
import { contentOf, nameAdverts, type Advert, type Unnamed } from './without-id.js';

/** The administrator who brings lines in, and the day (YYYY-MM-DD): what nobody else signs is their word. */
export interface Word {
  by: string;
  on: string;
}

export interface ReadLines {
  /** The jobs that may be listed. */
  sponsored: JobRow[];
  unsponsored: Unsponsored[];
  /** In the order of the file. */
  rejected: BrokenRow[];
  notes: LeftOut[];
  /** By the id of a job at its source. */
  lineOf: Map<string, number>;
}

/** Reads lines as jobs, whoever brings them, and decides by one rule which of them may be listed. */
export class LineReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly app: Pick<AppConfig, 'origins'>,
  ) {}

  async read(
    manager: EntityManager,
    source: Omit<JobSource, 'path'>,
    { rows, broken }: FileRows,
    word?: Word,
  ): Promise<ReadLines> {
    const rejected = [...broken];
    const unsponsored: Unsponsored[] = [];
    const known = await manager.query<{ value: string }[]>(`SELECT value FROM job_options WHERE facet = 'place'`);
    const spellings = new Spellings(known.map(({ value }) => value));
    const notes: LeftOut[] = [];
    const read = new Map<string, { line: number; value: Line; row: JobRow; refuse: (reason: string) => void }>();
    const unnamed: Unnamed[] = [];
    const note = (value: Line, advert: Advert) => {
      if (!advert.sourceId) unnamed.push({ advert, marks: [contentOf(value), digestOf(value, source)] });
    };
    const breathe = breathing();
    for (const { line, value } of rows) {
      await breathe();
      const refuse = (reason: string) => rejected.push({ line, reason, content: JSON.stringify(value) });
      try {
        const row = this.withoutOwnLinks(readLine(value, source));
        if (word) row.sponsorship = signed(row.sponsorship, word.by, word.on);
        const own = row.sourceId || contentOf(value);
        const before = read.get(own);
        if (before) {
          refuse(`The same job stands on line ${before.line}.`);
          continue;
        }
        spellings.learn(value.location, row.location);
        read.set(own, { line, value, row, refuse });
        note(value, row);
      } catch (error) {
        if (!(error instanceof BadLine)) throw error;
        if (error instanceof NotSponsored && error.job) {
          unsponsored.push(error.job);
          note(value, error.job);
        }
        refuse(error.message);
      }
    }
    await nameAdverts(manager, source.key, unnamed);
    await new JobSponsors(this.dataSource).addTo(
      [...read.values()].map(({ row }) => row),
      manager,
    );
    const sponsored = [...read.values()].flatMap(({ line, value, row, refuse }) => {
      row.sponsorship = withoutHearsay(row.sponsorship);
      if (row.sponsorship.length > 0) {
        notes.push(...linksLeftOut(value, row).map((note) => ({ line, note })));
        return [withCountryOfTown(spellings.apply(row))];
      }
      refuse(isVisaElsewhere(value, row.country) ? VISA_ELSEWHERE : NOT_SPONSORED);
      unsponsored.push({ sourceId: row.sourceId, source: row.source, company: row.company });
      return [];
    });
    rejected.sort((a, b) => a.line - b.line);
    const lineOf = new Map([...read.values()].map(({ line, row }) => [row.sourceId, line]));
    return { sponsored, unsponsored, rejected, notes, lineOf };
  }

  private withoutOwnLinks(row: JobRow): JobRow {
    const usable = (link: string | null) => (leadsToUs(link, this.app.origins) ? null : link);
    return { ...row, url: usable(row.url), logoUrl: usable(row.logoUrl) };
  }
}
