import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../../../platform/database/database.config.js';
import type { SponsorFacet } from '../sponsor-options.js';
import type { Slice, SponsorCount, SponsorIds, SponsorSearchAsked } from '../sponsor-question.js';
import type { SponsorRow } from '../../sponsor-row.js';
import type { SearchedRegister } from '../sponsor-table.js';
import { readRegister, type ReadRegister } from './read-register.js';
import { SponsorIndexConfig } from './sponsor-index.config.js';

/** Some 50 pages. */
const MOST_ROWS = 2_000;

/** The register as this process remembers it: true for one version of the tables. */
export class RememberedRegister implements SearchedRegister {
  private readonly rows = new Map<number, SponsorRow>();

  constructor(private readonly read: ReadRegister) {}

  get version(): string {
    return this.read.version;
  }

  codes(facet: SponsorFacet, keys: string[]): number[] {
    return this.read.options.codes(facet, keys);
  }

  ratings(): ReadonlyMap<number, string> {
    return this.read.options.ratings;
  }

  values(): ReadonlyMap<number, string> {
    return this.read.options.values;
  }

  page(asked: SponsorSearchAsked, slice: Slice): SponsorIds {
    return this.read.memory.page(asked, slice);
  }

  counts(asked: SponsorSearchAsked): SponsorCount[] {
    return this.read.memory.counts(asked);
  }

  row(id: number): SponsorRow | undefined {
    return this.rows.get(id);
  }

  /** Of the rows that are kept the oldest goes first. */
  keep(row: SponsorRow): void {
    this.rows.set(row.id, row);
    for (const id of this.rows.keys()) {
      if (this.rows.size <= MOST_ROWS) return;
      this.rows.delete(id);
    }
  }
}

/**
 * The register in the memory of a program that answers HTTP. It is asked for the version of the tables each time: what
 * is remembered of another version answers nothing, and is read anew beside the database that answers meanwhile.
 */
@Injectable()
export class SponsorIndex implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('SponsorIndex');
  private remembered: RememberedRegister | undefined;
  private reading: Promise<void> | undefined;
  private readonly stop = new AbortController();

  constructor(
    private readonly config: SponsorIndexConfig,
    private readonly database: DatabaseConfig,
    private readonly dataSource: DataSource,
    private readonly http: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    if (this.isKept) this.readAnew();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.reading;
  }

  /** What answers in place of the database; undefined where the database has to be asked. */
  async current(): Promise<RememberedRegister | undefined> {
    if (!this.isKept) return undefined;
    const [row] = await this.dataSource.query<{ n: string }[]>('SELECT n FROM register_version');
    const version = row?.n;
    if (this.remembered && this.remembered.version === version) return this.remembered;
    this.readAnew();
    return undefined;
  }

  private get isKept(): boolean {
    return this.config.isOn && Boolean(this.http.httpAdapter as unknown); // null in a program without one
  }

  private readAnew(): void {
    const { signal } = this.stop;
    if (signal.aborted) return;
    this.reading ??= readRegister(this.database.url, signal)
      .then((read) => void (this.remembered = new RememberedRegister(read)))
      .catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn(`The register could not be read into memory: ${String(error)}`);
      })
      .finally(() => (this.reading = undefined));
  }
}
