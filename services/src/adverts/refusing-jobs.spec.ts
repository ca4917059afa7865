import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { RegisterImport } from '../sponsors/import/register-import.js';
import { aRegister, importRegister } from '../sponsors/testing/some-registers.js';
import { AdvertsModule } from './adverts.module.js';

describe('a job whose advert refuses sponsorship now', () => {
  let api: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([JobsModule, AdvertsModule]);
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
  });
  afterAll(() => api?.close());

  const take = (line: object) =>
    importText(api.database.dataSource, 'board.jsonl', asLines(line, aLine({ id: 'other' })));
  const titles = async () =>
    (await admin.get('/api/jobs').expect(200)).body.jobs.map(({ title }: { title: string }) => title);
  const register = (asOf: string, ...names: string[]) =>
    importRegister(
      new RegisterImport(api.database.dataSource),
      asOf,
      aRegister(...names.map((name) => `${name},Leeds,West Yorkshire,Worker (A rating),Skilled Worker`)),
    );
  const refusing = { description: 'Flour. We cannot sponsor visas for this post.' };

  it('is not brought back by a register that has its employer', async () => {
    const company = 'Zephyrine Millwrights Ltd';
    const job = aLine({ id: 'mill', title: 'Miller', company, visa_type: '' });
    await take({ ...job, description: 'Flour. We offer visa sponsorship.' });
    expect(await titles()).toContain('Miller');
    await take({ ...job, ...refusing });
    await register('2026-01-05', company);
    await take({ ...job, ...refusing, skills: ['milling'] });
    expect(await titles()).toEqual(['Baker']);
  });

  /** Held for a word that nobody signed; since then its advert refuses. */
  const heldBefore = async (title: string, company: string) => {
    const job = aLine({ id: title, title, company, sponsorshipBy: undefined });
    await take(job);
    await take({ ...job, ...refusing });
    const { adverts } = (await admin.get('/api/admin/held-adverts?state=held')).body;
    return adverts.find(({ job }: { job: { title: string } }) => job.title === title).id as number;
  };

  it('is not brought back by an administrator who releases what it was held for before', async () => {
    const hold = await heldBefore('Tanner', 'Quillon Tanners Ltd');
    await admin.post(`/api/admin/held-adverts/${hold}`).send({ decision: 'release' }).expect(200);
    expect(await titles()).not.toContain('Tanner');
  });

  it('is not brought back by a register that lets go of what it was held for before', async () => {
    await heldBefore('Cooper', 'Vandermere Coopers Ltd');
    await register('2026-02-05', 'Vandermere Coopers Ltd', 'Zephyrine Millwrights Ltd');
    expect(await titles()).not.toContain('Cooper');
  });
});
