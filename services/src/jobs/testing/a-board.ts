import type { DataSource } from 'typeorm';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import type { JobPage } from '../jobs.dto.js';
import { JobsModule } from '../jobs.module.js';
import { asLines, importText } from './some-jobs.js';

type Person = Awaited<ReturnType<TestApp['as']>>;
type Filling = object[] | ((dataSource: DataSource) => Promise<unknown>);

/** A board with these jobs, and Ada, who is signed in and asks over HTTP. For the `describe` in which it is called. */
export class Board {
  app!: TestApp;
  ada!: Person;

  constructor(jobs: Filling) {
    beforeAll(async () => {
      this.app = await testApp([JobsModule]);
      if (typeof jobs === 'function') await jobs(this.app.database.dataSource);
      else await this.post(...jobs);
      this.ada = await this.app.as({ username: 'ada' });
    });
    afterAll(() => this.app?.close());
  }

  list = async (query = ''): Promise<JobPage> => (await this.ada.get(`/api/jobs?${query}`).expect(200)).body as JobPage;

  matching = async (filter: object): Promise<JobPage> =>
    (await this.ada.post('/api/jobs/filter').send(filter).expect(200)).body as JobPage;

  found = async (searchQuery: string) => (await this.matching({ searchQuery, limit: 100 })).jobs;

  post = (...lines: object[]) => importText(this.app.database.dataSource, `${Math.random()}.jsonl`, asLines(...lines));
}
