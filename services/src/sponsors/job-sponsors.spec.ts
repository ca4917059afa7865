import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import type { TestApp } from '../platform/testing/test-app.js';
import type { RegisterImport } from './import/register-import.js';
import { RulesRound } from './import/rules-round.js';
import { JobSponsors } from './job-sponsors.js';
import { identityOf } from './register/register-entry.js';
import { emptyRegisters, found, registerApp } from './testing/register-app.js';
import { aRegister, before, importRegister } from './testing/some-registers.js';

describe('the register as evidence on jobs', () => {
  let api: TestApp;
  let registers: RegisterImport;
  beforeAll(async () => {
    ({ api, registers } = await registerApp());
  });
  afterAll(() => api.close());
  beforeEach(() => emptyRegisters(api));

  it('shows the jobs of an employer on its page, one card for each opening, and how many there are', async () => {
    await importRegister(registers, '2026-01-01', before);
    const of = (title: string, source_id: string) =>
      aLine({ title, company: 'Staying Care Limited', location: 'Leeds, United Kingdom', source_id });
    const lines = asLines(of('Carer', '1'), of('Carer', '2'), of('Nurse', '3'));
    await importText(api.database.dataSource, 'openings.jsonl', lines);
    const ada = await api.as({ username: 'ada' });
    const { body } = await ada.get(`/api/sponsors/${(await found(ada, 'staying care')).id}`);
    expect(body).toMatchObject({ jobGroups: 2, jobTotal: 3 });
    const sizes = body.jobs.map(({ title, openings }: { title: string; openings: number[] }) => [
      title,
      openings.length,
    ]);
    expect(sizes.toSorted()).toEqual([
      ['Carer', 2],
      ['Nurse', 1],
    ]);
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
    await importRegister(registers, '2026-02-01', aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker'), {
      covers: 'all',
    });
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

  it('says of an employer that keeps another route alone that it sponsors no new Skilled Workers, on the job and its page', async () => {
    const other = 'Global Business Mobility: Senior or Specialist Worker';
    const held = (route: string) => `Staying Care Ltd,Leeds,,Worker (A rating),${route}`;
    await importRegister(registers, '2026-01-01', aRegister(held('Skilled Worker'), held(other)));
    const line = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(api.database.dataSource, 'some.jsonl', asLines(line));
    const ada = await api.as({ username: 'ada' });
    const job = async () => (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0].sponsorship;
    expect(await job()).not.toHaveProperty('caution');
    await importRegister(registers, '2026-02-01', aRegister(held(other)), { covers: 'all' });
    const caution = 'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.';
    expect(await job()).toMatchObject({ routes: [other], caution });
    const { sponsor } = (await ada.get('/api/sponsors/match?name=Staying+Care+Ltd')).body;
    expect(sponsor).toMatchObject({ caution });
    expect((await ada.get(`/api/sponsors/${sponsor.id}`)).body).toMatchObject({ caution });
    expect((await ada.get('/api/sponsors?query=staying+care')).body.sponsors[0]).not.toHaveProperty('caution');
    // a newer file that says nothing of the other route has it for Skilled Worker neither
    const someone = 'Someone New Ltd,,,Worker (A rating),Skilled Worker';
    await importRegister(registers, '2026-03-01', aRegister(someone), { covers: ['Skilled Worker'] });
    expect(await job()).toMatchObject({ routes: [other], caution });
    expect((await ada.get(`/api/sponsors/${sponsor.id}`)).body).toMatchObject({ state: 'not-covered', caution });
    const { former } = (await ada.get('/api/sponsors/match?name=Staying+Care+Ltd')).body;
    expect(former).toMatchObject({ state: 'not-covered', caution });
  });

  it('says of which register a town is that the newest one leaves out', async () => {
    const line = (name: string, town = '') => `${name},${town},,Worker (A rating),Skilled Worker`;
    const bring = (day: string, town: string) =>
      importRegister(registers, day, aRegister(line('Staying Care Ltd', town), line(`Joining of ${day} Ltd`)));
    await bring('2021-11-02', 'Leeds');
    const job = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(api.database.dataSource, 'some.jsonl', asLines(job));
    const ada = await api.as({ username: 'ada' });
    const { id } = await found(ada, 'staying care');
    const said = async () => {
      const { sponsorship } = (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0];
      const { town, townAsOf } = (await ada.get(`/api/sponsors/${id}`)).body;
      return [sponsorship.summary.replace(/.*: /, ''), sponsorship.asOf, town, townAsOf];
    };
    const entry = (town: string) => `Staying Care Ltd, ${town}, Skilled Worker, A rating`;
    expect(await said()).toEqual([entry('Leeds'), '2021-11-02', 'Leeds', '2021-11-02']);
    // as long as none states a town, it stays that of the one that did
    for (const day of ['2026-01-01', '2026-02-01']) {
      await bring(day, '');
      expect(await said()).toEqual([entry('Leeds (town as of 2 November 2021)'), day, 'Leeds', '2021-11-02']);
    }
    await bring('2026-03-01', 'Leeds');
    expect(await said()).toEqual([entry('Leeds'), '2026-03-01', 'Leeds', '2026-03-01']);
    await api.database.dataSource.query('UPDATE sponsors SET town_as_of = NULL');
    await bring('2026-04-01', '');
    expect(await said()).toEqual([entry('Leeds'), '2026-04-01', 'Leeds', undefined]); // of which day is not known
  });

  it('says of which register a town is that a file takes from another', async () => {
    const headings = 'organisation,town,county,type_rating,route,name_form,town_as_of';
    const entry = 'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker,as printed,2021-11-02';
    await importRegister(registers, '2026-08-21', Buffer.from([headings, entry].join('\n')));
    const line = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(api.database.dataSource, 'some.jsonl', asLines(line));
    const ada = await api.as({ username: 'ada' });
    const { sponsorship } = (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0];
    expect(sponsorship.summary).toContain('Staying Care Ltd, Leeds (town as of 2 November 2021), Skilled Worker');
    expect(await found(ada, 'staying care')).toMatchObject({ asOf: '2026-08-21', townAsOf: '2021-11-02' });
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

  it('reads again only the jobs of a name that somebody has decided about, however they spell it', async () => {
    await importRegister(registers, '2026-01-01', before);
    const companies = ['Staying Care Ltd', 'STAYING CARE LIMITED', 'Staying Care Group Ltd', 'Falling Kitchens Ltd'];
    const lines = companies.map((company) => aLine({ title: company, company }));
    await importText(api.database.dataSource, 'some.jsonl', asLines(...lines));
    const { dataSource } = api.database;
    const read: string[] = [];
    const runs = {
      async query<T>(sql: string, values?: unknown[]): Promise<T> {
        const rows = await dataSource.query<Record<string, unknown>[]>(sql, values);
        if (Array.isArray(rows))
          for (const { company, sponsorship } of rows) if (sponsorship) read.push(String(company));
        return rows as T;
      },
    };
    const jobs = new JobSponsors(dataSource);
    await jobs.renew(runs, identityOf('Staying Care Ltd').key);
    expect(read).toEqual(['Staying Care Ltd', 'STAYING CARE LIMITED']);
    read.length = 0;
    await jobs.renew(runs);
    expect(read).toEqual(companies);
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

  it('holds adverts with a foreign address once their name is decided to be a sponsor’s, unless they were released', async () => {
    await importRegister(registers, '2026-01-01', before);
    const robots = (title: string, url: string) =>
      aLine({ title, company: 'Leaving Robotics and Automation', location: 'Leeds, United Kingdom', url });
    const unsigned = { ...robots('Unsigned', 'https://robots-jobs.pk/2'), sponsorshipBy: undefined };
    const lines = asLines(
      robots('Own', 'https://www.robots.co.uk/1'),
      robots('Copy', 'https://leavingrobotics-jobs.ng/1'),
      robots('Released', 'https://leavingrobotics.in/1'),
      unsigned,
      aLine({ title: 'Other', company: 'Example Loaves', url: 'https://loaves.fr/1' }),
    );
    await importText(api.database.dataSource, 'some.jsonl', lines);
    const query = <T>(sql: string) => api.database.dataSource.query<T>(sql);
    await query(`INSERT INTO advert_holds (source_key, source_id, text_digest, reasons, state)
      SELECT source_key, source_id, repeat('0', 32), '[]', 'released' FROM jobs WHERE title = 'Released'`);
    const admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    const [review] = (await admin.get('/api/admin/reviews')).body.reviews;
    expect(review).toMatchObject({
      hosts: ['leavingrobotics-jobs.ng', 'leavingrobotics.in', 'robots-jobs.pk', 'robots.co.uk'],
      hostCount: 4,
      foreignHostCount: 3,
    });
    const path = `/api/admin/reviews/${review.id}`;
    await admin.post(path).send({ decision: 'match', sponsorId: review.candidates[0].id }).expect(200);
    const listed = await query<{ title: string }[]>('SELECT title FROM jobs WHERE removed_at IS NULL ORDER BY title');
    expect(listed.map(({ title }) => title)).toEqual(['Other', 'Own', 'Released']);
    expect(
      await query(`SELECT title, state, reasons -> 0 ->> 'kind' AS kind, reasons -> 0 ->> 'quote' AS quote
        FROM advert_holds JOIN jobs USING (source_key, source_id) WHERE state = 'held' ORDER BY title`),
    ).toEqual([
      { title: 'Copy', state: 'held', kind: 'copies-sponsor', quote: 'leavingrobotics-jobs.ng' },
      { title: 'Unsigned', state: 'held', kind: 'copies-sponsor', quote: 'robots-jobs.pk' },
    ]);
  });

  it('asks no more about a name that a later register has', async () => {
    await importRegister(registers, '2026-01-01', before);
    const robots = (title: string, company: string) => aLine({ title, company, location: 'Leeds, United Kingdom' });
    const lines = asLines(
      robots('One', 'Leaving Robotics and Automation Ltd'),
      robots('Two', 'Staying Care and Rest Ltd'),
    );
    await importText(api.database.dataSource, 'some.jsonl', lines);
    const admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    const asked = async () =>
      (await admin.get('/api/admin/reviews')).body.reviews.map(({ name }: { name: string }) => name).sort();
    expect(await asked()).toEqual(['Leaving Robotics and Automation Ltd', 'Staying Care and Rest Ltd']);
    const joined = 'Leaving Robotics and Automation Ltd,Leeds,,Worker (A rating),Skilled Worker';
    await importRegister(registers, '2026-02-01', Buffer.from(`${before.toString('utf8').trimEnd()}\n${joined}\n`));
    expect(await asked()).toEqual(['Staying Care and Rest Ltd']);
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
    expect(await api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await query('SELECT is_unsponsored FROM jobs')).toEqual([{ is_unsponsored: true }]);
    expect(await query('SELECT name, decision FROM sponsor_reviews')).toEqual([{ name: 'Taco Bell', decision: null }]);
    expect(await api.app.get(RulesRound).judgeAgain()).toBe(false);
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
    expect(await api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await flags()).toEqual(right);
    expect(await query('SELECT sum(n)::int AS n FROM sponsor_kinds')).toEqual([{ n: 1 }]);
  });
});
