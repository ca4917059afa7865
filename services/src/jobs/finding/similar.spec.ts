import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import type { SimilarJobs } from '../jobs.dto.js';
import { JobsModule } from '../jobs.module.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';

describe('similar jobs', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  const record = (noc: string, title: string, number: number) =>
    aLine({ title, company: `Example ${title} ${number}`, location: 'Yellowknife, NT, Canada', extra: { noc } });

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    const lines = [
      record('7534-Air transport ramp attendants', 'Air transport ramp attendants', 1),
      record('7535-Other automotive mechanical installers', 'Tire fitters', 1),
      record('7511-Transport truck drivers', 'Transport truck drivers', 1),
      ...[1, 2, 3].map((n) =>
        record('7313-Refrigeration mechanics', 'Refrigeration and air conditioning mechanics', n),
      ),
      aLine({ title: 'Community Pharmacist', company: 'Example Corner Dispensary' }),
      aLine({ title: 'Director of Community Medicine', company: 'Example Hospital' }),
      aLine({ title: 'Community Kitchen Cook', company: 'Example Soup' }),
      aLine({ title: 'Hospital Pharmacist', company: 'Example Hospital' }),
      aLine({ title: 'Junior Falconer', company: 'Example Mews' }),
      aLine({ title: 'Junior Faculty Physician', company: 'Example Hospital' }),
      aLine({ title: 'Site Reliability Engineer', company: 'Example Cloud', category: 'Technology' }),
      aLine({ title: 'Site Preparation Worker', company: 'Example Diggers' }),
      aLine({ title: 'Database Keeper', company: 'Example Cloud', category: 'Technology' }),
      aLine({
        title: 'Oboist',
        company: 'Example Band',
        location: 'Ely, United Kingdom',
        skills: ['Reeds', 'Score', 'Ear'],
      }),
      aLine({ title: 'Stage hand', company: 'Example Band', location: 'Truro, United Kingdom' }),
      aLine({ title: 'Tea lady', company: 'Example Band', location: 'Ely, United Kingdom' }),
      aLine({ title: 'Verger', company: 'Example Minster', location: 'Ely, United Kingdom' }),
      aLine({
        title: 'Piano tuner',
        company: 'Example Keys',
        location: 'Bath, United Kingdom',
        skills: ['Ear', 'Score'],
      }),
      aLine({ title: 'Archer', company: 'Example Bow', location: 'Oban, United Kingdom', skills: ['Ear'] }),
      aLine({ title: 'Staff Nurse, Acute Medicine', company: 'Example Trust' }),
      aLine({ title: 'ICU - Registered Nurse', company: 'Example Clinic' }),
      ...['Registered Nurse, Intensive Care', 'Night Nurse', 'Nurse'].map((title) => aLine({ title })),
      aLine({ title: 'Fellow - Regional Anesthesiology and Acute Pain Medicine', company: 'Example University' }),
      aLine({ title: 'ICU Porter', company: 'Example Clinic' }),
      aLine({ title: 'Tax Manager', company: 'Example Tax', category: 'Finance', skills: ['Ledgers', 'Tax'] }),
      aLine({ title: 'Actuary', company: 'Example Risk', category: 'Finance', skills: ['Tax'] }),
      aLine({ title: 'Credit Officer', company: 'Example Bank', category: 'Finance' }),
      aLine({
        title: 'Tax Manager',
        company: 'Example Records',
        category: 'Finance',
        location: 'Austin, TX, United States',
        description: '',
        sponsorship: 'offered',
        visa_type: 'H-1B (US)',
        posted_at: '2026-06-01',
        extra: { case_number: 'I-200-1' },
      }),
      aLine({ title: 'Air Marshal', company: 'Example Airline', extra: { noc: '6533-Casino occupations' } }),
    ];
    await importText(app.database.dataSource, 'similar.jsonl', asLines(...lines));
    ada = await app.as({ username: 'ada' });
  });
  afterAll(() => app?.close());

  const similarTo = async (title: string) => {
    const [{ id }] = (await app.database.dataSource.query('SELECT id FROM jobs WHERE title = $1 LIMIT 1', [title])) as [
      { id: number },
    ];
    const ask = async () => (await ada.get(`/api/jobs/${id}/similar?limit=24`).expect(200)).body as SimilarJobs;
    const { jobs, near } = await ask();
    expect(await ask()).toEqual({ jobs, near });
    return { titles: jobs.map((job) => job.title), near };
  };
  const like = async (title: string) => {
    const { titles, near } = await similarTo(title);
    return near ? [] : titles;
  };

  it('are of the nearest occupation, and none shares but a word', async () => {
    expect(await like('Air transport ramp attendants')).toEqual(['Tire fitters', 'Transport truck drivers']);
  });

  it('are what the title ends with before what kind of it', async () => {
    expect((await like('Community Pharmacist'))[0]).toBe('Hospital Pharmacist');
  });

  it.each(['Staff Nurse, Acute Medicine', 'ICU - Registered Nurse'])(
    'are what the job is before where and in what it is done: %s',
    async (title) => {
      const titles = await like(title);
      expect(titles).toEqual(expect.arrayContaining(['Registered Nurse, Intensive Care', 'Night Nurse', 'Nurse']));
      expect(titles).not.toContain('Fellow - Regional Anesthesiology and Acute Pain Medicine');
      expect(titles).not.toContain('ICU Porter');
    },
  );

  it('are of the same field where no title is near', async () => {
    expect(await like('Site Reliability Engineer')).toEqual(['Database Keeper']);
  });

  it('are adverts that share the field and a skill before records of the same work, and others of the field after them', async () => {
    expect(await like('Tax Manager')).toEqual(['Actuary', 'Tax Manager', 'Credit Officer']);
  });

  it('give way to jobs of the same employer, town or skills where none is much like it, and say so', async () => {
    expect(await similarTo('Oboist')).toEqual({
      titles: ['Tea lady', 'Stage hand', 'Piano tuner', 'Verger'],
      near: true,
    });
    expect(await similarTo('Archer')).toEqual({ titles: [], near: undefined });
  });

  it('are none where nothing is near: neither a level nor a word of another occupation makes it so', async () => {
    expect(await like('Junior Falconer')).toEqual([]);
    expect(await like('Air Marshal')).toEqual([]);
  });
});
