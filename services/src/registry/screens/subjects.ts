import { Injectable } from '@nestjs/common';
import { JobPages } from '../../jobs/pages/job-pages.service.js';
import { SponsorPages } from '../../sponsors/pages/sponsor-pages.service.js';
import { AppConfig } from '../../platform/config/app.config.js';
import type { Found } from './find-screen.js';
import { accessOf } from './public-screens.js';
import { ScreenConfig } from './screen.config.js';

/** The one thing that a public page is about, as its head says it. */
export interface Subject {
  title: string;
  headline: string;
  description: string;
  address: string;
  isHidden: boolean;
  /** schema.org, for search engines. */
  data?: Record<string, unknown>;
}

/** The screen of one job, as its remote declares it. */
export const JOB_SCREEN = '/job/:id';

/** The screen of one entry of the register, which may be a person: while that is not known no search engine keeps it. */
export const SPONSOR_SCREEN = '/sponsors/:id';

const LARGEST_ID = 2_147_483_647;

/** Pages of which the server itself knows what they show. Behind the gate none is: nothing is said there of what it hides. */
@Injectable()
export class Subjects {
  constructor(
    private readonly jobs: JobPages,
    private readonly sponsors: SponsorPages,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
  ) {}

  /** `missing`: the address is that of a thing that is not there. Undefined: of no thing. Rejects while the database is away. */
  async of(found: Found): Promise<Subject | 'missing' | undefined> {
    if (found.kind !== 'route' || accessOf(found.route, this.config.routeAccess) !== 'public') return undefined;
    const { path } = found.route;
    if (path !== JOB_SCREEN && path !== SPONSOR_SCREEN) return undefined;
    const id = /^\d{1,10}$/.test(found.params.id ?? '') ? Number(found.params.id) : 0;
    if (id < 1 || id > LARGEST_ID) return 'missing';
    return path === JOB_SCREEN ? this.job(id) : this.sponsor(id);
  }

  private async job(id: number): Promise<Subject | 'missing'> {
    const address = `${this.app.publicUrl}/job/${id}`;
    const about = await this.jobs.about(id, address);
    if (!about) return 'missing';
    const { posting, ...words } = about;
    return { ...words, address, ...(posting && { data: posting }) };
  }

  private async sponsor(id: number): Promise<Subject | 'missing'> {
    const about = await this.sponsors.about(id);
    return about ? { ...about, address: `${this.app.publicUrl}/sponsors/${id}` } : 'missing';
  }
}
