import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.js';
import { NotFound } from '../../platform/refusals/refusals.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { mustSee } from '../head-start/premium-first.js';
import { JobRows } from '../job-rows.js';
import { fetchPicture, NoPicture } from './picture-fetcher.js';
import { readPicture, type Picture } from './picture.js';

export interface Logo extends Picture {
  bytes: Buffer;
}

/** A link that gave no picture is tried again after a day. */
const TRY_AGAIN_AFTER_MS = 86_400_000;
/** So that a page of slow links does not hold up everything else. */
const MOST_AT_ONCE = 8;

/** Logos of employers, fetched and checked here and kept: the browser of a visitor never asks a stranger's server. */
@Injectable()
export class LogosService {
  private readonly underWay = new Map<string, Promise<Logo | undefined>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly rows: JobRows,
    private readonly storage: FileStorage,
  ) {}

  /** Throws NotFound where the job is not there, names no logo, or its link gives none that may be shown; PremiumFirst. */
  async ofJob(id: number, viewer: Viewer): Promise<Logo> {
    const row = await this.rows.byId(id);
    if (row) mustSee(viewer, row);
    const logo = row?.logoUrl ? await this.at(row.logoUrl) : undefined;
    if (!logo) throw new NotFound(row ? 'Logo' : 'Job');
    return logo;
  }

  /** The same link asked for by many is fetched once. */
  private at(link: string): Promise<Logo | undefined> {
    const known = this.underWay.get(link);
    if (known) return known;
    const work = this.keptOrFetched(link).finally(() => this.underWay.delete(link));
    this.underWay.set(link, work);
    return work;
  }

  private async keptOrFetched(link: string): Promise<Logo | undefined> {
    const key = `logos/${createHash('sha256').update(link).digest('hex')}`;
    const kept = await this.storage.get(key);
    const picture = kept && readPicture(kept);
    if (picture) return { ...picture, bytes: kept };
    // instead of a picture: when there was none
    if (kept && Date.now() - Number(kept.toString('utf8')) < TRY_AGAIN_AFTER_MS) return undefined;
    return this.oneOfFew(() => this.fetched(link, key));
  }

  private async fetched(link: string, key: string): Promise<Logo | undefined> {
    try {
      const logo = await fetchPicture(link);
      await this.storage.put(key, logo.bytes);
      return logo;
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      await this.storage.put(key, Buffer.from(String(Date.now())));
      return undefined;
    }
  }

  private async oneOfFew<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
