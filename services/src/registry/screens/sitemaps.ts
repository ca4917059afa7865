import { Injectable } from '@nestjs/common';
import { JobPages } from '../../jobs/pages/job-pages.service.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { NotFound } from '../../platform/refusals/refusals.js';
import { STABLE } from '../release.js';
import { Heads } from '../releases/heads.js';
import { escapeHtml } from './html.js';
import { publicAddresses } from './public-screens.js';
import { ScreenConfig } from './screen.config.js';
import { JOB_SCREEN } from './subjects.js';

/** No file may list more: https://www.sitemaps.org/protocol.html */
const MOST_ENTRIES = 50_000;
/** A list of jobs is some megabytes of text: made once for all who ask meanwhile. */
const FRESH_FOR_MS = 10 * 60_000;
const MOST_KEPT = 8;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The addresses that everybody may open, for search engines: one file, or an index of several where there are more than
 * one may list. Pages of jobs are in it where the operator has opened them.
 */
@Injectable()
export class Sitemaps {
  private readonly made = new Map<string, { text: Promise<string>; at: number }>();

  constructor(
    private readonly jobs: JobPages,
    private readonly heads: Heads,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
  ) {}

  get listsJobs(): boolean {
    return this.config.routeAccess[JOB_SCREEN] === 'public';
  }

  /** What `/sitemap.xml` answers. */
  async first(): Promise<string> {
    const screens = this.screens();
    if (!this.listsJobs) return urlset(screens);
    return this.kept('first', async () => {
      const count = await this.jobs.count();
      if (count + screens.length <= MOST_ENTRIES) return urlset([...screens, ...(await this.jobEntries(0))]);
      const parts = Array.from({ length: Math.ceil(count / MOST_ENTRIES) }, (_, at) => `jobs-${at + 1}`);
      return index(['screens', ...parts].map((part) => `${this.app.publicUrl}/sitemap-${part}.xml`));
    });
  }

  /** What `/sitemap-{part}.xml` answers. @throws NotFound */
  async part(part: string): Promise<string> {
    const number = Number(/^jobs-([1-9]\d{0,3})$/.exec(part)?.[1] ?? 0);
    if (!this.listsJobs || (part !== 'screens' && number === 0)) throw new NotFound('Address');
    if (part === 'screens') return urlset(this.screens());
    return this.kept(part, async () => {
      const entries = await this.jobEntries((number - 1) * MOST_ENTRIES);
      if (entries.length === 0 && number > 1) throw new NotFound('Address');
      return urlset(entries);
    });
  }

  private screens(): string[] {
    const head = this.heads.current(STABLE);
    const addresses = head ? publicAddresses(head, this.config.routeAccess) : [];
    return addresses.map((path) => `<url><loc>${escapeHtml(this.app.publicUrl + path)}</loc></url>`);
  }

  private async jobEntries(offset: number): Promise<string[]> {
    const site = escapeHtml(this.app.publicUrl);
    const jobs = await this.jobs.listed(offset, MOST_ENTRIES);
    return jobs.map(
      ({ id, changedAt }) =>
        `<url><loc>${site}/job/${id}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod></url>`,
    );
  }

  private kept(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.made.get(name);
    if (known && Date.now() - known.at < FRESH_FOR_MS) return known.text;
    const made = { text: make(), at: Date.now() };
    this.made.delete(name);
    this.made.set(name, made);
    for (const [oldest] of this.made) if (this.made.size > MOST_KEPT) this.made.delete(oldest);
    // what could not be made is made again by the next who asks
    made.text.catch(() => this.made.get(name) === made && this.made.delete(name));
    return made.text;
  }
}

const document = (element: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${element}>\n`;

const urlset = (entries: string[]) => document('urlset', entries);

const index = (addresses: string[]) =>
  document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`),
  );
