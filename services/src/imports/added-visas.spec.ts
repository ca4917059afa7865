import { AdminModule } from '../admin/admin.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';

describe('the visa of a job that an administrator writes', () => {
  let api: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([AdminModule, JobsModule]);
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
  });
  afterAll(() => api.close());

  const aJob = (fields: Record<string, unknown> = {}) => ({
    title: 'Welder',
    company: 'Example Boats',
    location: 'Leeds, United Kingdom',
    description: 'Hulls of steel.',
    category: 'Engineering',
    experience_level: 'Mid Level',
    job_type: 'Full-time',
    visa_type: 'Tier 2 (UK)',
    ...fields,
  });
  const add = (body: object) => admin.post('/api/jobs/admin/add').send(body);
  const update = (id: number, body: object) => admin.put(`/api/jobs/admin/update/${id}`).send(body);
  const refusal = (field: string) => ({
    status: 422,
    errors: [
      {
        field,
        message: '"visa_type" is of another country than the job. Nothing says that this job is sponsored.',
      },
    ],
  });

  it.each([
    ['Leeds, United Kingdom', 'H-1B (US)'],
    ['Toronto, Canada', 'Tier 2 (UK)'],
  ])('is none where it is of another country than its place: %s, %s', async (location, visa_type) => {
    expect((await add(aJob({ location, visa_type }))).body).toMatchObject(refusal('visa_type'));
    const list = { jobs: [aJob(), aJob({ location, visa_type })] };
    expect((await add(list)).body).toMatchObject(refusal('jobs[1].visa_type'));
  });

  it('may not be changed to one of another country, nor its place, and goes with both', async () => {
    const { body: job } = await add(aJob()).expect(201);
    expect((await update(job.id, { visa_type: 'H-1B (US)' })).body).toMatchObject(refusal('visa_type'));
    expect((await update(job.id, { location: 'Toronto, Canada' })).body).toMatchObject(refusal('visa_type'));
    const moved = { location: 'Toronto, Canada', visa_type: 'LMIA (Canada)' };
    expect((await update(job.id, moved).expect(200)).body).toMatchObject(moved);
  });

  it('is left out where it is of another country and the advert itself promises one', async () => {
    const description = 'Hulls of steel. We sponsor Skilled Worker visas for this role.';
    const { body } = await add(aJob({ visa_type: 'H-1B (US)', description })).expect(201);
    expect(body).toMatchObject({ visa_type: null, sponsorship: { kind: 'advert' } });
  });
});
