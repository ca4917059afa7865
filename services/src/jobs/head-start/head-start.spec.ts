import { ApplicationsModule } from '../../applications/applications.module.js';
import { AdvertsModule } from '../../adverts/adverts.module.js';
import { CvsModule } from '../../cvs/cvs.module.js';
import { OpeningsModule } from '../../openings/openings.module.js';
import { eventually } from '../../platform/testing/eventually.js';
import { readConfig } from '../../platform/config/config.js';
import type { Viewer } from '../../platform/access/viewer.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { SavedJobsModule } from '../../saved-jobs/saved-jobs.module.js';
import { MatchModule } from '../../tools/match/match.module.js';
import { JobChanges } from '../index/job-changes.js';
import { JobIndex } from '../index/job-index.js';
import { JobsModule } from '../jobs.module.js';
import { JobsService } from '../jobs.service.js';
import type { Job } from '../jobs.dto.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { HeadStartConfig } from './head-start.config.js';
import { giveHeadStarts, openDue } from './head-starts.js';

const HOURS = 24;
const now = () => new Date().toISOString();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Two bakers of one opening, of whom one is early, and an early cooper. */
const lines = () => [
  aLine({ id: 'open', title: 'Baker', posted_at: '2026-01-02' }),
  aLine({ id: 'early', title: 'Baker', posted_at: now() }),
  aLine({ id: 'cooper', title: 'Cooper', company: 'Casks Ltd', skills: ['Staves'], posted_at: now() }),
];

describe.each(['on', 'off'])('a job in its head start, with the index %s', (index) => {
  let api: TestApp;
  let people: Record<'nobody' | 'free' | 'premium' | 'admin', TestApp['http']>;
  let ids: Record<string, number>;
  const sql = <T>(text: string) => api.database.dataSource.query<T[]>(text);
  const told = () => (index === 'on' ? api.app.get(JobChanges).catchUp() : undefined);

  beforeAll(async () => {
    api = await testApp(
      [JobsModule, OpeningsModule, SavedJobsModule, ApplicationsModule, AdvertsModule, CvsModule, MatchModule],
      { environment: { SEARCH_INDEX: index, ROUTE_ACCESS: '/jobs=public,/job/:id=public' } },
    );
  });
  beforeEach(async () => {
    await sql('DELETE FROM jobs');
    await sql('DELETE FROM job_sources');
    await sql('DELETE FROM users');
    await importText(api.database.dataSource, 'jobs.jsonl', asLines(...lines()), false, HOURS);
    const rows = await sql<{ id: number; source_id: string }>('SELECT id, source_id FROM jobs');
    ids = Object.fromEntries(rows.map(({ id, source_id: source }) => [source, id]));
    people = {
      nobody: api.http,
      free: await api.as({ username: 'ada' }),
      premium: await api.as({ username: 'sam', plan: 'premium' }),
      admin: await api.as({ username: 'admin', role: 'admin' }),
    };
    if (index === 'on') await eventually(() => expect(api.app.get(JobIndex).isWarm).toBe(true));
    await told();
  });
  afterAll(() => api?.close());

  const early = ['premium', 'admin'] as const;
  const others = ['nobody', 'free'] as const;
  const list = async (person: TestApp['http'], query = '') =>
    (await person.get(`/api/jobs?limit=10${query}`).expect(200)).body as {
      jobs: Job[];
      total: number;
      groups?: number;
    };

  it('is listed, grouped and counted for premium members and administrators alone', async () => {
    for (const who of early) {
      const { jobs, total, groups } = await list(people[who], '&group=true');
      expect({ total, groups }).toEqual({ total: 3, groups: 2 });
      expect(jobs.map(({ openings }) => openings)).toContainEqual([ids.early, ids.open]);
      expect(Date.parse(jobs[0]!.premium_until!)).toBeGreaterThan(Date.now() + (HOURS - 1) * 3_600_000);
    }
    for (const who of others) {
      const { jobs, total, groups } = await list(people[who], '&group=true');
      expect({ total, groups }).toEqual({ total: 1, groups: 1 });
      expect(jobs).toMatchObject([{ id: ids.open, openings: [ids.open] }]);
      expect(jobs[0]).not.toHaveProperty('premium_until');
      const { body } = await people[who].post('/api/jobs/filter').send({ searchQuery: 'cooper' }).expect(200);
      expect(body).toMatchObject({ total: 0 });
      expect(JSON.stringify(body)).not.toContain('Casks');
    }
    for (const [who, count] of [
      ['premium', 3],
      ['free', 1],
    ] as const) {
      const { body } = await people[who].get('/api/jobs/filter-counts').expect(200);
      for (const facet of ['category', 'jobType', 'experienceLevel']) expect(body[facet]).toMatchObject([{ count }]);
    }
  });

  it('is kept and named apart for both', async () => {
    for (let round = 0; round < 2; round += 1) {
      const premium = await people.premium.get('/api/jobs?limit=10').expect(200);
      const free = await people.free.get('/api/jobs?limit=10').expect(200);
      expect([premium.body.total, free.body.total]).toEqual([3, 1]);
      await people.free.get('/api/jobs?limit=10').set('If-None-Match', premium.headers.etag!).expect(200);
      await people.premium.get('/api/jobs?limit=10').set('If-None-Match', free.headers.etag!).expect(200);
    }
  });

  it('is suggested to whom it is shown', async () => {
    const suggested = async (who: keyof typeof people, q: string) =>
      (await people[who].get(`/api/jobs/suggest?q=${q}`).expect(200)).body.suggestions as object[];
    for (const q of ['coop', 'stav', 'cask']) {
      expect(await suggested('premium', q)).toMatchObject([{ count: 1 }]);
      expect(await suggested('free', q)).toEqual([]);
    }
    expect(await suggested('premium', 'bak')).toMatchObject([{ count: 2 }]);
    expect(await suggested('free', 'bak')).toMatchObject([{ count: 1 }]);
  });

  it('has no page, no likes, no place beside others, no match, no mark and no report for anybody else', async () => {
    const refused = { code: 'premium-first', opensAt: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    for (const who of others) {
      const { body } = await people[who].get(`/api/jobs/${ids.cooper}`).expect(403);
      expect(body).toMatchObject(refused);
      expect(JSON.stringify(body)).not.toMatch(/Cooper|Casks/);
      await people[who].get(`/api/jobs/${ids.cooper}/similar`).expect(403);
    }
    const { free, premium } = people;
    expect((await free.get(`/api/jobs/${ids.open}/similar`).expect(200)).body.jobs).toEqual([]);
    const shown = async (person: typeof free) =>
      (await person.post('/api/jobs/openings').send({ ids: [ids.early, ids.open] })).body.jobs as Job[];
    expect((await shown(free)).map(({ id }) => id)).toEqual([ids.open]);
    expect((await shown(premium)).map(({ id }) => id)).toEqual([ids.early, ids.open]);
    for (const person of [free, premium])
      await person.post('/api/cvs').send({ text: 'Cooper and baker. Skills: Staves' });
    const matched = async (person: typeof free) =>
      (
        await person
          .post('/api/jobs/match')
          .send({ ids: [ids.cooper, ids.open] })
          .expect(200)
      ).body as object[];
    expect([await matched(free), await matched(premium)].map(({ length }) => length)).toEqual([1, 2]);
    const report = { reason: 'Other', text: 'Odd' };
    const application = { jobId: ids.cooper, jobTitle: 'Cooper', companyName: 'Casks Ltd' };
    expect((await free.post('/api/job-applications').send(application).expect(403)).body).toMatchObject(refused);
    expect((await free.put(`/api/saved-jobs/${ids.cooper}`).expect(403)).body).toMatchObject(refused);
    expect((await free.get(`/api/jobs/${ids.cooper}/logo`).expect(403)).body).toMatchObject(refused);
    expect((await free.post(`/api/jobs/${ids.cooper}/report`).send(report)).status).toBe(403);
    for (const who of early) {
      expect((await people[who].get(`/api/jobs/${ids.cooper}`).expect(200)).body).toMatchObject({ title: 'Cooper' });
    }
    await premium.post('/api/job-applications').send(application).expect(201);
    await premium.put(`/api/saved-jobs/${ids.cooper}`).expect(204);
  });

  it('is nobody’s first where it has expired: its page says so to everybody', async () => {
    await sql(`UPDATE jobs SET expires_on = '2023-07-02' WHERE id = ${ids.cooper}`);
    for (const who of [...others, ...early])
      expect((await people[who].get(`/api/jobs/${ids.cooper}`).expect(200)).body).toMatchObject({ expired: true });
    await sql(`UPDATE jobs SET expires_on = NULL WHERE id = ${ids.cooper}`);
  });

  it('takes no place among the newest of who does not see it yet', async () => {
    const since = new Date(Date.now() - 3_600_000);
    const newest = (viewer: Viewer) => api.app.get(JobsService).comeSince(since, viewer, since, 1);
    expect(await newest({ plan: 'premium', role: 'user' })).toEqual([Math.max(ids.early!, ids.cooper!)]);
    expect(await newest({ plan: 'free', role: 'user' })).toEqual([ids.open]);
  });

  it('opens to everybody when its time is over, and to nobody before', async () => {
    expect(await openDue(api.database.dataSource, HOURS)).toBe(0);
    await sql(`UPDATE job_search SET premium_until = now() - interval '1 second' WHERE job_id = ${ids.cooper}`);
    expect(await openDue(api.database.dataSource, HOURS)).toBe(1);
    await told();
    for (const who of others) {
      expect(await list(people[who])).toMatchObject({ total: 2 });
      expect((await people[who].get(`/api/jobs/${ids.cooper}`).expect(200)).body).not.toHaveProperty('premium_until');
    }
    expect(await openDue(api.database.dataSource, 0)).toBe(1); // switched off
    await told();
    expect(await list(people.free)).toMatchObject({ total: 3 });
  });

  it('is gone for a member whose premium ends, and there for one whose premium begins', async () => {
    const total = async (who: 'free' | 'premium') => (await list(people[who])).total;
    expect([await total('premium'), await total('free')]).toEqual([3, 1]);
    await people.premium.put(`/api/saved-jobs/${ids.cooper}`).expect(204);
    await sql(
      `UPDATE users SET subscription_status = CASE username WHEN 'ada' THEN 'active' END WHERE username <> 'admin'`,
    );
    expect([await total('premium'), await total('free')]).toEqual([1, 3]);
    const { body } = await people.premium.get('/api/saved-jobs').expect(200);
    expect(body.savedJobs).toMatchObject([{ title: 'Cooper', state: 'open', url: null }]); // as it was saved
    await people.premium.get(`/api/jobs/${ids.cooper}`).expect(403);
    await people.free.get(`/api/jobs/${ids.cooper}`).expect(200);
  });
});

describe('the setting of the head start', () => {
  it.each([
    ['', 24],
    ['6', 6],
    ['0', 0],
    ['off', 0],
  ])('PREMIUM_HEAD_START_HOURS=%s says %s hours', (PREMIUM_HEAD_START_HOURS, hours) => {
    expect(readConfig(HeadStartConfig, { PREMIUM_HEAD_START_HOURS }).hours).toBe(hours);
  });
});

describe('a head start', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp([JobsModule]);
  });
  afterAll(() => api?.close());

  const bring = async (line: Record<string, unknown>, hours = HOURS) => {
    const one = aLine(line);
    await importText(api.database.dataSource, `${one.id}.jsonl`, asLines(one), false, hours);
    const [row] = await api.database.dataSource.query<{ id: number; until: Date | null }[]>(
      `SELECT job_id AS id, premium_until AS until FROM job_search JOIN jobs ON id = job_id WHERE source_id = $1`,
      [one.id],
    );
    return row!;
  };
  const untilOf = async (line: Record<string, unknown>, hours?: number) =>
    (await bring(line, hours)).until?.getTime() ?? null;

  it('counts from the date that the source states', async () => {
    const posted = inHours(-5);
    expect(await untilOf({ posted_at: posted })).toBe(Date.parse(posted) + HOURS * 3_600_000);
    const day = now().slice(0, 10);
    expect(await untilOf({ posted_at: day })).toBe(Date.parse(day) + HOURS * 3_600_000);
  });

  it('lasts no longer than that after the job was first seen here, whatever date is stated', async () => {
    const until = (await untilOf({ posted_at: inHours(200) }))!;
    expect(until).toBeLessThanOrEqual(Date.now() + HOURS * 3_600_000);
    expect(until).toBeGreaterThan(Date.now() + (HOURS - 1) * 3_600_000);
  });

  it('ends sooner where the source sets the date back, and is never given or made longer by a later one', async () => {
    const id = 'set-back';
    const hoursLeft = async (posted: string) => {
      const until = await untilOf({ id, posted_at: posted });
      return until && Math.round((until - Date.now()) / 3_600_000);
    };
    expect(await hoursLeft(inHours(-2))).toBe(HOURS - 2);
    expect(await hoursLeft(inHours(-1))).toBe(HOURS - 2);
    expect(await hoursLeft(inHours(-5))).toBe(HOURS - 5);
    expect(await hoursLeft('2026-01-02')).toBeLessThan(0);
    await openDue(api.database.dataSource, HOURS);
    expect(await hoursLeft(now())).toBeNull();
    expect(await hoursLeft('2026-01-02')).toBeNull();
  });

  it('ends where the source states no date any more', async () => {
    const id = 'no-date';
    await untilOf({ id, posted_at: now() });
    expect(await untilOf({ id, posted_at: '' })).toBeLessThanOrEqual(Date.now());
  });

  it('is none of an older advert, of one without a date, of a record, and where it is switched off', async () => {
    expect(await untilOf({ posted_at: inHours(-HOURS - 1) })).toBeNull();
    expect(await untilOf({ posted_at: '' })).toBeNull();
    expect(await untilOf({ posted_at: now() }, 0)).toBeNull();
    const { dataSource } = api.database;
    const { id } = await bring({ posted_at: now() }, 0);
    await dataSource.query('UPDATE job_search SET is_record = true WHERE job_id = $1', [id]);
    await giveHeadStarts(dataSource.manager, [id], HOURS);
    const early = 'SELECT FROM job_search WHERE job_id = $1 AND premium_until IS NOT NULL';
    expect(await dataSource.query(early, [id])).toEqual([]);
  });
});
