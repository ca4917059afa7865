import { LicenceNews } from './licence-news.js';
import { NewsRound } from './news-round.js';
import { RulesRound } from './rules-round.js';
import { RegisterImport } from './register-import.js';
import { SponsorsModule } from './sponsors.module.js';
import { SponsorsWorkerModule } from './sponsors-worker.module.js';
import { aRegister, importRegister } from './testing/some-registers.js';
import { MailModule } from '../mail/mail.module.js';
import { importText } from '../jobs/testing/some-jobs.js';
import { aLine, asLines } from '../jobs/testing/some-jobs.js';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';

describe('a register that comes in', () => {
  let api: TestApp;
  let registers: RegisterImport;
  beforeAll(async () => {
    api = await testApp([SponsorsModule, SponsorsWorkerModule, MailModule, SavedJobsModule], {
      environment: { SPONSOR_REGISTERS: 'off' },
    });
    // none that the program makes by itself comes in between
    for (const round of [RulesRound, NewsRound]) api.app.get<RulesRound | NewsRound>(round).onApplicationShutdown();
    registers = new RegisterImport(api.database.dataSource);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // a program that has just started reads some of these tables, in another order: of two in a deadlock one is ended
    await eventually(() =>
      api.database.dataSource.query(
        `TRUNCATE sponsor_registers, sponsor_options, sponsor_kinds, sponsor_reviews, jobs, job_sources, job_applications,
         saved_jobs, notices, mail_outbox CASCADE`,
      ),
    );
  });

  const before = aRegister(
    'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker',
    'Leaving Robotics Ltd,Leeds,,Worker (A rating),Skilled Worker',
    'Elsewhere Ballet Company,London,,Temporary Worker (A rating),Creative Worker',
    'Renamed Looms Ltd,London,,Worker (A rating),Skilled Worker',
    'Falling Kitchens Ltd,London,,Worker (A rating),Skilled Worker',
    'Moving Money Ltd,London,,Worker (A (Premium)),Intra-company Routes',
  );
  const after = aRegister(
    'STAYING CARE LIMITED,,,Worker (A rating),Skilled Worker',
    'Renamed Looms Group Ltd,,,Worker (A rating),Skilled Worker',
    'Falling Kitchens Ltd,,,Worker (B rating),Skilled Worker',
    'Moving Money Ltd,,,Worker (A rating),Global Business Mobility: Senior or Specialist Worker',
    'Joining Bakeries Ltd,,,Worker (A rating),Skilled Worker',
  );
  const replay = async () => {
    await importRegister(registers, '2021-11-02', before);
    return importRegister(registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
  };
  type Person = Awaited<ReturnType<TestApp['as']>>;
  const found = async (person: Person, name: string) =>
    (await person.get(`/api/sponsors?query=${encodeURIComponent(name)}`)).body.sponsors[0];

  it('is a difference: who stays, who left, of whom nobody can say, what was re-rated', async () => {
    expect(await replay()).toMatchObject({ state: 'applied', added: 2, removed: 3, changed: 1 });
    const ada = await api.as({ username: 'ada' });
    const kinds = async (name: string) => {
      const { state, history } = await found(ada, name);
      return [state, ...history.map(({ kind }: { kind: string }) => kind)];
    };
    expect(await kinds('staying care')).toEqual(['listed', 'listed', 'listed']);
    expect(await kinds('leaving robotics')).toEqual(['left', 'left', 'listed']);
    expect(await kinds('elsewhere ballet')).toEqual(['not-covered', 'not-covered', 'listed']);
    expect(await kinds('falling kitchens')).toEqual(['listed', 're-rated', 'listed']);
    expect(await kinds('moving money')).toEqual(['listed', 'listed', 'listed']);
    expect(await kinds('joining bakeries')).toEqual(['listed', 'joined']);
    const match = async (name: string) => (await ada.get(`/api/sponsors/match?name=${encodeURIComponent(name)}`)).body;
    expect(await match('Leaving Robotics')).toMatchObject({
      result: 'none',
      former: { name: 'Leaving Robotics Ltd', state: 'left' },
      asOf: '2026-08-21',
    });
    expect(await match('Joining Bakeries')).not.toHaveProperty('former');
    expect(await match('Leaving')).not.toHaveProperty('former');
    // a company that has become another form since is none of the register's now, and was
    expect(await match('Leaving Robotics Plc')).toMatchObject({
      result: 'none',
      former: { name: 'Leaving Robotics Ltd', state: 'left' },
    });
    // the town of an earlier register stays where the new one states none
    expect(await found(ada, 'staying care')).toMatchObject({ name: 'STAYING CARE LIMITED', town: 'Leeds' });
    const { id } = (await ada.get('/api/sponsors?query=renamed+looms')).body.sponsors.find(
      ({ state }: { state: string }) => state === 'unclear',
    );
    expect((await ada.get(`/api/sponsors/${id}`)).body.similar).toMatchObject([{ name: 'Renamed Looms Group Ltd' }]);
  });

  it('is told once to whoever watches or tracks, in the app and by mail, and never twice', async () => {
    await importRegister(registers, '2021-11-02', before);
    const ada = await api.as({ username: 'ada' });
    const sam = await api.as({ username: 'sam' });
    const watch = async (name: string) => ada.put(`/api/sponsors/${(await found(ada, name)).id}/watch`);
    for (const name of ['staying care', 'leaving robotics', 'elsewhere ballet', 'renamed looms', 'falling kitchens'])
      await watch(name);
    for (const company of ['Leaving Robotics Limited', 'LEAVING ROBOTICS', 'Joining Bakeries', 'Moving Money'])
      for (const { user } of [ada, sam])
        await api.database.dataSource.query(
          `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Baker', $2, 'Leeds, United Kingdom')`,
          [user.id, company],
        );
    const kim = await api.as({ username: 'kim' });
    await api.database.dataSource.query(
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location)
       VALUES ($1, 'Baker', 'Joining Bakeries', 'New York, NY, United States')`,
      [kim.user.id],
    );
    await importRegister(registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    await importRegister(registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    for (const _ of [1, 2]) await api.app.get(LicenceNews).tell();
    const notices = async (person: Person) =>
      (await person.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title).sort();
    expect(await notices(ada)).toEqual([
      'Falling Kitchens Ltd is rated otherwise: B rating',
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
      'Renamed Looms Ltd is not in the register under this name any more',
    ]);
    expect(await notices(kim)).toEqual([]); // a British register says nothing of a job in New York
    expect(await notices(sam)).toEqual([
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
    ]);
    const mails = await api.database.dataSource.query<
      { id: string; recipient: string; subject: string; text: string }[]
    >('SELECT id, recipient, subject, text_body AS text FROM mail_outbox ORDER BY recipient');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.org', '4 employers you follow changed in the register'],
      ['sam@example.org', '2 employers you follow changed in the register'],
    ]);
    expect(mails[1]!.text).toContain('http://127.0.0.1:8080/sponsors/');
    // who leaves by the link of the mail is told in the app alone
    const way = /\/unsubscribe\/[\w-]+/.exec(mails[1]!.text)![0];
    expect((await api.http.get(way)).text).toContain('Mails about employers that you follow');
    await api.http.post(way).expect(200);
    expect((await api.http.get(way)).text).toContain('These mails are off already');
    await importRegister(registers, '2026-09-21', aRegister('Nobody Else Ltd,,,Worker (A rating),Skilled Worker'), {
      covers: ['Skilled Worker'],
    });
    await api.app.get(LicenceNews).tell();
    const later = await api.database.dataSource.query<{ recipient: string }[]>(
      'SELECT recipient FROM mail_outbox WHERE id <> ALL($1)',
      [mails.map(({ id }) => id)],
    );
    expect(later).toEqual([{ recipient: 'ada@example.org' }]);
    expect((await notices(sam)).length).toBe(3);
  });

  it('is told to whoever saved a job, once for each employer, though it is tracked and watched as well', async () => {
    await importRegister(registers, '2021-11-02', before);
    const { dataSource } = api.database;
    const advert = (company: string) => aLine({ title: company, company, location: 'Leeds, United Kingdom' });
    const companies = ['Leaving Robotics Limited', 'Joining Bakeries', 'Staying Care'];
    await importText(dataSource, 'saved.jsonl', asLines(...companies.map(advert)));
    const jobs = await dataSource.query<{ id: number }[]>('SELECT id FROM jobs ORDER BY id');
    const ada = await api.as({ username: 'ada' });
    const sam = await api.as({ username: 'sam' });
    for (const { id } of jobs) for (const person of [ada, sam]) await person.put(`/api/saved-jobs/${id}`).expect(204);
    await ada.put(`/api/sponsors/${(await found(ada, 'leaving robotics')).id}/watch`).expect(204);
    for (const company of companies)
      await dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Baker', $2, 'Leeds')`,
        [ada.user.id, company],
      );
    await sam.delete(`/api/saved-jobs/${jobs[1]!.id}`).expect(204);
    await importRegister(registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    await api.app.get(LicenceNews).tell();
    const notices = async (person: Person) =>
      (await person.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title).sort();
    expect(await notices(ada)).toEqual([
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
    ]);
    expect(await notices(sam)).toEqual(['Leaving Robotics Ltd is no longer in the register of licensed sponsors']);
  });

  it('goes on with an employer whose name was spelled by older rules, and finds it by today’s', async () => {
    const hospital = aRegister('Example National Health Service Trust,Leeds,,Worker (A rating),Skilled Worker');
    await importRegister(registers, '2026-01-05', hospital);
    await api.database.dataSource.query(`UPDATE sponsors SET key = 'example national health service trust|'`);
    await api.database.dataSource.query(`UPDATE sponsor_names SET exact = '{}', near = '{}'`);
    const next = aRegister('Example National Health Service Trust,Leeds,,Worker (B rating),Skilled Worker');
    expect(await importRegister(registers, '2026-02-05', next)).toMatchObject({ added: 0, removed: 0, changed: 1 });
    const ada = await api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors/match?name=Example+NHS+Trust')).body).toMatchObject({ result: 'match' });
  });

  it('is told to who tracks an employer that left when a later register brings it back, once for each event', async () => {
    await importRegister(registers, '2026-01-05', before);
    const ada = await api.as({ username: 'ada' });
    for (const company of ['Leaving Robotics', 'Falling Kitchens'])
      await api.database.dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Fitter', $2, 'Leeds')`,
        [ada.user.id, company],
      );
    const without = before
      .toString('utf8')
      .replace(/^Leaving Robotics.*$/m, 'Someone New Ltd,,,Worker (A rating),Scale-up');
    const reRated = before.toString('utf8').replace(/(Falling Kitchens.*)\(A rating\)/, '$1(B rating)');
    for (const [day, text] of [
      ['2026-02-05', without],
      ['2026-03-05', before],
      ['2026-04-05', reRated],
    ] as const)
      for (const _ of [1, 2]) {
        await importRegister(registers, day, Buffer.from(text), { covers: 'all' });
        await api.app.get(LicenceNews).tell();
      }
    const { notices } = (await ada.get('/api/notices')).body;
    expect(notices.map(({ title }: { title: string }) => title).reverse()).toEqual([
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
      'Leaving Robotics Ltd is now in the register of licensed sponsors',
      'Falling Kitchens Ltd is rated otherwise: B rating',
    ]);
    expect(notices[1].text).toBe('The register of 5 March 2026 has it, for Skilled Worker.');
  });

  it('waits for an administrator when it is under half or over double the last', async () => {
    await importRegister(registers, '2026-01-01', before);
    const small = aRegister('Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker');
    expect(await importRegister(registers, '2026-02-01', small, { isConfirmed: false })).toMatchObject({
      state: 'held',
      heldBecause: 'It has 1 lines, the last register 6: less than half.',
    });
    const admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    const { registers: list } = (await admin.get('/api/sponsors/admin/registers')).body;
    expect(list).toMatchObject([{ state: 'held', asOf: '2026-02-01' }, { state: 'applied' }]);
    const many = aRegister(
      ...Array.from({ length: 13 }, (_, at) => `Firm ${at} Ltd,,,Worker (A rating),Skilled Worker`),
    );
    expect(await importRegister(registers, '2026-02-01', many, { isConfirmed: false, name: 'many.csv' })).toMatchObject(
      {
        state: 'held',
        heldBecause: expect.stringContaining('more than double'),
        replaced: 'register of 2026-02-01',
      },
    );
    expect((await admin.get('/api/sponsors/admin/registers')).body.registers).toMatchObject([
      { state: 'held', name: 'many.csv', replacedBy: null },
      { state: 'replaced', name: 'register of 2026-02-01', replacedBy: 'many.csv' },
      { state: 'applied' },
    ]);
    expect((await admin.post(`/api/sponsors/admin/registers/${list[0].id}`).send({ decision: 'discard' })).status).toBe(
      409, // a newer one has taken its place
    );
    const ada = await api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors')).body.total).toBe(6);
  });

  it.each([
    ['route', 'Worker (A rating),Skilled Wor', 'Row 4 has a route "Skilled Wor", which no register had before.'],
    [
      'rating',
      'Worker (C rating),Skilled Worker',
      'Row 4 has a rating "Worker (C rating)", which no register had before.',
    ],
    ['type', 'Wrker (A rating),Skilled Worker', 'Row 4 has a rating "Wrker (A rating)", which no register had before.'],
  ])(
    'waits for an administrator when it has a %s that nobody knows, until that is confirmed',
    async (_, cell, heldBecause) => {
      await importRegister(registers, '2026-01-01', before);
      const lines = before.toString().split('\n').slice(1);
      const next = (more: string) => aRegister(...lines.slice(0, 2), `Odd Ones Ltd,,,${cell}`, ...lines.slice(2), more);
      const first = next('More Ltd,,,Worker (A rating),Skilled Worker');
      expect(await importRegister(registers, '2026-02-01', first, { isConfirmed: false })).toMatchObject({
        state: 'held',
        heldBecause,
      });
      const ada = await api.as({ username: 'ada' });
      expect((await ada.get('/api/sponsors')).body.total).toBe(6);
      expect(await importRegister(registers, '2026-02-01', first)).toMatchObject({ state: 'applied' });
      const second = next('Others Ltd,,,Worker (A rating),Skilled Worker');
      expect(await importRegister(registers, '2026-03-01', second, { isConfirmed: false })).toMatchObject({
        state: 'applied',
      });
    },
  );

  it('does not take another legal form for the same company, and tells who watches it', async () => {
    const line = (name: string) => aRegister(`${name},Harrow,,Worker (A rating),Skilled Worker`);
    await importRegister(registers, '2026-01-01', line('Angel Care PLC'));
    const ada = await api.as({ username: 'ada' });
    await ada.put(`/api/sponsors/${(await found(ada, 'angel care')).id}/watch`).expect(204);
    expect((await ada.get('/api/sponsors/match?name=Angel+Care+Ltd')).body.result).toBe('review');
    expect(await importRegister(registers, '2026-02-01', line('ANGEL CARE LTD'), { covers: 'all' })).toMatchObject({
      added: 1,
      removed: 1,
    });
    await api.app.get(LicenceNews).tell();
    expect((await ada.get('/api/notices')).body.notices).toMatchObject([
      { title: 'Angel Care PLC is not in the register under this name any more' },
    ]);
  });

  it('says of a name that is gone what its history says, though what is like it is only told to who knows it', async () => {
    const line = (name: string) => aRegister(`${name},,,Worker (A rating),Skilled Worker`);
    await importRegister(registers, '2026-01-01', line('Tamsin Harbourne Ltd'));
    await importRegister(registers, '2026-02-01', line('Tamsin Harbourne Jones'), { covers: 'all' });
    const ada = await api.as({ username: 'ada' });
    const { body } = await ada.get('/api/sponsors/match?name=Tamsin+Harbourne+Ltd').expect(200);
    expect(body).toMatchObject({
      result: 'none',
      candidates: [],
      former: { name: 'Tamsin Harbourne Ltd', state: 'unclear' },
    });
  });

  it('is for administrators who have entered the password, and so are the names that wait', async () => {
    const calls = [
      ['get', '/api/sponsors/admin/registers'],
      ['post', '/api/sponsors/admin/registers/1'],
      ['post', '/api/sponsors/admin/import'],
      ['get', '/api/admin/reviews'],
      ['post', '/api/admin/reviews/1'],
    ] as const;
    const people = [
      { person: await api.as({ username: 'other', role: 'admin' }), says: 'Enter the admin password first.' },
      { person: await api.as({ username: 'ada' }), says: 'This is for administrators.' },
    ];
    for (const { person, says } of people) {
      for (const [method, path] of calls) {
        expect((await person[method](path)).body).toMatchObject({ status: 403, detail: says });
      }
    }
  });

  it('changes nothing when it cannot be read: the last good one stays', async () => {
    await importRegister(registers, '2026-01-01', before);
    await expect(importRegister(registers, '2026-02-01', before.subarray(0, -60))).rejects.toThrow('cut off');
    await expect(importRegister(registers, '2025-01-01', after)).rejects.toThrow('2026-01-01');
    const ada = await api.as({ username: 'ada' });
    expect((await ada.get('/api/sponsors')).body).toMatchObject({ total: 6, asOf: '2026-01-01' });
  });

  it('is evidence on British jobs of its employers, and on no others', async () => {
    await importRegister(registers, '2026-01-01', before);
    const lines = asLines(
      aLine({ title: 'Carer', company: 'Staying Care Limited' }),
      aLine({ title: 'Nurse', company: 'Staying Care', visa_type: '', sponsorship: 'unknown' }),
      aLine({ title: 'Abroad', company: 'Staying Care Ltd', location: 'Boston, MA, United States' }),
      aLine({ title: 'Unsure', company: 'Leaving Robot' }),
      aLine({ title: 'Unknown', company: 'Nobody Knows Us', visa_type: '', sponsorship: 'unknown' }),
    );
    await importText(api.database.dataSource, 'some.jsonl', lines);
    const rows = await api.database.dataSource.query<{ title: string; kinds: string[] }[]>(
      `SELECT title, ARRAY(SELECT e ->> 'kind' FROM jsonb_array_elements(sponsorship) e) AS kinds FROM jobs ORDER BY title`,
    );
    expect(rows).toEqual([
      { title: 'Abroad', kinds: ['administrator'] },
      { title: 'Carer', kinds: ['register', 'administrator'] },
      { title: 'Nurse', kinds: ['register'] },
      { title: 'Unsure', kinds: ['administrator'] },
    ]);
    const facets = await api.database.dataSource.query<{ rated: number }[]>(
      `SELECT count(*)::int AS rated FROM job_search JOIN job_options ON job_options.id = job_search.rating
       WHERE facet = 'rating' AND value = 'A rating'`,
    );
    expect(facets).toEqual([{ rated: 2 }]);
    const ada = await api.as({ username: 'ada' });
    const { id, jobs } = (await ada.get(`/api/sponsors/${(await found(ada, 'staying care')).id}`)).body;
    expect(jobs.map(({ title }: { title: string }) => title).sort()).toEqual(['Carer', 'Nurse']);
    expect(jobs[0].sponsorship.evidence[0]).toMatchObject({
      kind: 'register',
      summary:
        'The employer is in the UK register of licensed sponsors: Staying Care Ltd, Leeds, Skilled Worker, A rating',
      asOf: '2026-01-01',
      sponsorId: id,
      rating: 'A rating',
      routes: ['Skilled Worker'],
    });
    // what only the register said is no longer said once it does not
    await importRegister(registers, '2026-02-01', aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker'));
    const gone = (await ada.get(`/api/jobs/${jobs.find(({ title }: { title: string }) => title === 'Nurse').id}`)).body;
    expect(gone).toMatchObject({ expired: true, sponsorship: { ended: true, asOf: '2026-01-01' } });
    const still = (await ada.get(`/api/jobs/${jobs.find(({ title }: { title: string }) => title === 'Carer').id}`))
      .body;
    expect(still.sponsorship).not.toHaveProperty('ended');
    const left = (await ada.get('/api/jobs/filter-counts')).body.category;
    expect(left).toEqual([{ value: 'Other', count: 3 }]);
    // and is said again once it does, of a job that was refused for want of it too
    await importRegister(
      registers,
      '2026-03-01',
      aRegister(
        'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker',
        'Nobody Knows Us Ltd,Leeds,,Worker (A rating),Skilled Worker',
      ),
    );
    expect((await ada.get('/api/jobs/filter-counts')).body.category).toEqual([{ value: 'Other', count: 4 }]);
    await importText(api.database.dataSource, 'some.jsonl', lines);
    expect((await ada.get('/api/jobs/filter-counts')).body.category).toEqual([{ value: 'Other', count: 5 }]);
  });

  it('asks an administrator about a name once, for all jobs of that name', async () => {
    await importRegister(registers, '2026-01-01', before);
    const robots = (title: string) =>
      aLine({ title, company: 'Leaving Robotics and Automation', location: 'Leeds, United Kingdom' });
    await importText(api.database.dataSource, 'some.jsonl', asLines(robots('One'), robots('Two')));
    const admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    const { reviews } = (await admin.get('/api/admin/reviews')).body;
    expect(reviews).toMatchObject([
      { name: 'Leaving Robotics and Automation', decision: null, candidates: [{ name: 'Leaving Robotics Ltd' }] },
    ]);
    const path = `/api/admin/reviews/${reviews[0].id}`;
    expect((await admin.post(path).send({ decision: 'match' })).body.errors[0].field).toBe('sponsorId');
    expect((await admin.post(path).send({ decision: 'maybe' })).status).toBe(400);
    const other = await admin
      .post(path)
      .send({ decision: 'match', sponsorId: (await found(admin, 'staying care')).id });
    expect(other.body.errors).toEqual([
      {
        field: 'sponsorId',
        message: 'Staying Care Ltd is not among those that “Leaving Robotics and Automation” may be',
      },
    ]);
    const decided = await admin.post(path).send({ decision: 'match', sponsorId: reviews[0].candidates[0].id });
    expect(decided.body).toMatchObject({
      decision: 'match',
      decidedBy: 'admin',
      sponsor: { name: 'Leaving Robotics Ltd' },
    });
    const jobsWith = async () =>
      (
        await api.database.dataSource.query<{ n: number }[]>(
          `SELECT count(*)::int AS n FROM jobs WHERE sponsorship @> '[{"kind": "register"}]'`,
        )
      )[0]!.n;
    expect(await jobsWith()).toBe(2);
    // once it has left, what a person said is still known of the name
    const match = async () => (await admin.get('/api/sponsors/match?name=Leaving+Robotics+and+Automation')).body;
    expect(await match()).toMatchObject({ result: 'match' });
    await importRegister(registers, '2026-02-01', aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker'));
    expect(await match()).toMatchObject({ result: 'none', former: { name: 'Leaving Robotics Ltd' } });
    await importRegister(registers, '2026-03-01', before);
    expect(await jobsWith()).toBe(2);
    await admin.post(path).send({ decision: 'none' });
    expect(await match()).not.toHaveProperty('former');
    expect(await jobsWith()).toBe(0);
    expect((await admin.get('/api/admin/reviews')).body.total).toBe(0);
    expect((await admin.get('/api/admin/reviews?state=decided')).body.total).toBe(1);
    expect((await admin.post('/api/admin/reviews/4711').send({ decision: 'none' })).status).toBe(404);
  });

  it('brings in the advert that was refused while its name waited, once somebody decides: its file has not changed', async () => {
    await importRegister(registers, '2026-01-01', before);
    const line = aLine({ company: 'Leaving Robotics and Automation', visa_type: '', sponsorship: 'unknown' });
    const lines = asLines(line, aLine());
    const read = () => importText(api.database.dataSource, 'asked.jsonl', lines);
    expect(await read()).toMatchObject({
      added: 1,
      rejected: [{ reason: 'Nothing says that this job is sponsored.' }],
    });
    expect(await read()).toMatchObject({ isUnchanged: true });
    const admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    const [review] = (await admin.get('/api/admin/reviews')).body.reviews;
    const path = `/api/admin/reviews/${review.id}`;
    await admin.post(path).send({ decision: 'match', sponsorId: review.candidates[0].id }).expect(200);
    expect(await read()).toMatchObject({ added: 1, rejected: [] });
  });

  it('judges the jobs that it has again where the rules are others than those they were judged by', async () => {
    await importRegister(
      registers,
      '2026-01-01',
      aRegister('Campana Ltd T/A Taco Bell,,,Worker (A rating),Skilled Worker'),
    );
    const line = aLine({
      company: 'Campana Ltd',
      location: 'Exeter, United Kingdom',
      visa_type: '',
      sponsorship: 'unknown',
    });
    await importText(api.database.dataSource, 'some.jsonl', asLines(line));
    const query = <T>(sql: string) => api.database.dataSource.query<T>(sql);
    // as older rules had taken it: by a name that any restaurant may have
    await query(`UPDATE jobs SET company = 'Taco Bell'`);
    await query(`INSERT INTO system_state (key, value) VALUES ('sponsors.rules', '{"rules": "older"}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    expect(await api.app.get(RulesRound).look()).toBe(true);
    expect(await query('SELECT is_unsponsored FROM jobs')).toEqual([{ is_unsponsored: true }]);
    expect(await query('SELECT name, decision FROM sponsor_reviews')).toEqual([{ name: 'Taco Bell', decision: null }]);
    expect(await api.app.get(RulesRound).look()).toBe(false);
  });

  it('counts an employer that comes back as added, and as nothing else', async () => {
    const stays = 'Known Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker';
    const goes = 'Revolving Looms Ltd,Hull,,Worker (A rating),Skilled Worker';
    await importRegister(registers, '2026-01-01', aRegister(stays, goes));
    expect(await importRegister(registers, '2026-02-01', aRegister(stays))).toMatchObject({ added: 0, removed: 1 });
    expect(await importRegister(registers, '2026-03-01', aRegister(goes, stays))).toMatchObject({
      added: 1,
      removed: 0,
      changed: 0,
    });
  });

  it('judges the entries that it has again where other rules said who may be a person', async () => {
    const lines = [
      'Transport for Example,Leeds,,Worker (A rating),Skilled Worker',
      'Tamsin Harbourne,Leeds,,,Scale-up',
    ];
    await importRegister(registers, '2026-01-01', aRegister(...lines));
    const query = <T>(sql: string) => api.database.dataSource.query<T>(sql);
    const flags = () =>
      query(`SELECT sponsors.name, sponsors.look_up_only AS own, sponsor_search.look_up_only AS searched
        FROM sponsors JOIN sponsor_search ON sponsor_id = sponsors.id ORDER BY name`);
    const right = [
      { name: 'Tamsin Harbourne', own: true, searched: true },
      { name: 'Transport for Example', own: false, searched: false },
    ];
    expect(await flags()).toEqual(right);
    await query('UPDATE sponsors SET look_up_only = NOT look_up_only');
    await query('UPDATE sponsor_search SET look_up_only = NOT look_up_only');
    await query(`INSERT INTO system_state (key, value) VALUES ('sponsors.rules', '{"rules": "older"}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    expect(await api.app.get(RulesRound).look()).toBe(true);
    expect(await flags()).toEqual(right);
    expect(await query('SELECT sum(n)::int AS n FROM sponsor_kinds')).toEqual([{ n: 1 }]);
  });

  it('speaks for jobs whose place is British by postcode, short name, county, pounds or the town of a registered employer', async () => {
    await importRegister(
      registers,
      '2026-01-05',
      aRegister('Known Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker'),
    );
    const silent = (location: string, more = {}) =>
      aLine({ company: 'Known Bakers Ltd', visa_type: '', sponsorship: 'unknown', location, ...more });
    const listed = [
      'Home based (UK)',
      'London, GB',
      'Salisbury - SP4 0JQ',
      'Guildford, Surrey',
      'Westminster',
      'Stoke-on-Trent',
      'Leeds',
    ];
    const unlisted = ['Perth, WA', 'Manchester, NH', 'Manchester, Jamaica', 'Remote', 'Paris', ''];
    const pounds = { salary: '£42,000 a year' };
    const known = [
      silent('Remote', pounds),
      silent('', pounds),
      silent('Hybrid', { description: 'Bread. Salary: £42,000 per annum.' }),
      silent('Remote', { visa_type: 'Tier 2 (UK)' }),
      silent('Remote', { country: 'United Kingdom' }),
      silent('', { extra: { country: 'GB' } }),
      silent('Leeds'),
    ];
    const unknown = [
      silent('Leeds', { company: 'Unknown Bakers Ltd' }),
      silent('Leeds', { visa_type: 'H-1B (US)' }),
      silent('Remote', { salary: '$42,000 a year' }),
      silent('Remote', { ...pounds, company: 'Unknown Bakers Ltd' }),
      silent('Worldwide', pounds),
      silent('Remote', { ...pounds, country: 'Ireland' }),
    ];
    const lines = [...[...listed, ...unlisted].map((place) => silent(place)), ...unknown, ...known];
    const { added, rejected } = await importText(api.database.dataSource, 'places.jsonl', asLines(...lines));
    expect([added, rejected.length]).toEqual([listed.length + known.length, unlisted.length + unknown.length]);
    const jobs = await api.database.dataSource.query<{ country: string; place_words: string }[]>(
      `SELECT country, place_words FROM jobs WHERE source_key = 'places' ORDER BY id`,
    );
    expect(jobs.map(({ country }) => country)).toEqual([...listed, ...known].map(() => 'United Kingdom'));
    expect(jobs.at(-1)!.place_words).toContain('West Yorkshire');
  });

  it('says "left" of a school although the hospitals of its town stay', async () => {
    const line = (name: string) => `${name},Bolton,,Worker (A rating),Skilled Worker`;
    const trust = line('Bolton NHS Foundation Trust');
    await importRegister(registers, '2026-01-05', aRegister(line("Bolton Muslim Girls' School"), trust));
    await importRegister(registers, '2026-08-21', aRegister(trust));
    expect(
      await api.database.dataSource.query(`SELECT name, state FROM sponsors WHERE state <> 'listed' ORDER BY name`),
    ).toEqual([{ name: "Bolton Muslim Girls' School", state: 'left' }]);
  });
});
