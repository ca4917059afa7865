import type { DataSource, EntityManager } from 'typeorm';
import { signed, withoutHearsay } from '../jobs/administrators-word.js';
import type { JobRow } from '../jobs/job-writer.js';
import type { AppConfig } from '../platform/config/app.config.js';
import { breathing } from '../platform/breathing.js';
import { JobSponsors } from '../sponsors/job-sponsors.js';
import { identityOf } from '../sponsors/register/register-entry.js';
import { withCountryOfTown } from './country-of-town.js';
import type { JobSource } from './import.config.js';
import type { BrokenRow, FileRows } from './job-file.js';
import { BadLine, NotSponsored } from './bad-line.js';
import { digestOf, readLine } from './job-line.js';
import { countriesFor, whyNotSponsored, withOwnVisa } from './line-evidence.js';
import type { Line } from './line-fields.js';
import { linksLeftOut, type LeftOut } from './left-out.js';
import { leadsToUs } from './own-links.js';
import { asOtherUploadsKnow, isUpload, type UploadedLine } from './other-uploads.js';
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
  /** What an administrator stands for by a visa type alone, so that nobody's name is given unasked. */
  vouched: LeftOut[];
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
    const vouched: LeftOut[] = [];
    const read = new Map<string, { line: number; value: Line; row: JobRow; refuse: (reason: string) => void }>();
    const unnamed: Unnamed[] = [];
    const adverts: UploadedLine[] = [];
    const note = (value: Line, advert: Advert) => {
      const isNamed = advert.sourceId !== '';
      if (isNamed && !isUpload(source)) return;
      const digest = digestOf(value, source);
      adverts.push({ advert, digest });
      if (!isNamed) unnamed.push({ advert, marks: [contentOf(value), digest] });
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
    if (isUpload(source)) await asOtherUploadsKnow(manager, source, adverts);
    await new JobSponsors(this.dataSource).addTo(
      [...read.values()].map(({ row }) => row),
      manager,
    );
    // A source that is read every hour is read again once a name is decided; what somebody sends is not.
    const undecided = word ? await undecidedAmong(manager, [...read.values()]) : new Set<string>();
    const sponsored = [...read.values()].flatMap(({ line, value, row, refuse }) => {
      row.sponsorship = withoutHearsay(row.sponsorship);
      if (row.sponsorship.length > 0) {
        if (word && value.sponsorship === undefined && row.sponsorship.every(({ kind }) => kind === 'administrator'))
          vouched.push({ line, note: VOUCHED });
        notes.push(...linksLeftOut(value, row).map((note) => ({ line, note })));
        // which country's visa a line names tells where a town may be, and is left out after that
        return [withOwnVisa(value, withCountryOfTown(spellings.apply(row)))];
      }
      const reason = whyNotSponsored(value, row.description, countriesFor(value, row)[0] ?? null);
      refuse(undecided.has(identityOf(row.company).key) ? `${reason} ${TO_DECIDE}` : reason);
      unsponsored.push({ sourceId: row.sourceId, source: row.source, company: row.company });
      return [];
    });
    rejected.sort((a, b) => a.line - b.line);
    const lineOf = new Map([...read.values()].map(({ line, row }) => [row.sourceId, line]));
    return { sponsored, unsponsored, rejected, notes, vouched, lineOf };
  }

  private withoutOwnLinks(row: JobRow): JobRow {
    const usable = (link: string | null) => (leadsToUs(link, this.app.origins) ? null : link);
    return { ...row, url: usable(row.url), logoUrl: usable(row.logoUrl) };
  }
}

const VOUCHED = 'Only "visa_type" says that it is sponsored: your name stands for that.';
const TO_DECIDE = 'Whether its employer is in the register is to be decided under Names; send it again after that.';

/** The names among these that a person has still to decide about. */
async function undecidedAmong(
  manager: EntityManager,
  read: readonly { row: Pick<JobRow, 'company' | 'sponsorship'> }[],
): Promise<ReadonlySet<string>> {
  const keys = read.filter(({ row }) => row.sponsorship.length === 0).map(({ row }) => identityOf(row.company).key);
  if (keys.length === 0) return new Set();
  const rows = await manager.query<{ key: string }[]>(
    'SELECT name_key AS key FROM sponsor_reviews WHERE decision IS NULL AND name_key = ANY ($1)',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}
