import { Injectable } from '@nestjs/common';
import { JobPages } from '../../jobs/pages/job-pages.service.js';
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

const LARGEST_ID = 2_147_483_647;

/** Pages of which the server itself knows what they show. Behind the gate none is: nothing is said there of what it hides. */
@Injectable()
export class Subjects {
  constructor(
    private readonly jobs: JobPages,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
  ) {}

  /** `missing`: the address is that of a thing that is not there. Undefined: of no thing. Rejects while the database is away. */
  async of(found: Found): Promise<Subject | 'missing' | undefined> {
    if (found.kind !== 'route' || found.route.path !== JOB_SCREEN) return undefined;
    if (accessOf(found.route, this.config.routeAccess) !== 'public') return undefined;
    const id = /^\d{1,10}$/.test(found.params.id ?? '') ? Number(found.params.id) : 0;
    if (id < 1 || id > LARGEST_ID) return 'missing';
    const address = `${this.app.publicUrl}/job/${id}`;
    const about = await this.jobs.about(id, address);
    if (!about) return 'missing';
    const { posting, ...words } = about;
    return { ...words, address, ...(posting && { data: posting }) };
  }
}
