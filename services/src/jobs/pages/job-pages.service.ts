import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config/app.config.js';
import { poolOf } from '../../platform/database/data-source.js';
import { readJobs } from '../job-rows.js';
import { toJob } from '../job.view.js';
import { jobPosting } from './job-posting.js';

/** What the page of a job is about, for search engines and for whoever is sent a link to it. */
interface JobAbout {
  title: string;
  /** With the employer: "Baker at Example Loaves". */
  headline: string;
  /** One or two lines. */
  description: string;
  /** Not for search engines: it has expired, is a sample, or is not for everybody yet. */
  isHidden: boolean;
  /** schema.org; only of an open vacancy. */
  posting?: Record<string, unknown>;
}

interface ListedJob {
  id: number;
  changedAt: Date;
}

/** What everybody may be told of a job in its head start. */
const premiumFirst: JobAbout = {
  title: 'Job',
  headline: 'Premium members see this job first',
  description: 'It opens to everyone soon.',
  isHidden: true,
};

/** Of so many letters whole words are kept. */
const LONGEST = 200;

/** Jobs as pages that everybody may open, for the program that answers pages. Knows nothing of whoever looks. */
@Injectable()
export class JobPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly app: AppConfig,
  ) {}

  /** Undefined when there is no such job, or its advert is held for review. */
  async about(id: number, address: string): Promise<JobAbout | undefined> {
    const [row] = await readJobs(poolOf(this.dataSource), [id]);
    if (!row || row.heldAt) return undefined;
    if (row.premiumUntil) return premiumFirst;
    const { title, company, location, description, expired } = toJob(row, today());
    const isOpen = !expired && !(row.isSample && !this.app.isLocal);
    const posting = isOpen ? jobPosting(row, address) : undefined;
    const headline = [title || 'Job', company].filter(Boolean).join(' at ');
    return {
      title: title || 'Job',
      headline,
      description: shortened(`${headline}${location && `, ${location}`}. ${description}`),
      isHidden: !isOpen,
      ...(posting && { posting }),
    };
  }

  /** How many there are for `listed`. */
  async count(): Promise<number> {
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT count(*)::int AS n FROM job_search WHERE closes_on >= $1 AND premium_until IS NULL`,
      [today()],
    );
    return rows[0]!.n;
  }

  /** Open jobs by their ids; samples are left out in production. */
  async listed(offset: number, most: number): Promise<ListedJob[]> {
    const { rows } = await poolOf(this.dataSource).query<ListedJob>(
      `SELECT id, updated_at AS "changedAt" FROM (
         SELECT job_id FROM job_search WHERE closes_on >= $1 AND premium_until IS NULL
         ORDER BY job_id LIMIT $2 OFFSET $3
       ) AS open JOIN jobs ON id = job_id
       WHERE $4 OR NOT is_sample ORDER BY id`,
      [today(), most, offset, this.app.isLocal],
    );
    return rows;
  }
}

const today = () => new Date().toISOString().slice(0, 10);

function shortened(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= LONGEST) return line;
  return `${line
    .slice(0, LONGEST)
    .replace(/\s+\S*$/, '')
    .replace(/\p{Cs}$/u, '')}…`;
}
