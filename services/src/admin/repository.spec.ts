import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { AdminModule } from './admin.module.js';

describe("the administrator's list of jobs", () => {
  let api: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([AdminModule]);
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
  });
  afterAll(() => api.close());
  beforeEach(() => api.database.dataSource.query('DELETE FROM jobs'));

  interface Kept {
    title?: string;
    company?: string;
    location?: string;
    postedAt?: string | null;
    expiresOn?: string | null;
    removedAt?: string | null;
  }
  let sources = 0;
  const keep = (job: Kept = {}) =>
    api.database.dataSource.query(
      `INSERT INTO jobs (source_key, source_id, title, company, location, posted_at, expires_on, removed_at, sponsorship, digest)
       VALUES ('test', $1, $2, $3, $4, $5, $6, $7, $8, repeat('0', 32))`,
      [
        String((sources += 1)),
        job.title ?? 'Nurse',
        job.company ?? 'Example Hospital',
        job.location ?? 'Leeds, United Kingdom',
        job.postedAt ?? null,
        job.expiresOn ?? null,
        job.removedAt ?? null,
        JSON.stringify([{ kind: 'advert', summary: 'Sponsorship offered', asOf: null }]),
      ],
    );
  const list = async (query = '') => (await admin.get(`/api/jobs/admin/repository${query}`)).body;
  const titles = async (query = '') => (await list(query)).jobs.map((job: { title: string }) => job.title);

  it('needs the admin password', async () => {
    const statuses = await Promise.all(
      [api.http, await api.as({ username: 'ada' }), await api.as({ username: 'chief', role: 'admin' }), admin].map(
        async (person) => (await person.get('/api/jobs/admin/repository')).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 200]);
  });

  it('comes newest first, what has no date last, in pages of 40', async () => {
    await keep({ title: 'Undated' });
    await keep({ title: 'Newest', postedAt: '2026-02-01' });
    for (let day = 1; day <= 40; day += 1)
      await keep({ title: `Day ${day}`, postedAt: new Date(2026, 0, day - 20).toISOString() });
    const first = await list();
    expect(first).toMatchObject({ count: 40, total: 42, page: 1, limit: 40, totalPages: 2 });
    expect(first.jobs[0].title).toBe('Newest');
    expect(await titles('?page=2')).toEqual(['Day 1', 'Undated']);
  });

  it('shows the last page when there are fewer pages by now', async () => {
    await keep({ title: 'Only' });
    expect(await list('?page=900')).toMatchObject({ page: 1, totalPages: 1, count: 1 });
  });

  it('has expired jobs, and none that its source took back', async () => {
    await keep({ title: 'Expired', expiresOn: '2020-01-01' });
    await keep({ title: 'Taken back', removedAt: '2026-01-01' });
    expect(await titles()).toEqual(['Expired']);
  });

  it.each([
    ['nurse', ['Night Nurse']],
    ['EXAMPLE harbour', ['Night Nurse']],
    ['york', ['Cook']],
    ['cook new york', ['Cook']],
    ['100%', ['Sales 100%_up']],
    ['_', ['Sales 100%_up']],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['astronaut', []],
  ])('finds %j in title, company and location', async (search, found) => {
    await keep({ title: 'Night Nurse', company: 'Example Harbour Health' });
    await keep({ title: 'Cook', location: 'New York, United States' });
    await keep({ title: 'Sales 100%_up' });
    expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it.each([
    ['a page that is no number', '?page=two'],
    ['501 characters of search', `?search=${'x'.repeat(501)}`],
    ['two searches', '?search=a&search=b'],
    ['what it does not know', '?order=asc'],
    ['the character NUL', '?search=%00'],
  ])('refuses %s', async (_, query) => {
    const { status, body } = await admin.get(`/api/jobs/admin/repository${query}`);
    expect([status, body.status]).toEqual([400, 400]);
  });
});
