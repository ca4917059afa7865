import type { Job } from './jobs.dto.js';
import { Board } from './testing/a-board.js';
import { aLine, importSome } from './testing/some-jobs.js';

describe('one job', () => {
  const board = new Board(importSome);
  const { list, matching, found, post } = board;
  const only = async (text: string): Promise<Job> => {
    const [job] = await found(text);
    return (await board.ada.get(`/api/jobs/${job!.id}`).expect(200)).body as Job;
  };

  it('is the same as in the list, which has the beginning of its text', async () => {
    const [first] = (await list('limit=1')).jobs;
    const { description, ...rest } = (await board.ada.get(`/api/jobs/${first!.id}`)).body as Job;
    expect(description.length).toBeGreaterThan(400);
    expect({ ...rest, description: `${description.slice(0, 400)}…` }).toEqual(first);
  });

  it('says of an official record what it is', async () => {
    const job = await only('hospitalist h-1b');
    expect(job.description).toMatch(
      /^Official record: the employer filed an H-1B position as .* It is a record of its date, not an open vacancy\.$/,
    );
    const evidence = {
      kind: 'record',
      by: expect.stringContaining('Department of Labor'),
      reference: expect.any(String),
    };
    expect(job.sponsorship).toMatchObject({ ...evidence, evidence: [evidence] });
    expect(job).toMatchObject({ visa_type: 'H-1B (US)', url: null, logo_url: null, skills: [], sample: false });
  });

  it('is answered whole, in lists, by its id and beside others, where its file leaves all out that may be left out', async () => {
    const nothing = Object.fromEntries(
      'description category experience_level job_type skills url logo_url posted_at expires_at salary extra source location'
        .split(' ')
        .map((field) => [field, null]),
    );
    await post(aLine({ ...nothing, title: 'Ropewalker', visa_type: 'Tier 2 (UK)' }));
    const [job] = await found('ropewalker');
    expect(job).toMatchObject({
      title: 'Ropewalker',
      description: '',
      location: '',
      skills: [],
      category: null,
      experience_level: null,
      job_type: null,
      url: null,
      posted_at: null,
      expires_at: null,
      salary: null,
      expired: false,
    });
    expect((await board.ada.get(`/api/jobs/${job!.id}`).expect(200)).body).toMatchObject({ title: 'Ropewalker' });
    await board.ada.get(`/api/jobs/${job!.id}/similar`).expect(200);
    expect(
      (await matching({ searchQuery: 'ropewalker', category: ['not-stated'], jobType: ['not-stated'] })).total,
    ).toBe(1);
  });

  it("quotes a sample advert's own sentence", async () => {
    const job = await only('Example Tidewater Software');
    expect(job).toMatchObject({ sample: true, sponsorship: { kind: 'advert' } });
    expect(job.description).toContain(job.sponsorship.quote);
  });

  it('is of no day to come, and neither is what speaks for it', async () => {
    const ahead = { posted_at: '2126-01-02', sponsorshipBy: undefined, sponsorshipOn: undefined };
    await post(aLine({ title: 'Soothsayer', description: 'Visa sponsorship is offered.', ...ahead }));
    const [{ id }] = (await found('soothsayer')) as [Job];
    const { posted_at, sponsorship } = (await board.ada.get(`/api/jobs/${id}`).expect(200)).body as Job;
    const day = posted_at!.slice(0, 10);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    expect([sponsorship.asOf, ...sponsorship.evidence.map(({ asOf }) => asOf)]).toEqual([day, day]);
  });

  it('has jobs like it beside it, without itself', async () => {
    const job = await only('hospitalist h-1b');
    const { jobs } = (await board.ada.get(`/api/jobs/${job.id}/similar`).expect(200)).body as { jobs: Job[] };
    expect(jobs).toHaveLength(6);
    expect(jobs.every(({ id, title }) => id !== job.id && /hospitalist/i.test(title))).toBe(true);
    const asked = async (limit: string) =>
      ((await board.ada.get(`/api/jobs/${job.id}/similar?limit=${limit}`).expect(200)).body as { jobs: Job[] }).jobs;
    expect(await asked('2')).toEqual(jobs.slice(0, 2));
    expect(await asked('-1')).toHaveLength(1);
    const { length } = await asked('1e9');
    expect(length).toBeGreaterThan(6);
    expect(length).toBeLessThanOrEqual(24);
    await board.ada.get(`/api/jobs/${job.id}/similar?limit=many`).expect(400);
    await board.ada.get('/api/jobs/2147483647/similar').expect(404);
    await board.app.http.get(`/api/jobs/${job.id}/similar`).expect(401);
  });

  it('has beside it what shares its title, else what is of its field and country, each employer once', async () => {
    const more = { category: 'Education', location: 'Hull, United Kingdom', description: '' };
    await post(
      aLine({ ...more, title: 'Falconry Tutor', company: 'Example Mews' }),
      aLine({ ...more, title: 'Falconry Tutor', company: 'Example Mews', location: 'York, United Kingdom' }),
      aLine({ ...more, title: 'FALCONRY TUTOR', company: 'Sample Aviary', location: 'Leeds, United Kingdom' }),
      aLine({ ...more, title: 'Falconry Tutor', company: 'Sample Aviary' }),
      aLine({ ...more, title: 'Senior Falconry Tutor', category: 'Other', company: 'Example Castle' }),
      aLine({ ...more, title: 'Falconry Tutor', company: 'Example Past', expires_at: '2nd July 2023' }),
    );
    const job = await only('falconry tutor mews');
    const { jobs } = (await board.ada.get(`/api/jobs/${job.id}/similar`).expect(200)).body as { jobs: Job[] };
    expect(jobs.map(({ company }) => company).slice(0, 2)).toEqual(['Sample Aviary', 'Example Castle']);
    expect(jobs.slice(2).map(({ category }) => category)).toEqual(Array(4).fill('Education'));
    expect(new Set(jobs.map(({ company }) => company)).size).toBe(jobs.length);
  });

  it('has beside it the same work elsewhere before other work of its own employer', async () => {
    const here = { company: 'Example Yard', category: 'Engineering', location: 'Hull, United Kingdom' };
    const skills = ['Teamwork', 'Safety', 'English', 'Driving'];
    await post(
      aLine({ ...here, skills, title: 'Thatchwright Grebling' }),
      aLine({ ...here, skills, title: 'Occupational Health Nurse' }),
      aLine({ title: 'Apprentice Thatchwright', company: 'Sample Roofs', location: 'Toronto, Canada' }),
    );
    const job = await only('thatchwright grebling');
    const { jobs } = (await board.ada.get(`/api/jobs/${job.id}/similar?limit=24`).expect(200)).body as { jobs: Job[] };
    const titles = jobs.map(({ title }) => title);
    expect(titles[0]).toBe('Apprentice Thatchwright');
    expect(titles).toContain('Occupational Health Nurse');
  });

  it('may be an advert of 200,000 letters, found by its last word', async () => {
    const description = `${'A long story, told at length. '.repeat(6_900)}Hornswoggle.`;
    await post(aLine({ title: 'Epic poet', description }));
    const job = await only('hornswoggle');
    expect(job.description).toHaveLength(description.length);
    await board.ada.get(`/api/jobs/${job.id}/similar`).expect(200);
  });

  it('leaves the lists on the day after its closing date, and keeps its page', async () => {
    await post(
      aLine({ title: 'Zeppelin rigger', expires_at: '11:55 pm on Sunday 2nd July 2023' }),
      aLine({ title: 'Zeppelin pilot', expires_at: 'Rolling' }),
    );
    expect((await found('zeppelin')).map(({ title }) => title)).toEqual(['Zeppelin pilot']);
    const [{ id }] = await board.app.database.dataSource.query<[{ id: number }]>(
      `SELECT id FROM jobs WHERE title = 'Zeppelin rigger'`,
    );
    const { body } = await board.ada.get(`/api/jobs/${id}`).expect(200);
    expect(body).toMatchObject({ expired: true, expires_at: '11:55 pm on Sunday 2nd July 2023' });
  });

  it('says since when its source no longer has it, and no longer when it was there', async () => {
    await post(aLine({ title: 'Gramophone tuner', expires_at: '31st January 2127' }));
    const { id, checked_at } = await only('gramophone');
    expect(checked_at).toBeDefined();
    await board.app.database.dataSource.query(`UPDATE jobs SET removed_at = '2026-11-21T08:00:00Z' WHERE id = $1`, [
      id,
    ]);
    const { body } = await board.ada.get(`/api/jobs/${id}`).expect(200);
    expect(body).toMatchObject({ expired: true, removed_at: '2026-11-21T08:00:00.000Z' });
    expect(body).not.toHaveProperty('checked_at');
  });
});
